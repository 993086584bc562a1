import { COLOURS, type Colour } from '../cards/colours.ts';
import { DECKS, DISCARD_BELOW, type Point, trackSpace } from './geometry.ts';

/**
 * The two ways to lay the board out. On a wide table everything lies where section 10 of the rules has it; on a phone
 * the ring keeps its coordinates and the track and the decks move below it.
 */
export interface Layout {
  readonly id: 'table' | 'phone';
  /** The part of the grid that is shown: left, top, width, height. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** How much of it is wood and sky. */
  readonly sceneryHeight: number;
  readonly space: { readonly width: number; readonly height: number };
  spaceAt(damage: number): Point;
  readonly decks: Readonly<Record<Colour, Point>>;
  readonly discards: Readonly<Record<Colour, Point>>;
  /** Where the number of the round stands. */
  readonly round: Point;
}

export const TABLE: Layout = {
  id: 'table',
  box: [0, 0, 100, 100],
  sceneryHeight: 100,
  space: { width: 12, height: 9.4 },
  spaceAt: trackSpace,
  decks: DECKS,
  discards: each((colour) => ({ x: DECKS[colour].x, y: DECKS[colour].y + DISCARD_BELOW })),
  round: { x: 95, y: 8 },
};

const TRACK_TOP = 104;
const DECKS_AT = 127.5;

export const PHONE: Layout = {
  id: 'phone',
  box: [0, 5, 64, 129.5],
  sceneryHeight: 93,
  space: { width: 7.6, height: 10 },
  // The columns lie down: 8 to 14 stand below 1 to 7, as they stand beside them on a table.
  spaceAt: (damage) =>
    damage <= 7 ? { x: 4 + 8 * damage, y: TRACK_TOP } : { x: 12 + 8 * (damage - 8), y: TRACK_TOP + 10.4 },
  decks: { green: { x: 7, y: DECKS_AT }, blue: { x: 28, y: DECKS_AT }, red: { x: 49, y: DECKS_AT } },
  discards: { green: { x: 16, y: DECKS_AT }, blue: { x: 37, y: DECKS_AT }, red: { x: 58, y: DECKS_AT } },
  round: { x: 4, y: TRACK_TOP + 10.4 },
};

/** Below this width of the board, in pixels, the track moves below the ring. */
export const PHONE_BELOW = 450;

function each<T>(make: (colour: Colour) => T): Readonly<Record<Colour, T>> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, make(colour)])) as Record<Colour, T>;
}
