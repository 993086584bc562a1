import { type JSX, memo } from 'react';
import type { DistrictId } from '../../cards/districts.ts';
import { type Roofs, roofs, stars } from './roofs.ts';
import classes from './scenery.module.css';

/**
 * The nine districts, each 160 wide and 140 high, by day and by night: the paints are properties that change
 * with the light. The landmark is in the upper half; the lower half is street, where the pieces stand.
 */
export const Sight = memo(function Sight({ district, ids }: { district: DistrictId; ids: string }) {
  const { Landmark, glow, houses } = SIGHTS[district];
  return (
    <svg
      className={classes.sight}
      viewBox="0 0 160 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <Fade
          id={`${ids}-sky`}
          stops={[
            ['0', 'var(--sky-top)'],
            ['.7', 'var(--sky-low)'],
            ['1', 'var(--sky-low)'],
          ]}
        />
        <Fade
          id={`${ids}-wall`}
          stops={[
            ['0', 'var(--wall-lit)'],
            ['.45', 'var(--wall)'],
            ['1', 'var(--wall-dark)'],
          ]}
        />
        <Fade
          id={`${ids}-street`}
          stops={[
            ['0', 'var(--street)'],
            ['1', 'var(--street-low)'],
          ]}
        />
        <radialGradient id={`${ids}-glow`}>
          <stop offset={0} stopColor={glow} stopOpacity={0.55} />
          <stop offset={1} stopColor={glow} stopOpacity={0} />
        </radialGradient>
      </defs>
      <rect width={160} height={140} fill={`url(#${ids}-sky)`} />
      <path className={classes.stars} d={STARS} />
      <path d={houses.houses} fill="var(--far)" />
      <path className={classes.lights} d={houses.windows} fill="var(--window)" opacity={0.55} />
      <ellipse className={classes.lights} cx={80} cy={66} rx={72} ry={56} fill={`url(#${ids}-glow)`} />
      <Landmark wall={`url(#${ids}-wall)`} />
      <path d="M0 101Q80 96 160 101V140H0Z" fill={`url(#${ids}-street)`} />
      <path d={COBBLES} fill="none" stroke="var(--mist)" strokeWidth={0.7} opacity={0.16} />
      <ellipse className={classes.lights} cx={80} cy={105} rx={64} ry={9} fill={glow} opacity={0.2} />
    </svg>
  );
});

type Landmark = (props: { wall: string }) => JSX.Element;

function Fade({ id, stops }: { id: string; stops: readonly (readonly [string, string])[] }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      {stops.map(([offset, colour]) => (
        <stop key={offset} className={classes.paint} offset={offset} stopColor={colour} />
      ))}
    </linearGradient>
  );
}

/** Iron arches over the tracks, a clock, and the night train with steam up. */
function Station({ wall }: { wall: string }) {
  return (
    <g>
      <path d="M22 104V62Q80 14 138 62v42Z" fill={wall} />
      <path d="M32 104V66Q80 28 128 66v38Z" fill="var(--wall-dark)" />
      <path
        d="M32 66Q80 28 128 66M44 57V104M62 49V104M80 46V104M98 49V104M116 57V104M32 76H128M32 90H128"
        fill="none"
        stroke="var(--wall-lit)"
        strokeWidth={1.3}
        opacity={0.7}
      />
      <circle cx={80} cy={37} r={9.5} fill="var(--window)" stroke="var(--wall-dark)" strokeWidth={2} />
      <path d="M80 37v-6M80 37l4 2.5" stroke="var(--ink-line)" strokeWidth={1.5} strokeLinecap="round" />
      <path d="M58 104V84q0-9 9-9h26q9 0 9 9v20Z" fill="var(--near)" />
      <path d="M64 84q0-5 5-5h22q5 0 5 5v5H64Z" fill="var(--window)" opacity={0.9} />
      <circle cx={80} cy={97} r={3.6} fill="var(--lamp)" />
      <path
        d="M70 75V66h6v9ZM66 70q-6-8 4-13-3-9 8-9 2-8 10-5"
        fill="none"
        stroke="var(--mist)"
        strokeWidth={3.4}
        strokeLinecap="round"
        opacity={0.35}
      />
    </g>
  );
}

/** Columns, steps, and a dome over things that should have stayed buried. */
function Museum({ wall }: { wall: string }) {
  return (
    <g>
      <path d="M60 46q0-20 20-20t20 20Z" fill={wall} stroke="var(--wall-lit)" strokeWidth={1} />
      <path d="M80 26v-8M77 20h6" stroke="var(--wall-lit)" strokeWidth={1.6} />
      <path d="M24 60 80 38l56 22v6H24Z" fill={wall} stroke="var(--wall-lit)" strokeWidth={1.2} />
      <circle cx={80} cy={54} r={4.6} fill="var(--lamp)" opacity={0.9} />
      <path d="M30 66H130v30H30Z" fill="var(--wall-dark)" />
      <path
        d="M34 66h8v30h-8ZM51 66h8v30h-8ZM101 66h8v30h-8ZM118 66h8v30h-8ZM67 66h6v30h-6ZM87 66h6v30h-6Z"
        fill={wall}
      />
      <path d="M73 96V74q7-6 14 0v22Z" fill="var(--window)" opacity={0.85} />
      <path d="M24 96H136v4H24ZM18 100H142v5H18Z" fill={wall} />
      <path d="M24 96H136M18 100H142" stroke="var(--wall-lit)" strokeWidth={1} opacity={0.8} />
    </g>
  );
}

/** Barred windows on a hill; one of them is always lit. */
function Asylum({ wall }: { wall: string }) {
  return (
    <g>
      <path d="M6 106Q40 84 80 86t74 20Z" fill="var(--near)" />
      <path d="M34 98V60h6l8-13 8 13h6V48h6L80 20l12 28h6v12h6l8-13 8 13h6v38Z" fill={wall} />
      <path
        d="M40 60l8-13 8 13ZM104 60l8-13 8 13ZM68 48 80 20l12 28Z"
        fill="var(--wall-dark)"
        stroke="var(--wall-lit)"
        strokeWidth={1}
      />
      <path
        d="M40 92V74q4-6 8 0v18ZM54 92V74q4-6 8 0v18ZM98 92V74q4-6 8 0v18ZM112 92V74q4-6 8 0v18ZM76 44v-8q4-5 8 0v8Z"
        fill="var(--sick)"
        opacity={0.85}
      />
      <path
        d="M44 92V70M58 92V70M102 92V70M116 92V70M40 82h8M54 82h8M98 82h8M112 82h8"
        stroke="var(--wall-dark)"
        strokeWidth={1.2}
      />
      <path d="M70 98V70q10-11 20 0v28Z" fill="var(--ink-line)" />
      <path d="M80 98V64M70 80h20" stroke="var(--wall-lit)" strokeWidth={1} opacity={0.6} />
      <path
        d="M14 108q2-20-5-34M10 82q-7-4-10-11M11 76q6-6 6-14"
        fill="none"
        stroke="var(--ink-line)"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </g>
  );
}

/** Old trees, a lamp, a bench that nobody sits on after dark. */
function Park() {
  return (
    <g>
      <path d="M0 104Q40 78 84 86t76 14v8H0Z" fill="var(--leaf-dark)" />
      <path
        d="M30 104V66M30 80 20 70M31 74l10-8M126 104V58M126 76l-11-9M127 70l10-8"
        stroke="var(--ink-line)"
        strokeWidth={4.4}
        strokeLinecap="round"
      />
      <path
        d="M30 24c12 0 18 9 15 17 9 3 10 15 1 19 1 9-10 12-16 8-7 4-17 0-16-9-9-4-8-15 1-18-3-9 4-17 15-17ZM126 16c13 0 19 10 16 18 10 4 10 17 1 21 0 9-11 12-17 8-8 4-18-1-17-10-9-4-8-16 1-19-3-9 4-18 16-18Z"
        fill="var(--leaf)"
      />
      <path
        d="M30 24c12 0 18 9 15 17M126 16c13 0 19 10 16 18"
        fill="none"
        stroke="var(--leaf-lit)"
        strokeWidth={2}
        opacity={0.8}
      />
      <path d="M80 104V50M75 104h10M77 50h6" stroke="var(--ink-line)" strokeWidth={2.4} />
      <path
        d="M75 49 77 38h6l2 11ZM76 38h8l-4-5Z"
        fill="var(--lamp)"
        stroke="var(--ink-line)"
        strokeWidth={1.2}
      />
      <path
        d="M92 94h26M92 88h26M95 94v9M115 94v9"
        stroke="var(--wall-lit)"
        strokeWidth={2.6}
        strokeLinecap="round"
      />
      <path d="M46 104q8-7 18-3 6-5 12 1v4H44Z" fill="var(--leaf)" />
    </g>
  );
}

/** Neon over a cellar door. */
function Nightclub({ wall }: { wall: string }) {
  return (
    <g>
      <path d="M28 104V44h18V32h68v12h18v60Z" fill={wall} />
      <path d="M28 44h18V32h68v12h18" fill="none" stroke="var(--neon)" strokeWidth={2} opacity={0.9} />
      <path
        d="M38 54h12v14H38ZM110 54h12v14h-12ZM38 76h12v14H38ZM110 76h12v14h-12Z"
        fill="var(--wall-dark)"
      />
      <path d="M38 76h12v14H38ZM110 54h12v14h-12Z" fill="var(--neon)" opacity={0.5} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M66 42h28L80 58ZM80 58v12M73 71h14" stroke="var(--neon)" strokeWidth={2.8} />
        <path d="M88 40l6-9M70 46h20" stroke="var(--neon-cold)" strokeWidth={2.2} />
      </g>
      <path d="M56 79h48l4 8H52Z" fill="var(--neon)" opacity={0.75} />
      <path d="M66 104V87h28v17Z" fill="var(--ink-line)" />
      <path d="M69 104V89h10v15ZM81 104V89h10v15Z" fill="var(--neon)" opacity={0.45} />
      <path
        d="M40 105V94q0-5 4-5t4 5v11ZM44 88a3.4 3.4 0 1 0-.1 0ZM112 105V94q0-5 4-5t4 5v11ZM116 88a3.4 3.4 0 1 0-.1 0Z"
        fill="var(--ink-line)"
      />
    </g>
  );
}

/** Presses that run all night under a lit globe. */
function Newspaper({ wall }: { wall: string }) {
  return (
    <g>
      <path d="M34 104V50h26V38h40v12h26v54Z" fill={wall} />
      <circle cx={80} cy={27} r={11} fill="var(--window-cold)" stroke="var(--wall-dark)" strokeWidth={1.6} />
      <path
        d="M69 27h22M80 16v22M72 20q8 5 16 0M72 34q8-5 16 0M80 16q-8 11 0 22M80 16q8 11 0 22"
        fill="none"
        stroke="var(--wall-dark)"
        strokeWidth={1}
      />
      <path
        d="M40 56h9v9h-9ZM53 56h9v9h-9ZM98 56h9v9h-9ZM111 56h9v9h-9ZM66 44h8v9h-8ZM86 44h8v9h-8ZM40 71h9v9h-9ZM111 71h9v9h-9Z"
        fill="var(--window)"
        opacity={0.9}
      />
      <path d="M53 71h9v9h-9ZM98 71h9v9h-9Z" fill="var(--wall-dark)" />
      <path d="M64 60h32v16H64Z" fill="var(--paper)" />
      <path
        d="M67 64h26M67 68h11M67 71h11M82 68h11v5H82Z"
        stroke="var(--ink-line)"
        strokeWidth={1.3}
        fill="none"
      />
      <path d="M36 84h88v5H36Z" fill="var(--wall-dark)" />
      <path d="M68 104V90h24v14Z" fill="var(--window)" opacity={0.8} />
      <path d="M80 104V90" stroke="var(--ink-line)" strokeWidth={1.4} />
      <path d="M104 104v-6h12v6ZM106 98v-3h10v3ZM44 104v-4h12v4Z" fill="var(--paper)" />
    </g>
  );
}

/** Two blue lamps and a flight of steps. */
function Police({ wall }: { wall: string }) {
  return (
    <g>
      <path d="M30 104V46h100v58Z" fill={wall} />
      <path d="M26 46 80 26l54 20v5H26Z" fill={wall} stroke="var(--wall-lit)" strokeWidth={1.2} />
      <path d="m80 31 2.4 4.7 5.2.7-3.8 3.6.9 5.2-4.7-2.5-4.7 2.5.9-5.2-3.8-3.6 5.2-.7Z" fill="var(--lamp)" />
      <path d="M38 58h12v16H38ZM56 58h12v16H56ZM92 58h12v16H92ZM110 58h12v16h-12Z" fill="var(--wall-dark)" />
      <path d="M38 58h12v16H38ZM110 58h12v16h-12Z" fill="var(--window)" opacity={0.8} />
      <path
        d="M41 58v16M44 58v16M47 58v16M113 58v16M116 58v16M119 58v16"
        stroke="var(--wall-dark)"
        strokeWidth={1}
      />
      <path d="M70 98V68q10-8 20 0v30Z" fill="var(--ink-line)" />
      <path d="M73 98V70q7-5 14 0v28Z" fill="var(--window)" opacity={0.75} />
      <path d="M80 98V66" stroke="var(--ink-line)" strokeWidth={1.4} />
      <circle cx={62} cy={82} r={5} fill="var(--police)" />
      <circle cx={98} cy={82} r={5} fill="var(--police)" />
      <path d="M62 87v11M98 87v11" stroke="var(--ink-line)" strokeWidth={2} />
      <path d="M60 98h40v3H60ZM54 101h52v4H54Z" fill="var(--wall-lit)" />
    </g>
  );
}

/** White tiles, cold windows, and something hanging behind them. */
function BloodBank({ wall }: { wall: string }) {
  return (
    <g>
      <path d="M36 104V40q0-4 4-4h80q4 0 4 4v64Z" fill={wall} />
      <path d="M36 40q0-4 4-4h80q4 0 4 4v6H36Z" fill="var(--wall-lit)" opacity={0.6} />
      <path d="M62 22h36v26H62Z" fill="var(--paper)" stroke="var(--wall-dark)" strokeWidth={1.4} />
      <path d="M80 26q7 8 7 12.5a7 7 0 0 1-14 0Q73 34 80 26Z" fill="var(--blood-paint)" />
      <path
        d="M44 56h14v12H44ZM63 56h14v12H63ZM83 56h14v12H83ZM102 56h14v12h-14ZM44 76h14v12H44ZM102 76h14v12h-14Z"
        fill="var(--window-cold)"
        opacity={0.9}
      />
      <path
        d="M48 56v6M54 56v5M107 56v6M87 56v5M93 56v7M67 56v6"
        stroke="var(--blood-paint)"
        strokeWidth={3}
        strokeLinecap="round"
      />
      <path d="M66 104V76h28v28Z" fill="var(--ink-line)" />
      <path d="M68 104V78h11v26ZM81 104V78h11v26Z" fill="var(--window-cold)" opacity={0.75} />
      <path d="M58 74h44l4 5H54Z" fill="var(--blood-paint)" />
    </g>
  );
}

/** Two towers, a rose window, and bells that do not ring for you. */
function Cathedral({ wall }: { wall: string }) {
  return (
    <g>
      <path d="M34 104V40L44 12l10 28v64ZM106 104V40l10-28 10 28v64Z" fill={wall} />
      <path
        d="M34 40 44 12l10 28ZM106 40l10-28 10 28Z"
        fill="var(--wall-dark)"
        stroke="var(--wall-lit)"
        strokeWidth={1}
      />
      <path d="M44 12V3M41 6h6M116 12V3M113 6h6" stroke="var(--lamp)" strokeWidth={1.6} />
      <path d="M54 104V54l26-22 26 22v50Z" fill={wall} />
      <path d="M54 54 80 32l26 22" fill="none" stroke="var(--wall-lit)" strokeWidth={1.6} />
      <circle cx={80} cy={59} r={11} fill="var(--wall-dark)" />
      <circle cx={80} cy={59} r={9} fill="var(--window)" opacity={0.9} />
      <path d="M80 48v22M69 59h22M72 51l16 16M88 51 72 67" stroke="var(--wall-dark)" strokeWidth={1.6} />
      <circle cx={80} cy={59} r={3.2} fill="var(--neon)" />
      <path
        d="M41 96V70q3-5 6 0v26ZM113 96V70q3-5 6 0v26ZM41 60v-9q3-5 6 0v9ZM113 60v-9q3-5 6 0v9ZM60 96V80q3-5 6 0v16ZM94 96V80q3-5 6 0v16Z"
        fill="var(--window)"
        opacity={0.8}
      />
      <path d="M71 104V84q9-12 18 0v20Z" fill="var(--ink-line)" />
      <path d="M74 104V86q6-8 12 0v18Z" fill="var(--lamp)" opacity={0.6} />
    </g>
  );
}

const STARS = stars('stars', 30, 160, 72);
const COBBLES =
  'M0 110H160M0 119H160M0 130H160M20 110v9M60 110v9M100 110v9M140 110v9M0 119v11M40 119v11M84 119v11M124 119v11M24 130v10M66 130v10M108 130v10';

interface SightOf {
  readonly Landmark: Landmark;
  /** The colour of the light that falls on the street. */
  readonly glow: string;
  readonly houses: Roofs;
}

function sight(Landmark: Landmark, glow: string, seed: string): SightOf {
  return { Landmark, glow, houses: roofs(seed, { to: 166, ground: 108 }) };
}

const SIGHTS: Readonly<Record<DistrictId, SightOf>> = {
  'railway-station': sight(Station, 'var(--lamp)', 'station'),
  museum: sight(Museum, 'var(--lamp)', 'museum'),
  asylum: sight(Asylum, 'var(--sick)', 'asylum'),
  'city-park': sight(Park, 'var(--lamp)', 'park'),
  nightclub: sight(Nightclub, 'var(--neon)', 'nightclub'),
  'newspaper-office': sight(Newspaper, 'var(--window)', 'newspaper'),
  'police-station': sight(Police, 'var(--police)', 'police'),
  'blood-bank': sight(BloodBank, 'var(--blood-paint)', 'bloodbank'),
  cathedral: sight(Cathedral, 'var(--window)', 'cathedral'),
};
