import type { Estimate } from '../statistics/estimate.ts';
import { linear, logarithmic, type Scale } from './scale.ts';
import { PLOT_STYLE } from './style.ts';
import { element, type Markup, text } from './svg.ts';

/** One line of a plot: a name and its estimates, one for each series; null where there is none. */
export interface Row {
  readonly name: string;
  readonly estimates: readonly (Estimate | null)[];
}

/** Points with their intervals, one line for each name. */
export interface Plot {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The names of the estimates in a row, if there is more than one. */
  readonly series?: readonly string[];
  readonly format: (value: number) => string;
  /** A value to compare with. */
  readonly mark?: { readonly value: number; readonly name: string };
  readonly isLogarithmic?: boolean;
}

const WIDTH = 720;
const LINE = 18;
const GAP = 8;
const HEAD = 34;
const FOOT = 26;
const MARGIN = 14;
/** The approximate width of a letter. */
const LETTER = 7.6;

/** The plot as an SVG; with its style included, it works as a file of its own. */
export function intervalPlot(plot: Plot, { alone }: { alone: boolean }): Markup {
  const series = plot.series ?? [''];
  const band = series.length * LINE + GAP;
  const top = HEAD + (series.length > 1 ? LINE : 0) + (plot.mark ? LINE : 0);
  const bottom = top + plot.rows.length * band;
  const height = bottom + FOOT;
  const axis = axisOf(plot);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'plot',
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      role: 'img',
      'aria-label': plot.title,
    },
    ...(alone ? [element('style', {}, PLOT_STYLE)] : []),
    element('rect', { class: 'ground', width: WIDTH, height, rx: 6 }),
    element('text', { class: 'title', x: MARGIN, y: 22 }, text(plot.title)),
    ...(series.length > 1 ? legend(series) : []),
    ...plot.rows.flatMap((_, i) => (i % 2 === 0 ? [stripe(top + i * band, band)] : [])),
    ...grid(plot, axis, top, bottom),
    ...plot.rows.flatMap((row, i) => line(row, plot, axis, { y: top + i * band, height: band })),
  );
}

interface Axis {
  readonly scale: Scale;
  /** The position of a value, in pixels. */
  readonly x: (value: number) => number;
  readonly left: number;
  readonly right: number;
}

function axisOf({ rows, format, mark, isLogarithmic }: Plot): Axis {
  const found = rows.flatMap(({ estimates }) => estimates.filter((estimate) => estimate !== null));
  const values = [
    ...found.flatMap(({ value, low, high }) => [value, low, high]),
    ...(mark ? [mark.value] : []),
  ];
  // Even an empty plot has an axis.
  const [low, high] = values.length === 0 ? [0.1, 1] : [Math.min(...values), Math.max(...values)];
  const scale = isLogarithmic ? logarithmic(low, high) : linear(low, high);
  const widest = (texts: readonly string[]) => LETTER * Math.max(...texts.map((each) => each.length), 0);
  const left = MARGIN + widest(rows.map(({ name }) => name)) + 10;
  const right = WIDTH - MARGIN - widest(found.map(({ value }) => format(value))) - 10;
  return { scale, left, right, x: (value) => left + scale.at(value) * (right - left) };
}

function legend(series: readonly string[]): Markup[] {
  let x = MARGIN + 6;
  return series.flatMap((name, i) => {
    const at = x;
    x += name.length * LETTER + 34;
    return [dot(i, at, HEAD + 6), element('text', { x: at + 10, y: HEAD + 10 }, text(name))];
  });
}

function grid({ format, mark }: Plot, { scale, x }: Axis, top: number, bottom: number): Markup[] {
  const upright = (value: number, kind: string) =>
    element('line', { class: kind, x1: x(value), x2: x(value), y1: top, y2: bottom });
  return [
    ...scale.ticks.flatMap((tick) => [
      upright(tick, 'grid'),
      element('text', { class: 'tick', x: x(tick), y: bottom + 16 }, text(brief(format(tick)))),
    ]),
    ...(mark
      ? [
          upright(mark.value, 'mark'),
          element('text', { class: 'tick', x: x(mark.value), y: top - 6 }, text(mark.name)),
        ]
      : []),
  ];
}

/** A number on the axis needs no `.0`. */
function brief(tick: string): string {
  return tick.replace(/\.0(?!\d)/, '');
}

/** Every other line has a stripe behind it, to guide the eye. */
function stripe(y: number, height: number): Markup {
  return element('rect', { class: 'band', x: MARGIN / 2, y, width: WIDTH - MARGIN, height, rx: 3 });
}

function line(
  { name, estimates }: Row,
  { format }: Plot,
  axis: Axis,
  { y: top, height }: { y: number; height: number },
): Markup[] {
  return [
    element('text', { class: 'name', x: axis.left - 10, y: top + height / 2 + 4 }, text(name)),
    ...estimates.flatMap((estimate, i) => {
      if (estimate === null) return [];
      const y = top + GAP / 2 + (i + 0.5) * LINE;
      const { value, low, high } = estimate;
      return [
        element('line', { class: `reach s${i}`, x1: axis.x(low), x2: axis.x(high), y1: y, y2: y }),
        dot(i, axis.x(value), y),
        element('text', { class: 'value', x: WIDTH - MARGIN, y: y + 4 }, text(format(value))),
      ];
    }),
  ];
}

/** Series differ by shape as well as by colour. */
const SHAPES = [
  'M-5,0a5,5 0 1 0 10,0a5,5 0 1 0 -10,0',
  'M-4.5,-4.5h9v9h-9z',
  'M0,-6L6,0L0,6L-6,0z',
  'M0,-5.5L6,5H-6z',
  'M0,5.5L6,-5H-6z',
  'M-6,-2h4v-4h4v4h4v4h-4v4h-4v-4h-4z',
];

function dot(series: number, x: number, y: number): Markup {
  const round = (value: number) => Math.round(value * 10) / 10;
  return element('path', {
    class: `dot s${series}`,
    transform: `translate(${round(x)} ${round(y)})`,
    d: SHAPES[series % SHAPES.length] as string,
  });
}
