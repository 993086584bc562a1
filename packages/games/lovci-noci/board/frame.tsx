import type { CardFrame } from '@nokturn/ui';
import classes from './frame.module.css';

const [MIDDLE_X, MIDDLE_Y] = [125, 168];

/** A point of a web around the middle of the back, which is taller than it is wide. */
function spun(angle: number, far: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${(MIDDLE_X + Math.cos(turn) * far).toFixed(1)} ${(MIDDLE_Y + Math.sin(turn) * far * 1.36).toFixed(1)}`;
}

const SPOKES = Array.from({ length: 12 }, (_, i) => i * 30 + 15);
/** Each thread sags between two spokes. */
const ROUND = [58, 71, 85, 99].map((far) =>
  SPOKES.map((angle, i) =>
    i === 0
      ? `M${spun(angle, far)}Q${spun(angle + 15, far * 0.89)} ${spun(angle + 30, far)}`
      : `Q${spun(angle + 15, far * 0.89)} ${spun(angle + 30, far)}`,
  ).join(''),
);
const WEB = SPOKES.map((angle) => `M${spun(angle, 50)}L${spun(angle, 100)}`).join('') + ROUND.join('');

/** Oak with a hollow cut into it, and the night in the hollow: a moon in a spider's web over the forest. */
function Back() {
  return (
    <svg viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.lit} x={8.5} y={8.5} width={235} height={335} rx={13} />
      <rect className={classes.cut} x={7.5} y={7.5} width={235} height={335} rx={13} />
      <CornerBlocks />
      <ellipse className={classes.night} cx={125} cy={175} rx={103} ry={146} />
      <ellipse className={classes.dusk} cx={125} cy={168} rx={84} ry={114} opacity={0.55} />
      <path
        className={classes.far}
        d="M29 236q12-12 22-9 10-22 18-2 12-24 22 0 14-18 24 2 12-26 22 0 12-14 24-2 10-20 20 2 14-12 22 4 10-8 18 5Q208 321 125 321 46 321 29 236Z"
      />
      <circle className={classes.halo} cx={125} cy={168} r={70} />
      <path className={classes.web} d={WEB} />
      <circle className={classes.moon} cx={125} cy={175} r={53} />
      <path
        className={classes.mare}
        d="M92 150a13 12 0 1 0 26-4 13 12 0 1 0-26 4ZM138 200a16 13 0 1 0 26-9 16 13 0 1 0-26 9ZM104 207a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM146 150a8 7 0 1 0 16 2 8 7 0 1 0-16-2Z"
      />
      <path
        className={classes.near}
        d="M37 259l7-16 4 9 8-26 8 28 6-13 6 16 9-32 9 34 7-14 6 12 10-38 10 40 7-16 8 13 9-31 9 33 7-13 7 11 8-25 8 22 6-9 4 11Q194 321 125 321 62 321 37 259Z"
      />
      <ellipse className={classes.lit} cx={126} cy={176} rx={104} ry={147} />
      <ellipse className={classes.cut} cx={125} cy={175} rx={103} ry={146} />
    </svg>
  );
}

function CornerBlocks() {
  return (
    <>
      {['', 'matrix(-1 0 0 1 250 0)', 'matrix(1 0 0 -1 0 350)', 'matrix(-1 0 0 -1 250 350)'].map(
        (turned, i) => (
          <g key={turned} transform={turned}>
            <path className={classes.corner} d="M2 14Q2 2 14 2H33Q30 9 22 11 24 22 11 22 9 30 2 33Z" />
            <path className={classes.lit} d="M4 15Q4 4 15 4H28" />
            {i < 2 ? (
              <path className={classes.moon} d="M9 6.5a6 6 0 1 0 7 7 4.8 4.8 0 1 1-7-7Z" />
            ) : (
              <path className={classes.cut} d="M6 17Q7 8 16 7 15 15 6 17ZM8 14 14 9" strokeWidth={1.2} />
            )}
          </g>
        ),
      )}
    </>
  );
}

function Rim() {
  return (
    <svg viewBox="0 0 250 350" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.lit} x={7.4} y={7.4} width={237} height={337} rx={12} />
      <rect className={classes.cut} x={6.5} y={6.5} width={237} height={337} rx={12} strokeWidth={1.6} />
      <rect className={classes.cut} x={13} y={13} width={224} height={324} rx={6} />
      <CornerBlocks />
    </svg>
  );
}

/** The forest at night. */
function Field() {
  return (
    <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className={classes.halo} cx={152} cy={28} r={27} />
      <circle className={classes.moon} cx={152} cy={28} r={15} opacity={0.62} />
      <path
        className={classes.far}
        d="M0 92l6-9 5 5 8-22 9 23 7-10 7 8 9-28 10 30 8-12 7 7 10-25 9 24 8-9 6 6 10-31 10 32 8-14 7 10 9-23 9 22 6-8 9 10 8-20 9 18 6-8V120H0Z"
      />
      <ellipse className={classes.mist} cx={70} cy={97} rx={110} ry={9} />
      <path
        className={classes.near}
        d="M0 106l8-12 4 8 7-24 8 24 5-9 7 13 10-4 9-24 9 26 14 2 12-3 6-14 6 13 10 3 10-24 8 22 9-6 7-18 8 22 9-10 7 12 6-18 8 20 8-6V120H0Z"
      />
      <path className={classes.near} d="M0 110Q60 103 110 109T200 105V120H0Z" />
    </svg>
  );
}

const COBWEB =
  'M0 0 58 6M0 0 50 26M0 0 31 46M0 0 8 58M40 4Q33 12 36 19 27 22 23 34 14 33 5.5 41M20 2Q17 6 18 9.5 13 11 11 17 7 17 3 20';

function Glass() {
  return (
    <svg className={classes.cobweb} viewBox="0 0 60 60" aria-hidden="true">
      <path className={classes.web} d={COBWEB} />
    </svg>
  );
}

/** Lovci noci: wood that hunters carve in a long winter. */
export const FRAME: CardFrame = { material: classes.wood, Rim, Field, Glass, Back };
