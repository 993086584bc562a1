import { boxOf } from '@nokturn/ui';
import { describe, expect, it } from 'vitest';
import { layoutOf, nameSizeIn } from '../layout.ts';

/** The boxes of all viewports that the table supports. */
const BOXES = [
  [1264, 1008],
  [912, 840],
  [854, 601],
  [768, 664],
  [696, 644],
  [752, 660],
  [390, 536],
  [360, 460],
  [484, 360],
] as const;

const MOST = [
  [4, 3],
  [6, 4],
] as const;

describe('the board fills its box', () => {
  it.each(BOXES)('%i × %i: columns and rows reach from edge to edge, for any seat count', (width, height) => {
    for (const [seats, places] of [[3, 3], ...MOST, [5, 4]] as const) {
      const { strip, marks, edge, gap, slit, column, head, row } = layoutOf(
        boxOf(width, height),
        seats,
        places,
      );
      expect(marks + places * column + (places - 1) * gap + edge).toBeCloseTo(width, 5);
      expect(strip + head + seats * (slit + row) + edge).toBeCloseTo(height, 5);
    }
  });

  it.each(BOXES)('%i × %i: a card fits into its cell, an Ally into its head', (width, height) => {
    for (const [seats, places] of MOST) {
      const { column, row, head, card, ally } = layoutOf(boxOf(width, height), seats, places);
      expect(card.height).toBeLessThan(row);
      expect(card.width).toBeLessThan(column / 2);
      expect(ally.height).toBeLessThan(head);
      expect(ally.width).toBeLessThan(column / 2);
    }
  });
});

it.each(['Prince’s Haven', 'Princovo útočiště', 'Schronienie Księcia'])(
  'the name “%s” is unbroken beside an Ally, and readable',
  (name) => {
    for (const [width, height] of BOXES)
      for (const [seats, places] of [[3, 3], ...MOST] as const) {
        const layout = layoutOf(boxOf(width, height), seats, places);
        if (!layout.isNarrow) expect(nameSizeIn(layout, name)).toBeGreaterThanOrEqual(14);
      }
  },
);

/** The minimum column, head, row and card. */
type Least = readonly [column: number, head: number, row: number, card?: readonly [number, number]];

it.each<[number, number, number, Least]>([
  [854, 601, 4, [258, 160, 95, [59, 83]]],
  [854, 601, 6, [191, 128, 67, [39, 55]]],
  [912, 840, 4, [277, 200, 144, [83, 116]]],
  [912, 840, 6, [206, 180, 98]],
  [360, 460, 4, [112, 112, 80, [34, 48]]],
  [360, 460, 6, [84, 86, 58, [24, 34]]],
  [484, 360, 4, [154, 72, 66]],
  [484, 360, 6, [116, 72, 44]],
])('%i × %i with %i seats has the minimum sizes of the table', (width, height, seats, least) => {
  const places = seats > 4 ? 4 : 3;
  const layout = layoutOf(boxOf(width, height), seats, places);
  const [column, head, row, card = [0, 0]] = least;
  expect(Math.round(layout.column)).toBeGreaterThanOrEqual(column);
  expect(layout.head).toBeGreaterThanOrEqual(head);
  expect(layout.row).toBeGreaterThanOrEqual(row);
  expect(layout.card.width).toBeGreaterThanOrEqual(card[0]);
  expect(layout.card.height).toBeGreaterThanOrEqual(card[1]);
});
