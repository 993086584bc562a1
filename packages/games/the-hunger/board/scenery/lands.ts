import { seededNumbers } from '@nokturn/ui';
import { MAP, PLACES, type Point } from '../map.ts';
import {
  blob,
  curve,
  inside,
  moonlitSide,
  mountain,
  type Peak,
  r,
  smooth,
  spruce,
  type Tree,
} from './draw.ts';

function points(...numbers: readonly number[]): readonly Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] as number,
    y: numbers[2 * i + 1] as number,
  }));
}

/** The chains of spaces along each way. */
export const ROADS = [
  'castle c1 c2 c3 m1 m2 m3 m4 m5 m6 m7 m8 m9 r1',
  'r5 d1 d2 d3 d4 d5 d6 d7 d8 d9 d10 d11 d12 d13 d14 d15 d16 d17',
  'd6 r13',
].map(chain);
/** From the last space of the Road through the gates of the Labyrinth to its middle. */
export const LAST_LEG = points(472, 130, 418, 150, 352, 166, 312, 168);
export const RAILS = ['r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r14 r15 r16 f1 f2 f3 f4 f5 d14'].map(chain);
export const BOATS = ['r1 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 r14', 'b10 r15'].map(chain);

function chain(ids: string): readonly Point[] {
  return ids.split(' ').map((id) => PLACES[id as keyof typeof PLACES]);
}

const WAYS = [...ROADS, LAST_LEG, ...RAILS, ...BOATS].flatMap((way) => smooth(way, 6));

/** From the left edge of the drawing along the shoreline to the right edge. */
const SHORE = points(
  ...[-260, 560, -60, 566, 40, 560, 92, 586, 106, 650, 104, 716, 146, 768, 214, 800, 300, 828, 380, 856],
  ...[470, 872, 560, 880, 650, 872, 720, 850, 772, 812, 800, 782, 846, 776, 892, 786, 950, 770, 1010, 778],
  ...[1260, 800],
);
export const COAST = curve(SHORE);
export const SEA = `${COAST}V1300H-260Z`;

export const MOUNTAIN_LAND = blob(
  points(
    ...[-40, 300, 110, 270, 230, 290, 330, 272, 430, 250, 540, 226, 650, 236, 748, 276, 800, 360, 800, 470],
    ...[748, 560, 660, 606, 560, 646, 440, 650, 330, 640, 236, 600, 150, 528, 30, 530, -60, 470],
  ),
);
export const GRAVE_LAND = blob(
  points(...[300, 420, 312, 350, 372, 300, 450, 292, 492, 330, 440, 376, 398, 430, 392, 500, 330, 520]),
);
const FOREST_EDGE = points(
  ...[-240, -40, 20, -90, 440, -90, 800, -90, 1180, -80, 1210, 300, 1190, 560, 1010, 604, 900, 584, 872, 540],
  ...[812, 470, 806, 380, 790, 306, 740, 250, 660, 196, 560, 168, 480, 190, 430, 250, 330, 286, 180, 276],
  ...[60, 262, -140, 276, -240, 240],
);
export const FOREST_LAND = blob(FOREST_EDGE);
export const PLAINS_LAND = blob(
  points(
    ...[120, 600, 210, 600, 330, 650, 470, 660, 600, 650, 700, 590, 780, 530, 880, 580, 1010, 590, 1020, 760],
    ...[900, 790, 800, 780, 720, 850, 560, 884, 400, 862, 250, 812, 130, 750, 108, 660],
  ),
);

const PEAKS: readonly Peak[] = (
  [
    [30, 470, 170, 150],
    [240, 452, 170, 150],
    [130, 482, 210, 214],
    [60, 512, 120, 84],
    [232, 492, 130, 84],
    [560, 256, 170, 96],
    [470, 268, 130, 74],
    [664, 290, 170, 112],
    [738, 372, 150, 116],
    [742, 462, 170, 142],
    [712, 528, 130, 86],
    [776, 486, 90, 66],
    [560, 454, 92, 76],
    [530, 520, 110, 70],
    [590, 500, 70, 50],
    [250, 640, 120, 46],
    [340, 660, 110, 34],
    [600, 642, 110, 40],
  ] as const
)
  .map(([x, y, width, height]) => ({ x, y, width, height }))
  .sort((a, b) => a.y - b.y);

const rocks = seededNumbers(11);
export const MOUNTAINS = PEAKS.map((peak) => ({ key: `${peak.x} ${peak.y}`, ...mountain(peak, rocks) }));

function near({ x, y }: Point, others: readonly Point[], reach: number, high = 0): boolean {
  return others.some((other) => {
    const up = Math.max(0, Math.min(high, y - other.y));
    return Math.hypot(other.x - x, other.y - (y - up)) < reach;
  });
}

const SPACES: readonly Point[] = Object.values(PLACES);
/** Places of houses and other things that no tree may hide. */
const BUILT = points(...[896, 360, 780, 290, 300, 168, 250, 168, 350, 168, 200, 168, 400, 168]);

/** Trees are planted at random, more densely where there is room, and never on a way or over a space. */
function plant(
  random: () => number,
  tries: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  may: (tree: Tree) => boolean,
  [least, most]: readonly [number, number],
): readonly Tree[] {
  const trees: Tree[] = [];
  for (let i = 0; i < tries; i++) {
    const height = least + random() * (most - least);
    const tree = { x: left + random() * (right - left), y: top + random() * (bottom - top), height };
    const isFree =
      may(tree) &&
      !near(tree, trees, least * 0.36) &&
      !near(tree, SPACES, 34, height) &&
      !near(tree, BUILT, 40, height) &&
      !near(tree, WAYS, 15, height * 0.8);
    if (isFree) trees.push(tree);
  }
  return trees.sort((a, b) => a.y - b.y);
}

function isOutsideMaze({ x, y }: Point): boolean {
  return Math.hypot(x - PLACES.labyrinth.x, (y - PLACES.labyrinth.y) * 1.4) > 150;
}

/** Trees grow beside mountains, not on their snow. */
function isOnPeak({ x, y }: Point): boolean {
  return PEAKS.some(
    (peak) => Math.abs(x - peak.x) < peak.width * 0.46 && y < peak.y && y > peak.y - peak.height * 1.2,
  );
}

const wood = seededNumbers(5);
const FOREST = plant(
  wood,
  7000,
  [-230, -80, 1200, 620],
  (tree) => inside(tree, FOREST_EDGE) && isOutsideMaze(tree) && !isOnPeak(tree),
  [32, 54],
);
const COPSES = [
  ...plant(wood, 120, [110, 590, 700, 690], ({ x, y }) => y > 560 && x > 140, [16, 28]),
  ...plant(wood, 60, [560, 720, 770, 800], () => true, [16, 26]),
  ...plant(wood, 70, [880, 590, 1000, 690], () => true, [22, 36]),
].sort((a, b) => a.y - b.y);

/** Rows of trees from back to front: each a little lighter than the one behind it. */
function rows(trees: readonly Tree[], count: number) {
  const size = Math.ceil(trees.length / count);
  return Array.from({ length: count }, (_, row) => {
    const some = trees.slice(row * size, (row + 1) * size);
    return {
      key: row,
      dark: some.map((tree) => spruce(tree, wood)).join(''),
      lit: some.map(moonlitSide).join(''),
    };
  });
}
export const WOODS = rows(FOREST, 5);
export const COPSE = rows(COPSES, 1);

/** A field: a leaning four-sided patch with furrows along it. */
interface Field {
  readonly key: string;
  readonly outline: string;
  readonly furrows: string;
  readonly tone: number;
}

export const FIELDS: readonly Field[] = (
  [
    [196, 652, 74, 34, 0.2, 0],
    [262, 668, 60, 30, 0.1, 1],
    [318, 690, 40, 22, 0, 2],
    [452, 740, 70, 40, -0.05, 0],
    [530, 744, 66, 44, -0.1, 1],
    [602, 738, 72, 44, -0.2, 2],
    [676, 716, 66, 44, -0.3, 0],
    [700, 766, 50, 30, -0.4, 1],
    [470, 786, 70, 22, 0.2, 2],
    [320, 772, 64, 34, 0.3, 1],
    [252, 760, 54, 30, 0.3, 0],
    [868, 640, 54, 46, -0.3, 1],
    [888, 594, 54, 30, -0.2, 2],
    [548, 644, 60, 24, -0.1, 0],
    [760, 640, 34, 30, -0.5, 2],
    [620, 792, 60, 22, -0.15, 1],
  ] as const
).map(([x, y, width, height, lean, tone]) => {
  const c = Math.cos(lean);
  const s = Math.sin(lean);
  const to = (u: number, v: number) =>
    `${r(x + u * width * c - v * height * s)} ${r(y + u * width * s + v * height * c)}`;
  const rowsOf = Math.max(3, Math.round(height / 6));
  return {
    key: `${x} ${y}`,
    outline: `M${to(-0.5, -0.5)}L${to(0.5, -0.42)}L${to(0.46, 0.5)}L${to(-0.46, 0.44)}Z`,
    furrows: Array.from({ length: rowsOf }, (_, i) => {
      const v = -0.4 + (0.8 * (i + 0.5)) / rowsOf;
      return `M${to(-0.45, v)}L${to(0.45, v + 0.04)}`;
    }).join(''),
    tone,
  };
});

const swell = seededNumbers(77);
/** Small crests on the water. */
export const WAVES = Array.from({ length: 220 }, () => ({
  x: -40 + swell() * 1080,
  y: 590 + swell() * 420,
  size: 4 + swell() * 7,
}))
  .filter((wave) => !near(wave, smooth(SHORE, 6), 14) && isWater(wave) && !near(wave, SPACES, 30))
  .map(({ x, y, size }) => `M${r(x - size)} ${r(y)}q${r(size / 2)} ${r(-size / 2)} ${r(size)} 0t${r(size)} 0`)
  .join('');

function isWater(point: Point): boolean {
  return inside(point, [...smooth(SHORE, 6), { x: 1260, y: 1300 }, { x: -260, y: 1300 }]);
}

const night = seededNumbers(3);
/** Lights on the water under the moon. */
export const GLINTS = Array.from({ length: 60 }, () => {
  const y = 860 + night() ** 1.4 * 120;
  const x = 300 + (night() - 0.5) * (120 + (y - 860) * 1.4);
  return `M${r(x)} ${r(y)}h${r(4 + night() * 14)}`;
}).join('');

export const WHOLE = `M-260-260H${MAP.width + 260}V${MAP.height + 340}H-260Z`;
