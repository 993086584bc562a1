import { seededNumbers } from '@nokturn/ui';
import { memo } from 'react';
import type { PlaceId } from '../../cards/places.ts';
import { between, GAPS, type Layout, type Point, WEBS } from '../layout/index.ts';
import { MoonDial } from './MoonDial.tsx';
import { Paints } from './Paints.tsx';
import classes from './scenery.module.css';
import { PlaceScenery } from './scenes.tsx';
import { grass, web, wood } from './shapes.ts';

/** The drawn size of a place with its rim, before it is scaled to its space. */
const MEDALLION = 154;
/** The height of the drawn forest; its width follows from the board's. */
const HIGH = 1000;

/** The clearing at night with the six places: everything on the board that never changes during a match. */
export const Clearing = memo(function Clearing({
  slots,
  ids,
  layout,
}: {
  slots: readonly PlaceId[];
  ids: string;
  layout: Layout;
}) {
  const { width, height, place } = layout;
  const scale = height / HIGH;
  const medallion = place.width / MEDALLION;
  const across = width / scale;
  return (
    <svg className={classes.scenery} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Paints ids={ids} ry={place.height / medallion / 2 - 7} />
      <Backdrop ids={ids} layout={layout} />
      <Trails ids={ids} layout={layout} />
      <MoonDial ids={ids} layout={layout} />
      <Tray ids={ids} layout={layout} />
      <Webs layout={layout} />
      {slots.map((id, slot) => (
        <Medallion key={id} place={id} at={layout.slots[slot] as Point} layout={layout} ids={ids} />
      ))}
      <g transform={`scale(${scale})`}>
        <path d={EDGE} fill="var(--front)" />
        <Fireflies across={across} ids={ids} />
      </g>
      <rect width={width} height={height} fill={`url(#${ids}-edge)`} opacity={0.55} />
      <rect width={width} height={height} filter={`url(#${ids}-grain)`} opacity={0.13} />
    </svg>
  );
});

/** The night sky and the forest around the clearing. */
export function Backdrop({ ids, layout }: { ids: string; layout: Layout }) {
  const scale = layout.height / HIGH;
  return (
    <g transform={`scale(${scale})`}>
      <Sky ids={ids} layout={layout} scale={scale} />
      <Woods ids={ids} layout={layout} scale={scale} />
    </g>
  );
}

const random = seededNumbers(42);
/** No board is wider than this when it is as high as the forest. */
const WIDEST = 1700;

const STARS = Array.from({ length: 110 }, () => ({
  x: random() * WIDEST,
  y: random() ** 1.6 * 300,
  size: 0.6 + random() ** 3 * 1.9,
}));

interface Drawn {
  readonly ids: string;
  readonly layout: Layout;
  /** Pixels per unit of the forest. */
  readonly scale: number;
}

function Sky({ ids, layout: { width, moon }, scale }: Drawn) {
  const { x, y } = { x: moon.at.x / scale, y: moon.at.y / scale };
  const radius = moon.radius / scale;
  return (
    <>
      <rect width={width / scale} height={HIGH} fill={`url(#${ids}-sky)`} />
      {STARS.map((star) => (
        <circle key={star.x} cx={star.x} cy={star.y} r={star.size} fill="var(--moonlight)" opacity={0.75} />
      ))}
      <circle cx={x} cy={y} r={300} fill={`url(#${ids}-halo)`} opacity={0.75} />
      <circle cx={x} cy={y} r={radius} fill={`url(#${ids}-moon)`} />
      <g transform={`translate(${x} ${y}) scale(${radius / 46})`} fill="var(--halo)" opacity={0.35}>
        <circle cx={-12} cy={-12} r={10} />
        <circle cx={14} cy={8} r={14} />
        <circle cx={-10} cy={20} r={6} />
        <circle cx={20} cy={-20} r={5} />
      </g>
      <g fill="var(--sky-mid)" opacity={0.5} filter={`url(#${ids}-soft)`}>
        <ellipse cx={x - 42} cy={y + 30} rx={120} ry={7} />
        <ellipse cx={x + 78} cy={y - 22} rx={90} ry={5} />
      </g>
    </>
  );
}

const FAR = wood(
  { from: { x: -20, y: 262 }, to: { x: WIDEST, y: 250 }, count: 100, height: 130, spread: 18 },
  random,
);
const MID =
  wood({ from: { x: -20, y: 318 }, to: { x: 430, y: 268 }, count: 20, height: 150, spread: 20 }, random) +
  wood({ from: { x: 560, y: 258 }, to: { x: WIDEST, y: 330 }, count: 50, height: 170, spread: 24 }, random);
/** The darkness of the forest, behind track and decks. */
const SIDE =
  wood({ from: { x: -10, y: 470 }, to: { x: 430, y: 560 }, count: 20, height: 210, spread: 50 }, random) +
  wood({ from: { x: -20, y: 760 }, to: { x: 430, y: 790 }, count: 20, height: 240, spread: 60 }, random);
const LEFT = wood(
  { from: { x: -10, y: 640 }, to: { x: 40, y: 560 }, count: 3, height: 150, spread: 30 },
  random,
);

function Woods({ ids, layout: { width, centre, track, moon }, scale }: Drawn) {
  const x = centre.x / scale;
  const y = centre.y / scale;
  const across = width / scale;
  return (
    <>
      <path d={FAR} fill="var(--far)" />
      <ellipse
        cx={across / 2}
        cy={262}
        rx={across * 0.62}
        ry={34}
        fill="var(--mist)"
        opacity={0.32}
        filter={`url(#${ids}-fog)`}
      />
      <path d={MID} fill="var(--mid)" />
      <path
        d={`M0 274Q120 246 260 262T520 250 760 262 1000 246 1240 262 1480 250 ${WIDEST} 262V1000H0Z`}
        fill="var(--meadow-low)"
      />
      <ellipse cx={x} cy={y + 60} rx={across * 0.5} ry={430} fill={`url(#${ids}-meadow)`} />
      <ellipse cx={x} cy={y} rx={340} ry={300} fill={`url(#${ids}-glade)`} />
      <path
        d={`M${moon.at.x / scale - 30} 120L${x - 330} 1000H${x + 260}L${moon.at.x / scale + 30} 120Z`}
        fill={`url(#${ids}-shaft)`}
        opacity={0.5}
        filter={`url(#${ids}-fog)`}
      />
      <path d={LEFT} fill="var(--near)" opacity={0.9} />
      {track.kind === 'columns' && (
        <path
          d={SIDE}
          fill="var(--near)"
          opacity={0.9}
          transform={`translate(${track.ground.x / scale - 50} 0)`}
        />
      )}
      <g fill="var(--mist)" filter={`url(#${ids}-mist)`}>
        <ellipse cx={x - 60} cy={286} rx={300} ry={16} opacity={0.4} />
        <ellipse cx={x + 240} cy={440} rx={200} ry={22} opacity={0.14} />
        <ellipse cx={x - 200} cy={570} rx={180} ry={20} opacity={0.2} />
        <ellipse cx={x + 160} cy={730} rx={220} ry={24} opacity={0.2} />
        <ellipse cx={x - 110} cy={940} rx={260} ry={20} opacity={0.22} />
        <ellipse cx={across - 160} cy={640} rx={160} ry={24} opacity={0.1} />
      </g>
    </>
  );
}

const EDGE =
  wood({ from: { x: -20, y: 1030 }, to: { x: 120, y: 1040 }, count: 7, height: 150, spread: 20 }, random) +
  wood(
    { from: { x: 470, y: 1050 }, to: { x: WIDEST, y: 1030 }, count: 46, height: 150, spread: 30 },
    random,
  ) +
  grass(0, 1002, WIDEST, 34, random);

const FLIES = Array.from({ length: 26 }, () => ({
  x: random(),
  y: 330 + random() * 600,
  size: 1.2 + random() * 1.8,
}));

/** Fireflies over the grass: small lights that make the dark deeper. */
function Fireflies({ across, ids }: { across: number; ids: string }) {
  return (
    <g fill="var(--lamp)">
      {FLIES.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x * across} ${y})`}>
          <circle r={size * 5} opacity={0.16} filter={`url(#${ids}-haze)`} />
          <circle r={size} opacity={0.85} />
        </g>
      ))}
    </g>
  );
}

/** Footpaths: from the middle to every place, and around the ring where there is no web. */
function Trails({ ids, layout: { centre, slots, place } }: { ids: string; layout: Layout }) {
  const spokes = slots.map((end, i) => {
    const bend = (i % 2 === 0 ? 1 : -1) * 0.1;
    const middle = between(centre, end);
    const mx = middle.x + (end.y - centre.y) * bend;
    const my = middle.y - (end.x - centre.x) * bend;
    return `M${centre.x} ${centre.y}Q${mx} ${my} ${end.x} ${end.y}`;
  });
  const around = GAPS.map(([from, to]) => {
    const a = slots[from] as Point;
    const b = slots[to] as Point;
    const { x, y } = between(centre, between(a, b), 1.26);
    return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
  });
  const broad = place.width * 0.16;
  return (
    <g fill="none" strokeLinecap="round" stroke="var(--trail)">
      <path d={spokes.join('')} strokeWidth={broad} opacity={0.16} filter={`url(#${ids}-haze)`} />
      <path d={around.join('')} strokeWidth={broad} opacity={0.14} filter={`url(#${ids}-haze)`} />
      <path d={spokes.join('')} strokeWidth={broad * 0.12} opacity={0.45} strokeDasharray="1 9" />
      <path d={around.join('')} strokeWidth={broad * 0.12} opacity={0.4} strokeDasharray="1 9" />
    </g>
  );
}

function Tray({ ids, layout: { dice, die } }: { ids: string; layout: Layout }) {
  return (
    <g transform={`translate(${dice.x} ${dice.y}) scale(${die / 62})`}>
      <ellipse cy={8} rx={88} ry={42} fill="#000" opacity={0.4} filter={`url(#${ids}-soft)`} />
      <ellipse rx={84} ry={39} fill="var(--wood-dark)" />
      <ellipse rx={84} ry={39} fill="none" stroke="var(--wood)" strokeWidth={4} />
      <ellipse rx={73} ry={31} fill="var(--rim-dark)" opacity={0.55} />
      <path
        d="M-60-23A84 39 0 0 1 60-23"
        fill="none"
        stroke="var(--wood-lit)"
        strokeWidth={1.8}
        opacity={0.85}
      />
    </g>
  );
}

/** The webs that connect two places: a player at either one can reach the other. */
function Webs({ layout: { slots, place } }: { layout: Layout }) {
  return WEBS.map(([one, other], i) => {
    const from = slots[one] as Point;
    const to = slots[other] as Point;
    const { x, y } = between(from, to);
    const { threads, rounds, dew } = web(x, y, place.width * 0.42, seededNumbers(i + 20));
    return (
      <g key={one} fill="none" stroke="var(--silver)" strokeLinecap="round">
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeWidth={1.6} opacity={0.6} />
        <path d={threads} strokeWidth={0.8} opacity={0.75} />
        <path d={rounds} strokeWidth={0.7} opacity={0.8} />
        <path d={dew} stroke="var(--moonlight)" strokeWidth={2.6} />
      </g>
    );
  });
}

function Medallion({
  place,
  at: { x, y },
  layout,
  ids,
}: {
  place: PlaceId;
  at: Point;
  layout: Layout;
  ids: string;
}) {
  const scale = layout.place.width / MEDALLION;
  const ry = layout.place.height / scale / 2;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cy={9} rx={80} ry={ry + 2} fill="#000" opacity={0.5} filter={`url(#${ids}-soft)`} />
      <ellipse rx={77} ry={ry} fill="var(--rim-dark)" />
      <ellipse rx={75.5} ry={ry - 1.5} fill="none" stroke="var(--rim)" strokeWidth={1.8} opacity={0.9} />
      <ellipse rx={72.5} ry={ry - 4.5} fill="none" stroke="var(--rim)" strokeWidth={0.8} opacity={0.6} />
      <PlaceScenery place={place} ids={ids} />
      <ellipse rx={70} ry={ry - 7} fill="none" stroke="var(--rim-dark)" strokeWidth={2} />
      <path
        d={`M-50${-ry * 0.72}A77 ${ry} 0 0 1 62${-ry * 0.59}`}
        fill="none"
        stroke="var(--moonlight)"
        strokeWidth={1.8}
        opacity={0.65}
        strokeLinecap="round"
      />
    </g>
  );
}
