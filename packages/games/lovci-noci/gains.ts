import type { Seat, View } from '@nokturn/engine';
import type { LovciView } from './secrets.ts';

/** What a line of play can bring or cost a seat. */
export function gains({ state }: View<LovciView>, seat: Seat): Readonly<Record<string, number>> {
  const player = state.players[seat];
  if (player === undefined) return {};
  const others = state.players.filter((_, other) => other !== seat);
  return {
    damage: player.damage,
    dealt: others.reduce((sum, { damage }) => sum + damage, 0),
    equipment: player.equipment.length,
    known: state.notes.length,
    'risk-out': player.eliminated > 0 ? 1 : 0,
  };
}
