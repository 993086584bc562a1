import type { Seat } from '@nokturn/engine';
import type { CardNo } from '../cards/cards.ts';
import type { HungerView } from '../secrets.ts';

/** The first cards without the second ones. Copies are equal: as many are left as there are more of them. */
export function minus(cards: readonly CardNo[], others: readonly CardNo[]): CardNo[] {
  const left = [...cards];
  for (const card of others) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * The cards of a seat that do not lie open: its deck and its hand together. Everybody knows them, because everybody has
 * seen each of them being taken; in which order they lie is a secret (section 6).
 */
export function hiddenOf(view: HungerView, seat: Seat): CardNo[] {
  const player = view.players[seat];
  if (!player) return [];
  const { owned, playing, discard, digested } = player;
  return minus(owned, [...playing, ...discard, ...digested]);
}
