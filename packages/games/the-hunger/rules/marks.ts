import { REGION_BONUSES, REGIONS, type Region } from '../cards/board.ts';
import type { Ability, Card, Keyword } from '../cards/card.ts';
import { HUMAN_TYPES } from '../cards/card.ts';
import { CARDS, type CardNo } from '../cards/cards.ts';

/**
 * Facts about a card that the rules need during play, by its number. A mark is one bit: the marks of a whole
 * playing area are the bitwise "or" of its cards, so checking whether any of them confuses, is a Human or
 * draws takes one comparison.
 */

export const HUMAN = 1 << 0;
export const FAMILIAR = 1 << 1;
export const ROSE = 1 << 2;
// Keywords
export const CONFUSE = 1 << 3;
export const SPICY = 1 << 4;
export const HOLY_WATER = 1 << 5;
export const PERMANENT = 1 << 6;
export const FAST = 1 << 7;
export const SLOW = 1 << 8;
export const GREGARIOUS = 1 << 9;
export const INSPIRING = 1 << 10;
export const DIGESTS = 1 << 11;
export const READIES = 1 << 12;
// Abilities
export const BEAR = 1 << 13;
export const DRAWS = 1 << 14;
export const SWAPS = 1 << 15;
export const SNAKE = 1 << 16;
export const RAT = 1 << 17;
export const PANTHER = 1 << 18;
export const BAT = 1 << 19;
export const MIST = 1 << 20;
export const GOAT = 1 << 21;
export const HYPNOSIS = 1 << 22;
export const STEALTH = 1 << 23;
export const PIG = 1 << 24;
export const DOG = 1 << 25;
export const OWL = 1 << 26;
export const SCORES_TURNS = 1 << 27;
/** There are several identical copies. */
export const TWINS = 1 << 28;

const KEYWORD_MARKS: Readonly<Record<Keyword, number>> = {
  confuse: CONFUSE,
  spicy: SPICY,
  'holy-water': HOLY_WATER,
  permanent: PERMANENT,
  fast: FAST,
  slow: SLOW,
  gregarious: GREGARIOUS,
  inspiring: INSPIRING,
  digest: DIGESTS,
  ready: READIES,
  unique: 0,
};

function markOf(ability: Ability): number {
  switch (ability.kind) {
    case 'new-hand':
      return BEAR;
    case 'draw':
      return DRAWS;
    case 'swap':
      return SWAPS;
    case 'devour':
      return SNAKE;
    case 'speed-per-small-human':
      return RAT;
    case 'speed-with-humans':
      return PANTHER;
    case 'bat':
      return BAT;
    case 'mist':
      return MIST;
    case 'butt':
      return GOAT;
    case 'hypnosis':
      return HYPNOSIS;
    case 'extra-hunt':
      return ability.onlyIfStill ? PIG : STEALTH;
    case 'well-speed':
      return DOG;
    case 'mission-vp':
      return OWL;
    case 'end-of-turn':
      return SCORES_TURNS;
    default:
      return 0;
  }
}

function marksOn(card: Card): number {
  let marks = card.kind === 'human' ? HUMAN : card.kind === 'familiar' ? FAMILIAR : 0;
  if (card.kind === 'rose') marks |= ROSE;
  if (card.kind === 'power' && card.copies > 1) marks |= TWINS;
  for (const keyword of card.keywords) marks |= KEYWORD_MARKS[keyword];
  for (const ability of card.does) marks |= markOf(ability);
  return marks;
}

const MARKS = Int32Array.from(CARDS, marksOn);
const SPEEDS = Int8Array.from(CARDS, ({ speed }) => speed);
const VALUES = Int8Array.from(CARDS, ({ value }) => value);
const TYPES = Int8Array.from(CARDS, ({ type }) => (type === null ? -1 : HUMAN_TYPES.indexOf(type)));
const SPEEDS_WITH_HUMAN = Int8Array.from(CARDS, (card) => {
  const other = card.does.find(({ kind }) => kind === 'speed-with-human');
  return other?.kind === 'speed-with-human' ? other.speed : card.speed;
});
const HUNTING_VPS = Int8Array.from(CARDS, ({ does }) => {
  const hunger = does.find(({ kind }) => kind === 'hunting-vp');
  return hunger?.kind === 'hunting-vp' ? hunger.vp : 0;
});
/** By region and card: the points for a Human hunted there. */
const HUNTED_VALUES = Object.fromEntries(
  REGIONS.map((region) => [region, Int8Array.from(CARDS, (card) => valueIn(region, card))]),
) as Record<Region, Int8Array>;

function valueIn(region: Region, { value, does }: Card): number {
  // The Labyrinth counts as Forest for card texts (TH-2.10).
  const named = region === 'labyrinth' ? 'forest' : region;
  const more = does.find((ability) => ability.kind === 'region-vp' && ability.region === named);
  return value + REGION_BONUSES[region] + (more?.kind === 'region-vp' ? more.vp : 0);
}

export function marksOf(card: CardNo): number {
  return MARKS[card] as number;
}

export function hasMark(card: CardNo, marks: number): boolean {
  return ((MARKS[card] as number) & marks) !== 0;
}

/** The marks of all these cards together. */
export function marksOfAll(cards: readonly CardNo[]): number {
  let marks = 0;
  for (let i = 0; i < cards.length; i++) marks |= MARKS[cards[i] as CardNo] as number;
  return marks;
}

/** The number of cards with one of these marks. */
export function countMarked(cards: readonly CardNo[], marks: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (hasMark(cards[i] as CardNo, marks)) count++;
  return count;
}

export function isHuman(card: CardNo): boolean {
  return hasMark(card, HUMAN);
}

/** Printed Speed (TH-3.6). */
export function speedOf(card: CardNo): number {
  return SPEEDS[card] as number;
}

/** Speed with a Human in the playing area (TH-8.8). */
export function speedWithHuman(card: CardNo): number {
  return SPEEDS_WITH_HUMAN[card] as number;
}

/** TH-3.5. */
export function printedValue(card: CardNo): number {
  return VALUES[card] as number;
}

/** The type of a Human as an index into HUMAN_TYPES; -1 for other cards. */
export function typeOf(card: CardNo): number {
  return TYPES[card] as number;
}

/** The VP that The Hunger adds for each Human hunted (TH-12.12). */
export function huntingVp(card: CardNo): number {
  return HUNTING_VPS[card] as number;
}

/** The points for a Human hunted in this region (TH-12.11, TH-12.13). */
export function huntedValue(card: CardNo, region: Region): number {
  return HUNTED_VALUES[region][card] as number;
}
