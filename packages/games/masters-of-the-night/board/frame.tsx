import type { CardFrame } from '@nokturn/ui';
import classes from './frame.module.css';

/** Iron is drawn twice: the bar, and the light along it. */
function Iron({ d, thick }: { d: string; thick?: number }) {
  return (
    <>
      <path className={classes.iron} d={d} style={thick === undefined ? undefined : { strokeWidth: thick }} />
      <path className={classes.glint} d={d} transform="translate(-.6 -.8)" />
    </>
  );
}

const CORNERS = ['', 'matrix(-1 0 0 1 250 0)', 'matrix(1 0 0 -1 0 350)', 'matrix(-1 0 0 -1 250 350)'];
/** Two scrolls that spring from a corner, and a leaf between them. */
const SCROLLS =
  'M5 62V16Q5 5 16 5H62M5 40Q16 40 16 30 16 23 10 23 6 24 7 29M40 5Q40 16 30 16 23 16 23 10 24 6 29 7M7 7 15 15';

function Rim() {
  return (
    <svg viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      <Iron d="M5 60V290M245 60V290M60 5H190M60 345H190" thick={2.4} />
      <Iron d="M12.5 12.5H237.5V337.5H12.5Z" thick={2} />
      {CORNERS.map((turned) => (
        <g key={turned} transform={turned}>
          <Iron d={SCROLLS} thick={2.8} />
          <circle className={classes.forged} cx={6} cy={6} r={4} />
          <circle className={classes.rivet} cx={5.2} cy={5.2} r={1.3} />
        </g>
      ))}
      {[
        [125, 5],
        [125, 345],
        [5, 175],
        [245, 175],
      ].map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          className={classes.forged}
          d="M0-7 4 0 0 7-4 0Z"
          transform={`translate(${x} ${y}) rotate(${y === 175 ? 0 : 90})`}
        />
      ))}
    </svg>
  );
}

/** The wallpaper of a drawing room: one motif, offset row by row. */
const DAMASK = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [i * 26 - 4 + (row % 2) * 13, row * 24 + 4];
    return `M${x} ${y}q7 6 0 14-7-8 0-14M${x} ${y + 14}q-6-1-6 5M${x} ${y + 14}q6-1 6 5`;
  }).join(''),
).join('');

function Field() {
  return (
    <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Papered />
      {[50, 150].map((x) => (
        <g key={x}>
          <circle className={classes.halo} cx={x} cy={46} r={30} />
          <circle className={classes.halo} cx={x} cy={46} r={17} />
          <path className={classes.flame} d={`M${x} 37q5 6 3.4 11h-6.8q-1.6-5 3.4-11Z`} />
          <path className={classes.forged} d={`M${x - 6} 49h12l-3 7h-6Z`} />
          <Iron d={`M${x} 56v14q0 8 ${x < 100 ? -9 : 9} 8`} thick={2} />
        </g>
      ))}
    </svg>
  );
}

function Papered() {
  return (
    <>
      <path className={classes.paper} d={DAMASK} />
      <path className={classes.dado} d="M0 99H200V120H0Z" />
      <path className={classes.paper} d="M0 99H200M0 102H200" />
    </>
  );
}

/** The wall without its lamps, for content that would hide them. */
export function Wall() {
  return (
    <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Papered />
    </svg>
  );
}

/** An iron arch to look through. */
function Glass() {
  return (
    <svg className={classes.arch} viewBox="0 0 200 34" aria-hidden="true">
      <path className={classes.forged} d="M-1-1H201V34Q194 5 100 3 6 5-1 34Z" />
      <path className={classes.glint} d="M1 29Q9 6 100 4.4 191 6 199 29" />
      <path
        className={classes.glint}
        d="M4 4Q16 5 15 11 14 15 10 13.5 8 11 11 10M196 4Q184 5 185 11 186 15 190 13.5 192 11 189 10"
      />
    </svg>
  );
}

const BARS = [31, 58, 85, 165, 192, 219];

/** A gate in front of velvet, and a lamp behind the shield that hangs on it. */
function Back() {
  return (
    <svg viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      <circle className={classes.halo} cx={125} cy={175} r={98} />
      <Iron d={BARS.map((x) => `M${x} 34V318`).join('')} thick={4} />
      <path
        className={classes.forged}
        d={BARS.map((x) => `M${x} 14l6 14-6 8-6-8ZM${x} 336l6-12-6-8-6 8Z`).join('')}
      />
      <Iron d="M14 54H236M14 66H236M14 286H236M14 298H236" thick={3.4} />
      <Iron
        d="M31 120Q58 108 58 134 58 150 44 148 36 142 44 136M219 120Q192 108 192 134 192 150 206 148 214 142 206 136M31 230Q58 242 58 216 58 200 44 202 36 208 44 214M219 230Q192 242 192 216 192 200 206 202 214 208 206 214"
        thick={3.4}
      />
      <Iron d="M125 66V110M125 240V286M112 84Q125 96 138 84M112 268Q125 256 138 268" thick={4} />
      <Iron d="M12.5 12.500H237.500V337.500H12.500Z" thick={4} />
      <circle className={classes.forged} cx={125} cy={175} r={68} />
      <circle className={classes.plate} cx={125} cy={175} r={60} />
      <circle className={classes.ring} cx={125} cy={175} r={63} />
      <circle className={classes.ring} cx={125} cy={175} r={55} strokeOpacity={0.4} strokeWidth={0.8} />
      <path className={classes.rivet} d="M123 112h4v4h-4ZM123 234h4v4h-4ZM62 173h4v4h-4ZM184 173h4v4h-4Z" />
    </svg>
  );
}

/** Masters of the Night: behind the railings of a good house, when the lamps are lit. */
export const FRAME: CardFrame = { material: classes.velvet, Rim, Field, Glass, Back };
