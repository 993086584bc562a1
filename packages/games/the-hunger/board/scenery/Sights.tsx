import { seededNumbers } from '@nokturn/ui';
import { PLACES } from '../map.ts';
import { r } from './draw.ts';

/** The Labyrinth: rings of hedges around a bed of roses. */
export function Maze({ ids }: { ids: string }) {
  const { x, y } = PLACES.labyrinth;
  const rings = RINGS.map(({ rx, ry, gaps }) => ring(rx, ry, gaps)).join('');
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={136} ry={92} cy={8} fill="var(--hedge-dark)" opacity={0.6} filter={`url(#${ids}-soft)`} />
      <ellipse rx={126} ry={84} fill="var(--grave-land)" />
      <ellipse rx={126} ry={84} fill={`url(#${ids}-glade)`} opacity={0.3} />
      <g fill="none" strokeLinecap="round">
        <path d={rings + SPOKES} stroke="var(--hedge-dark)" strokeWidth={10} transform="translate(0 6)" />
        <path d={rings + SPOKES} stroke="var(--hedge)" strokeWidth={10} />
        <path
          d={rings + SPOKES}
          stroke="var(--hedge-lit)"
          strokeWidth={3}
          transform="translate(-1 -2.4)"
          opacity={0.75}
          strokeDasharray="5 3"
        />
      </g>
    </g>
  );
}

const RINGS = [
  { rx: 124, ry: 82, gaps: [[-28, 10]] },
  {
    rx: 102,
    ry: 66,
    gaps: [
      [40, 62],
      [150, 172],
    ],
  },
  {
    rx: 80,
    ry: 51,
    gaps: [
      [-70, -44],
      [96, 122],
      [206, 226],
    ],
  },
  {
    rx: 58,
    ry: 36,
    gaps: [
      [-10, 26],
      [130, 166],
    ],
  },
] as const;

/** Arcs of an ellipse, with gaps given in degrees. */
function ring(rx: number, ry: number, gaps: readonly (readonly [number, number])[]): string {
  const sorted = [...gaps].sort((a, b) => a[0] - b[0]);
  return sorted
    .map(([, end], i) => {
      const until = sorted[i + 1]?.[0] ?? (sorted[0]?.[0] ?? 0) + 360;
      const to = (degrees: number) => {
        const angle = (degrees * Math.PI) / 180;
        return `${r(rx * Math.cos(angle))} ${r(ry * Math.sin(angle))}`;
      };
      return `M${to(end)}A${rx} ${ry} 0 ${until - end > 180 ? 1 : 0} 1 ${to(until)}`;
    })
    .join('');
}

const SPOKES = 'M-113 26-93 22M12 75 10 59M64 -50 50 -39M-54 -50 -42 -40M78 30 60 24M-30 40-22 30';

const digger = seededNumbers(19);
const TOMBS = (
  [
    [306, 396],
    [322, 422],
    [300, 446],
    [384, 346],
    [392, 366],
    [372, 330],
    [452, 356],
    [466, 340],
    [396, 414],
    [384, 440],
    [312, 360],
    [336, 336],
    [372, 300],
    [392, 288],
    [466, 292],
  ] as const
).map(([x, y]) => ({
  x,
  y,
  lean: (digger() - 0.5) * 16,
  isCross: digger() > 0.55,
  size: 0.9 + digger() * 0.35,
}));

/** Crosses and stones of the Cemetery, and its dead tree. */
export function Graves() {
  return (
    <>
      {TOMBS.map(({ x, y, lean, isCross, size }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${r(lean)}) scale(${r(size)})`}>
          <ellipse cx={2} rx={10} ry={3} fill="#000" opacity={0.35} />
          {isCross ? (
            <>
              <path d="M-2.4 0V-12H-7V-16.6H-2.4V-22H2.4V-16.6H7V-12H2.4V0Z" fill="var(--stone)" />
              <path d="M-2.4 0V-12H-7V-16.6H-2.4V-22H-.4V0Z" fill="var(--stone-lit)" opacity={0.8} />
            </>
          ) : (
            <>
              <path d="M-7 0V-11Q-7-18 0-18T7-11V0Z" fill="var(--stone)" />
              <path d="M-7 0V-11Q-7-18 0-18 -4-17-4-11V0Z" fill="var(--stone-lit)" opacity={0.8} />
              <path d="M-3-10H3.4M-2-6.5H2.6" stroke="var(--stone-dark)" strokeWidth={1.2} />
            </>
          )}
        </g>
      ))}
      <path
        d="M284 470Q290 448 286 430 278 424 270 408M286 436Q296 424 297 404M286 430Q284 416 290 396M278 420Q268 420 260 414M296 414Q304 408 306 398"
        fill="none"
        stroke="var(--wall-dark)"
        strokeWidth={3.4}
        strokeLinecap="round"
      />
    </>
  );
}

interface House {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const HOUSES: readonly House[] = (
  [
    [236, 742, 0.8],
    [262, 700, 0.8],
    [500, 800, 0.9],
    [520, 794, 1.1],
    [560, 798, 0.9],
    [468, 724, 0.8],
    [530, 726, 0.9],
    [548, 722, 0.7],
    [676, 690, 0.8],
    [694, 694, 0.7],
    [328, 752, 0.7],
    [886, 668, 0.9],
    [906, 660, 0.7],
    [712, 836, 0.7],
    [190, 672, 0.7],
  ] as const
).map(([x, y, size]) => ({ x, y, size }));

/** Villages and the buildings of the spaces with an effect. */
export function Hamlets({ ids }: { ids: string }) {
  return (
    <>
      {HOUSES.map((house) => (
        <Cottage key={`${house.x} ${house.y}`} ids={ids} {...house} />
      ))}
      <Church ids={ids} />
      <Windmill />
      <Tavern ids={ids} />
      <Mansion ids={ids} />
      <Barracks ids={ids} />
      <Market ids={ids} />
    </>
  );
}

function Cottage({ ids, x, y, size }: House & { ids: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle cy={-6} r={17} fill={`url(#${ids}-lamp)`} opacity={0.3} />
      <path d="M-9 0V-9H9V0Z" fill={`url(#${ids}-wall)`} />
      <path d="M-12-8 -6-18H7L12-8Z" fill="var(--roof)" />
      <path d="M-12-8 -6-18H-1L-4-8Z" fill="var(--roof-lit)" />
      <path d="M-5.5-6.4h3.4v3.6h-3.4ZM2.5-6.4h3.4v3.6h-3.4Z" fill="var(--lamp)" />
      <path d="M4-18v-4h3v5Z" fill="var(--wall-dark)" />
    </g>
  );
}

function Church({ ids }: { ids: string }) {
  return (
    <g transform="translate(602 646)">
      <circle cx={-4} cy={-14} r={34} fill={`url(#${ids}-lamp)`} opacity={0.3} />
      <path d="M-6 0V-16H20V0Z" fill={`url(#${ids}-wall)`} />
      <path d="M-9-15 -4-27H18L23-15Z" fill="var(--roof)" />
      <path d="M-20 0V-32H-6V0Z" fill={`url(#${ids}-wall)`} />
      <path d="M-22-31 -13-54 -4-31Z" fill="var(--roof)" />
      <path d="M-22-31 -13-54 -13-31Z" fill="var(--roof-lit)" />
      <path d="M-13-54V-64M-16.5-60H-9.5" stroke="var(--stone-lit)" strokeWidth={1.6} />
      <path d="M-16-18q0-7 3-7t3 7v5h-6ZM0-3v-6q0-3 2-3t2 3v6ZM9-3v-6q0-3 2-3t2 3v6Z" fill="var(--lamp)" />
    </g>
  );
}

function Windmill() {
  return (
    <g transform="translate(650 770)">
      <ellipse rx={14} ry={3} fill="#000" opacity={0.3} />
      <path d="M-8 0 -5-24H5L8 0Z" fill="var(--wall)" />
      <path d="M-8 0 -5-24H-1L-3 0Z" fill="var(--wall-lit)" />
      <path d="M-6-24Q0-34 6-24Z" fill="var(--roof)" />
      <g stroke="var(--stone-lit)" strokeWidth={1.4} transform="translate(0 -24) rotate(22)">
        <path d="M0 0V-23M0 0V23M0 0H23M0 0H-23" />
        <path
          d="M1-6H6V-22H1ZM-1 6H-6V22H-1ZM6 1V6H22V1ZM-6-1V-6H-22V-1Z"
          fill="var(--stone)"
          opacity={0.8}
          strokeWidth={0.6}
        />
      </g>
      <path d="M-2 0V-6Q0-9 2-6V0Z" fill="var(--lamp)" />
    </g>
  );
}

/** By the harbour. */
function Tavern({ ids }: { ids: string }) {
  return (
    <g transform="translate(140 748)">
      <circle cy={-12} r={34} fill={`url(#${ids}-lamp)`} opacity={0.45} />
      <path d="M-17 0V-15H17V0Z" fill={`url(#${ids}-wall)`} />
      <path d="M-21-14 -13-30H12L21-14Z" fill="var(--roof)" />
      <path d="M-21-14 -13-30H-3L-8-14Z" fill="var(--roof-lit)" />
      <path d="M-12-10h6v6h-6ZM6-10h6v6H6Z" fill="var(--lamp)" />
      <path d="M-3.5 0V-8.5Q0-12 3.5-8.5V0Z" fill="var(--wall-dark)" />
      <path d="M18-20h9M25-20v5" stroke="var(--stone-dark)" strokeWidth={1.6} />
      <path d="M21.5-15h7v6h-7Z" fill="var(--lamp)" />
      <path d="M8-30v-7h4v9Z" fill="var(--wall-dark)" />
    </g>
  );
}

function Mansion({ ids }: { ids: string }) {
  return (
    <g transform="translate(896 378)">
      <circle cy={-14} r={36} fill={`url(#${ids}-lamp)`} opacity={0.35} />
      <path d="M-22 0V-18H22V0Z" fill={`url(#${ids}-wall)`} />
      <path d="M-25-17 -17-30H17L25-17Z" fill="var(--roof)" />
      <path d="M-9 0V-22H9V0Z" fill="var(--wall-lit)" />
      <path d="M-12-21 0-34 12-21Z" fill="var(--roof-lit)" />
      <path d="M-7 0V-18M-2.4 0V-18M2.4 0V-18M7 0V-18" stroke="var(--stone-lit)" strokeWidth={1.8} />
      <path d="M-19-13h5v7h-5ZM14-13h5v7h-5Z" fill="var(--lamp)" />
      <path d="M-1.6 0V-9H1.6V0Z" fill="var(--lamp)" />
    </g>
  );
}

function Barracks({ ids }: { ids: string }) {
  return (
    <g transform="translate(780 306)">
      <circle cy={-12} r={30} fill={`url(#${ids}-lamp)`} opacity={0.3} />
      <path d="M-20 0V-14h4v-4h5v4h5v-4h5v4h5v-4h5v4h5v-4h5V0Z" fill={`url(#${ids}-wall)`} />
      <path d="M-24 0V-26h3v-4h4v4h3v-4h4V0Z" fill={`url(#${ids}-wall)`} />
      <path d="M-17-30V-42L-4-38 -17-34" fill="var(--rose)" stroke="var(--stone-dark)" strokeWidth={1.2} />
      <path d="M-19-20h3v5h-3ZM0-9h3.4v4H0ZM9-9h3.4v4H9Z" fill="var(--lamp)" />
    </g>
  );
}

function Market({ ids }: { ids: string }) {
  return (
    <g transform="translate(566 806)">
      <circle cy={-8} r={24} fill={`url(#${ids}-lamp)`} opacity={0.4} />
      <path d="M14 0V-10M32 0V-10" stroke="var(--wall-dark)" strokeWidth={1.6} />
      <path d="M10-9 14-17H32L36-9Z" fill="var(--rose)" />
      <path d="M15.4-9 17.4-17H21L20.6-9ZM26-9 25.4-17H29L31-9Z" fill="var(--stone-lit)" />
      <path d="M15-1v-4h16v4Z" fill="var(--tie)" />
    </g>
  );
}

const SHIPS = [
  { x: 128, y: 880, size: 1.15 },
  { x: 326, y: 940, size: 1 },
  { x: 540, y: 958, size: 1.1 },
  { x: 780, y: 930, size: 1.15 },
] as const;

/** Ships at anchor. */
export function Vessels() {
  return (
    <>
      {SHIPS.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M-24 4q12 4 24 0t24 0" fill="none" stroke="var(--foam)" strokeWidth={1.4} opacity={0.5} />
          <path
            d="M-20-4H20L14 4H-13Z"
            fill="var(--wall-dark)"
            stroke="var(--stone-dark)"
            strokeWidth={0.8}
          />
          <path d="M0-4V-40M-11-4V-32M11-4V-30" stroke="var(--tie)" strokeWidth={1.5} />
          <path d="M1-38Q16-26 13-8H1ZM-10-31Q-1-22-2-9H-10Z" fill="var(--stone-lit)" opacity={0.9} />
          <path d="M-11-30Q-22-22-19-8H-11Z" fill="var(--stone)" opacity={0.9} />
          <path d="M0-40l8 2.4-8 2.4Z" fill="var(--rose)" />
          <circle cx={-15} cy={-7} r={2} fill="var(--lamp)" />
        </g>
      ))}
    </>
  );
}

/** Where night comes from and where day comes from: a compass with the moon in its middle. */
export function Compass() {
  return (
    <g transform="translate(936 892)" opacity={0.85}>
      <circle r={44} fill="none" stroke="var(--foam)" strokeWidth={1.4} />
      <circle r={38} fill="none" stroke="var(--foam)" strokeWidth={0.8} strokeDasharray="1.5 4.5" />
      {[45, 0].map((turn) => (
        <g key={turn} transform={`rotate(${turn}) scale(${turn === 0 ? 1 : 0.64})`}>
          <path
            d="M0-50 8-8 50 0 8 8 0 50-8 8-50 0-8-8Z"
            fill="var(--sea-deep)"
            stroke="var(--foam)"
            strokeWidth={1.2}
          />
          <path d="M0-50V0L8-8ZM50 0H0L8 8ZM0 50V0L-8 8ZM-50 0H0L-8-8Z" fill="var(--foam)" />
        </g>
      ))}
      <circle r={13} fill="var(--sea-deep)" stroke="var(--foam)" strokeWidth={1.4} />
      <path d="M4-8.6A9.4 9.4 0 1 0 4 8.6 8 8 0 1 1 4-8.6Z" fill="var(--moonlight)" />
    </g>
  );
}

/** The Castle on its rock. */
export function CastleDrawing({ ids }: { ids: string }) {
  const { x, y } = PLACES.castle;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy={-40} r={120} fill={`url(#${ids}-glade)`} opacity={0.55} />
      <path d="M-92 62 -70 26 -46 30 -30 14 34 12 52 28 70 26 96 62Q0 78-92 62Z" fill={`url(#${ids}-rock)`} />
      <path
        d="M-92 62 -70 26 -46 30 -30 14 -20 14 -36 40 -30 68Q-66 68-92 62Z"
        fill="var(--rock-lit)"
        opacity={0.8}
      />
      <path
        d="M-46 24V-22H-34V-28H-26V-22H-18V-28H-10V-22H20V-28H28V-22H36V-28H44V24Z"
        fill={`url(#${ids}-wall)`}
      />
      <Tower ids={ids} x={-50} y={26} width={20} height={66} />
      <Tower ids={ids} x={48} y={26} width={20} height={58} />
      <Tower ids={ids} x={-22} y={16} width={18} height={88} />
      <Tower ids={ids} x={24} y={16} width={16} height={76} />
      <Tower ids={ids} x={2} y={18} width={24} height={108} />
      <path d="M-11 24V4Q0-10 11 4V24Z" fill="var(--wall-dark)" />
      <path d="M-8 24V6Q0-5 8 6V24Z" fill="var(--lamp)" opacity={0.9} />
      <path d="M-4 24V2M0 24V0M4 24V2M-8 12H8" stroke="var(--wall-dark)" strokeWidth={1.2} />
      <path d="M-38-8h4v7h-4ZM32-8h4v7h-4ZM-18-8h4v7h-4ZM14-8h4v7h-4Z" fill="var(--lamp)" />
      <path d={BATS} fill="var(--wall-dark)" />
    </g>
  );
}

const BATS = [
  [-74, -84, 1],
  [62, -104, 0.8],
  [84, -70, 0.6],
  [-44, -118, 0.6],
]
  .map(([x = 0, y = 0, s = 1]) => {
    const p = (u: number, v: number) => `${r(u * s)} ${r(v * s)}`;
    return `M${x} ${y}q${p(3, -5)} ${p(4, -2)}q${p(6, -7)} ${p(14, -4)}q${p(-5, 1)} ${p(-6, 6)}q${p(-4, -3)} ${p(-7, 1)}q${p(-2, 4)} ${p(-5, 4)}q${p(-3, 0)} ${p(-5, -4)}q${p(-3, -4)} ${p(-7, -1)}q${p(-1, -5)} ${p(-6, -6)}q${p(8, -3)} ${p(14, 4)}q${p(1, -3)} ${p(4, 2)}Z`;
  })
  .join('');

function Tower({
  ids,
  x,
  y,
  width,
  height,
}: {
  ids: string;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const half = width / 2;
  const top = y - height;
  return (
    <>
      <path d={`M${x - half} ${y}V${top}H${x + half}V${y}Z`} fill={`url(#${ids}-wall)`} />
      <path
        d={`M${x - half - 3} ${top + 1}L${x} ${top - width * 1.7}L${x + half + 3} ${top + 1}Z`}
        fill="var(--roof)"
      />
      <path
        d={`M${x - half - 3} ${top + 1}L${x} ${top - width * 1.7}L${x - half * 0.1} ${top + 1}Z`}
        fill="var(--roof-lit)"
      />
      <path
        d={`M${x} ${top - width * 1.7}v-9l7 2.6-7 2.6`}
        fill="var(--rose)"
        stroke="var(--wall-dark)"
        strokeWidth={1}
      />
      <path d={`M${x - 2} ${top + 18}v-6q2-4 4 0v6Z`} fill="var(--lamp)" />
    </>
  );
}
