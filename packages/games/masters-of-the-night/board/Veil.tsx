import classes from './Veil.module.css';

const WIDE = 40;
const HIGH = 32;

/** The veil: six widths of cloth. Lost points are torn away, and behind the rags an eye begins to see. */
export function Veil({ veil, most }: { veil: number; most: number }) {
  return (
    <span className={classes.veil}>
      <svg viewBox={`0 0 ${WIDE * most} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={classes.sky} width={WIDE * most} height={HIGH} rx={6} />
        {Array.from({ length: most }, (_, i) => i).map((i) => (
          <g key={i} transform={`translate(${i * WIDE})`} className={classes.cloth} data-torn={i >= veil}>
            {i >= veil && (
              <g className={classes.eye}>
                <path d="M8 19Q20 8 32 19 20 30 8 19Z" />
                <circle cx={20} cy={19} r={4.2} />
              </g>
            )}
            <path className={classes.whole} d={i >= veil ? RAGS[i % RAGS.length] : WHOLE} />
            {i < veil && <path className={classes.folds} d={FOLDS} />}
          </g>
        ))}
        <path className={classes.rod} d={`M0 2.5H${WIDE * most}`} />
      </svg>
      {/* Outside the drawing, which is stretched. */}
      <b className={classes.number} style={{ left: `${(Math.max(0.5, veil - 0.5) * 100) / most}%` }}>
        {veil}
      </b>
    </span>
  );
}

const WHOLE = `M0 2H${WIDE}V26q-5 6-10 0t-10 0-10 0-10 0Z`;
const FOLDS = 'M7 4Q9 16 6 26M15 4Q13 14 16 28M24 4Q27 16 24 26M33 4Q31 16 34 27';
/** The remains of a width that was torn away. */
const RAGS = [
  'M0 2H40V11L36 7 33 15 28 8 24 12 19 7 15 20 11 8 6 13 3 7 0 11Z',
  'M0 2H40V9L35 14 31 7 27 10 23 22 19 8 13 11 9 7 5 17 2 8 0 10Z',
  'M0 2H40V12L37 8 32 10 29 18 25 7 20 14 16 8 12 10 8 21 4 8 0 9Z',
];
