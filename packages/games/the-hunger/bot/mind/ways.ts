import { CASTLE, DAWN_LOSSES, SPACES, type SpaceNo, spaceAt } from '../../cards/board.ts';
import {
  distance,
  forbidsHunts,
  isCemetery,
  isWell,
  othersByDistance,
  regionBonus,
} from '../../rules/map.ts';
import { P } from './params.ts';

/**
 * The way out and the way home, planned backwards from dawn for an average deck of some mean Speed: what it is worth
 * to end a turn on a space with so many turns to come. Made once and looked up ever after.
 */

const SPEEDS = 13;
/** Mean Speeds for which a plan is made, in halves. */
const STEP = 0.5;
const BUCKETS = 22;
const TURNS = 17;

export class Ways {
  /** By mean Speed, turns to come and space. */
  readonly #worths: Float64Array[][] = [];
  constructor(gentle: boolean, tile: number) {
    const dawn = Float64Array.from(SPACES, (_, space) => dawnWorth(space, gentle));
    for (let bucket = 0; bucket < BUCKETS; bucket++) this.#worths.push([dawn]);
    for (let turns = 1; turns < TURNS; turns++)
      for (let bucket = 0; bucket < BUCKETS; bucket++) {
        const mean = bucket * STEP;
        const after = this.#between(mean * P.slowing, turns - 1);
        (this.#worths[bucket] as Float64Array[]).push(evening(after, mean, turns, tile));
      }
  }

  #between(mean: number, turns: number): Float64Array {
    const [low, share] = place(mean);
    const a = this.#worths[low]?.[turns] as Float64Array;
    const b = this.#worths[low + 1]?.[turns] as Float64Array;
    return a.map((worth, space) => worth + share * ((b[space] as number) - worth));
  }

  worth(space: SpaceNo, turns: number, mean: number): number {
    const [low, share] = place(mean);
    const left = Math.min(turns, TURNS - 1);
    const a = (this.#worths[low] as Float64Array[])[left]?.[space] as number;
    const b = (this.#worths[low + 1] as Float64Array[])[left]?.[space] as number;
    return a + share * (b - a);
  }
}

function place(mean: number): [number, number] {
  const at = Math.max(0, Math.min(BUCKETS - 1.001, mean / STEP));
  const low = Math.floor(at);
  return [low, at - low];
}

/** TH-19.7 to TH-19.11. */
function dawnWorth(space: SpaceNo, gentle: boolean): number {
  const { id, region } = spaceAt(space);
  if (region === 'castle') return 0;
  if (region === 'cemetery' || (region === 'mountains' && gentle)) return -(DAWN_LOSSES[id] ?? 0);
  return -P.burnt;
}

/** How likely each Speed is for a deck of some mean: the slower, the more it varies. */
function chances(mean: number): number[] {
  const spread = Math.max(1, P.spread0 - P.spread1 * mean);
  const weights = Array.from({ length: SPEEDS }, (_, speed) =>
    Math.exp(-(((speed - mean) / spread) ** 2) / 2),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

function evening(after: Float64Array, mean: number, turns: number, tile: number): Float64Array {
  const odds = chances(mean);
  return Float64Array.from(SPACES, (_, space) => {
    let sum = 0;
    for (let speed = 0; speed < SPEEDS; speed++)
      sum += (odds[speed] as number) * bestWalk(after, space, speed, turns, tile);
    return sum;
  });
}

function bestWalk(after: Float64Array, space: SpaceNo, speed: number, turns: number, tile: number): number {
  if (speed === 0) return after[space] as number;
  let best = (after[space] as number) + preyWorth(space, speed, turns);
  const others = othersByDistance(space);
  for (let i = 0; i < others.length; i++) {
    const to = others[i] as SpaceNo;
    const left = speed - distance(space, to);
    if (left < 0) break;
    const worth =
      to === CASTLE ? tile : (after[to] as number) + preyWorth(to, left, turns) + (SIGHTS[to] as number);
    if (worth > best) best = worth;
  }
  return best;
}

/** Chests and Crypts. */
const SIGHTS = Float64Array.from(SPACES, ({ effect }) =>
  effect === 'crypt' ? P.crypt : effect === 'closed-chest' || effect === 'open-chest' ? P.chest : 0,
);

/** What an average Track gives somebody who stands here with so much Speed left. */
export function preyWorth(space: SpaceNo, speed: number, turns: number): number {
  if (speed <= 0 || forbidsHunts(space)) return 0;
  const most = Math.min(speed, 3);
  if (isCemetery(space)) return preyOf(most, 0) * 0.3 * Math.min(1, turns / 8);
  const first = preyOf(most, regionBonus(space));
  return isWell(space) && speed > 1 ? first + P.second * preyOf(1, regionBonus(space)) : first;
}

function preyOf(speed: number, bonus: number): number {
  return (P.prey[speed] as number) + bonus * (P.bonus[speed] as number);
}

const MADE = new Map<number, Ways>();

/** Tiles are even numbers. */
export function waysFor(gentle: boolean, tile: number): Ways {
  const key = tile * 2 + (gentle ? 1 : 0);
  let ways = MADE.get(key);
  if (ways === undefined) {
    ways = new Ways(gentle, tile);
    MADE.set(key, ways);
  }
  return ways;
}
