import { VEIL } from '../cards/trackers.ts';
import type { Source } from './happenings.ts';
import type { Cause } from './state.ts';
import type { MastersTable } from './work.ts';

/** MN-4, MN-20: the veil, and the end of the game. */

/** Returns whether the game goes on: at 0 it is lost, before anything else happens (MN-4.2). */
export function lowerVeil(table: MastersTable, amount: number, source: Source): boolean {
  const { state } = table;
  const before = state.veil;
  state.veil = Math.max(0, before - amount);
  if (state.veil !== before) table.tell({ kind: 'veil', before, after: state.veil, source });
  if (state.veil > 0) return true;
  end(table, 'veil');
  return false;
}

/** MN-4.1. */
export function raiseVeil(table: MastersTable, amount: number, source: Source): void {
  const { state } = table;
  const before = state.veil;
  state.veil = Math.min(VEIL.most, before + amount);
  if (state.veil !== before) table.tell({ kind: 'veil', before, after: state.veil, source });
}

/** MN-20. */
export function end(table: MastersTable, cause: Cause): void {
  const { state } = table;
  state.ended = cause;
  table.tell({ kind: 'ended', cause, round: state.round, won: cause === 'ritual' });
  table.finish();
}
