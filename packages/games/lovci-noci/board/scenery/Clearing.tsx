import { Filters } from '@nokturn/ui';
import { memo } from 'react';
import type { PlaceId } from '../../cards/places.ts';
import { CENTRE, CENTRE_RADIUS, DICE_TRAY, type Point, SLOTS, WEBS } from '../geometry.ts';
import classes from './scenery.module.css';
import { Scene } from './scenes.tsx';
import { grass, sprout, web, wood } from './shapes.ts';

/** The clearing by night with the six places: everything on the board that never changes during a match. */
export const Clearing = memo(function Clearing({
  slots,
  ids,
  window: [x, y, width, height],
}: {
  slots: readonly PlaceId[];
  ids: string;
  /** The part of the 1000 by 1000 drawing that is shown. */
  window: readonly [x: number, y: number, width: number, height: number];
}) {
  return (
    <svg
      className={classes.scenery}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Paints ids={ids} />
      <Sky ids={ids} />
      <Woods ids={ids} />
      <Trails ids={ids} />
      <MoonDial ids={ids} />
      <Tray ids={ids} />
      {WEB_DRAWINGS.map((drawing) => (
        <Web key={drawing.span} drawing={drawing} />
      ))}
      {slots.map((place, slot) => (
        <Medallion key={place} place={place} at={SLOTS[slot] as Point} ids={ids} />
      ))}
      <ForegroundWoods />
      <rect x={0} y={0} width={1000} height={1000} filter={`url(#${ids}-grain)`} opacity={0.13} />
    </svg>
  );
});

export function Paints({ ids }: { ids: string }) {
  const fade = (id: string, stops: readonly (readonly [number, string, number?])[], vertical = true) => (
    <linearGradient id={`${ids}-${id}`} x1="0" y1="0" x2={vertical ? '0' : '1'} y2={vertical ? '1' : '0'}>
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
  const disc = (id: string, stops: readonly (readonly [number, string, number?])[]) => (
    <radialGradient id={`${ids}-${id}`}>
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </radialGradient>
  );
  return (
    <defs>
      <Filters prefix={ids} />
      <filter id={`${ids}-haze`} x="-100%" y="-100%" width="300%" height="300%">
        <feGaussianBlur stdDeviation="2.2" />
      </filter>
      <filter id={`${ids}-mist`} x="-50%" y="-200%" width="200%" height="500%">
        <feGaussianBlur stdDeviation="70 14" />
      </filter>
      <clipPath id={`${ids}-medallion`}>
        <ellipse rx={70} ry={85} />
      </clipPath>
      {fade('sky', [
        [0, 'var(--sky-top)'],
        [0.35, 'var(--sky-mid)'],
        [1, 'var(--sky-low)'],
      ])}
      {fade('place-sky', [
        [0, 'var(--sky-top)'],
        [0.55, 'var(--sky-low)'],
        [1, 'var(--sky-low)'],
      ])}
      {fade('place-ground', [
        [0, 'var(--meadow)'],
        [1, 'var(--meadow-low)'],
      ])}
      {fade('roof', [
        [0, 'var(--roof-lit)'],
        [1, 'var(--roof)'],
      ])}
      {fade('lamp', [
        [0, 'var(--lamp)'],
        [1, 'var(--lamp-deep)'],
      ])}
      {fade('window', [
        [0, 'var(--moonlight)'],
        [1, 'var(--spell-blue)'],
      ])}
      {fade(
        'water',
        [
          [0, 'var(--spell-green)', 0.9],
          [0.5, 'var(--spell-blue)', 0.9],
          [1, 'var(--spell-red)', 0.9],
        ],
        false,
      )}
      {fade('beam', [
        [0, 'var(--moonlight)', 0],
        [1, 'var(--halo)', 0.55],
      ])}
      {disc('halo', [
        [0, 'var(--moonlight)', 0.9],
        [0.25, 'var(--halo)', 0.5],
        [1, 'var(--halo)', 0],
      ])}
      {disc('vignette', [
        [0.55, '#000', 0],
        [1, '#000', 0.4],
      ])}
      {disc('meadow', [
        [0, 'var(--meadow)'],
        [0.55, 'var(--meadow)', 0.75],
        [1, 'var(--meadow-low)', 0],
      ])}
      {disc('glade', [
        [0, 'var(--moonlight)', 0.5],
        [0.4, 'var(--halo)', 0.22],
        [1, 'var(--halo)', 0],
      ])}
      {disc('moon', [
        [0, '#fff'],
        [0.7, 'var(--moonlight)'],
        [1, 'var(--halo)'],
      ])}
    </defs>
  );
}

const random = sprout(42);
const STARS = Array.from({ length: 70 }, () => ({
  x: random() * 1000,
  y: random() ** 1.6 * 300,
  size: 0.6 + random() ** 3 * 1.8,
}));

function Sky({ ids }: { ids: string }) {
  return (
    <>
      <rect width={1000} height={1000} fill={`url(#${ids}-sky)`} />
      {STARS.map(({ x, y, size }) => (
        <circle key={`${x}`} cx={x} cy={y} r={size} fill="var(--moonlight)" opacity={0.75} />
      ))}
      <circle cx={372} cy={118} r={270} fill={`url(#${ids}-halo)`} opacity={0.75} />
      <circle cx={372} cy={118} r={46} fill={`url(#${ids}-moon)`} />
      <g fill="var(--halo)" opacity={0.35}>
        <circle cx={360} cy={106} r={10} />
        <circle cx={386} cy={126} r={14} />
        <circle cx={362} cy={138} r={6} />
        <circle cx={392} cy={98} r={5} />
      </g>
      <g fill="var(--sky-mid)" opacity={0.5} filter={`url(#${ids}-soft)`}>
        <ellipse cx={330} cy={148} rx={120} ry={7} />
        <ellipse cx={450} cy={96} rx={90} ry={5} />
      </g>
    </>
  );
}

const FAR = wood(
  { from: { x: -20, y: 262 }, to: { x: 1020, y: 250 }, count: 62, height: 130, spread: 18 },
  random,
);
const MID =
  wood({ from: { x: -20, y: 318 }, to: { x: 430, y: 268 }, count: 20, height: 150, spread: 20 }, random) +
  wood({ from: { x: 560, y: 258 }, to: { x: 1020, y: 320 }, count: 22, height: 170, spread: 24 }, random);
const SIDES =
  wood({ from: { x: -10, y: 640 }, to: { x: 60, y: 560 }, count: 4, height: 150, spread: 30 }, random) +
  wood({ from: { x: 610, y: 470 }, to: { x: 1020, y: 560 }, count: 20, height: 210, spread: 50 }, random) +
  wood({ from: { x: 600, y: 760 }, to: { x: 1020, y: 790 }, count: 20, height: 240, spread: 60 }, random);

function Woods({ ids }: { ids: string }) {
  return (
    <>
      <path d={FAR} fill="var(--far)" />
      <ellipse
        cx={500}
        cy={262}
        rx={620}
        ry={34}
        fill="var(--mist)"
        opacity={0.32}
        filter={`url(#${ids}-fog)`}
      />
      <path d={MID} fill="var(--mid)" />
      <path d="M0 274Q120 246 260 262T520 250 760 262 1000 246V1000H0Z" fill="var(--meadow-low)" />
      <ellipse cx={320} cy={560} rx={470} ry={430} fill={`url(#${ids}-meadow)`} />
      <ellipse cx={310} cy={500} rx={330} ry={300} fill={`url(#${ids}-glade)`} />
      <path d={SIDES} fill="var(--near)" opacity={0.9} />
      <g fill="var(--mist)" filter={`url(#${ids}-mist)`}>
        <ellipse cx={260} cy={286} rx={300} ry={16} opacity={0.4} />
        <ellipse cx={560} cy={440} rx={200} ry={22} opacity={0.14} />
        <ellipse cx={120} cy={570} rx={180} ry={20} opacity={0.2} />
        <ellipse cx={470} cy={730} rx={220} ry={24} opacity={0.2} />
        <ellipse cx={200} cy={940} rx={260} ry={20} opacity={0.22} />
        <ellipse cx={840} cy={640} rx={160} ry={24} opacity={0.1} />
      </g>
    </>
  );
}

const EDGE =
  wood({ from: { x: -20, y: 1030 }, to: { x: 120, y: 1040 }, count: 7, height: 150, spread: 20 }, random) +
  wood({ from: { x: 470, y: 1050 }, to: { x: 1020, y: 1030 }, count: 22, height: 190, spread: 30 }, random) +
  grass(0, 1002, 660, 34, random);

function ForegroundWoods() {
  return <path d={EDGE} fill="var(--front)" />;
}

/** Footpaths: from the middle to every place, and on around the ring where no web is. */
function Trails({ ids }: { ids: string }) {
  const middle = grid(CENTRE);
  const spokes = SLOTS.map((slot, i) => {
    const end = grid(slot);
    const bend = i % 2 === 0 ? 26 : -26;
    const mx = (middle.x + end.x) / 2 + ((end.y - middle.y) / 500) * bend * 2;
    const my = (middle.y + end.y) / 2 - ((end.x - middle.x) / 500) * bend * 2;
    return `M${middle.x} ${middle.y}Q${mx} ${my} ${end.x} ${end.y}`;
  });
  const around = [
    [1, 2],
    [3, 4],
    [5, 0],
  ].map(([from, to]) => {
    const a = grid(SLOTS[from as number] as Point);
    const b = grid(SLOTS[to as number] as Point);
    const out = 0.32;
    const mx = (a.x + b.x) / 2 + ((a.x + b.x) / 2 - middle.x) * out;
    const my = (a.y + b.y) / 2 + ((a.y + b.y) / 2 - middle.y) * out;
    return `M${a.x} ${a.y}Q${mx} ${my} ${b.x} ${b.y}`;
  });
  return (
    <g fill="none" strokeLinecap="round">
      <path
        d={spokes.join('')}
        stroke="var(--trail)"
        strokeWidth={26}
        opacity={0.16}
        filter={`url(#${ids}-soft)`}
      />
      <path
        d={around.join('')}
        stroke="var(--trail)"
        strokeWidth={22}
        opacity={0.14}
        filter={`url(#${ids}-soft)`}
      />
      <path d={spokes.join('')} stroke="var(--trail)" strokeWidth={3} opacity={0.4} strokeDasharray="1 13" />
      <path d={around.join('')} stroke="var(--trail)" strokeWidth={3} opacity={0.35} strokeDasharray="1 13" />
    </g>
  );
}

const TICKS = Array.from({ length: 24 }, (_, i) => i * 15);

/** The centre: a dial of the phases of the moon, laid in pale stone. */
function MoonDial({ ids }: { ids: string }) {
  const { x, y } = grid(CENTRE);
  const radius = CENTRE_RADIUS * 10;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse
        cy={6}
        rx={radius + 10}
        ry={radius + 8}
        fill="#000"
        opacity={0.35}
        filter={`url(#${ids}-soft)`}
      />
      <circle r={radius + 6} fill="var(--stone-dark)" />
      <circle r={radius + 4} fill="var(--meadow-low)" stroke="var(--stone)" strokeWidth={2} />
      <circle r={radius - 12} fill="none" stroke="var(--stone)" strokeWidth={1} opacity={0.8} />
      <circle r={28} fill="none" stroke="var(--stone)" strokeWidth={1} opacity={0.8} />
      {Array.from({ length: 8 }, (_, phase) => {
        const angle = phase * 45 - 90;
        return (
          <g key={angle} transform={`rotate(${angle}) translate(${radius - 4} 0) rotate(${-angle})`}>
            <MoonPhase phase={phase} />
          </g>
        );
      })}
      {TICKS.map((angle) => (
        <path
          key={angle}
          d="M0-68v6"
          transform={`rotate(${angle})`}
          stroke="var(--stone)"
          strokeWidth={1}
          opacity={0.7}
        />
      ))}
      <path
        d="M0-27 5-5 27 0 5 5 0 27-5 5-27 0-5-5Z"
        fill="var(--stone)"
        stroke="var(--stone-lit)"
        strokeWidth={0.8}
        opacity={0.75}
      />
      <circle r={radius + 6} fill={`url(#${ids}-glade)`} opacity={0.8} />
    </g>
  );
}

function MoonPhase({ phase }: { phase: number }) {
  const lit = Math.abs(4 - phase) / 4;
  const bulge = 6 * Math.abs(1 - 2 * lit);
  const inner = lit > 0.5 ? 1 : 0;
  const waxing = phase > 4 ? 1 : 0;
  return (
    <>
      <circle r={6.5} fill="var(--rim-dark)" stroke="var(--stone)" strokeWidth={0.8} />
      {lit > 0 && (
        <path
          d={`M0-6A6 6 0 0 ${waxing} 0 6A${bulge} 6 0 0 ${inner === waxing ? 1 : 0} 0-6Z`}
          fill="var(--moonlight)"
          opacity={0.9}
        />
      )}
    </>
  );
}

function Tray({ ids }: { ids: string }) {
  const { x, y } = grid(DICE_TRAY);
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy={8} rx={86} ry={40} fill="#000" opacity={0.4} filter={`url(#${ids}-soft)`} />
      <ellipse rx={82} ry={37} fill="var(--wood-dark)" />
      <ellipse rx={82} ry={37} fill="none" stroke="var(--wood)" strokeWidth={3} />
      <ellipse rx={72} ry={30} fill="var(--rim-dark)" opacity={0.55} />
      <path
        d="M-58-22A82 37 0 0 1 58-22"
        fill="none"
        stroke="var(--wood-lit)"
        strokeWidth={1.5}
        opacity={0.8}
      />
    </g>
  );
}

const WEB_DRAWINGS = WEBS.map(({ at, slots: [a, b] }, i) => {
  const { x, y } = grid(at);
  const from = grid(SLOTS[a] as Point);
  const to = grid(SLOTS[b] as Point);
  return { ...web(x, y, 62, sprout(i + 20)), span: `M${from.x} ${from.y}L${to.x} ${to.y}` };
});

function Web({ drawing }: { drawing: (typeof WEB_DRAWINGS)[number] }) {
  const { threads, rounds, dew, span } = drawing;
  return (
    <g fill="none" stroke="var(--silver)" strokeLinecap="round">
      <path d={span} strokeWidth={2} opacity={0.5} />
      <path d={threads} strokeWidth={1} opacity={0.7} />
      <path d={rounds} strokeWidth={0.8} opacity={0.75} />
      <path d={dew} stroke="var(--moonlight)" strokeWidth={3.6} />
    </g>
  );
}

function Medallion({ place, at, ids }: { place: PlaceId; at: Point; ids: string }) {
  const { x, y } = grid(at);
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cy={8} rx={78} ry={92} fill="#000" opacity={0.45} filter={`url(#${ids}-soft)`} />
      <ellipse rx={77} ry={92} fill="var(--rim-dark)" />
      <ellipse rx={75.5} ry={90.5} fill="none" stroke="var(--rim)" strokeWidth={1.6} opacity={0.9} />
      <ellipse rx={72.5} ry={87.5} fill="none" stroke="var(--rim)" strokeWidth={0.8} opacity={0.6} />
      <Scene place={place} ids={ids} />
      <ellipse rx={70} ry={85} fill="none" stroke="var(--rim-dark)" strokeWidth={2} />
      <path
        d="M-50-66A77 92 0 0 1 62-54"
        fill="none"
        stroke="var(--moonlight)"
        strokeWidth={1.6}
        opacity={0.6}
        strokeLinecap="round"
      />
    </g>
  );
}

function grid({ x, y }: Point): Point {
  return { x: x * 10, y: y * 10 };
}
