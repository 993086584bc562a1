import type { GameText } from '@nokturn/text';
import { initialOf, type SeatLook, SeatMark } from '@nokturn/ui';
import classes from './InfluenceChart.module.css';

const WIDTH = 640;
const HEIGHT = 280;
const LEFT = 30;
const RIGHT = 40;
const TOP = 14;
const BOTTOM = 14;
const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '1 5', '12 5'];

/** Everybody's Influence in the course of the match: one stepped line for each seat, with its sign at the end. */
export function InfluenceChart({
  history,
  rounds,
  names,
  looks,
  text,
}: {
  history: readonly (readonly number[])[];
  /** The round after each move. */
  rounds: readonly number[];
  names: readonly string[];
  looks: readonly SeatLook[];
  text: GameText;
}) {
  const last = history.at(-1) ?? [];
  const most = Math.ceil(Math.max(10, ...history.flat()) / 5) * 5;
  const least = Math.floor(Math.min(0, ...history.flat()) / 5) * 5;
  const x = (move: number) => LEFT + ((WIDTH - LEFT - RIGHT) * move) / Math.max(1, history.length - 1);
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * (value - least)) / Math.max(1, most - least);
  const ends = spread(last.map(y));
  const lines = Array.from({ length: (most - least) / 5 + 1 }, (_, i) => least + i * 5);
  const summary = last.map((total, seat) => text.plain('board-final', { name: names[seat] ?? '', total }));
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${text.plain('board-chart')}. ${summary.join('. ')}`}
    >
      {lines.map((value) => (
        <g key={value}>
          <path className={classes.line} d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
          <text
            className={classes.number}
            x={LEFT - 7}
            y={y(value)}
            textAnchor="end"
            dominantBaseline="central"
          >
            {value}
          </text>
        </g>
      ))}
      {beginnings(rounds).map(({ round, move }) => (
        <g key={round}>
          <path className={classes.night} d={`M${x(move)} ${TOP - 4}V${HEIGHT - BOTTOM}`} />
          <text className={classes.number} x={x(move) + 5} y={TOP + 3}>
            {text.plain('board-night', { round })}
          </text>
        </g>
      ))}
      {looks.map((look, seat) => (
        <path
          key={look.id}
          className={classes.seat}
          d={steps(
            history.map((scores) => scores[seat] ?? 0),
            x,
            (value) => y(value) + (seat - looks.length / 2) * 0.9,
          )}
          stroke={look.colour}
          strokeDasharray={DASHES[seat]}
        />
      ))}
      {looks.map((look, seat) => (
        <g key={look.id} transform={`translate(${WIDTH - RIGHT + 16} ${ends[seat]})`}>
          <SeatMark look={look} initial={initialOf(names[seat] ?? '')} />
        </g>
      ))}
    </svg>
  );
}

/** The move with which each round began. */
export function beginnings(rounds: readonly number[]): readonly { round: number; move: number }[] {
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

/** Signs that would cover each other are moved apart. */
export function spread(heights: readonly number[]): readonly number[] {
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
