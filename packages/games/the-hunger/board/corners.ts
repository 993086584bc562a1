import { SPACE_IDS, type SpaceId } from '../cards/board.ts';
import { PLACES, type Point } from './map.ts';

/** The corners of a space, relative to its middle. */
const CORNERS: readonly Point[] = [
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
];
const AWAY = 24;

/** How far a point is from the nearest other space. */
function roomAt(id: SpaceId, { x, y }: Point): number {
  return Math.min(
    ...SPACE_IDS.filter((other) => other !== id).map((other) =>
      Math.hypot(PLACES[other].x - x, PLACES[other].y - y),
    ),
  );
}

/** The corners of each space, starting with those where a number hides no other space. */
const BY_ROOM: ReadonlyMap<SpaceId, readonly Point[]> = new Map(
  SPACE_IDS.map((id) => {
    const { x, y } = PLACES[id];
    const room = (corner: Point) =>
      // Figures stand above the middle of a space: there is more free room below it.
      roomAt(id, { x: x + corner.x * AWAY, y: y + corner.y * AWAY }) + (corner.y > 0 ? 12 : 0);
    return [id, CORNERS.toSorted((a, b) => room(b) - room(a))];
  }),
);

/** Where the cost of a move to a space is written. */
export function costCorner(id: SpaceId): Point {
  return (BY_ROOM.get(id) as readonly Point[])[0] as Point;
}

/** Where the number of things on a space is written. */
export function countCorner(id: SpaceId): Point {
  return BY_ROOM.get(id)?.find(({ y }) => y < 0) as Point;
}
