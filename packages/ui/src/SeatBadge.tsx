import type { Seat } from '@nokturn/engine';
import classes from './SeatBadge.module.css';
import { SignOutline } from './Sign.tsx';
import { lookAt, SEAT_LOOKS, type SeatLook } from './seats.ts';

/** Colour, sign and initial of a seat. Decoration: whoever uses it says the name beside it. */
export function SeatBadge({
  seat,
  name,
  looks = SEAT_LOOKS,
}: {
  seat: Seat;
  name: string;
  looks?: readonly SeatLook[];
}) {
  const look = lookAt(looks, seat);
  return (
    <svg className={classes.badge} viewBox="-12 -12 24 24" aria-hidden="true" data-ornament="">
      <SeatMark look={look} initial={initialOf(name)} />
    </svg>
  );
}

/** The same as part of a drawing, centred on 0, 0 in a square from -12 to 12. */
export function SeatMark({ look, initial }: { look: SeatLook; initial: string }) {
  const { sign, colour, ink, rim } = look;
  // The initial stands in the middle of mass of the sign, which for two of them is not the middle of the box.
  const x = sign === 'crescent' ? -4.2 : 0;
  const y = sign === 'triangle' ? 2.2 : 0;
  const size = sign === 'crescent' || sign === 'triangle' || sign === 'star' ? 9 : 11;
  return (
    <>
      <SignOutline sign={sign} fill={colour} stroke={rim} strokeWidth={1.4} strokeLinejoin="round" />
      <text
        x={x}
        y={y}
        fill={ink}
        fontFamily="var(--sans)"
        fontSize={size}
        fontWeight={800}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {initial}
      </text>
    </>
  );
}

export function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase();
}
