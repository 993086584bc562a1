import { numeral } from '@nokturn/text';
import type { IconProps } from '@nokturn/ui';

/** A drop of blood, with an optional number on it. It is decoration: its meaning is always given beside it. */
export function Drop({
  children,
  className,
}: {
  children?: number | string;
  className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox="-10 -13 20 24" aria-hidden="true">
      <path
        d="M0-12Q8-2 8 3A8 8 0 0 1-8 3Q-8-2 0-12Z"
        fill="#9c1420"
        stroke="#ff9a90"
        strokeWidth={1}
        strokeLinejoin="round"
      />
      <path d="M-4.6 2.2Q-4.6 6.2-1 7.4" fill="none" stroke="#ffd9d2" strokeWidth={1.1} opacity={0.6} />
      {children !== undefined && <Figure y={3.4}>{children}</Figure>}
    </svg>
  );
}

/** Influence: a column that carries something. */
export function Column({
  children,
  className,
}: {
  children?: number | string;
  className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox="-10 -13 20 24" aria-hidden="true">
      <path
        d="M-8.5-11.5H8.5V-8.5L6.5-7V6.5L8.5 8.5V10.5H-8.5V8.5L-6.5 6.5V-7L-8.5-8.5Z"
        fill="#cdbb86"
        stroke="#fff3cd"
        strokeWidth={0.9}
        strokeLinejoin="round"
      />
      <path d="M-6.5-7H6.5M-6.5 6.5H6.5" stroke="#6b5722" strokeWidth={0.9} />
      {children !== undefined ? (
        <Figure y={0.4} dark>
          {children}
        </Figure>
      ) : (
        <path d="M-3.3-6V5.5M0-6V5.5M3.3-6V5.5" stroke="#8d763a" strokeWidth={1.3} />
      )}
    </svg>
  );
}

/** Influence that remains from a Drained player: the column is broken. */
export function BrokenColumn({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-10 -13 20 24" aria-hidden="true">
      <path
        d="M-6.5-1 -3.5-4 -1-1.5 2-4.5 6.5-.5V6.5L8.5 8.5V10.5H-8.5V8.5L-6.5 6.5Z"
        fill="#9a9079"
        stroke="#e9e0c4"
        strokeWidth={0.9}
        strokeLinejoin="round"
      />
      <path d="M-8-12.5H3L5.5-7.5 1.5-9 -1.5-6.5 -5.5-8Z" fill="#7a725e" stroke="#e9e0c4" strokeWidth={0.7} />
      <path d="M-3.3 0V6M0 1V6M3.3-1V6" stroke="#5d5540" strokeWidth={1.2} />
    </svg>
  );
}

function Figure({ y, dark = false, children }: { y: number; dark?: boolean; children: number | string }) {
  const words = typeof children === 'number' ? numeral(children) : children;
  return (
    <text
      y={y}
      fill={dark ? '#241a05' : '#fff4ee'}
      fontFamily="var(--sans)"
      fontSize={words.length > 1 ? 8.6 : 10.2}
      fontWeight={800}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {words}
    </text>
  );
}

/** An open eye: something that watches all the time. */
export function OpenEye({ className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d="M12 4.5C6.5 4.5 2.5 9 1 12c1.5 3 5.5 7.5 11 7.5S21.5 15 23 12C21.5 9 17.5 4.5 12 4.5Zm0 2.6c3.9 0 6.8 2.7 8.3 4.9-1.5 2.2-4.4 4.9-8.3 4.9S5.2 14.2 3.7 12C5.2 9.8 8.1 7.1 12 7.1Z" />
      <circle cx={12} cy={12} r={3.7} />
    </svg>
  );
}
