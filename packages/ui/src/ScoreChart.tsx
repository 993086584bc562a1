import { numeral } from '@nokturn/text';
import { type MouseEvent, useRef } from 'react';
import { useMeasured } from './measured.ts';
import classes from './ScoreChart.module.css';
import { initialOf, SeatMark } from './SeatBadge.tsx';
import { lookAt, type SeatLook } from './seats.ts';

interface Size {
  readonly width: number;
  readonly height: number;
  /** At most this many numbers are written beside the lines; if there are more, every second one. */
  readonly numbers: number;
}

const WIDE: Size = { width: 640, height: 280, numbers: 16 };
/** On a phone the chart is drawn in a smaller box, so that its labels stay readable. */
const NARROW: Size = { width: 340, height: 230, numbers: 9 };
const NARROW_BELOW = 480;
/** On a desktop that gives it the whole width, it is as high as elsewhere. */
const BROAD: Size = { width: 1000, height: 280, numbers: 16 };
const BROAD_FROM = 960;
const LEFT = 30;
const RIGHT = 40;
const TOP = 14;
const BOTTOM = 14;
/** Room for the labels of the marks, below the lines so that nothing crosses them. */
const FOOT = 12;
/** The approximate width of a letter. */
const LETTER = 7;
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '1 5', '12 5', '4 2 1 2', '14 3'];

export interface ScoreChartProps {
  /** Every seat's number after each move, the first before the first move; empty for no chart. */
  readonly history: readonly (readonly number[])[];
  /** The numbers that have a line of their own, smallest first; no value lies beyond them. */
  readonly lines: readonly number[];
  readonly names: readonly string[];
  readonly looks: readonly SeatLook[];
  /** What it is and how it ends, for people who cannot see it. */
  readonly label: string;
  /** Moves at which something began. */
  readonly marks?: readonly { readonly move: number; readonly text: string }[];
  /** Before this move the numbers mean nothing yet: the chart shows this text instead. */
  readonly open?: { readonly until: number; readonly text: string };
  /** The move being looked at. */
  readonly at?: number;
  /** Touching the chart picks a move. Offer another way too, for people who cannot point. */
  onPick?(move: number): void;
}

/**
 * One number for each seat over the course of a match: a stepped line per seat, with the seat's sign at its end. If
 * nothing is known about the course, nothing is drawn.
 */
export function ScoreChart(props: ScoreChartProps) {
  return props.history.length === 0 ? null : <Chart {...props} />;
}

function Chart({ history, lines, names, looks, label, marks = [], open, at, onPick }: ScoreChartProps) {
  const seats = names.map((_, seat) => lookAt(looks, seat));
  const chart = useRef<SVGSVGElement>(null);
  const { width, height, numbers: room } = useMeasured(chart, WIDE, sizeOf);
  const [least = 0, most = least + 1] = [lines.at(0), lines.at(-1)];
  const x = (move: number) => LEFT + ((width - LEFT - RIGHT) * move) / Math.max(1, history.length - 1);
  const y = (value: number) => height - BOTTOM - ((height - TOP - BOTTOM) * (value - least)) / (most - least);
  const ends = spread((history.at(-1) ?? []).map(y), height);
  const legible = legibleOf(marks, x);

  function pick({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) {
    const box = currentTarget.getBoundingClientRect();
    const across = ((clientX - box.left) * width) / Math.max(1, box.width);
    const move = Math.round(((across - LEFT) * (history.length - 1)) / (width - LEFT - RIGHT));
    onPick?.(Math.max(0, Math.min(history.length - 1, move)));
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: without a pointer, a move is picked beside the chart
    <svg
      ref={chart}
      className={onPick ? `${classes.chart} ${classes.picked}` : classes.chart}
      onClick={onPick && pick}
      viewBox={`0 0 ${width} ${marks.length > 0 ? height + FOOT : height}`}
      role="img"
      aria-label={label}
    >
      {lines.map((value, i) => (
        <g key={value}>
          <path className={classes.line} d={`M${LEFT} ${y(value)}H${width - RIGHT}`} />
          {(lines.length <= room || i % 2 === 0) && (
            <text
              className={classes.number}
              x={LEFT - 7}
              y={y(value)}
              textAnchor="end"
              dominantBaseline="central"
            >
              {numeral(value)}
            </text>
          )}
        </g>
      ))}
      {open && open.until > 0 && (
        <g>
          <rect
            className={classes.open}
            x={LEFT}
            y={TOP}
            width={x(open.until) - LEFT}
            height={height - TOP - BOTTOM}
          />
          <text className={classes.number} x={LEFT + 8} y={TOP + 14}>
            {open.text}
          </text>
        </g>
      )}
      {at !== undefined && <path className={classes.at} d={`M${x(at)} ${TOP}V${height - BOTTOM}`} />}
      {marks.map(({ move, text }) => (
        <g key={`${move} ${text}`} data-mark={text}>
          <path
            className={classes.mark}
            d={`M${x(move)} ${TOP - 4}V${height - BOTTOM + (legible.has(move) ? FOOT : 0)}`}
          />
          {legible.has(move) && (
            <text className={classes.number} x={x(move) + 4} y={height - BOTTOM + FOOT + 5}>
              {text}
            </text>
          )}
        </g>
      ))}
      {seats.map((look, seat) => {
        const shift = (seat - seats.length / 2) * 0.9;
        const d = steps(
          history.map((numbers) => numbers[seat] ?? 0),
          x,
          (value) => y(value) + shift,
        );
        return (
          <g key={look.id} strokeDasharray={DASHES[seat]}>
            <path className={classes.shade} d={d} />
            <path className={classes.seat} d={d} stroke={look.colour} />
          </g>
        );
      })}
      {seats.map((look, seat) => (
        <g key={look.id} transform={`translate(${width - RIGHT + 16} ${ends[seat] ?? 0})`}>
          <SeatMark look={look} initial={initialOf(names[seat] ?? '')} />
        </g>
      ))}
    </svg>
  );
}

/** The move at which each round began. */
export function beginningsOf(rounds: readonly number[]): readonly { round: number; move: number }[] {
  return rounds.flatMap((round, move) => (round > 0 && round !== rounds[move - 1] ? [{ round, move }] : []));
}

function steps(values: readonly number[], x: (i: number) => number, y: (value: number) => number): string {
  const [first = 0, ...others] = values;
  let path = `M${x(0)} ${y(first).toFixed(1)}`;
  let before = first;
  others.forEach((value, i) => {
    if (value === before) return;
    path += `H${x(i + 1).toFixed(1)}V${y(value).toFixed(1)}`;
    before = value;
  });
  return `${path}H${x(values.length - 1)}`;
}

/** If labels would overlap, only the first of them. */
function legibleOf(
  marks: NonNullable<ScoreChartProps['marks']>,
  x: (move: number) => number,
): ReadonlySet<number> {
  const shown = new Set<number>();
  let end = 0;
  for (const { move, text } of marks) {
    if (x(move) < end) continue;
    shown.add(move);
    end = x(move) + LETTER * text.length + 4;
  }
  return shown;
}

function sizeOf(chart: SVGSVGElement): Size {
  const { width } = chart.getBoundingClientRect();
  if (width >= BROAD_FROM) return BROAD;
  return width > 0 && width < NARROW_BELOW ? NARROW : WIDE;
}

/** Moves apart signs that would cover each other. */
export function spread(heights: readonly number[], height = WIDE.height): readonly number[] {
  const apart = 23;
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  order.forEach((seat, i) => {
    const above = order[i - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat] ?? 0, (placed[above] ?? 0) + apart);
  });
  const over = Math.max(0, (placed[order.at(-1) ?? 0] ?? 0) - (height - 12));
  return placed.map((at) => Math.max(12, at - over));
}
