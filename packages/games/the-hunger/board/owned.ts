import type { Seat } from '@nokturn/engine';
import type { CardNo } from '../cards/cards.ts';
import type { HungerView } from '../secrets.ts';

/** Every card that a seat owns, the Starting Powers included: everybody has seen each of them being taken (section 6). */
export function ownedBy(view: HungerView, seat: Seat): readonly CardNo[] {
  const player = view.players[seat];
  if (!player) return [];
  const { deck, hand, playing, discard, digested } = player;
  return [...deck, ...hand, ...playing, ...discard, ...digested].filter((card) => card !== null);
}
