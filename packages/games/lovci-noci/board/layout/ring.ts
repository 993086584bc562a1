import type { Box } from '@nokturn/ui';
import { cardAt, clamp, type Point, type Rect } from './geometry.ts';
import { type Layout, perColour, type Size } from './layout.ts';

/** The differences between a wide and a square table, as percentages of the height. */
interface Measures {
  readonly place: Size;
  readonly pawn: number;
  /** How much of the right side is taken by track and decks. */
  readonly side: number;
  /** Where the two columns of the track begin, and where the decks begin, from the right edge. */
  readonly columns: readonly [number, number];
  readonly decks: number;
  readonly space: Size;
  readonly deck: Size;
}

const WIDE: Measures = {
  place: { width: 19, height: 22 },
  pawn: 4.5,
  side: 42,
  columns: [40, 27],
  decks: 12.5,
  space: { width: 12.2, height: 11 },
  deck: { width: 10, height: 14 },
};

const SQUARE: Measures = {
  place: { width: 16, height: 19 },
  pawn: 4,
  side: 34,
  columns: [33, 21.6],
  decks: 9.6,
  space: { width: 10.8, height: 11 },
  deck: { width: 8, height: 11.2 },
};

/**
 * Coordinates on a ring that is 100 wide and as high as the board: across from left to right, down from top to bottom.
 */
const RING: readonly Point[] = [
  { x: 12, y: 50 },
  { x: 26, y: 19 },
  { x: 62, y: 17 },
  { x: 87, y: 44 },
  { x: 70, y: 81 },
  { x: 33, y: 82 },
];

const FIRST_SPACE = 3;
const PITCH = 12;
const DECK_ROWS = [16, 44, 72];

export function ringLayout(box: Box): Layout {
  const { width, height, shape } = box;
  const measures = shape === 'square' ? SQUARE : WIDE;
  const u = height / 100;
  const columns = width / u;
  const scale = (columns - measures.side) / 100;
  const place = scaled(measures.place, u);
  const half = place.width / 2 + u;
  const onRing = ({ x, y }: Point): Point => ({ x: Math.max(half, x * scale * u), y: y * u });
  const slots = RING.map(onRing);
  const centre = onRing({ x: 50, y: 50 });
  const fromRight = (x: number) => width - x * u;
  const deck = scaled(measures.deck, u);
  const discard = { width: deck.width * 0.7, height: deck.height * 0.7 };
  const deckAt = (row: number): Point => ({
    x: fromRight(measures.decks) + deck.width / 2,
    y: (DECK_ROWS[row] ?? 0) * u + deck.height / 2,
  });
  const space = scaled(measures.space, u);
  const spaceAt = (damage: number): Rect => ({
    x: fromRight(measures.columns[damage <= 7 ? 0 : 1]),
    y: (FIRST_SPACE + PITCH * (damage <= 7 ? damage : damage - 7)) * u,
    ...space,
  });
  const first = spaceAt(0);
  const ground: Rect = {
    x: first.x - 1.2 * u,
    y: first.y - 1.4 * u,
    width: fromRight(measures.columns[1]) + space.width + 1.2 * u - (first.x - 1.2 * u),
    height: spaceAt(7).y + space.height + 1.4 * u - (first.y - 1.4 * u),
  };
  const left = Math.min(...slots.map(({ x }) => x)) - place.width / 2;
  const card = cardAt(centre, clamp(140, 19 * u, 200));
  return {
    shape,
    width,
    height,
    play: {
      x: left,
      y: ground.y,
      width: fromRight(measures.decks) + deck.width - left,
      height: ground.height,
    },
    slots,
    place,
    centre,
    centreRadius: 9 * u,
    waiting: { at: centre, perRow: 4 },
    aside: { at: { x: card.x - measures.pawn * u * 1.15 - 6, y: centre.y }, perRow: 2 },
    dice: onRing({ x: 50, y: 70 }),
    die: clamp(42, 6 * u, 64),
    card,
    deck,
    decks: perColour(deckAt),
    discard,
    discards: perColour((row) => {
      const { x, y } = deckAt(row);
      return { x, y: y + deck.height / 2 + discard.height / 2 + 2 * u };
    }),
    track: { kind: 'columns', spaceAt, ground, marker: clamp(24, 4.2 * u, 40) },
    round: {
      at: { x: fromRight(measures.decks) + deck.width / 2, y: 8 * u },
      radius: clamp(20, 4 * u, 34),
    },
    moon: { at: onRing({ x: 44, y: 10.5 }), radius: 4.4 * u },
    pawn: measures.pawn * u,
    type: {
      plate: clamp(13, 2.15 * u, 20),
      sums: clamp(14, 2.4 * u, 22),
      number: clamp(17, 2.9 * u, 26),
      letter: clamp(14, 2.3 * u, 21),
      count: clamp(12, 2 * u, 16),
      round: clamp(18, 3 * u, 27),
      least: 11,
    },
  };
}

function scaled({ width, height }: Size, u: number): Size {
  return { width: width * u, height: height * u };
}
