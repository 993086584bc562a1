import type { Point } from './geometry.ts';
import type { Layout } from './layout.ts';

/** Where a point of the grid is in the box of the board, for things that lie over the drawing. */
export function place({ x, y }: Point, { box: [left, top, width, height] }: Layout) {
  return { left: `${((x - left) / width) * 100}%`, top: `${((y - top) / height) * 100}%` };
}
