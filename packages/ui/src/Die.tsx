import classes from './Die.module.css';

export type DieSides = 4 | 6;

/**
 * A die that shows its roll. The shape tells the d4 from the d6. A new `rolled` (any number that goes up) makes it
 * tumble once. Decoration: the log reports the roll.
 */
export function Die({
  sides,
  value,
  rolled = 0,
}: {
  sides: DieSides;
  value: number | null;
  rolled?: number;
}) {
  return (
    <svg
      key={rolled}
      className={[classes.die, rolled > 0 && classes.tumbling, value === null && classes.idle]
        .filter(Boolean)
        .join(' ')}
      viewBox="-22 -22 44 44"
      aria-hidden="true"
    >
      <DieFace sides={sides} value={value} />
    </svg>
  );
}

/** The same as part of a drawing, centred on 0, 0 in a square from −20 to 20. */
export function DieFace({ sides, value }: { sides: DieSides; value: number | null }) {
  return sides === 4 ? <FourSided value={value} /> : <SixSided value={value} />;
}

function FourSided({ value }: { value: number | null }) {
  return (
    <>
      <path className={classes.shade} d="M0-18 19 12 0 18Z" />
      <path className={classes.light} d="M0-18 0 18-19 12Z" />
      <path className={classes.rim} d="M0-18 19 12 0 18-19 12Z" />
      <path className={classes.edge} d="M0-18V18" />
      <text className={classes.number} y={5} textAnchor="middle" dominantBaseline="central">
        {value ?? ''}
      </text>
    </>
  );
}

function SixSided({ value }: { value: number | null }) {
  return (
    <>
      <rect className={classes.body} x={-17} y={-17} width={34} height={34} rx={6} />
      <rect className={classes.gloss} x={-14} y={-14} width={28} height={28} rx={10} />
      {(PIPS[value ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} className={classes.pip} cx={x} cy={y} r={3.3} />
      ))}
    </>
  );
}

type Pip = readonly [x: number, y: number];
const [TL, TR, L, R, BL, BR, M]: readonly Pip[] = [
  [-9, -9],
  [9, -9],
  [-9, 0],
  [9, 0],
  [-9, 9],
  [9, 9],
  [0, 0],
];
const PIPS = [
  [],
  [M],
  [TL, BR],
  [TL, M, BR],
  [TL, TR, BL, BR],
  [TL, TR, M, BL, BR],
  [TL, TR, L, R, BL, BR],
] as Pip[][];
