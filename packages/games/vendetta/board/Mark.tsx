import { initialOf, type SeatLook, SignOutline } from '@nokturn/ui';

/** Shapes whose visual centre is below the centre of their box. */
const LOWER = { triangle: 2.2, star: 0.8 } as const;

/**
 * The mark of a seat at its drawn size: its initial never becomes too small to read. It is decoration unless a label is
 * given.
 */
export function Mark({
  look,
  name,
  size,
  label,
}: {
  look: SeatLook;
  name: string;
  size: number;
  label?: string;
}) {
  const { sign, colour, ink, rim } = look;
  const least = size < 22 ? 10.4 : size < 24 ? 11 : 12;
  const y = sign in LOWER ? LOWER[sign as keyof typeof LOWER] : 0;
  const letter = Math.max(sign === 'triangle' || sign === 'star' ? 9.5 : 11.5, (least * 24) / size);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is decoration, or has a label
    <svg
      viewBox="-12 -12 24 24"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <SignOutline sign={sign} fill={colour} stroke={rim} strokeWidth={1.4} strokeLinejoin="round" />
      <text
        y={y}
        fill={ink}
        fontFamily="var(--sans)"
        fontSize={letter}
        fontWeight={800}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {initialOf(name)}
      </text>
    </svg>
  );
}
