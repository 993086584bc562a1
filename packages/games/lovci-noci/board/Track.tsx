import { memo } from 'react';
import { CHARACTERS, type Party } from '../cards/characters.ts';
import { TRACK_SPACES } from './geometry.ts';
import type { Layout } from './layout.ts';
import { PARTY_LOOKS } from './looks.ts';
import classes from './Track.module.css';

/** LN-10.3: what sets damage to 7 puts the marker on this space. */
const MOON_SPACE = 7;

/** The letters of the characters whose limit is on each space, with their parties. */
const LETTERS = new Map<number, Map<string, Party>>();
for (const { limit, letter, party } of Object.values(CHARACTERS))
  LETTERS.set(limit, (LETTERS.get(limit) ?? new Map()).set(letter, party));

const SPACES = Array.from({ length: TRACK_SPACES }, (_, damage) => damage);

/** The number of the round, beside the moon. */
export function Round({ round, layout }: { round: number; layout: Layout }) {
  const { x, y } = layout.round;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={classes.dial} r={3.6} />
      <path
        className={classes.crescent}
        transform="translate(0 -1.9) scale(1)"
        d="M.45-.95A1 1 0 1 0 .45 .95 .8 .8 0 1 1 .45-.95Z"
      />
      <text className={classes.round} y={0.9} fontSize={3.6}>
        {round}
      </text>
    </g>
  );
}

/** The damage track: stones with numbers, letters at the limits, a red crescent on 7. */
export const Track = memo(function Track({ layout }: { layout: Layout }) {
  return (
    <g>
      {SPACES.map((damage) => (
        <Space key={damage} damage={damage} layout={layout} />
      ))}
    </g>
  );
});

function Space({ damage, layout }: { damage: number; layout: Layout }) {
  const { x, y } = layout.spaceAt(damage);
  const { width, height } = layout.space;
  const left = spaceLeft(layout);
  const letters = [...(LETTERS.get(damage) ?? [])];
  const tall = layout.id === 'phone';
  return (
    <g transform={`translate(${x + left} ${y - height / 2})`}>
      <rect
        className={classes.stone}
        width={width}
        height={height}
        rx={1.1}
        data-limit={letters.length > 0}
      />
      <path className={classes.light} d={`M1 .35H${width - 1}`} />
      {damage === MOON_SPACE && (
        <RedMoon x={tall ? 5.4 : width - 2.6} y={tall ? 2.2 : height / 2} size={tall ? 1.5 : 2} />
      )}
      <text className={classes.number} x={tall ? 0.8 : 1} y={tall ? 2.9 : 3.1} fontSize={tall ? 2.6 : 3}>
        {damage}
      </text>
      {letters.map(([letter, party], i) => (
        <Letter
          key={letter}
          letter={letter}
          party={party}
          x={tall ? width - 1.15 - (letters.length - 1 - i) * 1.9 : width - 1.9}
          y={tall ? 1.7 : letters.length === 1 ? height / 2 : height * (0.28 + 0.45 * i)}
          size={tall ? 2.2 : 2.7}
          upright={tall}
        />
      ))}
    </g>
  );
}

/** Where a space begins, seen from the point at which its first marker stands. */
function spaceLeft({ id, space }: Layout): number {
  return id === 'phone' ? -space.width / 2 : -4.3;
}

function Letter({
  letter,
  party,
  x,
  y,
  size,
  upright,
}: {
  letter: string;
  party: Party;
  x: number;
  y: number;
  size: number;
  upright: boolean;
}) {
  const { Sign } = PARTY_LOOKS[party];
  const sign = upright ? size * 0.82 : size * 1.05;
  return (
    <g>
      <text
        className={classes.letter}
        x={x}
        y={y - size * 0.09}
        fontSize={size}
        dominantBaseline="central"
        textAnchor="middle"
      >
        {letter}
      </text>
      <Sign
        x={upright ? x - sign / 2 : x - size * 0.62 - sign}
        y={upright ? y + size * 0.5 : y - sign / 2}
        size={sign}
        className={classes[party]}
      />
    </g>
  );
}

function RedMoon({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      className={classes.moon}
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M.45-.95A1 1 0 1 0 .45 .95 .8 .8 0 1 1 .45-.95Z"
    />
  );
}
