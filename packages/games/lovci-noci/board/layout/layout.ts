import type { Shape } from '@nokturn/ui';
import { COLOURS, type Colour } from '../../cards/colours.ts';
import type { Point, Rect } from './geometry.ts';

/**
 * Where everything lies on the board, in CSS pixels, and how large it is. It depends on the box alone, so that nothing
 * but the pieces ever moves.
 */
export interface Layout {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  /** The box around all pieces, places and labels. */
  readonly play: Rect;
  /** The middle of each of the six places, clockwise, and their size. */
  readonly slots: readonly Point[];
  readonly place: Size;
  readonly centre: Point;
  readonly centreRadius: number;
  /** Where the pawns that have not moved yet stand: this many in a row. */
  readonly waiting: PawnGroup;
  /** Where they step aside to while a card lies there. */
  readonly aside: PawnGroup;
  readonly dice: Point;
  readonly die: number;
  /** The card being resolved, to be read where it lies. */
  readonly card: Rect;
  readonly deck: Size;
  readonly decks: Readonly<Record<Colour, Point>>;
  readonly discard: Size;
  readonly discards: Readonly<Record<Colour, Point>>;
  readonly track: Track;
  readonly round: { readonly at: Point; readonly radius: number };
  readonly moon: { readonly at: Point; readonly radius: number };
  readonly pawn: number;
  readonly type: Type;
}

/** A group of pawns: its middle, and how many stand side by side. */
export interface PawnGroup {
  readonly at: Point;
  readonly perRow: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Track {
  readonly kind: 'columns' | 'ruler';
  spaceAt(damage: number): Rect;
  /** The ground under the spaces. */
  readonly ground: Rect;
  /** The size of a marker that has a space to itself. */
  readonly marker: number;
}

/** Font sizes. */
export interface Type {
  readonly plate: number;
  readonly sums: number;
  readonly number: number;
  readonly letter: number;
  readonly count: number;
  readonly round: number;
  /** The smallest text on the board. */
  readonly least: number;
}

export function at({ x, y }: Point): { left: number; top: number } {
  return { left: x, top: y };
}

export function rectAt({ x, y, width, height }: Rect) {
  return { left: x, top: y, width, height };
}

export function perColour<T>(make: (row: number) => T): Readonly<Record<Colour, T>> {
  return Object.fromEntries(COLOURS.map((colour, row) => [colour, make(row)])) as Record<Colour, T>;
}
