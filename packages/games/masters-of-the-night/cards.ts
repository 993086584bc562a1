import { ABILITIES } from './cards/abilities.ts';
import { DISTRICTS, DRINKS, MOST_EXPOSED_DISTRICTS, MOST_SHIFTED } from './cards/districts.ts';
import { BOXES, CARDS_PER_LEVEL } from './cards/editions.ts';
import { EVENTS } from './cards/events.ts';
import { RELICS } from './cards/relics.ts';
import { SIGILS } from './cards/sigils.ts';
import { ACTION_POINTS, MOST_BLOOD, MOST_KILLS, START, TRACKERS, UNLOCKS, VEIL } from './cards/trackers.ts';
import { VAMPIRES } from './cards/vampires.ts';

/** The components as shown by boards, terminals and texts: those of the match shown, not today's. */
export const cards = {
  abilities: ABILITIES,
  districts: DISTRICTS,
  drinks: DRINKS,
  mostExposedDistricts: MOST_EXPOSED_DISTRICTS,
  mostShifted: MOST_SHIFTED,
  boxes: BOXES,
  cardsPerLevel: CARDS_PER_LEVEL,
  events: EVENTS,
  relics: RELICS,
  sigils: SIGILS,
  actionPoints: ACTION_POINTS,
  mostBlood: MOST_BLOOD,
  mostKills: MOST_KILLS,
  start: START,
  trackers: TRACKERS,
  unlocks: UNLOCKS,
  veil: VEIL,
  vampires: VAMPIRES,
};

export type MastersCards = typeof cards;

/** The tables of the match shown: they come with its words. Anything missing from them is as it is today. */
export function cardsOf({ cards: shown }: { readonly cards: unknown }): MastersCards {
  return shown ? { ...cards, ...shown } : cards;
}
