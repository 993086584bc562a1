import type { Seat } from '@nokturn/engine';
import classes from './SeatBadge.module.css';
import { SignOutline } from './Sign.tsx';
import { lookAt, SEAT_LOOKS, type SeatLook } from './seats.ts';

/** Colour, sign and initial of a seat. Decoration: the name must be given beside it. */
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
  const { x, y } = middleOf(look);
  return (
    <svg className={classes.badge} aria-hidden="true">
      <svg viewBox="-12 -12 24 24" width="100%" height="100%" overflow="visible" aria-hidden="true">
        <Outline look={look} />
      </svg>
      {/* In screen pixels, not drawing units: a small badge must not have a tiny letter. */}
      <text
        className={classes.initial}
        x={`${50 + share(x)}%`}
        y={`${50 + share(y)}%`}
        fill={look.ink}
        stroke={look.colour}
      >
        {initialOf(name)}
      </text>
    </svg>
  );
}

/** The same as part of a drawing, centred on 0, 0 in a square from −12 to 12. */
export function SeatMark({ look, initial }: { look: SeatLook; initial: string }) {
  const { sign, ink } = look;
  const { x, y } = middleOf(look);
  const size = sign === 'crescent' || sign === 'triangle' || sign === 'star' ? 9 : 11;
  return (
    <>
      <Outline look={look} />
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

function Outline({ look: { sign, colour, rim } }: { look: SeatLook }) {
  return <SignOutline sign={sign} fill={colour} stroke={rim} strokeWidth={1.4} strokeLinejoin="round" />;
}

/** The initial is placed at the sign's centre of mass, which for two of the signs is not the centre of the box. */
function middleOf({ sign }: SeatLook): { readonly x: number; readonly y: number } {
  return { x: sign === 'crescent' ? -4.2 : 0, y: sign === 'triangle' ? 2.2 : 0 };
}

/** As a percentage of the side of the badge. */
function share(units: number): number {
  return (units / 24) * 100;
}

export function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase();
}
