import type { Why } from './choices.ts';
import { activeVampire } from './city.ts';
import type { Action } from './happenings.ts';
import type { State, Turn } from './state.ts';
import type { MastersTable } from './work.ts';

/** MN-9.1: action points. */

export function turnOf({ turn }: State): Turn {
  if (turn === null) throw new Error('it is nobody’s turn');
  return turn;
}

const NO_POINTS: Why = { reason: 'no-action-points', clause: 'MN-9.1' };

export function canPay(state: State, cost: number): Why | null {
  return turnOf(state).ap >= cost ? null : NO_POINTS;
}

export function spendPoints(table: MastersTable, action: Action, cost: number): void {
  const turn = turnOf(table.state);
  turn.ap -= cost;
  const vampire = activeVampire(table.state).id;
  table.tell({ kind: 'action', vampire, action, cost, ap: turn.ap });
}
