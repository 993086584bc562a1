import type { Box } from '@nokturn/ui';
import { cardAt, clamp, type Point, type Rect } from './geometry.ts';
import { type Layout, perColour } from './layout.ts';

/** The band between the two rows of places. */
const BAND = 44;
const SPACE = 40;

/** A phone held sideways: three places above, three below, dice and decks between them, the track at the right edge. */
export function lowLayout({ width, height, shape }: Box): Layout {
  const ring = width - 2 * SPACE - 2;
  const row = (height - BAND) / 2;
  const across = Math.min(100, ring / 3 - 10, row - 30);
  const inRow = (column: number, below: 0 | 1): Point => ({
    x: (ring / 6) * (2 * column + 1),
    y: below ? height - row / 2 - 2 : row / 2 - 2,
  });
  // Clockwise: to the right above, then to the left below.
  const slots = [inRow(0, 0), inRow(1, 0), inRow(2, 0), inRow(2, 1), inRow(1, 1), inRow(0, 1)];
  const middle = height / 2;
  const centre = { x: ring / 2, y: middle };
  const die = 38;
  const deck = { width: 30, height: 42 };
  const discard = { width: 24, height: 34 };
  const pair = deck.width + discard.width + 5;
  const deckAt = (at: number): Point => ({
    x: ring - 8 - pair * (3 - at) + deck.width / 2,
    y: middle,
  });
  const waiting = { at: { x: (2 * die + 30 + deckAt(0).x - deck.width / 2) / 2, y: middle }, perRow: 4 };
  const tall = height / 8;
  const spaceAt = (damage: number): Rect => ({
    x: ring + 2 + (damage <= 7 ? 0 : SPACE),
    y: (damage <= 7 ? damage : damage - 7) * tall,
    width: SPACE,
    height: tall,
  });
  return {
    shape,
    width,
    height,
    play: { x: 0, y: 0, width, height },
    slots,
    place: { width: across, height: across },
    centre,
    centreRadius: BAND / 2,
    waiting,
    aside: waiting,
    dice: { x: die + 18, y: middle },
    die,
    // Over the decks, so that the pawns waiting beside them stay visible.
    card: cardAt({ x: ring - 8 - pair * 1.5, y: middle }, clamp(100, height * 0.3, 120)),
    deck,
    decks: perColour(deckAt),
    discard,
    discards: perColour((colour) => ({
      x: deckAt(colour).x + deck.width / 2 + discard.width / 2 + 1,
      y: middle + 3,
    })),
    track: {
      kind: 'columns',
      spaceAt,
      ground: { x: ring, y: 0, width: 2 * SPACE + 2, height },
      marker: 20,
    },
    round: { at: { x: ring + 2 + 1.5 * SPACE, y: tall / 2 }, radius: 17 },
    moon: { at: { x: ring / 3, y: 16 }, radius: 11 },
    pawn: 24,
    type: { plate: 11, sums: 12, number: 14, letter: 10, count: 11, round: 14, least: 10 },
  };
}
