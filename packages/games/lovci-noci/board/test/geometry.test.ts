import { boxOf } from '@nokturn/ui';
import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../cards/colours.ts';
import { heap, inRows, layoutOf, type Point, type Rect, wayAround } from '../layout/index.ts';
import { nearestParts } from '../nearest.ts';

export const BOXES = [
  [854, 601],
  [912, 840],
  [1264, 1008],
  [768, 664],
  [696, 644],
  [752, 660],
  [390, 536],
  [360, 460],
  [384, 450],
  [484, 360],
] as const;

const around = ({ x, y }: Point, { width, height }: { width: number; height: number }): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

describe.each(BOXES)('a board of %i by %i', (width, height) => {
  const layout = layoutOf(boxOf(width, height));
  const spaces = Array.from({ length: 15 }, (_, damage) => layout.track.spaceAt(damage));
  const decks = COLOURS.map((colour) => around(layout.decks[colour], layout.deck));
  const discards = COLOURS.map((colour) => around(layout.discards[colour], layout.discard));
  const places = layout.slots.map((slot) => around(slot, layout.place));
  const dice = around(layout.dice, { width: layout.die * 2 + 6, height: layout.die });
  const all = [...spaces, ...decks, ...discards, ...places, dice, layout.card];

  it('has room for everything', () => {
    for (const { x, y, ...size } of all) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(x + size.width).toBeLessThanOrEqual(width + 0.01);
      expect(y + size.height).toBeLessThanOrEqual(height + 0.01);
    }
  });

  it('is used well: play covers at least 85% of one side and 92% of the other', () => {
    const shares = [layout.play.width / width, layout.play.height / height].sort();
    expect(shares[0]).toBeGreaterThanOrEqual(0.85);
    expect(shares[1]).toBeGreaterThanOrEqual(0.92);
  });

  it('has no overlapping things', () => {
    const laid = [...spaces, ...decks, ...discards, dice];
    laid.forEach((a, i) => {
      for (const b of laid.slice(i + 1)) expect(overlap(a, b)).toBeLessThan(0.5);
      for (const place of places) expect(overlap(a, place)).toBeLessThan(layout.die * 8);
    });
  });

  it('leaves each pile the room of a finger', () => {
    COLOURS.forEach((a, i) => {
      for (const b of COLOURS.slice(i + 1)) {
        const [from, to] = [layout.decks[a], layout.decks[b]];
        expect(Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y))).toBeGreaterThanOrEqual(44);
      }
    });
  });

  it('does not cover any pawn with the card being read', () => {
    for (let count = 1; count <= 8; count++) {
      const { at, perRow } = layout.aside;
      for (const { x, y } of inRows(at, count, {
        perRow,
        pitch: layout.pawn * 1.02,
        rise: layout.pawn * 0.94,
      }))
        expect(
          overlap(around({ x, y }, { width: layout.pawn, height: layout.pawn }), layout.card),
        ).toBeLessThan(40);
    }
  });

  it('has readable sizes', () => {
    const { type, die } = layout;
    for (const size of Object.values(type)) expect(size).toBeGreaterThanOrEqual(type.least);
    expect(type.least).toBe(width >= 500 ? 11 : 10);
    // The number on the four-sided die takes up 17 of its 44 units of height.
    expect((die * 17) / 44).toBeGreaterThanOrEqual(width >= 500 ? 16 : 14);
  });
});

/** The minimum sizes given in the blueprint of the table. */
describe('the blueprint', () => {
  it('wide: 854 by 601', () => {
    const { place, pawn, track, type } = layoutOf(boxOf(854, 601));
    expect(place.width).toBeGreaterThanOrEqual(114);
    expect(place.height).toBeGreaterThanOrEqual(132);
    expect(pawn).toBeGreaterThanOrEqual(27);
    expect(track.spaceAt(3).width).toBeGreaterThanOrEqual(73);
    expect(track.spaceAt(3).height).toBeGreaterThanOrEqual(66);
    expect(type.number).toBeGreaterThanOrEqual(17);
  });

  it('square: 912 by 840', () => {
    const { place, pawn } = layoutOf(boxOf(912, 840));
    expect(place.width).toBeGreaterThanOrEqual(134);
    expect(place.height).toBeGreaterThanOrEqual(159.6);
    expect(pawn).toBeGreaterThanOrEqual(33.6);
  });

  it('tall: 360 by 460', () => {
    const { place, pawn, track, deck } = layoutOf(boxOf(360, 460));
    expect(place.width).toBeGreaterThanOrEqual(108);
    expect(pawn).toBe(26);
    expect(track.spaceAt(14)).toEqual({ x: 336, y: 408, width: 24, height: 52 });
    expect(deck.width).toBeGreaterThanOrEqual(32);
    expect(deck.height).toBeGreaterThanOrEqual(45);
  });

  it('low: 484 by 360', () => {
    const { place, track } = layoutOf(boxOf(484, 360));
    expect(place.width).toBe(100);
    expect(track.spaceAt(9)).toMatchObject({ width: 40, height: 45 });
  });
});

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

describe('pieces', () => {
  it.each([1, 2, 3, 5, 8])('in a heap of %i stay inside and are distinguishable', (count) => {
    const room = { x: 10, y: 20, width: 66, height: 40 };
    const { size, points } = heap(room, count, 25);
    expect(size).toBeGreaterThanOrEqual(17.5);
    expect(size).toBeLessThanOrEqual(25);
    for (const { x, y } of points) {
      expect(x - size / 2).toBeGreaterThanOrEqual(room.x - 0.01);
      expect(x + size / 2).toBeLessThanOrEqual(room.x + room.width + 0.01);
      expect(y - size / 2).toBeGreaterThanOrEqual(room.y - 0.01);
      expect(y + size / 2).toBeLessThanOrEqual(room.y + room.height + 0.01);
    }
    points.forEach((a, i) => {
      for (const b of points.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(size * 0.8);
    });
  });

  it('that lie close together divide the space between them: the nearest one is meant', () => {
    const points = [
      { x: 100, y: 100 },
      { x: 124, y: 100 },
      { x: 300, y: 100 },
    ];
    const [first = [], second = [], alone = []] = nearestParts(points, 44);
    expect(Math.max(...first.map(({ x }) => x))).toBe(34);
    expect(Math.min(...second.map(({ x }) => x))).toBe(10);
    expect(alone).toHaveLength(4);
  });

  it('take the shorter way around the ring', () => {
    expect(wayAround(0, 2)).toEqual([1, 2]);
    expect(wayAround(0, 4)).toEqual([5, 4]);
    expect(wayAround(5, 0)).toEqual([0]);
    expect(wayAround(3, 3)).toEqual([]);
  });
});
