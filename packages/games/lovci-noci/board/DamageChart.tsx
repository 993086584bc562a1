import type { GameText } from '@nokturn/text';
import { initialOf, SeatMark } from '@nokturn/ui';
import classes from './DamageChart.module.css';
import { TRACK_SPACES } from './geometry.ts';
import { lookOf } from './Pieces.tsx';

const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 26;
const RIGHT = 40;
const TOP = 14;
const BOTTOM = 14;
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', 'none', '7 4', '2 4', '10 3 2 3'];

/** Everybody's damage in the course of the match: one stepped line for each seat, with its sign at the end. */
export function DamageChart({
  history,
  names,
  text,
}: {
  history: readonly (readonly number[])[];
  names: readonly string[];
  text: GameText;
}) {
  const last = history.at(-1) ?? [];
  const x = (move: number) => LEFT + ((WIDTH - LEFT - RIGHT) * move) / Math.max(1, history.length - 1);
  const y = (damage: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * damage) / (TRACK_SPACES - 1);
  const ends = spread(last.map(y));
  const summary = names.map((name, seat) => text.plain('board-damage', { name, damage: last[seat] ?? 0 }));
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${text.plain('board-chart')}. ${summary.join('. ')}`}
    >
      {[0, 2, 4, 6, 8, 10, 12, 14].map((damage) => (
        <g key={damage}>
          <path className={classes.line} d={`M${LEFT} ${y(damage)}H${WIDTH - RIGHT}`} />
          <text
            className={classes.number}
            x={LEFT - 7}
            y={y(damage)}
            textAnchor="end"
            dominantBaseline="central"
          >
            {damage}
          </text>
        </g>
      ))}
      {last.map((_, seat) => {
        const look = lookOf(seat);
        const shift = (seat - last.length / 2) * 0.9;
        const d = steps(
          history.map((damage) => damage[seat] ?? 0),
          x,
          (damage) => y(damage) + shift,
        );
        return (
          <g key={look.id} strokeDasharray={DASHES[seat]}>
            <path className={classes.shade} d={d} />
            <path className={classes.seat} d={d} stroke={look.colour} />
          </g>
        );
      })}
      {last.map((_, seat) => (
        <g key={lookOf(seat).id} transform={`translate(${WIDTH - RIGHT + 16} ${ends[seat]})`}>
          <SeatMark look={lookOf(seat)} initial={initialOf(names[seat] ?? '')} />
        </g>
      ))}
    </svg>
  );
}

function steps(values: readonly number[], x: (i: number) => number, y: (value: number) => number): string {
  const [first = 0, ...others] = values;
  let path = `M${x(0)} ${y(first)}`;
  let before = first;
  others.forEach((value, i) => {
    if (value === before) return;
    path += `H${x(i + 1).toFixed(1)}V${y(value).toFixed(1)}`;
    before = value;
  });
  return `${path}H${x(values.length - 1)}`;
}

/** Signs that would cover each other are moved apart. */
function spread(heights: readonly number[]): number[] {
  const apart = 23;
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  order.forEach((seat, i) => {
    const above = order[i - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat] ?? 0, (placed[above] ?? 0) + apart);
  });
  const over = Math.max(0, (placed[order.at(-1) ?? 0] ?? 0) - (HEIGHT - 12));
  return placed.map((height) => Math.max(12, height - over));
}
