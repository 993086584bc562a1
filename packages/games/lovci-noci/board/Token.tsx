import type { Seat } from '@nokturn/engine';
import { initialOf, lookAt, SEAT_LOOKS, type SeatLook, SignOutline } from '@nokturn/ui';
import classes from './Pieces.module.css';

export function lookOf(seat: Seat): SeatLook {
  return lookAt(SEAT_LOOKS, seat);
}

/** The outlines of all tokens fit into a circle of this size. */
const OUTLINE = 21;

/**
 * The token of a seat with its initial, centred on 0, 0. The letter is never smaller than the smallest text on the
 * board; a piece without room for it has none, because colour and shape say enough.
 */
export function Token({
  seat,
  name,
  size,
  least,
}: {
  seat: Seat;
  name: string;
  size: number;
  least: number;
}) {
  const { sign, colour, ink, rim } = lookOf(seat);
  const letter = Math.max(least, size * 0.5);
  const y = sign === 'triangle' ? size * 0.1 : 0;
  const x = sign === 'crescent' ? -size * 0.1 : 0;
  return (
    <>
      <g transform={`scale(${size / OUTLINE})`}>
        <SignOutline
          sign={sign}
          fill={colour}
          stroke={rim}
          strokeWidth={Math.min(2.6, 30 / size)}
          strokeLinejoin="round"
        />
      </g>
      {size >= least * 1.6 && (
        <text
          className={classes.initial}
          x={x}
          y={y}
          fill={ink}
          stroke={colour}
          fontSize={letter}
          strokeWidth={letter * 0.22}
        >
          {initialOf(name)}
        </text>
      )}
    </>
  );
}

/** The same within text. It is decoration: the name is always given beside it. */
export function Badge({ seat, name, size }: { seat: Seat; name: string; size: number }) {
  const half = size / 2 + 1;
  return (
    <svg
      className={classes.badge}
      width={size + 2}
      height={size + 2}
      viewBox={`${-half} ${-half} ${half * 2} ${half * 2}`}
      aria-hidden="true"
    >
      <Token seat={seat} name={name} size={size} least={11} />
    </svg>
  );
}
