import { SignOutline } from '@nokturn/ui';
import type { JSX } from 'react';
import { VAMPIRES, type VampireId } from '../cards/vampires.ts';
import { VAMPIRE_MARKS } from './looks.ts';

/** The pieces in the city. All of them are decoration: the code that uses them provides the words. */

/** A hooded figure that keeps its face hidden. */
export function HiddenAgent() {
  return (
    <g>
      <path
        d="M0-15C6-15 8-9 8-4 11-2 12 4 12 12H-12C-12 4-11-2-8-4-8-9-6-15 0-15Z"
        fill="#2b3140"
        stroke="#8a94a8"
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <path d="M-9 9 9-6M-11 3-2-5M-5 12 11 1M3 12 12 6" stroke="#4a5366" strokeWidth={1.1} />
      <path d="M0-10C3.6-10 5-6.6 4.4-3 3.6 0 1.8 1 0 1S-3.6 0-4.4-3C-5-6.6-3.6-10 0-10Z" fill="#05070c" />
      <path d="M-2.6-4.4h1.7M.9-4.4h1.7" stroke="#e8554d" strokeWidth={1.1} strokeLinecap="round" />
    </g>
  );
}

/** The same figure unmasked: white, with the cross of the order. */
export function ExposedAgent() {
  return (
    <g>
      <path
        d="M0-15C4-15 6-12 6-9S5-3.6 3.4-2.4C9-1 12 4 12 12H-12C-12 4-9-1-3.4-2.4-5-3.6-6-6-6-9S-4-15 0-15Z"
        fill="#f4f1e6"
        stroke="#171a22"
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <path d="M0 .5V11M-4 4H4" stroke="#14161d" strokeWidth={2.6} strokeLinecap="round" />
      <path d="M-6.4-9.6Q0-13 6.4-9.6L4.5-14Q0-17.5-4.5-14Z" fill="#14161d" />
      <circle cx={-2.1} cy={-7.6} r={0.8} fill="#14161d" />
      <circle cx={2.1} cy={-7.6} r={0.8} fill="#14161d" />
    </g>
  );
}

/** A servant with the key of the house. */
export function Minion() {
  return (
    <g>
      <path
        d="M0-14C3.4-14 5.4-11.6 5.4-8.6S4.2-3.6 3-2.6C8-1 10.5 4 10.5 12H-10.5C-10.5 4-8-1-3-2.6-4.2-3.6-5.4-5.6-5.4-8.6S-3.4-14 0-14Z"
        fill="#56b4e9"
        stroke="#0b2536"
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      <g fill="none" stroke="#06202f" strokeWidth={1.7} strokeLinecap="round">
        <circle cx={0} cy={2.2} r={2.2} />
        <path d="M0 4.4V11M0 8h2.4M0 10.6h2" />
      </g>
    </g>
  );
}

interface Silhouette {
  readonly body: string;
  readonly hair: string;
  readonly trim: string;
}

/** Six figures that cannot be mistaken for one another, 24 wide and 38 high, standing at 0, 0. */
const FIGURES: Readonly<Record<VampireId, Silhouette>> = {
  agnieszka: {
    body: 'M-3-25C-7-22-6-15-8-9-9-5-11-2-11 0H11C11-2 9-5 8-9 6-15 7-22 3-25Z',
    hair: 'M0-37C-6-37-7-32-6-27-5-21-10-18-9-12-6-13-5-17-4-21H4C5-17 8-15 10-9 12-15 7-20 7-27 7-32 6-37 0-37Z',
    trim: 'M-6-8Q0-4 6-8M-8-3Q0 2 8-3',
  },
  imre: {
    body: 'M-4-24-9-29-8-20C-10-14-10-6-11 0H11C10-6 10-14 8-20L9-29 4-24Z',
    hair: 'M0-37C-4-37-5-34-5-31L-3-33 0-32 3-33 5-31C5-34 4-37 0-37Z',
    trim: 'M0-22V-2M-3-22 0-16 3-22',
  },
  ishtvan: {
    body: 'M-5-24C-10-20-11-8-12 0H12C11-8 10-20 5-24Z',
    hair: 'M0-40-7-30C-8-26-6-23-5-22L-4-30 0-34 4-30 5-22C6-23 8-26 7-30Z',
    trim: 'M-12 0-5-16M12 0 5-16M-4-11 0-15 4-11 0-7Z',
  },
  laszlo: {
    body: 'M-6-24C-13-23-13-17-12-13L-9-12-10 0H10L9-12 12-13C13-17 13-23 6-24Z',
    hair: 'M-6-30C-6-36-3-38 0-38S6-36 6-30L4-32H-4ZM-1-38H1V-42H-1ZM-6-30-7-26-5-27ZM6-30 7-26 5-27Z',
    trim: 'M-9-12H9M-6-19H6',
  },
  mila: {
    body: 'M-4-25C-6-21-3-17-4-14-8-9-9-4-10 0H10C9-4 8-9 4-14 3-17 6-21 4-25Z',
    hair: 'M0-41C-3-41-4-39-3-37-6-36-6-31-5-27L-3-31 3-31 5-27C6-31 6-36 3-37 4-39 3-41 0-41Z',
    trim: 'M-4-14H4M-3-13-6-1M3-13 6-1',
  },
  nevena: {
    body: 'M-5-25C-11-19-8-9-12 0H12C8-9 11-19 5-25Z',
    hair: 'M0-38C-7-38-9-31-9-24L-12-14-7-18-5-31 0-34 5-31 7-18 12-14 9-24C9-31 7-38 0-38Z',
    trim: 'M-7-4Q0 0 7-4M-8-10Q0-6 8-10',
  },
};

/** A vampire standing in the city, its mark on its chest. When drained it lies on its back. */
export function Figure({ id, drained = false }: { id: VampireId; drained?: boolean }): JSX.Element {
  const { body, hair, trim } = FIGURES[id];
  const { colour, ink, rim, sign } = VAMPIRE_MARKS[id];
  const dark = `color-mix(in oklab, ${colour} 38%, #07080d)`;
  return (
    <g transform={drained ? 'translate(14 -2) rotate(-90)' : undefined} opacity={drained ? 0.75 : 1}>
      <path
        d={body}
        fill={dark}
        stroke={id === 'mila' ? '#d9d9e2' : rim}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <path d={trim} fill="none" stroke={colour} strokeWidth={1} opacity={0.8} strokeLinecap="round" />
      <circle cx={0} cy={-29} r={4.9} fill="#e9dfd2" />
      <path d={hair} fill={id === 'mila' ? '#e8e2d4' : `color-mix(in oklab, ${colour} 62%, #0b0c12)`} />
      <path
        d={
          drained
            ? 'M-2.6-29.5l1.6 1.6m0-1.6-1.6 1.6M1-29.5l1.6 1.6m0-1.6L1-27.9'
            : 'M-2.4-28.8h1.4M1-28.8h1.4'
        }
        stroke="#7d0d18"
        strokeWidth={1.1}
        strokeLinecap="round"
      />
      <g transform="translate(0 -11) scale(.74)">
        <SignOutline sign={sign} fill={colour} stroke={rim} strokeWidth={1.6} strokeLinejoin="round" />
        <text
          y={sign === 'triangle' ? 2.4 : 0.4}
          fill={ink}
          fontFamily="var(--sans)"
          fontSize={sign === 'triangle' || sign === 'star' ? 12.2 : 12.5}
          fontWeight={800}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {VAMPIRES[id].letter}
        </text>
      </g>
    </g>
  );
}

/** The mark of a vampire: colour, shape and letter, in a square from -12 to 12. */
export function Mark({ id }: { id: VampireId }) {
  const { colour, ink, rim, sign } = VAMPIRE_MARKS[id];
  return (
    <>
      <SignOutline sign={sign} fill={colour} stroke={rim} strokeWidth={1.5} strokeLinejoin="round" />
      <text
        y={sign === 'triangle' ? 2.4 : 0.4}
        fill={ink}
        fontFamily="var(--sans)"
        fontSize={sign === 'triangle' || sign === 'star' ? 9 : 11.5}
        fontWeight={800}
        textAnchor="middle"
        dominantBaseline="central"
      >
        {VAMPIRES[id].letter}
      </text>
    </>
  );
}

/** The crosses of a city grid: they differ in shape, not only in colour. */
export function Cross({ colour }: { colour: 'red' | 'blue' }) {
  return colour === 'red' ? (
    <g strokeLinecap="round">
      <path d="M-8-8 8 8M8-8-8 8" stroke="#2a0307" strokeWidth={8} />
      <path d="M-8-8 8 8M8-8-8 8" stroke="#e0202f" strokeWidth={5} />
    </g>
  ) : (
    <g strokeLinecap="round">
      <path d="M-8-8 8 8M8-8-8 8" stroke="#0c1826" strokeWidth={8.5} />
      <path
        d="M-9.4-6.6 6.6 9.4M-6.6-9.4 9.4 6.6M9.4-6.6-6.6 9.4M6.6-9.4-9.4 6.6"
        stroke="#9dbcd9"
        strokeWidth={1.8}
      />
    </g>
  );
}

/** A drop of blood, full or empty. */
export function BloodDrop({ full }: { full: boolean }) {
  return (
    <path
      d="M0-9Q6-2 6 2A6 6 0 0 1-6 2Q-6-2 0-9Z"
      fill={full ? '#b3121f' : 'none'}
      stroke={full ? '#ff8d84' : 'currentColor'}
      strokeWidth={1.2}
      strokeLinejoin="round"
      opacity={full ? 1 : 0.45}
    />
  );
}
