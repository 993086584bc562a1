import { seededNumbers } from '@nokturn/ui';
import type { PlaceId } from '../../cards/places.ts';
import { grass, wood } from './shapes.ts';

/**
 * The six places, each drawn into an ellipse 140 wide and 170 high around 0, 0. The upper half contains the place
 * itself, the lower half is open ground on which the pawns stand. The moon is at the upper right, so edges are lit from
 * there.
 */
export function PlaceScenery({
  place,
  ids,
  isFramed = true,
}: {
  place: PlaceId;
  ids: string;
  isFramed?: boolean;
}) {
  const Subject = SUBJECTS[place];
  const light = LIGHTS[place];
  return (
    <g clipPath={isFramed ? `url(#${ids}-medallion)` : undefined}>
      <rect x={-70} y={-85} width={140} height={170} fill={`url(#${ids}-place-sky)`} />
      <circle cx={38} cy={-52} r={30} fill={`url(#${ids}-halo)`} opacity={0.7} />
      <path d={BACKDROP} fill="var(--far)" />
      <ellipse cx={0} cy={4} rx={74} ry={10} fill="var(--mist)" opacity={0.22} filter={`url(#${ids}-soft)`} />
      <circle cx={0} cy={-14} r={52} fill={light} opacity={0.2} filter={`url(#${ids}-fog)`} />
      <path
        d="M-70 14Q-40 4-8 10T70 8V85H-70Z"
        fill={`url(#${ids}-place-ground)`}
        stroke="var(--mist)"
        strokeOpacity={0.25}
        strokeWidth={0.8}
      />
      <ellipse cx={0} cy={30} rx={48} ry={16} fill={light} opacity={0.22} filter={`url(#${ids}-soft)`} />
      <g transform="translate(0 20) scale(1.06) translate(0 -17)">
        <Subject ids={ids} />
      </g>
      <path d={TUFTS} fill="var(--near)" opacity={0.75} />
      <ellipse
        cx={-20}
        cy={20}
        rx={44}
        ry={4}
        fill="var(--mist)"
        opacity={0.3}
        filter={`url(#${ids}-soft)`}
      />
      <rect x={-70} y={-85} width={140} height={170} fill={`url(#${ids}-vignette)`} />
    </g>
  );
}

type Drawing = (props: { ids: string }) => React.JSX.Element;

const BACKDROP = wood(
  { from: { x: -72, y: 16 }, to: { x: 74, y: 14 }, count: 17, height: 56, spread: 6 },
  seededNumbers(11),
);
const TUFTS =
  grass(-66, 84, 60, 12, seededNumbers(5)) +
  grass(10, 86, 60, 12, seededNumbers(8)) +
  grass(-52, 26, 16, 5, seededNumbers(4));

/** The colour of the light of each place: that of the cards that can be drawn there, if any. */
const LIGHTS: Readonly<Record<PlaceId, string>> = {
  'morganas-hut': 'var(--spell-green)',
  'well-of-wisdom': 'var(--halo)',
  chapel: 'var(--spell-blue)',
  graveyard: 'var(--spell-red)',
  'enchanted-tree': 'var(--spell-gold)',
  'stone-circle': 'var(--spell-violet)',
};

function Hut({ ids }: { ids: string }) {
  return (
    <g>
      {/* smoke */}
      <path
        d="M20-58c-8-7 7-10 1-17s8-8 4-14"
        fill="none"
        stroke="var(--spell-green)"
        strokeWidth={5}
        strokeLinecap="round"
        opacity={0.35}
        filter={`url(#${ids}-haze)`}
      />
      {/* the roots it stands on */}
      <path
        d="M-22 8c-3 8-12 10-16 17 8-4 13-4 17-8-1 5-4 8-4 11 6-4 9-10 11-18M20 8c3 8 12 10 17 16-8-3-13-3-17-7 1 5 4 8 5 11-7-4-10-10-12-18M-4 8c0 7-4 12-3 18 3-4 5-6 7-12 2 6 3 8 6 12 1-6-2-11-2-18"
        fill="var(--wood-dark)"
      />
      <path d="M-27-20-23 11H24L28-22Z" fill="var(--wood)" />
      <path d="M4-20 5 11H24L28-22Z" fill="var(--wood-dark)" opacity={0.55} />
      <path d="M-25-12H27M-24-2H26M-24 6H25" stroke="var(--wood-dark)" strokeWidth={1.1} opacity={0.8} />
      {/* door and window, lit from inside */}
      <path d="M6 11V-9q5-7 11 0V11Z" fill="var(--rim-dark)" />
      <path d="M8 11V-8q4-5 8 0V11Z" fill="var(--lamp-deep)" opacity={0.35} />
      <rect x={-19} y={-14} width={15} height={14} rx={1.5} fill={`url(#${ids}-lamp)`} />
      <circle
        cx={-11.5}
        cy={-7}
        r={17}
        fill="var(--spell-green)"
        opacity={0.4}
        filter={`url(#${ids}-soft)`}
      />
      <path d="M-11.5-14V0M-19-7H-4" stroke="var(--wood-dark)" strokeWidth={1.6} />
      {/* roof */}
      <path d="M14-56h9v16h-9Z" fill="var(--stone-dark)" />
      <path d="M14-56h9v3h-9Z" fill="var(--stone)" />
      <path
        d="M-40-15Q-18-40-3-66q3-3 6 0Q18-42 42-19q-6 3-12 1-4 4-9 1-5 4-10 0-5 4-10 1-5 3-10 0-5 4-11 1-5 3-9 0-6 4-11 0Z"
        fill={`url(#${ids}-roof)`}
      />
      <path
        d="M-30-22Q-12-42-2-60M-18-21Q-4-40 1-60M-4-20Q4-38 2-58M10-20Q10-36 5-56M25-20Q17-36 8-52"
        fill="none"
        stroke="var(--roof)"
        strokeWidth={1.4}
        opacity={0.8}
      />
      <path d="M3-66Q18-42 42-19" fill="none" stroke="var(--rim)" strokeWidth={1.2} opacity={0.7} />
      {/* steps and a lantern */}
      <path d="M4 11h15v4H4ZM2 15h19v4H2Z" fill="var(--wood-dark)" />
      <path d="M31-14v12" stroke="var(--rim-dark)" strokeWidth={1} />
      <circle cx={31} cy={1} r={7} fill="var(--lamp)" opacity={0.45} filter={`url(#${ids}-haze)`} />
      <rect x={28.8} y={-2} width={4.4} height={6} rx={1.4} fill="var(--lamp)" />
    </g>
  );
}

function Well({ ids }: { ids: string }) {
  return (
    <g>
      {/* the light that rises from it */}
      <path d="M-22-4Q-12-50-20-82H20Q12-50 22-4Z" fill={`url(#${ids}-beam)`} opacity={0.75} />
      {/* roof and posts */}
      <path d="M-27-42h5V4h-5ZM22-42h5V4h-5Z" fill="var(--wood)" />
      <path d="M24.500-42h2.500V4h-2.500Z" fill="var(--wood-lit)" opacity={0.7} />
      <path d="M-42-38-3-66q3-2 6 0L42-38l-4 5L0-56-38-33Z" fill={`url(#${ids}-roof)`} />
      <path
        d="M-36-41l5 4M-28-47l6 5M-19-53l6 5M28-47l-6 5M36-41l-5 4M19-53l-6 5"
        stroke="var(--rim-dark)"
        strokeWidth={1}
        opacity={0.7}
      />
      <path d="M3-66 42-38" stroke="var(--rim)" strokeWidth={1.2} opacity={0.75} />
      <path d="M-24-30H26" stroke="var(--wood-dark)" strokeWidth={4} />
      <path d="M27-30h6v8" fill="none" stroke="var(--wood-lit)" strokeWidth={1.8} />
      <path d="M-4-30v12M2-30v12" stroke="var(--wood-lit)" strokeWidth={1} />
      <path d="M-8-18H6L4-6H-6Z" fill="var(--wood)" stroke="var(--wood-dark)" strokeWidth={0.8} />
      <path d="M-7.500-14H5.500" stroke="var(--stone)" strokeWidth={1.2} />
      {/* three lights: a card of any colour */}
      {(
        [
          [-15, -22, 'green'],
          [14, -14, 'blue'],
          [9, -38, 'red'],
        ] as const
      ).map(([x, y, colour]) => (
        <g key={colour}>
          <circle
            cx={x}
            cy={y}
            r={6}
            fill={`var(--spell-${colour})`}
            opacity={0.55}
            filter={`url(#${ids}-haze)`}
          />
          <circle cx={x} cy={y} r={2.1} fill={`var(--spell-${colour})`} />
        </g>
      ))}
      {/* the ring of stones */}
      <path d="M-34 0V20q34 17 68 0V0Z" fill="var(--stone)" />
      <path d="M8 10V31q16-2 26-11V0Z" fill="var(--stone-lit)" opacity={0.45} />
      <path
        d="M-34 9q34 16 68 0M-34 17q34 16 68 0M-24 4v9M-8 8v9M10 8v9M25 4v9M-30 10v8M-16 15v8M1 17v9M18 15v8M30 10v7M-23 20v5M-8 24v5M10 24v5M25 20v5"
        fill="none"
        stroke="var(--stone-dark)"
        strokeWidth={1}
      />
      <ellipse cx={0} cy={0} rx={35} ry={11} fill="var(--stone-lit)" />
      <ellipse cx={0} cy={0.5} rx={28} ry={8} fill="var(--rim-dark)" />
      <ellipse cx={0} cy={2} rx={24} ry={6} fill={`url(#${ids}-water)`} />
    </g>
  );
}

function Chapel({ ids }: { ids: string }) {
  return (
    <g>
      {/* nave */}
      <path d="M-38-4 -12-40 14-4V18H-38Z" fill="var(--stone)" />
      <path d="M-38-4h5V18h-5ZM8-6h6V18H8Z" fill="var(--stone-dark)" opacity={0.7} />
      <path d="M-44-2-12-46 20-2l-5 3L-12-36-39 1Z" fill={`url(#${ids}-roof)`} />
      <path d="M-12-46 20-2" stroke="var(--rim)" strokeWidth={1.1} opacity={0.6} />
      {/* tower */}
      <path d="M10-42H36V18H10Z" fill="var(--stone)" />
      <path d="M24-42H36V18H24Z" fill="var(--stone-lit)" opacity={0.5} />
      <path d="M7-44H39v5H7Z" fill="var(--stone-dark)" />
      <path d="M9-44 23-76 37-44Z" fill={`url(#${ids}-roof)`} />
      <path d="M23-76 37-44" stroke="var(--rim)" strokeWidth={1.2} opacity={0.8} />
      <path d="M23-86v12M19-82h8" stroke="var(--silver)" strokeWidth={1.8} />
      {/* bell and windows, lit blue */}
      <circle cx={23} cy={-28} r={13} fill="var(--spell-blue)" opacity={0.35} filter={`url(#${ids}-soft)`} />
      <path d="M17-20v-10q6-9 12 0v10Z" fill={`url(#${ids}-window)`} />
      <path d="M23-34v14" stroke="var(--rim-dark)" strokeWidth={1} />
      <circle cx={-12} cy={-20} r={16} fill="var(--spell-blue)" opacity={0.45} filter={`url(#${ids}-soft)`} />
      <circle
        cx={-12}
        cy={-20}
        r={7.5}
        fill={`url(#${ids}-window)`}
        stroke="var(--stone-dark)"
        strokeWidth={1.4}
      />
      <path
        d="M-12-27.500v15M-19.500-20h15M-17.300-25.300l10.600 10.600M-6.700-25.300l-10.600 10.600"
        stroke="var(--stone-dark)"
        strokeWidth={0.8}
      />
      <path d="M-32 10V0q4-7 8 0v10Z" fill={`url(#${ids}-window)`} />
      <path d="M0 10V0q3.500-7 7 0v10Z" fill={`url(#${ids}-window)`} />
      {/* door */}
      <path d="M-20 18V2q8-12 16 0v16Z" fill="var(--rim-dark)" />
      <path d="M-18 18V3q6-9 12 0v15Z" fill="var(--wood)" />
      <path d="M-12-3v21" stroke="var(--wood-dark)" strokeWidth={1} />
      <path
        d="M-38 6h9M-34 12h6M12-34h6M13-10h7M27-6h8M28 8h7M14 8h5"
        stroke="var(--stone-dark)"
        strokeWidth={0.9}
        opacity={0.6}
      />
      <path d="M-22 18h20l10 20h-40Z" fill="var(--spell-blue)" opacity={0.14} />
    </g>
  );
}

function Graveyard({ ids }: { ids: string }) {
  return (
    <g>
      {/* a dead tree with its crow */}
      <path
        d="M-46 16c4-14 2-24-2-34-4-9-12-10-16-18 7 5 11 5 14 8-1-9-7-13-6-22 4 9 8 11 10 18 4-6 2-12 8-18-1 9-2 14-4 22 6-4 11-3 16-9-3 9-9 12-15 17 0 14 3 26 6 36Z"
        fill="var(--front)"
      />
      <path d="M-24-31c3-4 8-4 10-1l4 1-4 2c0 3-4 4-7 3l-6 4Z" fill="var(--front)" />
      {/* the lamp */}
      <circle cx={6} cy={-6} r={34} fill="var(--spell-red)" opacity={0.28} filter={`url(#${ids}-fog)`} />
      {/* stones, the far ones first */}
      <path d="M-26 10v-15q6-9 12 0v15Z" fill="var(--stone-dark)" />
      <path d="M44 12v-14q5-7 10 0v14Z" fill="var(--stone-dark)" />
      <g transform="rotate(-5 2 0)">
        <path d="M-4 14V-22h-11v-7H-4v-11h8v11H15v7H4V14Z" fill="var(--stone)" />
        <path d="M1-40h3v11H15v7H4V14H1Z" fill="var(--stone-lit)" opacity={0.7} />
        <circle cx={0} cy={-26} r={11} fill="none" stroke="var(--stone)" strokeWidth={3} />
      </g>
      <g transform="rotate(6 30 10)">
        <path d="M19 18V-8q11-16 22 0v26Z" fill="var(--stone)" />
        <path d="M33-14q5 2 8 6v26h-5Z" fill="var(--stone-lit)" opacity={0.7} />
        <path d="M30-7v11M26-3h8M24 8h12M25 12h10" stroke="var(--stone-dark)" strokeWidth={1.4} />
      </g>
      <g transform="rotate(-8 -34 14)">
        <path d="M-46 22V4h24v18Z" fill="var(--stone)" />
        <path d="M-48 4-46-1h24l2 5Z" fill="var(--stone-lit)" />
        <path d="M-42 10h16M-41 15h13" stroke="var(--stone-dark)" strokeWidth={1.1} />
      </g>
      {/* a red grave light */}
      <circle cx={4} cy={15} r={9} fill="var(--spell-red)" opacity={0.6} filter={`url(#${ids}-haze)`} />
      <path d="M1 20v-8q3-4 6 0v8Z" fill="var(--spell-red)" />
      <path d="M.5 12q3.500-6 7 0Z" fill="var(--front)" />
      {/* the railing */}
      <path
        d="M-70 21H-48M46 21H70M-66 28V12l1.500-3 1.500 3v16M-58 28V12l1.500-3 1.500 3v16M-50 28V12l1.500-3 1.500 3v16M49 28V12l1.500-3 1.500 3v16M57 28V12l1.500-3 1.500 3v16M65 28V12l1.500-3 1.500 3v16"
        fill="none"
        stroke="var(--front)"
        strokeWidth={1.8}
      />
      {/* bats */}
      <path
        d="M-4-62q4-5 6-1 1-2 2 0 2-4 6 1-4-1-5 2l-2-1-2 1q-1-3-5-2ZM18-72q3-4 4-1 1-1 2 0 1-3 4 1-3-1-4 1h-2q-1-2-4-1Z"
        fill="var(--front)"
      />
    </g>
  );
}

function Tree({ ids }: { ids: string }) {
  return (
    <g>
      <circle cx={0} cy={-44} r={44} fill="var(--spell-gold)" opacity={0.3} filter={`url(#${ids}-fog)`} />
      {/* crown, from the back to the front */}
      <path
        d="M-58-34q-8-16 8-24 0-16 18-16 8-14 26-8 16-10 28 4 18-2 20 16 16 8 8 24-4 12-20 10H-40q-14 2-18-6Z"
        fill="var(--roof)"
      />
      <path
        d="M-48-40q-4-14 12-18 4-14 20-10 12-10 24 0 16-4 22 10 14 4 10 18-6 10-20 6-10 6-24 2-16 4-26-2-12 4-18-6Z"
        fill="var(--roof-lit)"
        opacity={0.85}
      />
      <path
        d="M-8-58q10-12 24-4 14-4 20 8 12 4 10 14-12-10-24-6-12-10-30-12Z"
        fill="var(--spell-gold)"
        opacity={0.35}
      />
      {/* trunk */}
      <path
        d="M-13 20c4-12 3-22-1-32-5-12-18-16-28-28 12 6 20 8 27 14-2-10-6-18-4-30 6 12 10 18 16 26 2-8 2-18 9-28-1 12 0 18 0 28 8-6 18-6 26-16-4 14-14 20-21 28-5 12-3 26 3 38 6 3 14 4 20 11-10-3-16-2-22-2-4 3-6 6-6 10-5-3-6-6-9-9-6 2-10 6-13 11-2-4-1-8 1-12-8 0-14 2-22 6 6-10 14-13 24-15Z"
        fill="var(--wood-dark)"
      />
      <path
        d="M8 20C3 6 4-8 10-18c5-7 13-12 18-20-4 14-14 20-18 30-4 10-2 20 2 30Z"
        fill="var(--wood-lit)"
        opacity={0.6}
      />
      <path
        d="M-8 16c3-10 3-20 0-28M-2 18c3-10 2-20 1-30"
        fill="none"
        stroke="var(--wood)"
        strokeWidth={1.3}
      />
      {/* the hollow */}
      <circle cx={-1} cy={-2} r={10} fill="var(--lamp)" opacity={0.55} filter={`url(#${ids}-haze)`} />
      <path d="M-5 3q-1-10 4-12 6 3 4 12-4 4-8 0Z" fill={`url(#${ids}-lamp)`} />
      {/* fruit and sparks */}
      {(
        [
          [-38, -46],
          [-20, -62],
          [-6, -46],
          [14, -66],
          [26, -46],
          [42, -52],
          [36, -32],
          [-30, -30],
        ] as const
      ).map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={5} fill="var(--spell-gold)" opacity={0.6} filter={`url(#${ids}-haze)`} />
          <circle cx={x} cy={y} r={1.9} fill="var(--moonlight)" />
        </g>
      ))}
    </g>
  );
}

function StoneCircle({ ids }: { ids: string }) {
  return (
    <g>
      <circle cx={0} cy={-34} r={25} fill="var(--moonlight)" opacity={0.9} />
      <circle cx={0} cy={-34} r={40} fill="var(--spell-violet)" opacity={0.35} filter={`url(#${ids}-fog)`} />
      <path
        d="M-8-44q5-5 12-3M4-26q6-1 9-5M-14-30q4 3 8 2"
        fill="none"
        stroke="var(--halo)"
        strokeWidth={2.4}
        opacity={0.35}
        strokeLinecap="round"
      />
      {/* the far stones */}
      <path
        d="M-44 8v-22q4-5 9-1l1 23ZM-28 6v-18q5-5 9 0v18ZM19 6v-19q5-4 9 1v18ZM34 8v-23q5-4 10 1l-1 22Z"
        fill="var(--stone-dark)"
      />
      {/* the gate */}
      <path d="M-17 16-15-34h9L-5 16Z" fill="var(--stone)" />
      <path d="M-9-34h3L-5 16h-4Z" fill="var(--stone-lit)" opacity={0.8} />
      <path d="M6 16 7-34h9l2 50Z" fill="var(--stone)" />
      <path d="M12-34h4l2 50h-5Z" fill="var(--stone-lit)" opacity={0.8} />
      <path d="M-22-33q-2-10 3-11 20-4 39 0 5 2 3 10Z" fill="var(--stone)" />
      <path d="M-20-43q20-4 40 0l2 3q-22-4-44 0Z" fill="var(--stone-lit)" />
      {/* the near stones */}
      <path d="M-62 24l4-44q7-9 15-1l3 46Z" fill="var(--stone)" />
      <path d="M-50-24q5 0 7 3l3 46h-7Z" fill="var(--stone-lit)" opacity={0.75} />
      <path d="M38 26l4-40q8-8 15 1l5 37Z" fill="var(--stone)" />
      <path d="M50-18q5 0 7 5l5 37h-8Z" fill="var(--stone-lit)" opacity={0.75} />
      {/* runes */}
      <g fill="none" stroke="var(--spell-violet)" strokeWidth={1.7} strokeLinecap="round">
        <path
          d="M-54-8v12M-54-4l5-4M-54 0l5-4M47-4v12l5-6-5-6M-11-18v10M-14-15l3-3 3 3M11-18v10l3-4"
          filter={`url(#${ids}-haze)`}
          strokeWidth={4}
          opacity={0.8}
        />
        <path d="M-54-8v12M-54-4l5-4M-54 0l5-4M47-4v12l5-6-5-6M-11-18v10M-14-15l3-3 3 3M11-18v10l3-4" />
      </g>
      <ellipse
        cx={0}
        cy={21}
        rx={32}
        ry={8}
        fill="none"
        stroke="var(--spell-violet)"
        strokeWidth={1.2}
        opacity={0.6}
      />
      <ellipse
        cx={0}
        cy={21}
        rx={22}
        ry={5}
        fill="none"
        stroke="var(--spell-violet)"
        strokeWidth={0.8}
        opacity={0.6}
        strokeDasharray="3 3"
      />
    </g>
  );
}

const SUBJECTS: Readonly<Record<PlaceId, Drawing>> = {
  'morganas-hut': Hut,
  'well-of-wisdom': Well,
  chapel: Chapel,
  graveyard: Graveyard,
  'enchanted-tree': Tree,
  'stone-circle': StoneCircle,
};
