import { Filters, seededNumbers } from '@nokturn/ui';
import { type JSX, memo } from 'react';
import type { LocationId } from '../../cards/locations.ts';
import classes from './scenery.module.css';
import { type Skyline, skyline } from './skyline.ts';

/**
 * The four Locations at night, 240 wide and 260 high. The landmark of each is right of the middle, where no card lies;
 * the lower half is street, which fades into the Positions.
 */
export const LocationScenery = memo(function LocationScenery({
  location,
  ids,
}: {
  location: LocationId;
  ids: string;
}) {
  const { Landmark, light, moon, far, mid } = PLACES[location];
  return (
    <svg
      className={classes.scene}
      viewBox="0 0 240 260"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Paints ids={ids} light={light} />
      <rect width={240} height={260} fill={`url(#${ids}-sky)`} />
      <path d={STARS} fill="var(--moonlight)" opacity={0.65} />
      <circle cx={moon.x} cy={moon.y} r={moon.r * 3.4} fill={`url(#${ids}-halo)`} opacity={0.75} />
      <circle cx={moon.x} cy={moon.y} r={moon.r} fill="var(--moonlight)" opacity={0.94} />
      <path
        d={`M${moon.x - moon.r * 0.5} ${moon.y - moon.r * 0.2}a${moon.r * 0.26} ${moon.r * 0.22} 0 1 0 .1 0ZM${moon.x + moon.r * 0.2} ${moon.y + moon.r * 0.3}a${moon.r * 0.32} ${moon.r * 0.24} 0 1 0 .1 0Z`}
        fill="var(--halo)"
        opacity={0.35}
      />
      <Houses row={far} fill="var(--far)" lit={0.5} />
      <ellipse
        cx={120}
        cy={112}
        rx={150}
        ry={16}
        fill="var(--mist)"
        opacity={0.16}
        filter={`url(#${ids}-fog)`}
      />
      <Houses row={mid} fill="var(--mid)" lit={0.5} />
      <ellipse cx={165} cy={86} rx={66} ry={60} fill={light} opacity={0.22} filter={`url(#${ids}-fog)`} />
      <Landmark ids={ids} />
      <rect y={128} width={240} height={132} fill={`url(#${ids}-street)`} />
      <ellipse cx={158} cy={137} rx={84} ry={9} fill={light} opacity={0.34} filter={`url(#${ids}-soft)`} />
      <path d="M0 131H240" stroke="var(--mist)" strokeOpacity={0.22} strokeWidth={0.8} />
      <path d={KERB} stroke="var(--mist)" strokeOpacity={0.1} strokeWidth={1} fill="none" />
      <ellipse
        cx={70}
        cy={134}
        rx={90}
        ry={8}
        fill="var(--mist)"
        opacity={0.2}
        filter={`url(#${ids}-soft)`}
      />
      <rect width={240} height={260} filter={`url(#${ids}-grain)`} opacity={0.12} />
    </svg>
  );
});

interface Drawing {
  readonly Landmark: (props: { ids: string }) => JSX.Element;
  /** The colour of the light that falls on the street. */
  readonly light: string;
  readonly moon: { readonly x: number; readonly y: number; readonly r: number };
  readonly far: Skyline;
  readonly mid: Skyline;
}

function Houses({ row: { houses, windows }, fill, lit }: { row: Skyline; fill: string; lit: number }) {
  return (
    <>
      <path d={houses} fill={fill} />
      <path d={windows} fill="var(--window)" opacity={lit} />
    </>
  );
}

function Paints({ ids, light }: { ids: string; light: string }) {
  const fade = (id: string, stops: readonly (readonly [number, string, number?])[]) => (
    <linearGradient id={`${ids}-${id}`} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
  return (
    <defs>
      <Filters prefix={ids} />
      <filter id={`${ids}-neon`} x="-100%" y="-100%" width="300%" height="300%">
        <feGaussianBlur in="SourceGraphic" stdDeviation="2.6" result="halo" />
        <feMerge>
          <feMergeNode in="halo" />
          <feMergeNode in="halo" />
          <feMergeNode in="SourceGraphic" />
        </feMerge>
      </filter>
      <radialGradient id={`${ids}-halo`}>
        <stop offset={0} stopColor="var(--halo)" stopOpacity={0.75} />
        <stop offset={0.4} stopColor="var(--halo)" stopOpacity={0.22} />
        <stop offset={1} stopColor="var(--halo)" stopOpacity={0} />
      </radialGradient>
      {fade('sky', [
        [0, 'var(--sky-top)'],
        [0.28, 'var(--sky-mid)'],
        [0.55, 'var(--sky-low)'],
        [1, 'var(--sky-low)'],
      ])}
      {fade('street', [
        [0, 'var(--near)'],
        [0.18, 'var(--street)'],
        [1, 'var(--street-low)'],
      ])}
      {fade('wall', [
        [0, 'var(--wall-lit)'],
        [0.5, 'var(--wall)'],
        [1, 'var(--wall-dark)'],
      ])}
      {fade('beam', [
        [0, light, 0],
        [1, light, 0.55],
      ])}
    </defs>
  );
}

/** Bars under an elevated railway. */
function Rack({ ids }: { ids: string }) {
  return (
    <g>
      <path d="M118 42h34v-8h10v8h40v90h-84Z" fill={`url(#${ids}-wall)`} />
      <path d="M118 42h34v-8h10v8h40" fill="none" stroke="var(--wall-lit)" strokeWidth={1} opacity={0.8} />
      <path
        d="M124 50h7v9h-7ZM136 50h7v9h-7ZM124 66h7v9h-7ZM148 50h7v9h-7ZM148 66h7v9h-7Z"
        fill="var(--wall-dark)"
      />
      <path d="M136 66h7v9h-7ZM124 82h7v4h-7ZM148 82h7v4h-7Z" fill="var(--window)" opacity={0.85} />
      {/* fire escape */}
      <path
        d="M121 62h38M121 78h38M121 62v-4M133 62v-4M145 62v-4M159 62v-4M121 78v-4M133 78v-4M145 78v-4M159 78v-4M122 78l12-16M158 62l-12 16M128 94l12-16"
        fill="none"
        stroke="var(--iron)"
        strokeWidth={1.2}
      />
      {/* neon: a glass, and a tall sign */}
      <g
        fill="none"
        strokeWidth={1.9}
        strokeLinecap="round"
        strokeLinejoin="round"
        filter={`url(#${ids}-neon)`}
      >
        <path d="M186 44h14v44h-14Z" stroke="var(--neon-rose)" />
        <path d="M190 51h6M190 58h6M190 65h6M190 72h6M190 79h6" stroke="var(--neon-ice)" />
        <path d="M165 50h14l-7 9Zm7 9v9m-5 1h10" stroke="var(--neon-ice)" />
        <path d="M176 49l4-6" stroke="var(--neon-rose)" />
      </g>
      {/* the door of a bar */}
      <path d="M166 131v-24h16v24Z" fill="var(--iron)" />
      <path d="M168 131v-22h12v22Z" fill="var(--neon-rose)" opacity={0.55} />
      <path d="M160 105h28l3 5h-34Z" fill="var(--neon-rose)" opacity={0.75} />
      {/* the railway with a train */}
      <path d="M0 97H240v6H0Z" fill="var(--iron)" />
      <path d="M0 97H240" stroke="var(--mist)" strokeOpacity={0.4} strokeWidth={0.8} />
      <path d="M20 103l-6 30h4l5-30ZM96 103l-6 30h4l5-30ZM214 103l-6 30h4l5-30Z" fill="var(--iron)" />
      <path d="M8 103l20 12M84 103l20 12M202 103l20 12" stroke="var(--iron)" strokeWidth={2} />
      <path
        d="M-4 83q0-3 3-3H108q4 0 6 4l5 13H-4Z"
        fill="var(--near)"
        stroke="var(--wall-lit)"
        strokeWidth={0.6}
      />
      <path
        d="M2 84h9v6H2ZM14 84h9v6h-9ZM26 84h9v6h-9ZM42 84h9v6h-9ZM54 84h9v6h-9ZM66 84h9v6h-9ZM82 84h9v6h-9ZM94 84h9v6h-9Z"
        fill="var(--window)"
        opacity={0.92}
      />
      <circle cx={117} cy={94} r={1.6} fill="var(--window)" filter={`url(#${ids}-neon)`} />
    </g>
  );
}

/** An old asylum on a hill, with more lights than there should be. */
function Asylum({ ids }: { ids: string }) {
  return (
    <g>
      <path d="M96 132Q118 112 168 114T240 122V140H96Z" fill="var(--near)" />
      <path
        d="M120 120V78h8l10-16 10 16h6V52h4l10-30 10 30h4v26h6l10-16 10 16h8v42Z"
        fill={`url(#${ids}-wall)`}
      />
      <path
        d="M128 78l10-16 10 16ZM188 78l10-16 10 16ZM158 52l10-30 10 30Z"
        fill="var(--wall-dark)"
        stroke="var(--wall-lit)"
        strokeWidth={0.7}
      />
      <path d="M168 22v-9M165 16h6M138 62v-5M198 62v-5" stroke="var(--wall-lit)" strokeWidth={1.2} />
      {/* the stopped clock */}
      <circle cx={168} cy={62} r={6.5} fill="var(--window-cold)" opacity={0.9} />
      <path d="M168 62v-4.5M168 62l3 2" stroke="var(--iron)" strokeWidth={1} strokeLinecap="round" />
      {/* pointed windows with bars */}
      <path
        d="M126 112V98q3-5 6 0v14ZM142 112V98q3-5 6 0v14ZM188 112V98q3-5 6 0v14ZM204 112V98q3-5 6 0v14ZM135 90v-8q3-5 6 0v8ZM195 90v-8q3-5 6 0v8Z"
        fill="var(--neon-sick)"
        opacity={0.85}
        filter={`url(#${ids}-neon)`}
      />
      <path
        d="M129 112V96M145 112V96M191 112V96M207 112V96M138 90V80M198 90V80M126 104h6M142 104h6M188 104h6M204 104h6"
        stroke="var(--wall-dark)"
        strokeWidth={0.8}
      />
      <path d="M160 120V94q8-10 16 0v26Z" fill="var(--iron)" />
      <path d="M163 120V96q5-6 10 0v24Z" fill="var(--neon-sick)" opacity={0.35} />
      <path
        d="M178 52h4v26h6l10-16 10 16h8v42"
        fill="none"
        stroke="var(--moonlight)"
        strokeWidth={0.8}
        opacity={0.5}
      />
      {/* railings and a bare tree */}
      <path
        d="M92 132v-15l1.5-3 1.5 3v15M102 132v-15l1.5-3 1.5 3v15M112 132v-15l1.5-3 1.5 3v15M122 132v-15l1.5-3 1.5 3v15M132 132v-15l1.5-3 1.5 3v15M206 132v-15l1.5-3 1.5 3v15M216 132v-15l1.5-3 1.5 3v15M226 132v-15l1.5-3 1.5 3v15M88 121h52M200 121h40"
        fill="none"
        stroke="var(--iron)"
        strokeWidth={1.3}
      />
      <path
        d="M100 134q2-20-4-34-8-6-12-16M96 100q-2-14 4-26M98 92q8-6 10-16M92 92q-8-2-14-8M99 84q5-4 6-10M97 108q8-4 14-5"
        fill="none"
        stroke="var(--front)"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </g>
  );
}

/** A theatre that became a club: lamps round the roof, lights in the sky. */
function Zombie({ ids }: { ids: string }) {
  return (
    <g>
      <path
        d="M150 78 92-10h26ZM178 78l34-92h28ZM164 70l-8-90h22Z"
        fill={`url(#${ids}-beam)`}
        opacity={0.6}
      />
      <path d="M118 132V66h10v-8h12v-8h12v-7h24v7h12v8h12v8h10v66Z" fill={`url(#${ids}-wall)`} />
      <path
        d="M118 66h10v-8h12v-8h12v-7h24v7h12v8h12v8h10"
        fill="none"
        stroke="var(--neon-violet)"
        strokeWidth={1.6}
        filter={`url(#${ids}-neon)`}
      />
      <path d="M132 98V64h5v34ZM141 98V57h5v41ZM182 98V57h5v41ZM191 98V64h5v34Z" fill="var(--wall-dark)" />
      {/* the sign: a hand reaching out of the ground */}
      <g
        fill="none"
        stroke="var(--neon-sick)"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        filter={`url(#${ids}-neon)`}
      >
        <path d="M156 92q-1-8-4-12-1-3 2-3 2 1 4 5v-14q0-3 2-3t2 3v8-11q0-3 2-3t2 3v11-9q0-3 2-3t2 3v10-6q0-3 2-3t2 3v14q0 4-2 7" />
      </g>
      {/* the marquee with its lamps */}
      <path d="M108 100h112l-6 13H114Z" fill="var(--near)" stroke="var(--neon-gold)" strokeWidth={1} />
      <path d={LAMPS} fill="var(--neon-gold)" filter={`url(#${ids}-neon)`} />
      <path d="M140 131v-17h48v17Z" fill="var(--iron)" />
      <path
        d="M142 131v-16h10v16ZM154 131v-16h9v16ZM165 131v-16h9v16ZM176 131v-16h10v16Z"
        fill="var(--neon-violet)"
        opacity={0.5}
      />
      {/* the queue */}
      <path
        d="M104 133v-10q0-4 3-4t3 4v10ZM107 118a2.6 2.6 0 1 0-.1 0ZM96 133v-9q0-4 3-4t3 4v9ZM99 119a2.6 2.6 0 1 0-.1 0ZM218 133v-10q0-4 3-4t3 4v10ZM221 118a2.6 2.6 0 1 0-.1 0ZM87 133v-10q0-4 3-4t3 4v10ZM90 118a2.6 2.6 0 1 0-.1 0Z"
        fill="var(--front)"
      />
    </g>
  );
}

/** The tower of the Prince, with the moon behind it and one floor lit. */
function Haven({ ids }: { ids: string }) {
  return (
    <g>
      <path d="M132 132 144 32h42l12 100Z" fill={`url(#${ids}-wall)`} />
      <path d="M165 132V32h21l12 100Z" fill="var(--wall-dark)" opacity={0.5} />
      {/* buttresses and the crown of the tower */}
      <path
        d="M141 34h48v-4h-48ZM144 30V18l3-6 3 6v12ZM180 30V18l3-6 3 6v12ZM153 30V14l3-7 3 7v16ZM171 30V14l3-7 3 7v16ZM161 30V4l4-9 4 9v26Z"
        fill={`url(#${ids}-wall)`}
        stroke="var(--wall-lit)"
        strokeWidth={0.6}
      />
      <path d="M165-5v-14" stroke="var(--wall-lit)" strokeWidth={1} />
      {/* the braces of the frame */}
      <path
        d="M143 40 187 66M187 40 140 66M140 66 191 96M190 66 136 96M136 96 196 130M194 96 132 130M140 66H191M136 96H194"
        fill="none"
        stroke="var(--wall-lit)"
        strokeWidth={1}
        opacity={0.55}
      />
      {/* the lit floor */}
      <g filter={`url(#${ids}-neon)`}>
        <path d="M143 40h44l.8 7h-45.6Z" fill="var(--neon-gold)" />
      </g>
      <path
        d="M149 40v7M155 40v7M161 40v7M169 40v7M175 40v7M181 40v7"
        stroke="var(--wall-dark)"
        strokeWidth={1}
      />
      <path d="M165 47c-2 0-3-2-3-4s1-3 3-3 3 1 3 3-1 4-3 4Z" fill="var(--iron)" />
      <path d={HAVEN_WINDOWS} fill="var(--window)" opacity={0.75} />
      <path d="M186 32l12 100" stroke="var(--moonlight)" strokeWidth={1} opacity={0.55} />
      {/* the gate */}
      <path d="M152 132v-16q13-12 26 0v16Z" fill="var(--iron)" />
      <path d="M156 132v-14q9-8 18 0v14Z" fill="var(--neon-gold)" opacity={0.65} />
      <path d="M165 132v-19" stroke="var(--iron)" strokeWidth={1} />
      {/* bats */}
      <path d={BATS} fill="var(--front)" />
    </g>
  );
}

const KERB = 'M0 146H240M30 260 92 150M210 260 150 150M120 260V150';
const STARS = (() => {
  const random = seededNumbers(77);
  return Array.from({ length: 46 }, () => {
    const [x, y, r] = [random() * 240, random() ** 1.5 * 90, 0.25 + random() * 0.45];
    return `M${x.toFixed(1)} ${y.toFixed(1)}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 0 .1 0Z`;
  }).join('');
})();
const LAMPS = Array.from({ length: 16 }, (_, i) => `M${113 + i * 7} 106.5a1.5 1.5 0 1 0 .1 0Z`).join('');
const HAVEN_WINDOWS = (() => {
  const random = seededNumbers(5);
  let path = '';
  for (let y = 52; y < 112; y += 5)
    for (let x = 144 - (y - 40) * 0.09; x < 186 + (y - 40) * 0.09; x += 4)
      if (random() < 0.24) path += `M${x.toFixed(1)} ${y}h1.6v2.4h-1.6Z`;
  return path;
})();
const BATS =
  'M206 26q4-6 8-1 1-4 3 0 4-5 8 1-5-2-7 3-1-2-3 0-2-5-9-3ZM120 20q3-4 6-1 1-3 2 0 3-4 6 1-4-1-5 2-1-1-2 0-2-4-7-2ZM216 58q3-4 5-1 1-3 2 0 3-3 5 1-3-1-4 2-1-1-2 0-1-4-6-2Z';

function rows(seed: number): Pick<Drawing, 'far' | 'mid'> {
  const random = seededNumbers(seed);
  return {
    far: skyline({ from: -6, to: 250, ground: 134, low: 30, high: 104, width: [9, 20] }, random),
    mid: skyline({ from: -10, to: 256, ground: 136, low: 16, high: 62, width: [12, 28] }, random),
  };
}

const PLACES: Readonly<Record<LocationId, Drawing>> = {
  'loc-1': { Landmark: Rack, light: 'var(--neon-rose)', moon: { x: 88, y: 30, r: 9 }, ...rows(3) },
  'loc-2': { Landmark: Asylum, light: 'var(--neon-sick)', moon: { x: 108, y: 34, r: 14 }, ...rows(8) },
  'loc-3': { Landmark: Zombie, light: 'var(--neon-violet)', moon: { x: 84, y: 26, r: 8 }, ...rows(15) },
  'loc-haven': { Landmark: Haven, light: 'var(--neon-gold)', moon: { x: 172, y: 44, r: 30 }, ...rows(21) },
};
