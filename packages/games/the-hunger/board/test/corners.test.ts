import { expect, it } from 'vitest';
import { SPACES } from '../../cards/board.ts';
import { costCorner } from '../corners.ts';
import { PLACES } from '../map.ts';

/** Half of a space, to whose corner the cost of a move is written, in units of the map. */
const HALF = { usual: { x: 25, y: 25 }, large: { x: 60, y: 55 } };
/** Half of a tile and half of a cost. */
const APART = 17 + 14;

it('the cost of a move is never written over the tiles at the foot of the Castle', () => {
  const tiles = [-1.5, -0.5, 0.5, 1.5].map((i) => PLACES.castle.x + i * 34);
  const covered = SPACES.filter(({ id, path }) => {
    const { x, y } = PLACES[id];
    const corner = costCorner(id);
    const half = path === null ? HALF.large : HALF.usual;
    const at = { x: x + corner.x * half.x, y: y + corner.y * half.y };
    return tiles.some((tile) => Math.hypot(tile - at.x, PLACES.castle.y + 68 - at.y) < APART);
  });
  expect(covered.map(({ id }) => id)).toEqual([]);
});
