import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../cards/colours.ts';
import { pawnInSlot, SLOTS, wayAround } from '../geometry.ts';
import { PHONE, TABLE } from '../layout.ts';

describe('where things lie', () => {
  it.each([TABLE, PHONE])(
    'everything is inside the $id board',
    ({ box, spaceAt, decks, discards, space }) => {
      const [left, top, width, height] = box;
      const points = [
        ...SLOTS,
        ...Array.from({ length: 15 }, (_, damage) => spaceAt(damage)),
        ...COLOURS.flatMap((colour) => [decks[colour], discards[colour]]),
      ];
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(left + 3);
        expect(x).toBeLessThanOrEqual(left + width - 3);
        expect(y).toBeGreaterThanOrEqual(top + space.height / 2 - 2);
        expect(y).toBeLessThanOrEqual(top + height - 4);
      }
    },
  );

  it.each([TABLE, PHONE])('no two spaces of the $id track overlap', ({ spaceAt, space }) => {
    const spaces = Array.from({ length: 15 }, (_, damage) => spaceAt(damage));
    spaces.forEach((a, i) => {
      for (const b of spaces.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= space.width || Math.abs(a.y - b.y) >= space.height).toBe(true);
    });
  });

  it('eight pawns on one place all stand on their own', () => {
    const points = Array.from({ length: 8 }, (_, n) => pawnInSlot(2, n));
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
  });

  it('a pawn takes the shorter way around the ring', () => {
    expect(wayAround(0, 2)).toEqual([1, 2]);
    expect(wayAround(0, 4)).toEqual([5, 4]);
    expect(wayAround(5, 0)).toEqual([0]);
    expect(wayAround(3, 3)).toEqual([]);
  });
});
