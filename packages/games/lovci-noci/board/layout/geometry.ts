/** A point of the board, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Each web with the two slots that it connects (LN-2.1). */
export const WEBS = [
  [0, 1],
  [2, 3],
  [4, 5],
] as const;

/** Neighbours around the ring that no web connects. */
export const GAPS = [
  [1, 2],
  [3, 4],
  [5, 0],
] as const;

export const TRACK_SPACES = 15;

/** The slots that a pawn passes on the shorter way around the ring, including the last. */
export function wayAround(from: number, to: number): number[] {
  const clockwise = (to - from + 6) % 6;
  const step = clockwise <= 3 ? 1 : -1;
  const count = Math.min(clockwise, 6 - clockwise);
  return Array.from({ length: count }, (_, i) => (from + step * (i + 1) + 6) % 6);
}

export function between(a: Point, b: Point, share = 0.5): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function clamp(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Rows of things around a point, as even as possible: the position of each. */
export function inRows(
  middle: Point,
  count: number,
  { perRow, pitch, rise }: { perRow: number; pitch: number; rise: number },
): Point[] {
  const rows = Math.max(1, Math.ceil(count / perRow));
  const inEach = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / inEach);
    const inRow = Math.min(inEach, count - row * inEach);
    return {
      x: middle.x + ((n % inEach) - (inRow - 1) / 2) * pitch,
      y: middle.y + (row - (rows - 1) / 2) * rise,
    };
  });
}

/** How closely pieces may overlap in a heap, as a fraction of their size. */
const CLOSE = 0.86;

export interface Heap {
  readonly size: number;
  readonly points: readonly Point[];
}

/** A heap of pieces in a rectangle: as large as possible, but no larger than `most`. */
export function heap({ x, y, width, height }: Rect, count: number, most: number): Heap {
  const best = Array.from({ length: count }, (_, i) => i + 1)
    .map((perRow) => {
      const rows = Math.ceil(count / perRow);
      const size = Math.min(most, width / (1 + (perRow - 1) * CLOSE), height / (1 + (rows - 1) * CLOSE));
      return { perRow, rows, size };
    })
    .reduce((a, b) => (b.size > a.size + 0.01 ? b : a), { perRow: 1, rows: 1, size: 0 });
  const { perRow, rows, size } = best;
  const pitch = Math.min(size * 1.08, perRow > 1 ? (width - size) / (perRow - 1) : size);
  const rise = Math.min(size * 1.08, rows > 1 ? (height - size) / (rows - 1) : size);
  const middle = { x: x + width / 2, y: y + height / 2 };
  return { size, points: inRows(middle, count, { perRow, pitch, rise }) };
}

/** A card with proportions of 5:7, centred on a point. */
export function cardAt({ x, y }: Point, width: number): Rect {
  const height = width * 1.4;
  return { x: x - width / 2, y: y - height / 2, width, height };
}
