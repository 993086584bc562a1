import type { Seat } from '@nokturn/engine';
import { SPACE_IDS, type SpaceId } from '../cards/board.ts';
import { MAP, PLACES, type Point } from './map.ts';
import type { Scenery } from './stage.ts';

/** The part of the drawing shown by a box of this shape: the whole map, and some of its surroundings. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function windowFor(width: number, height: number): Window {
  const shape = width > 0 && height > 0 ? width / height : 1;
  const wide = Math.max(MAP.width, MAP.height * shape);
  const high = wide / shape;
  return { x: (MAP.width - wide) / 2, y: (MAP.height - high) / 2, width: wide, height: high };
}

/** The place of a map point in a box showing this window, for elements over the drawing. */
export function place({ x, y }: Point, { x: left, y: top, width, height }: Window) {
  return { left: `${((x - left) / width) * 100}%`, top: `${((y - top) / height) * 100}%` };
}

/** There is more room in front of the Castle gate and in the middle of the Labyrinth than on a space. */
const FEET: Readonly<Partial<Record<SpaceId, Point>>> = {
  castle: { x: PLACES.castle.x, y: PLACES.castle.y + 50 },
  labyrinth: { x: PLACES.labyrinth.x, y: PLACES.labyrinth.y + 18 },
};

export function feetOn(space: SpaceId): Point {
  const { x, y } = PLACES[space];
  return FEET[space] ?? { x, y: y + 12 };
}

/** The offset between the vampires of a stack. */
const STACK = { x: 22, y: -8 } as const;

/**
 * Where everybody stands, by seat: in a stack each a little higher and further right, the top one in front.
 */
export function standing({ spaces, heights }: Pick<Scenery, 'spaces' | 'heights'>): readonly Point[] {
  return spaces.map((space, seat) => {
    const stack = stackOn({ spaces, heights }, space);
    const place = stack.indexOf(seat);
    const feet = feetOn(space);
    return {
      x: feet.x + (place - (stack.length - 1) / 2) * STACK.x,
      y: feet.y + place * STACK.y,
    };
  });
}

/** The seats on a space from the bottom of the stack to its top. */
export function stackOn(
  { spaces, heights }: Pick<Scenery, 'spaces' | 'heights'>,
  space: SpaceId,
): readonly Seat[] {
  return spaces
    .map((_, seat) => seat)
    .filter((seat) => spaces[seat] === space)
    .sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const TURNS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** The space that an arrow key leads to: the nearest in that direction, preferring those straight ahead. */
export function neighbourIn(
  from: SpaceId,
  direction: Direction,
  among: readonly SpaceId[] = SPACE_IDS,
): SpaceId | null {
  const here = PLACES[from];
  const ahead = TURNS[direction];
  let best: { readonly space: SpaceId; readonly far: number } | null = null;
  for (const space of among) {
    const { x, y } = PLACES[space];
    const forward = (x - here.x) * ahead.x + (y - here.y) * ahead.y;
    const aside = Math.abs((x - here.x) * ahead.y) + Math.abs((y - here.y) * ahead.x);
    if (space === from || forward <= 0 || aside > forward * 1.6) continue;
    const far = forward + aside * 2.2;
    if (best === null || far < best.far) best = { space, far };
  }
  return best?.space ?? null;
}
