/** Where everything lies on the board, in a grid of 100 by 100 (section 10 of the rules). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The six slots, clockwise: the centre of an ellipse 14 wide and 17 high. */
export const SLOTS: readonly Point[] = [
  { x: 9, y: 36 },
  { x: 22, y: 17 },
  { x: 50, y: 28 },
  { x: 55, y: 54 },
  { x: 34, y: 86 },
  { x: 17, y: 79 },
];

/** Each web with the two slots that it joins. */
export const WEBS: readonly { readonly at: Point; readonly slots: readonly [number, number] }[] = [
  { at: { x: 15, y: 26 }, slots: [0, 1] },
  { at: { x: 53, y: 41 }, slots: [2, 3] },
  { at: { x: 25, y: 83 }, slots: [4, 5] },
];

export const CENTRE: Point = { x: 31, y: 50 };
export const CENTRE_RADIUS = 8;
export const DICE_TRAY: Point = { x: 31, y: 66 };
/** Where the card that is being resolved lies. */
export const CARD_IN_PLAY: Point = { x: 54, y: 82 };

export const DECKS = {
  green: { x: 95, y: 20 },
  blue: { x: 95, y: 45 },
  red: { x: 95, y: 70 },
} as const satisfies Record<string, Point>;
export const DISCARD_BELOW = 11;

export const TRACK_SPACES = 15;

/** Spaces 0 to 7 go down the left column, 8 to 14 down the right one. */
export function trackSpace(damage: number): Point {
  return damage <= 7 ? { x: 70, y: 8 + 11 * damage } : { x: 83, y: 19 + 11 * (damage - 8) };
}

const PAWN_COLUMNS = [-5, -2, 1, 4];
const PAWN_ROWS = [2, 6];

/** The nth pawn on a place stands in one of two rows of four. */
export function pawnInSlot(slot: number, n: number): Point {
  const { x, y } = SLOTS[slot] as Point;
  return { x: x + (PAWN_COLUMNS[n % 4] ?? 0) + 0.5, y: y + (PAWN_ROWS[Math.floor(n / 4) % 2] ?? 0) };
}

/** Pawns in the centre stand in a circle, in the order of the seats. */
export function pawnInCentre(seat: number, seats: number): Point {
  const angle = (seat / seats) * 2 * Math.PI - Math.PI / 2;
  return { x: CENTRE.x + 5 * Math.cos(angle), y: CENTRE.y + 5 * Math.sin(angle) };
}

/** The slots that a pawn passes on the shorter way around the ring, the last included. */
export function wayAround(from: number, to: number): number[] {
  const clockwise = (to - from + 6) % 6;
  const step = clockwise <= 3 ? 1 : -1;
  const count = Math.min(clockwise, 6 - clockwise);
  return Array.from({ length: count }, (_, i) => (from + step * (i + 1) + 6) % 6);
}
