import type { CardFrame } from '@nokturn/ui';
import classes from './frame.module.css';

/** A vine that winds along an edge, with a leaf at every bend, from left to right. */
function vine(length: number, bends: number): { stem: string; leaves: readonly string[] } {
  const step = length / bends;
  let stem = 'M0 0';
  const leaves = ['', ''];
  for (let i = 0; i < bends; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const [from, to] = [i * step, (i + 1) * step];
    stem += `Q${((from + to) / 2).toFixed(1)} ${side * 5} ${to.toFixed(1)} 0`;
    const x = from + step * 0.5;
    leaves[i % 2] +=
      `M${x.toFixed(1)} ${side * 2.4}q${step * 0.3} ${-side * 1} ${(step * 0.42).toFixed(1)} ${-side * 5.6}q${-step * 0.36} ${-side * 0.6} ${(-step * 0.42).toFixed(1)} ${side * 5.6}Z`;
  }
  return { stem, leaves };
}

const SIDE = vine(306, 16);
const ENDS = vine(206, 11);
const EDGES = [
  { id: 'left', turned: 'translate(6.4 22) rotate(90)', ...SIDE },
  { id: 'right', turned: 'translate(243.6 22) rotate(90) scale(1 -1)', ...SIDE },
  { id: 'top', turned: 'translate(22 6.4)', ...ENDS },
  { id: 'foot', turned: 'translate(22 343.6) scale(1 -1)', ...ENDS },
];

function Border() {
  return (
    <>
      {EDGES.map(({ id, turned, stem, leaves: [warm, cool] }) => (
        <g key={id} transform={turned}>
          <path className={classes.vine} d={stem} />
          <path className={classes.leaf} d={warm} />
          <path className={`${classes.leaf} ${classes.cool}`} d={cool} />
        </g>
      ))}
      {[
        [11, 11],
        [239, 11],
        [11, 339],
        [239, 339],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle className={classes.gilt} cx={x} cy={y} r={9.4} />
          <circle className={classes.gem} cx={x} cy={y} r={5.6} />
          <circle className={classes.bright} cx={(x ?? 0) - 1.8} cy={(y ?? 0) - 2} r={1.5} />
        </g>
      ))}
    </>
  );
}

function Rim() {
  return (
    <svg viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.rule} x={13} y={13} width={224} height={324} rx={4} />
      <rect className={classes.ruled} x={14.6} y={14.6} width={220.8} height={320.8} rx={3} />
      <rect className={classes.ruled} x={11.4} y={11.4} width={227.2} height={327.2} rx={5} />
      <Border />
    </svg>
  );
}

const LOZENGES = Array.from({ length: 19 }, (_, i) => `M${i * 20 - 120} 0l120 120M${i * 20} 0l-120 120`).join(
  '',
);
const STARS = Array.from({ length: 5 }, (_, row) =>
  Array.from(
    { length: 11 },
    (_, i) => `M${i * 20 + (row % 2) * 10} ${row * 20 + 8.5}l1.5 1.5-1.5 1.5-1.5-1.5Z`,
  ).join(''),
).join('');

/** The background of a miniature: gilded lozenges, a hill and the Castle. */
function Field() {
  return (
    <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={classes.diaper} d={LOZENGES} />
      <path className={classes.star} d={STARS} />
      <path className={classes.hill} d="M0 99Q40 76 86 92T200 84V120H0Z" opacity={0.8} />
      <path className={classes.castle} d="M116 94V70h3v-5h3v5h4V54l5-9 5 9v14h4v-5h3v5h3V50l4-8 4 8v44Z" />
      <path className={classes.lamp} d="M130 59h2v4h-2ZM153 57h2v4h-2ZM120 76h2v4h-2ZM140 78h3v5h-3Z" />
      <path className={classes.castle} d="M0 112Q50 92 108 106T200 98V120H0Z" />
    </svg>
  );
}

/** A letter: folded vellum in a painted border, tied with a ribbon, under a seal. */
function Back() {
  return (
    <svg viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.fold} x={14} y={14} width={222} height={322} rx={3} />
      <path className={classes.under} d="M14 14 125 186 236 14V28L125 200 14 28Z" />
      <path className={classes.under} d="M14 336 106 166 125 196 144 166 236 336 125 214Z" opacity={0.5} />
      <path className={classes.fold} d="M14 14H236L125 186Z" />
      <path className={classes.ribbon} d="M114 14h22V336h-22Z" />
      <path className={classes.sheen} d="M117 14h5V336h-5ZM131 14h2V336h-2Z" />
      <rect className={classes.rule} x={13} y={13} width={224} height={324} rx={4} />
      <rect className={classes.ruled} x={14.6} y={14.6} width={220.8} height={320.8} rx={3} />
      <Border />
      <path className={`${classes.wax} ${classes.shade}`} d={BLOB} transform="translate(3 7)" />
      <path className={`${classes.wax} ${classes.low}`} d={BLOB} transform="translate(1 3)" />
      <path className={classes.wax} d={BLOB} />
      <path className={classes.shine} d="M78 145Q92 118 124 113" />
      <circle className={`${classes.wax} ${classes.pressed}`} cx={125} cy={175} r={46} />
      <path className={classes.shine} d="M160 205Q146 222 120 220" strokeOpacity={0.3} />
    </svg>
  );
}

const BLOB =
  'M125 106Q147 103 161 119 183 121 187 143 203 160 192 180 199 205 178 217 172 239 148 237 129 251 108 240 84 245 76 222 54 213 59 189 46 170 62 153 62 129 86 124 101 104 125 106Z';

/** The Hunger: an old book from a greedy house. */
export const FRAME: CardFrame = { material: classes.vellum, Rim, Field, Back };
