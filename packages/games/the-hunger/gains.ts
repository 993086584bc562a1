import type { Seat, View } from '@nokturn/engine';
import { CASTLE } from './cards/board.ts';
import { distance } from './rules/map.ts';
import type { HungerView } from './secrets.ts';

/** The values of a seat that a line of play can raise or lower. */
export function gains({ state }: View<HungerView>, seat: Seat): Readonly<Record<string, number>> {
  const player = state.players[seat];
  if (player === undefined) return {};
  return {
    points: player.vp,
    cards: player.owned.length - player.digested.length,
    missions: player.missions.length,
    tokens: player.tokens.length,
    way: player.arrival > 0 ? 0 : distance(player.space, CASTLE),
  };
}
