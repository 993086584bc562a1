import { boxOf, LAYOUTS } from '@nokturn/ui/board';
import { expect, it } from 'vitest';
import { frameOf, type Rect, SEAT_GAP } from '../src/table/frame.ts';

/** The sizes in the blueprint: header, seats, board, dock, log. */
it.each([
  [1920, 1080, 'desk', 48, '208×1008', '1264×1008', '400×1008', 300],
  [1440, 900, 'desk', 44, '158×840', '912×840', '338×840', 180],
  [1366, 657, 'desk', 40, '152×601', '854×601', '328×601', 0],
  [1280, 720, 'desk', 40, '152×664', '768×664', '328×664', 0],
  [1024, 768, 'half', 40, '696×60', '696×644', '304×712', 0],
  [768, 1024, 'tall', 44, '752×64', '752×660', '768×240', 0],
  [390, 844, 'tall', 44, '390×56', '390×536', '390×208', 0],
  [360, 740, 'tall', 44, '360×52', '360×460', '360×184', 0],
  [740, 360, 'low', 44, '52×360', '484×360', '204×360', 0],
] as const)('%i×%i is a %s', (width, height, layout, header, seats, board, dock, log) => {
  const frame = frameOf(width, height, 4);
  expect({ ...frame, header: frame.header.height, gap: undefined, room: undefined }).toEqual({
    layout,
    header,
    seats: expect.objectContaining(sizeOf(seats)),
    board: expect.objectContaining(sizeOf(board)),
    dock: expect.objectContaining(sizeOf(dock)),
    log,
  });
});

function sizeOf(words: string) {
  const [width, height] = words.split('×').map(Number);
  return { width, height };
}

/** Every window from a small phone to a large screen, in portrait and landscape. */
const WINDOWS = [
  320, 341, 360, 390, 480, 560, 640, 683, 740, 800, 900, 1024, 1180, 1280, 1366, 1600, 1920, 2560,
];

it('regions never overlap, never leave the window, and leave no more than their gaps free', () => {
  for (const width of WINDOWS)
    for (const height of WINDOWS)
      for (const seats of [2, 5, 8]) {
        const { layout, gap, header, seats: row, board, dock } = frameOf(width, height, seats);
        const where = `${width}×${height} ${layout}`;
        expect(layout, where).not.toBe('plain');
        // In the low frame the header is a corner of the dock.
        const regions = layout === 'low' ? [row, board, dock] : [header, row, board, dock];
        for (const [i, one] of regions.entries()) {
          expect(Math.min(one.x, one.y, one.width, one.height), where).toBeGreaterThanOrEqual(0);
          expect(one.x + one.width, where).toBeLessThanOrEqual(width);
          expect(one.y + one.height, where).toBeLessThanOrEqual(height);
          for (const other of regions.slice(i + 1)) expect(overlap(one, other), where).toBe(0);
        }
        const covered = regions.reduce((sum, { width: w, height: h }) => sum + w * h, 0);
        expect(width * height - covered, where).toBeLessThanOrEqual(gap * 4 * (width + height));
      }
});

function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

it('the board is the table', () => {
  const share = (width: number, height: number) => {
    const { board } = frameOf(width, height, 5);
    return [board.width / width, board.height / height] as const;
  };
  for (const [width, height] of [
    [1280, 720],
    [1366, 657],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    const [wide, high] = share(width, height);
    expect(wide).toBeGreaterThanOrEqual(0.6);
    expect(high).toBeGreaterThanOrEqual(0.9);
  }
  for (const [width, height] of [
    [360, 740],
    [390, 844],
    [412, 915],
  ] as const) {
    const [wide, high] = share(width, height);
    expect(wide).toBe(1);
    expect(high).toBeGreaterThanOrEqual(0.62);
    expect(frameOf(width, height, 5).dock.height / height).toBeLessThanOrEqual(0.25);
  }
  const [wide, high] = share(740, 360);
  expect(wide).toBeGreaterThanOrEqual(0.65);
  expect(high).toBe(1);
});

it.each([2, 3, 4, 5, 6, 7, 8])('%i seats fit, none of them out of sight', (seats) => {
  for (const width of WINDOWS)
    for (const height of WINDOWS) {
      const { layout, room, seats: row } = frameOf(width, height, seats);
      if (layout === 'desk') {
        expect(room.kind).toBe('tile');
        expect(room.height * seats + SEAT_GAP * (seats - 1)).toBeLessThanOrEqual(row.height);
      } else if (layout === 'low') expect(room.height * seats).toBeLessThanOrEqual(row.height);
      else expect(room.width * seats).toBeLessThanOrEqual(row.width);
    }
  expect(frameOf(1366, 657, 8).room.height).toBe(69);
  expect(frameOf(360, 740, 8).room.width).toBe(45);
  expect(frameOf(740, 360, 8).room.height).toBe(45);
});

it('a desktop is low at 200% zoom, and plain at 400%', () => {
  expect(frameOf(683, 328, 4).layout).toBe('low');
  expect(frameOf(640, 450, 4).layout).toBe('low');
  expect(frameOf(341, 164, 4).layout).toBe('plain');
  expect(LAYOUTS).toContain(frameOf(1, 1, 1).layout);
});

it.each([
  [854, 601, 'wide'],
  [912, 840, 'square'],
  [360, 460, 'tall'],
  [484, 360, 'low'],
] as const)('a board of %i×%i is %s', (width, height, shape) => {
  expect(boxOf(width, height).shape).toBe(shape);
});
