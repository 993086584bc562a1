import type { Seat, View } from '@nokturn/engine';
import { influenceOf } from './count.ts';
import type { VendettaView } from './secrets.ts';

/** What a line of play can bring or cost a seat. */
export function gains({ state }: View<VendettaView>, seat: Seat): Readonly<Record<string, number>> {
  const player = state.players[seat];
  if (player === undefined) return {};
  return {
    influence: influenceOf(state, seat).total,
    blood: player.pool,
    allies: player.allies.length,
    victims: player.victims,
    cards: player.hand.length + player.deck,
    'risk-out': player.eliminated > 0 ? 1 : 0,
  };
}
