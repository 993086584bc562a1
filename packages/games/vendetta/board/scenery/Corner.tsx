import { type CSSProperties, memo } from 'react';
import type { LocationId } from '../../cards/locations.ts';
import classes from './Corner.module.css';

/** The height of the pavement: a corner is 200 wide and 80 high. */
const GROUND = 63;

/** An object in a corner: its body, its lit parts, and what glows in the colour of the place. */
interface Sight {
  readonly dark?: string;
  readonly bar?: string;
  readonly lit?: string;
  readonly beam?: string;
  readonly neon?: string;
}

const lamp = (x: number): Sight => ({
  bar: `M${x} ${GROUND}V21q0-6 6-6h5`,
  dark: `M${x + 8} 14h8l2 5h-12ZM${x - 3} ${GROUND}h6v-5h-6Z`,
  lit: `M${x + 8} 19h8v2.500h-8Z`,
  beam: `M${x + 8} 20h8l15 ${GROUND - 20}h-38Z`,
});
const window = (x: number, y: number): Sight => ({
  dark: `M${x - 2} ${y - 2}h19v25h-19Z`,
  lit: `M${x} ${y}h7v9h-7ZM${x + 8} ${y}h7v9h-7ZM${x} ${y + 10}h7v10h-7ZM${x + 8} ${y + 10}h7v10h-7Z`,
});
const shut = (x: number, y: number): Sight => ({
  dark: `M${x} ${y}h15v21h-15Z`,
  bar: `M${x + 2} ${y + 5}h11M${x + 2} ${y + 10}h11M${x + 2} ${y + 15}h11`,
});
const door = (x: number): Sight => ({
  dark: `M${x} ${GROUND}V33h20v30Z`,
  lit: `M${x + 3} 36h14v5h-14Z`,
  beam: `M${x + 3} ${GROUND}h14l8 17h-30Z`,
});
const stairs = (x: number): Sight => ({
  bar: `${[5, 12, 28, 36].map((y) => `M${x} ${y}h34`).join('')}${[0, 8, 17, 26, 34].map((step) => `M${x + step} 5v7M${x + step} 28v8`).join('')}M${x + 4} 36l24-24M${x + 8} 36l24-24`,
});
const fence = (x: number, posts: number): Sight => ({
  bar: `M${x} 41h${posts * 7}M${x} 57h${posts * 7}${Array.from({ length: posts + 1 }, (_, i) => `M${x + i * 7} ${GROUND}V36l0-3`).join('')}`,
});
const tree = (x: number): Sight => ({
  bar: `M${x} ${GROUND}Q${x + 3} 44 ${x} 30M${x + 1} 46Q${x + 12} 38 ${x + 14} 22M${x} 36Q${x - 12} 30 ${x - 16} 16M${x} 30Q${x + 2} 20 ${x + 8} 10M${x - 9} 26l-12-2M${x + 12} 30l10-5`,
});
const arch = (x: number): Sight => ({
  dark: `M${x - 3} 56V24q11-20 22 0v32Z`,
  neon: `M${x} 53V25q8-15 16 0v28ZM${x + 8} 17v36M${x} 36h16`,
});
const grave = (x: number): Sight => ({
  dark: `M${x} ${GROUND}V48q7-10 14 0v15ZM${x + 20} ${GROUND}V52h-3v-4h3v-5h4v5h3v4h-3v11Z`,
});
const poster = (x: number, y: number): Sight => ({
  dark: `M${x} ${y}h17v24h-17Z`,
  lit: `M${x + 3} ${y + 16}h11v1.500h-11ZM${x + 3} ${y + 19}h7v1.500h-7Z`,
  neon: `M${x + 5} ${y + 9}a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0`,
});
const arrow = (x: number): Sight => ({
  neon: `M${x} 16h26q9 0 9 9v15M${x + 28} 33l7 8 7-8M${x + 4} 22h18`,
});
const rope = (x: number): Sight => ({
  dark: `M${x - 3} ${GROUND}h6v-2h-2V44h1v-3h-4v3h1v17h-2ZM${x + 27} ${GROUND}h6v-2h-2V44h1v-3h-4v3h1v17h-2ZM${x + 57} ${GROUND}h6v-2h-2V44h1v-3h-4v3h1v17h-2Z`,
  neon: `M${x} 46q15 13 30 0M${x + 30} 46q15 13 30 0`,
});
const bulbs = (x: number): Sight => ({
  dark: `M${x} 18h70v13h-70Z`,
  lit: Array.from(
    { length: 8 },
    (_, i) => `M${x + 4 + i * 8.6} 20h3v3h-3ZM${x + 4 + i * 8.6} 26h3v3h-3Z`,
  ).join(''),
});
const column = (x: number): Sight => ({
  dark: `M${x - 3} ${GROUND}h18v-4h-3V20h3v-4h-18v4h3v39h-3Z`,
  bar: `M${x + 3} 24v32M${x + 6} 24v32M${x + 9} 24v32`,
});
const tall = (x: number): Sight => ({
  dark: `M${x - 2} 58V12h20v46Z`,
  lit: `M${x} 56V14h7v42ZM${x + 9} 56V14h7v42Z`,
  bar: `M${x} 28h16M${x} 42h16`,
});
const car = (x: number): Sight => ({
  dark: `M${x} 66q0-9 9-10 8-11 17-11h15q9 0 15 11 10 1 10 10v3h-8a6 6 0 0 0-12 0h-23a6 6 0 0 0-12 0h-11Z`,
  lit: `M${x + 14} 56q5-7 11-7h5v7ZM${x + 33} 49h6q6 1 10 7h-16Z`,
  beam: `M${x + 66} 61l40-7v18Z`,
});
const hydrant = (x: number): Sight => ({ dark: `M${x} ${GROUND}v-11h-2v-3h2q1-6 5-6t5 6h2v3h-2v11Z` });
const eyes = (x: number, y: number): Sight => ({
  lit: `M${x} ${y}l3 1-3 1.500ZM${x + 9} ${y}l-3 1 3 1.500Z`,
});

function stood(...sights: readonly Sight[]): Sight {
  const all = (part: keyof Sight) => sights.map((sight) => sight[part] ?? '').join('');
  return { dark: all('dark'), bar: all('bar'), lit: all('lit'), beam: all('beam'), neon: all('neon') };
}

/** The wall of a place, its colour, and the objects in front of it from corner to corner. */
const PLACES: Readonly<Record<LocationId, { wall: string; light: string; sights: readonly Sight[] }>> = {
  'loc-1': {
    wall: 'M0 12H200M0 24H200M0 36H200M0 48H200M20 0v12M70 0v12M120 0v12M170 0v12M45 12v12M95 12v12M145 12v12M20 24v12M70 24v12M120 24v12M170 24v12M45 36v12M95 36v12M145 36v12M20 48v15M70 48v15M120 48v15M170 48v15',
    light: 'var(--neon-ice)',
    sights: [
      stood(shut(18, 14), stairs(58), window(66, 10), lamp(132), hydrant(176)),
      stood(door(30), window(72, 18), shut(104, 18), car(124)),
      stood(window(20, 18), poster(58, 26), lamp(96), door(150)),
      stood(stairs(20), shut(30, 12), hydrant(84), window(112, 16), arrow(148)),
      stood(poster(24, 22), door(64), shut(104, 16), window(136, 16)),
      stood(lamp(14), car(58), window(150, 12), stairs(142)),
    ],
  },
  'loc-2': {
    wall: 'M0 30H200M0 52H200M34 0V30M100 0V30M166 0V30',
    light: 'var(--neon-sick)',
    sights: [
      stood(tree(36), fence(64, 10), arch(152), eyes(90, 30)),
      stood(fence(8, 7), arch(76), grave(116), tree(170)),
      stood(arch(28), arch(62), fence(98, 5), lamp(154)),
      stood(grave(20), tree(82), eyes(120, 24), fence(120, 10)),
      stood(fence(10, 11), arch(112), lamp(158)),
      stood(tree(30), grave(70), arch(132), arch(162)),
    ],
  },
  'loc-3': {
    wall: 'M0 20H200M0 42H200M50 0V63M100 0V63M150 0V63',
    light: 'var(--neon-violet)',
    sights: [
      stood(bulbs(22), door(46), rope(110)),
      stood(poster(16, 24), poster(40, 24), arrow(74), door(128), lamp(170)),
      stood(rope(14), door(92), poster(128, 22), poster(152, 22)),
      stood(arrow(16), poster(78, 24), car(112)),
      stood(lamp(18), bulbs(62), rope(66), door(150)),
      stood(car(14), arrow(98), door(158)),
    ],
  },
  'loc-haven': {
    wall: 'M0 14H200M0 18H200M0 57H200',
    light: 'var(--neon-gold)',
    sights: [
      stood(column(22), tall(56), column(92), tall(126), column(162)),
      stood(tall(20), tall(52), door(92), lamp(140), column(176)),
      stood(column(14), tall(44), column(80), car(116)),
      stood(lamp(22), tall(66), column(102), tall(134), tall(164)),
      stood(column(20), door(58), column(100), tall(134), tall(164)),
      stood(tall(20), car(64), lamp(144), column(172)),
    ],
  },
};

/** One corner of a Location: what a Position shows when nobody has played there. No two in a column are the same. */
export const Corner = memo(function Corner({ location, number }: { location: LocationId; number: number }) {
  const { wall, light, sights } = PLACES[location];
  const { dark, bar, lit, beam, neon } = sights[number % sights.length] ?? {};
  return (
    <svg
      className={classes.corner}
      style={{ '--light': light } as CSSProperties}
      viewBox="0 0 200 80"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={classes.wall} d={`M0-80H200V${GROUND}H0Z`} />
      <path className={classes.brick} d={wall} />
      <path className={classes.dark} d={dark} />
      <path className={classes.lit} d={lit} />
      <path className={classes.bar} d={bar} />
      <path className={classes.neon} d={neon} />
      <path className={classes.pave} d={`M0 ${GROUND}H200V80H0Z`} />
      <path className={classes.beam} d={beam} />
      <path
        className={classes.kerb}
        d={`M0 ${GROUND}H200M0 69H200M28 ${GROUND}l-4 6M92 ${GROUND}l-1 6M150 ${GROUND}l3 6`}
      />
      <path className={classes.wet} d="M14 74h30M66 77h44M128 73h26M170 77h18" />
    </svg>
  );
});
