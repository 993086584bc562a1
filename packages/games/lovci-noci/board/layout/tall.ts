import type { Box } from '@nokturn/ui';
import { cardAt, clamp, type Point, type Rect, TRACK_SPACES } from './geometry.ts';
import { type Layout, perColour } from './layout.ts';

/** The height of the ruler at the foot of the board. */
const RULER = 52;
/** The room a row needs besides its place: the sums above and half of the name below. */
const LABELS = 28;
/** One tap draws from a pile, so each needs this much room to itself. */
const FINGER = 44;

/** An upright board: the ring in two columns, all else between them, the track as a ruler below. */
export function tallLayout({ width, height, shape }: Box): Layout {
  const row = (height - RULER) / 3;
  const across = Math.min(width * 0.3, row - LABELS);
  const margin = Math.max(8, (width - 2 * across) * 0.055);
  const middles = [margin + across / 2, width - margin - across / 2] as const;
  const inRow = (side: 0 | 1, n: number): Point => ({ x: middles[side], y: row * (n + 0.5) - 4 });
  // Clockwise from the left of the middle row.
  const slots = [inRow(0, 1), inRow(0, 0), inRow(1, 0), inRow(1, 1), inRow(1, 2), inRow(0, 2)];
  const middle = width / 2;
  const free = middles[1] - middles[0] - across;
  const centre = { x: middle, y: row * 1.5 + 4 };
  const die = clamp(38, free * 0.32, 56);
  const deck = { width: clamp(32, free * 0.28, 48), height: clamp(45, free * 0.39, 67) };
  const decksAt = row * 3 - deck.height / 2 - 24;
  const pitch = Math.max(deck.width + 4, FINGER);
  const deckAt = (at: number): Point => ({ x: middle + (at - 1) * pitch, y: decksAt });
  const space = width / TRACK_SPACES;
  const spaceAt = (damage: number): Rect => ({
    x: damage * space,
    y: height - RULER,
    width: space,
    height: RULER,
  });
  return {
    shape,
    width,
    height,
    play: { x: 0, y: 0, width, height },
    slots,
    place: { width: across, height: across },
    centre,
    centreRadius: Math.min(free * 0.4, row * 0.36),
    waiting: { at: centre, perRow: 4 },
    aside: { at: { x: middle, y: (die + 28 + centre.y - 77) / 2 - 2 }, perRow: 4 },
    dice: { x: middle, y: die / 2 + 14 },
    die,
    card: cardAt(centre, 110),
    deck,
    decks: perColour(deckAt),
    discard: { width: deck.width * 0.75, height: deck.height * 0.75 },
    discards: perColour((colour) => ({
      x: deckAt(colour).x,
      y: decksAt - deck.height / 2 - deck.height * 0.375 - 6,
    })),
    track: {
      kind: 'ruler',
      spaceAt,
      ground: { x: 0, y: height - RULER, width, height: RULER },
      marker: Math.min(22, space - 3),
    },
    round: { at: { x: middle, y: row - 6 }, radius: 15 },
    moon: { at: { x: middle + free * 0.22, y: row * 0.72 }, radius: 15 },
    pawn: 26,
    type: { plate: 11, sums: 12, number: 11, letter: 10, count: 12, round: 14, least: 10 },
  };
}
