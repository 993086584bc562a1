import { SPACE_IDS, SPACES, type SpaceId } from '../cards/board.ts';
import { PLACES, type Point } from './map.ts';

/** The corners of a space, relative to its middle. */
const CORNERS: readonly Point[] = [
  { x: 1, y: 1 },
  { x: -1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: -1 },
];
const AWAY = 24;
/** The Castle and the Labyrinth are larger. */
const AWAY_LARGE = 62;
const LARGE: ReadonlySet<SpaceId> = new Set(SPACES.filter(({ path }) => path === null).map(({ id }) => id));

/** The tiles at the foot of the Castle for those who come home. */
const TILES: readonly Point[] = [-1.5, -0.5, 0.5, 1.5].map((i) => ({
  x: PLACES.castle.x + i * 32,
  y: PLACES.castle.y + 68,
}));

/** How far a point is from the nearest other space or tile. */
function roomAt(id: SpaceId, { x, y }: Point): number {
  const others = SPACE_IDS.filter((other) => other !== id).map((other) => PLACES[other]);
  return Math.min(...[...others, ...TILES].map((other) => Math.hypot(other.x - x, other.y - y)));
}

/** The corners of each space, starting with those where a number hides no other space. */
const BY_ROOM: ReadonlyMap<SpaceId, readonly Point[]> = new Map(
  SPACE_IDS.map((id) => {
    const { x, y } = PLACES[id];
    const away = LARGE.has(id) ? AWAY_LARGE : AWAY;
    const room = (corner: Point) =>
      // Figures stand above the middle of a space: there is more free room below it.
      roomAt(id, { x: x + corner.x * away, y: y + corner.y * away }) + (corner.y > 0 ? 12 : 0);
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
