import type { District } from '../cards/districts.ts';
import type { LastingEffect } from '../cards/effects.ts';
import { EVENT_IDS, EVENTS, type EventId } from '../cards/events.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import type { LyingCard, State } from './state.ts';

/** Effects of event cards that are in play or in force (MN-19). */

const STANDING_OF = new Map<EventId, readonly LastingEffect[]>(
  EVENT_IDS.map((id) => [id, EVENTS[id].lying?.standing ?? EVENTS[id].inForce]),
);

function says(event: EventId, standing: LastingEffect): boolean {
  return (STANDING_OF.get(event) as readonly LastingEffect[]).includes(standing);
}

/** By the card beside the city. */
export function isInForce({ inForce }: State, standing: LastingEffect): boolean {
  return inForce !== null && says(inForce, standing);
}

/** By a lying card anywhere. */
export function holdsInCity({ lying }: State, standing: LastingEffect): boolean {
  for (let i = 0; i < lying.length; i++) if (says((lying[i] as LyingCard).event, standing)) return true;
  return false;
}

/** By a lying card in the district. */
export function holdsInDistrict({ lying }: State, district: District, standing: LastingEffect): boolean {
  for (let i = 0; i < lying.length; i++) {
    const card = lying[i] as LyingCard;
    if (card.district === district && says(card.event, standing)) return true;
  }
  return false;
}

/** By a card on the vampire's sheet; returns the card, or null. */
export function cardOnSheet(
  { lying }: State,
  vampire: VampireNumber,
  standing: LastingEffect,
): EventId | null {
  for (let i = 0; i < lying.length; i++) {
    const card = lying[i] as LyingCard;
    if (card.holder === vampire && says(card.event, standing)) return card.event;
  }
  return null;
}
