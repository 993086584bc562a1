import { VEIL } from '../cards/trackers.ts';
import classes from './Veil.module.css';

const WIDE = 40;
const HIGH = 46;

/** The veil: six widths of cloth. What is lost is torn away, and behind the rags an eye begins to see. */
export function Veil({ veil }: { veil: number }) {
  return (
    <svg viewBox={`0 0 ${WIDE * VEIL.most} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.sky} width={WIDE * VEIL.most} height={HIGH} rx={6} />
      {Array.from({ length: VEIL.most }, (_, i) => i).map((i) => (
        <g key={i} transform={`translate(${i * WIDE})`} className={classes.cloth} data-torn={i >= veil}>
          {i >= veil && (
            <g className={classes.eye}>
              <path d="M8 27Q20 14 32 27 20 40 8 27Z" />
              <circle cx={20} cy={27} r={4.4} />
            </g>
          )}
          <path className={classes.whole} d={i >= veil ? RAGS[i % RAGS.length] : WHOLE} />
          {i < veil && <path className={classes.folds} d={FOLDS} />}
        </g>
      ))}
      <path className={classes.rod} d={`M0 3H${WIDE * VEIL.most}`} />
      <text className={classes.number} x={Math.max(20, veil * WIDE - 20)} y={32} textAnchor="middle">
        {veil}
      </text>
    </svg>
  );
}

const WHOLE = `M0 2H${WIDE}V38q-5 6-10 0t-10 0-10 0-10 0Z`;
const FOLDS = 'M7 4Q9 22 6 38M15 4Q13 20 16 40M24 4Q27 22 24 38M33 4Q31 22 34 39';
/** What is left of a width that was torn away. */
const RAGS = [
  'M0 2H40V13L36 8 33 20 28 9 24 15 19 8 15 26 11 10 6 17 3 8 0 14Z',
  'M0 2H40V10L35 18 31 8 27 13 23 30 19 9 13 14 9 8 5 22 2 9 0 12Z',
  'M0 2H40V16L37 9 32 12 29 24 25 8 20 18 16 9 12 12 8 28 4 9 0 11Z',
];
