import { CLAN_CARDS, type ClanCardId } from '../cards/clan-cards.ts';
import type { Window } from '../cards/effects.ts';

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

/** How likely a card is to be kept rather than put under the Clan deck, compared with others. */
export function chanceKept(card: ClanCardId, shown: boolean): number {
  return (shown ? 6 : 1) * (1 + 0.15 * CLAN_CARDS[card].power);
}

/** How likely a card is to be the one that lies face down, compared with others of the same seat. */
export function chanceFaceDown(card: ClanCardId, known: boolean, blood: number): number {
  const { power } = CLAN_CARDS[card];
  const hidden = (known ? 0.5 : 1.5) * (missesItsMoment(card) ? 0.3 : 1);
  return hidden * (1 + (0.1 + 0.05 * Math.min(blood, 4)) * power);
}
