import type { Box } from '@nokturn/ui';

/** The sizes of the parts of the board in its box, in pixels. They depend only on the box and the number of seats. */
export interface BoardLayout {
  /** `phone` is read at arm's length and operated with a thumb: fewer words, nothing smaller than a fingertip. */
  readonly kind: 'desk' | 'phone' | 'low';
  readonly strip: number;
  /** The seat marks on the left: the width of their column, and the size of one. */
  readonly marks: number;
  readonly mark: number;
  /** On the right and at the bottom, between columns, and above each row. */
  readonly edge: number;
  readonly gap: number;
  readonly slit: number;
  readonly column: number;
  readonly head: number;
  readonly row: number;
  /** A card on a Position. */
  readonly card: Size;
  /** The Ally in the head of a Location. */
  readonly ally: Size;
  /** The column has little room for words. */
  readonly isNarrow: boolean;
  /** Cards, blood and total are in one line, because there is no room below the cards. */
  readonly isLine: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A column narrower than this only has room for pictures and numbers. */
const WORDY = 150;
/** On a phone, a column narrower than this does not even have room to name the leader. */
export const SLIM = 100;
/**
 * From this width on the words of a head are beside the Ally, together with the full name of the place in every
 * language.
 */
const ROOMY = 240;

export function layoutOf(box: Box, seats: number, places: number): BoardLayout {
  const kind = kindOf(box, places);
  const { strip, marks, mark, edge, gap, slit } = EDGES[kind];
  const column = (box.width - marks - edge - gap * (places - 1)) / places;
  const height = box.height - strip - edge;
  const head = headOf(kind, height, seats);
  const row = (height - head) / seats - slit;
  const isLine = kind === 'desk' || row < 56;
  return {
    kind,
    strip,
    marks,
    mark,
    edge,
    gap,
    slit,
    column,
    head,
    row,
    card: cardIn(kind, column, row, isLine),
    ally: allyIn(kind, column, head),
    isNarrow: kind !== 'desk' || column < ROOMY,
    isLine,
  };
}

const EDGES = {
  desk: { strip: 36, marks: 56, mark: 30, edge: 8, gap: 8, slit: 4 },
  phone: { strip: 26, marks: 24, mark: 21, edge: 0, gap: 0, slit: 0 },
  low: { strip: 24, marks: 20, mark: 19, edge: 0, gap: 0, slit: 0 },
} as const;

function kindOf({ width, shape }: Box, places: number): BoardLayout['kind'] {
  if (shape === 'low') return 'low';
  const { marks, edge, gap } = EDGES.desk;
  return (width - marks - edge - gap * (places - 1)) / places < WORDY ? 'phone' : 'desk';
}

/** Rows come first: a head gets whatever does not make them lower than necessary. */
function headOf(kind: BoardLayout['kind'], height: number, seats: number): number {
  if (kind === 'low') return 72;
  const many = seats > 4;
  if (kind === 'phone') return Math.round(Math.max(many ? 86 : 112, height * (many ? 0.198 : 0.258)));
  return Math.round(Math.min(220, Math.max(many ? 128 : 160, height * (many ? 0.228 : 0.252))));
}

/** In proportions of 5:7, as large as the cell allows. */
function cardIn(kind: BoardLayout['kind'], column: number, row: number, isLine: boolean): Size {
  const height = isLine ? row - (kind === 'desk' ? 12 : 8) : row - 24;
  const width = Math.min((height * 5) / 7, column * (kind === 'desk' ? 0.36 : 0.4));
  return { width: Math.floor(width), height: Math.floor((width * 7) / 5) };
}

/** The font size for the name of a place, in pixels: its longest word is never broken. */
export function nameSizeIn({ column, ally, isNarrow }: BoardLayout, name: string): number {
  if (isNarrow) {
    const whole = (column - AROUND_NARROW) / (name.length * LETTER);
    return Math.floor(Math.min(LARGEST_NARROW, Math.max(LEAST_NARROW, whole)) * 10) / 10;
  }
  const letters = Math.max(...name.split(/\s/).map((word) => word.length));
  const room = column - ally.width - AROUND_NAME;
  return Math.floor(Math.min(LARGEST_NAME, room / (letters * LETTER)) * 10) / 10;
}

const LARGEST_NAME = 18;
/** Edges, gaps, the plate’s own edges and the number before the name. */
const AROUND_NAME = 72;
/** Above the Ally the name has one line, or two small ones. */
const LARGEST_NARROW = 16;
const LEAST_NARROW = 12;
const AROUND_NARROW = 57;
/** The width of a letter of the display font, relative to its size. */
const LETTER = 0.56;

function allyIn(kind: BoardLayout['kind'], column: number, head: number): Size {
  const most = { desk: head - (column < ROOMY ? 42 : 24), phone: head - 38, low: head - 12 }[kind];
  const height = Math.min(most, ((column - 12) * (kind === 'desk' ? 0.41 : 0.48) * 7) / 5);
  return { width: Math.floor((height * 5) / 7), height: Math.floor(height) };
}
