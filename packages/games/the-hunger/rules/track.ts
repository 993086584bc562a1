import type { CellId } from './happenings.ts';
import type { State } from './state.ts';

/** The Hunt Track (TH-3.9): one row more than there are seats, each with columns 3, 2 and 1. */

/** A cell by its index in the list: row by row, each from left to right. */
export type CellNo = number;

export const COLUMNS = 3;
const MAX_ROWS = 7;

/** TH-4.2. */
export function rowsFor(seats: number): number {
  return seats + 1;
}

/** The number of a column is its hunting cost (TH-12.8). */
export function columnOf(cell: CellNo): number {
  return COLUMNS - (cell % COLUMNS);
}

export const CELL_IDS: readonly CellId[] = Array.from(
  { length: MAX_ROWS * COLUMNS },
  (_, cell) => `${Math.floor(cell / COLUMNS) + 1}/${columnOf(cell)}`,
);

export function cellId(cell: CellNo): CellId {
  return CELL_IDS[cell] as CellId;
}

export function pileAt(state: State, cell: CellNo): number[] {
  return state.track[cell] as number[];
}
