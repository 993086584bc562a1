import type { Box } from '@nokturn/ui';

/** How the board divides its rectangle: by its size alone, never by its contents. In CSS pixels. */
export interface BoardLayout {
  /** `desk`: a column beside the city. `phone`: a band below it. `low`: a narrow column, for a phone on its side. */
  readonly kind: 'desk' | 'phone' | 'low';
  readonly strip: number;
  /** The strip above the city takes two lines. */
  readonly isStacked: boolean;
  readonly side: number;
  readonly band: number;
  readonly edge: number;
  readonly gap: number;
  readonly tile: { readonly width: number; readonly height: number };
}

const DISTRICTS_IN_A_ROW = 3;
/** From this width the strip above the city fits on one line. */
const ONE_LINE = 820;
const GREAT = 1100;
const NARROW = 600;
/** Below this width, a column would make the districts too small for their pieces. */
const LEAST_FOR_COLUMN = 440;

export function layoutOf({ width, height, shape }: Box): BoardLayout {
  const kind = shape === 'low' ? 'low' : width < NARROW ? 'phone' : 'desk';
  const isGreat = width >= GREAT;
  const isStacked = kind !== 'desk' || width < ONE_LINE;
  const strip = kind === 'low' ? 44 : isStacked ? 60 : isGreat ? 56 : 44;
  const hasColumn = kind === 'desk' || (kind === 'low' && width >= LEAST_FOR_COLUMN);
  const side = hasColumn ? (kind === 'low' ? 118 : isGreat ? 210 : 152) : 0;
  const band = hasColumn ? 0 : 46;
  const [edge, gap] = kind === 'desk' ? [8, 4] : kind === 'low' ? [0, 2] : [0, 3];
  const beside = side > 0 ? side + (kind === 'desk' ? edge : gap) : 0;
  const below = band > 0 ? band + gap : edge;
  return {
    kind,
    strip,
    isStacked,
    side,
    band,
    edge,
    gap,
    tile: {
      width: part(width - 2 * edge - beside, gap),
      height: part(height - strip - below, gap),
    },
  };
}

function part(length: number, gap: number): number {
  return Math.floor((length - gap * (DISTRICTS_IN_A_ROW - 1)) / DISTRICTS_IN_A_ROW);
}

/** High enough that a figure is 34 wide, and the letter on its chest can be read. */
const LEAST_FIGURE = 52;

/** The sizes used by the drawing, as properties for the style of the board. */
export function sizesOf(layout: BoardLayout): Readonly<Record<`--${string}`, string>> {
  const { kind, tile } = layout;
  const least = kind === 'desk' ? 11 : 10;
  const between = (share: number, [from, to]: readonly [number, number]) =>
    Math.round(Math.min(to, Math.max(from, tile.width * share)) * 10) / 10;
  // As high as its room allows, and never too small to be recognised at a glance.
  const figure = Math.max(LEAST_FIGURE, Math.min(tile.height * 0.4, tile.width * 0.45, 110));
  return {
    '--strip': px(layout.strip),
    '--side': px(layout.side),
    '--band': px(layout.band),
    '--edge': px(layout.edge),
    '--gap': px(layout.gap),
    '--tile-width': px(tile.width),
    '--tile-height': px(tile.height),
    '--name': px(between(0.066, [11, 19])),
    '--effect': px(between(0.054, [least, 14])),
    '--least': px(least),
    '--figure': px(Math.round(figure)),
    '--token': px(between(kind === 'desk' ? 0.115 : 0.19, [22, 34])),
    '--count': px(between(0.06, [12, 16])),
    '--die': px(between(0.16, [34, 42])),
  };
}

function px(length: number): string {
  return `${length}px`;
}
