import { CASTLE, DAWN_LOSSES, SPACES, type SpaceNo, spaceAt } from '../../cards/board.ts';
import {
  distance,
  forbidsHunts,
  isCemetery,
  isWell,
  othersByDistance,
  regionBonus,
} from '../../rules/map.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The way out and the way home, planned backwards from dawn: what it is worth to end a turn on a space with so many
 * turns to come. Decks differ by the mean Speed of their turns, and by how often Confuse or Spicy spoil one; the plans
 * for a few such decks are made once, and what lies between them is looked up ever after.
 */
class Ways {
  readonly #worths = new Float64Array(TURNS * MEANS * TROUBLES * COUNT);
  /** How likely the vampire is not burnt, if it goes by the worths. */
  readonly #safeties = new Float64Array(TURNS * MEANS * TROUBLES * COUNT);

  constructor(gentle: boolean, tile: number) {
    const dawn = Float64Array.from(SPACES, (_, space) => dawnWorth(space, gentle));
    const safe = dawn.map((worth) => (worth === -WEIGHTS.burnt ? 0 : 1));
    for (let mean = 0; mean < MEANS; mean++)
      for (let trouble = 0; trouble < TROUBLES; trouble++) {
        this.#worths.set(dawn, at(0, mean, trouble));
        this.#safeties.set(safe, at(0, mean, trouble));
      }
    const after = { worths: new Float64Array(COUNT), safeties: new Float64Array(COUNT) };
    for (let turns = 1; turns < TURNS; turns++)
      for (let mean = 0; mean < MEANS; mean++)
        for (let trouble = 0; trouble < TROUBLES; trouble++) {
          const slower = mean * WEIGHTS.slowing;
          for (let space = 0; space < COUNT; space++) {
            after.worths[space] = between(this.#worths, space, turns - 1, slower, trouble);
            after.safeties[space] = between(this.#safeties, space, turns - 1, slower, trouble);
          }
          const { worths, safeties } = evening(after, { mean, trouble: trouble * TROUBLE, turns, tile });
          this.#worths.set(worths, at(turns, mean, trouble));
          this.#safeties.set(safeties, at(turns, mean, trouble));
        }
  }

  worth(traveller: Traveller, space: SpaceNo, turns: number): number {
    return lookUp(this.#worths, traveller, space, turns);
  }

  safety(traveller: Traveller, space: SpaceNo, turns: number): number {
    return lookUp(this.#safeties, traveller, space, turns);
  }
}

/** Between two means, of a deck with so much trouble. */
function between(table: Float64Array, space: SpaceNo, turns: number, mean: number, trouble: number): number {
  const low = Math.min(MEANS - 2, Math.floor(mean));
  const here = table[at(turns, low, trouble) + space] as number;
  const there = table[at(turns, low + 1, trouble) + space] as number;
  return here + (mean - low) * (there - here);
}

function lookUp(table: Float64Array, { mean, trouble }: Traveller, space: SpaceNo, turns: number): number {
  const left = Math.min(turns, TURNS - 1);
  const fast = Math.max(0, Math.min(MEANS - 1, mean));
  const often = Math.min(TROUBLES - 1, trouble / TROUBLE);
  const low = Math.min(TROUBLES - 2, Math.floor(often));
  const here = between(table, space, left, fast, low);
  return here + (often - low) * (between(table, space, left, fast, low + 1) - here);
}

const COUNT = SPACES.length;
const SPEEDS = 13;
const MEANS = 11;
/** How often a turn is spoiled: never, every fourth time, ... */
const TROUBLE = 0.25;
const TROUBLES = 4;
const TURNS = 17;

function at(turns: number, mean: number, trouble: number): number {
  return ((turns * MEANS + mean) * TROUBLES + trouble) * COUNT;
}

/** TH-19.7 to TH-19.11. */
function dawnWorth(space: SpaceNo, gentle: boolean): number {
  const { id, region } = spaceAt(space);
  if (region === 'castle') return 0;
  if (region === 'cemetery' || (region === 'mountains' && gentle)) return -(DAWN_LOSSES[id] ?? 0);
  return -WEIGHTS.burnt;
}

/** How likely each Speed is for a deck of some mean: the slower, the more it varies. */
function chances(mean: number): number[] {
  const { most, fast, falls } = WEIGHTS.spread;
  const spread = Math.max(1, Math.min(most, fast - falls * mean));
  const weights = Array.from({ length: SPEEDS }, (_, speed) =>
    Math.exp(-(((speed - mean) / spread) ** 2) / 2),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** By space. */
interface Outcome {
  readonly worths: Float64Array;
  readonly safeties: Float64Array;
}

/** One turn of those to come. */
interface Evening {
  readonly mean: number;
  readonly trouble: number;
  readonly turns: number;
  readonly tile: number;
}

/** One turn and all that follow. */
function evening(after: Outcome, one: Evening): Outcome {
  const odds = chances(one.mean);
  const outcome = { worths: new Float64Array(COUNT), safeties: new Float64Array(COUNT) };
  const walks = { worths: new Float64Array(SPEEDS), safeties: new Float64Array(SPEEDS) };
  for (let space = 0; space < COUNT; space++) {
    bestWalks(after, space, one, walks);
    let worth = 0;
    let safety = 0;
    for (let speed = 0; speed < SPEEDS; speed++) {
      worth += (odds[speed] as number) * (walks.worths[speed] as number);
      safety += (odds[speed] as number) * (walks.safeties[speed] as number);
    }
    const stuck = (after.worths[space] as number) + WEIGHTS.stuck * preyWorth(space, 1, one.turns);
    outcome.worths[space] = worth + one.trouble * (stuck - worth);
    outcome.safeties[space] = safety + one.trouble * ((after.safeties[space] as number) - safety);
  }
  return outcome;
}

/** By Speed: the best that a turn from this space can lead to. */
function bestWalks(after: Outcome, space: SpaceNo, { turns, tile }: Evening, best: Outcome): void {
  const here = after.worths[space] as number;
  for (let speed = 0; speed < SPEEDS; speed++) best.worths[speed] = here + preyWorth(space, speed, turns);
  best.safeties.fill(after.safeties[space] as number);
  const others = othersByDistance(space);
  for (let i = 0; i < others.length; i++) {
    const to = others[i] as SpaceNo;
    const way = distance(space, to);
    if (way >= SPEEDS) break;
    const there = to === CASTLE ? tile : (after.worths[to] as number) + (SIGHTS[to] as number);
    const safety = to === CASTLE ? 1 : (after.safeties[to] as number);
    for (let speed = way; speed < SPEEDS; speed++) {
      const worth = there + preyWorth(to, speed - way, turns);
      if (worth <= (best.worths[speed] as number)) continue;
      best.worths[speed] = worth;
      best.safeties[speed] = safety;
    }
  }
}

/** Chests and Crypts. */
const SIGHTS = Float64Array.from(SPACES, ({ effect }) =>
  effect === 'crypt'
    ? WEIGHTS.crypt
    : effect === 'closed-chest' || effect === 'open-chest'
      ? WEIGHTS.chest
      : 0,
);

/** The most Speed that a hunt can use. */
const DEAREST = 3;
/** In the Cemetery no Human is hunted, and other cards are worth less, the later it is. */
const WITHOUT_HUMANS = 0.3;
const EARLY = 8;

/** By Speed that is left and space: what an average Track gives. */
const PREY = Array.from({ length: DEAREST + 1 }, (_, speed) =>
  Float64Array.from(SPACES, (_, space) => {
    if (speed === 0 || forbidsHunts(space)) return 0;
    if (isCemetery(space)) return WITHOUT_HUMANS * preyOf(speed, 0);
    const bonus = regionBonus(space);
    return preyOf(speed, bonus) + (isWell(space) && speed > 1 ? WEIGHTS.second * preyOf(1, bonus) : 0);
  }),
);

function preyOf(speed: number, bonus: number): number {
  return (WEIGHTS.prey[speed] as number) + bonus * (WEIGHTS.bonus[speed] as number);
}

function preyWorth(space: SpaceNo, speed: number, turns: number): number {
  const worth = (PREY[Math.min(speed, DEAREST)] as Float64Array)[space] as number;
  return turns < EARLY && isCemetery(space) ? (worth * turns) / EARLY : worth;
}

const MADE = new Map<number, Ways>();
/** Castle tiles for which plans are made. */
const HIGH_TILE = 8;

function waysFor(gentle: boolean, tile: number): Ways {
  const key = tile * 2 + (gentle ? 1 : 0);
  let ways = MADE.get(key);
  if (ways === undefined) {
    ways = new Ways(gentle, tile);
    MADE.set(key, ways);
  }
  return ways;
}

/** The pace of a deck, and what it comes home for. */
export interface Traveller {
  /** Judged as in Rookie mode (TH-19.11). */
  readonly gentle: boolean;
  readonly mean: number;
  /** How likely a turn is spoiled. */
  readonly trouble: number;
  /** The Castle tile that can be expected. */
  readonly tile: number;
}

/** To end a turn on a space with so many turns to come; to be burnt counts as a loss of so many VP. */
export function wayWorth(one: Traveller, space: SpaceNo, turns: number): number {
  const low = waysFor(one.gentle, 0).worth(one, space, turns);
  if (one.tile === 0) return low;
  const high = waysFor(one.gentle, HIGH_TILE).worth(one, space, turns);
  return low + ((high - low) * one.tile) / HIGH_TILE;
}

/** How likely a vampire that ends its turn there is not burnt. */
export function waySafety(one: Traveller, space: SpaceNo, turns: number): number {
  return waysFor(one.gentle, one.tile < HIGH_TILE / 2 ? 0 : HIGH_TILE).safety(one, space, turns);
}
