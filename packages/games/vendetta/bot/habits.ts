import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import type { Window } from '../cards/effects.ts';
import { usualPowerOf } from './light/power.ts';

/** How people treat their cards: what tells something about those that nobody sees. */

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
 * How likely a card is to be kept rather than put under the Clan deck, compared with others. Novices go by Power more
 * than twice as much as this; nobody knows how others do.
 */
export function chanceKept(card: ClanCardId, shown: boolean): number {
  return (shown ? 6 : 1) * Math.exp(0.35 * usualPowerOf(card));
}

/**
 * How likely a card is to be the one that lies face down, compared with others of the same seat. Whoever pays for it
 * hides what nobody knows, what is strong, and hardly ever what would miss its moment; less so than novices, who do
 * nothing else.
 */
export function chanceFaceDown(card: ClanCardId, known: boolean, blood: number): number {
  const hidden = (known ? 0.25 : 1) * (missesItsMoment(card) ? 0.3 : 1);
  return hidden * Math.exp((0.25 + 0.03 * Math.min(blood, 4)) * usualPowerOf(card));
}
