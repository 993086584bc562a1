import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import type { Window } from '../cards/effects.ts';
import { usualPowerOf } from './light/power.ts';

/** How people handle their cards, which reveals something about the hidden ones. */

/** Moments that a face-down card misses (VV-10.5). */
const BEFORE_THE_FLIP: readonly Window[] = [
  'on-play',
  'play-restriction',
  'end-planning',
  'withdraw-revealed',
  'withdraw-execute',
  'before-revelation',
  'during-revelation',
];

export function missesItsMoment(card: ClanCardId): boolean {
  return CLAN_CARDS[card].windows.some((window) => BEFORE_THE_FLIP.includes(window));
}

/**
 * How likely a card is to be kept rather than put under the Clan deck, relative to others. Novices value Power more
 * than twice as much as this; the habits of other players are unknown.
 */
export function chanceKept(card: ClanCardId, shown: boolean): number {
  return (shown ? 6 : 1) * Math.exp(0.35 * usualPowerOf(card));
}

/**
 * How likely a card is to be the one that lies face down, relative to others of the same seat. Players who pay for it
 * hide cards that nobody knows and strong cards, and hardly ever cards that would miss their moment. The effect is
 * weaker here than for novices, who do nothing else.
 */
export function chanceFaceDown(card: ClanCardId, known: boolean, blood: number): number {
  const hidden = (known ? 0.25 : 1) * (missesItsMoment(card) ? 0.3 : 1);
  return hidden * Math.exp((0.25 + 0.03 * Math.min(blood, 4)) * usualPowerOf(card));
}
