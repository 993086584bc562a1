import { CASTLE, DAWN_LOSSES, LABYRINTH, SPACES, type SpaceNo, spaceAt } from '../../cards/board.ts';
import { CARDS, type CardNo, cardAt } from '../../cards/cards.ts';
import {
  distance,
  forbidsHunts,
  isCemetery,
  isWell,
  othersByDistance,
  regionBonus,
} from '../../rules/map.ts';
import { LASTING } from './cards.ts';
import { chances, SPEEDS, slowed } from './speeds.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The way out and the way home, planned backwards from dawn: the value of ending a turn on a space with this
 * many turns to come. Decks differ in the mean Speed of their turns, and in how often Confuse or Spicy spoils
 * one; plans for a few such decks are made once, and values between them are interpolated.
 */
export class Ways {
  readonly #worths = new Float64Array(TURNS * MEANS * TROUBLES * COUNT);
  /** The probability that a vampire following these values is not burnt. */
  readonly #safeties = new Float64Array(TURNS * MEANS * TROUBLES * COUNT);

  constructor({ gentle, tile, rose, sights }: Plan) {
    const dawn = Float64Array.from(SPACES, (_, space) => dawnWorth(space, gentle));
    const safe = dawn.map((worth) => (worth === -WEIGHTS.burnt ? 0 : 1));
    for (let mean = 0; mean < MEANS; mean++)
      for (let trouble = 0; trouble < TROUBLES; trouble++) {
        this.#worths.set(dawn, at(0, mean, trouble));
        this.#safeties.set(safe, at(0, mean, trouble));
      }
    const withRose = rose === null ? null : waysFor({ gentle, tile, rose: null, sights });
    const after = { worths: new Float64Array(COUNT), safeties: new Float64Array(COUNT) };
    for (let turns = 1; turns < TURNS; turns++)
      for (let mean = 0; mean < MEANS; mean++)
        for (let trouble = 0; trouble < TROUBLES; trouble++) {
          const slower = slowed(mean);
          for (let space = 0; space < COUNT; space++) {
            after.worths[space] = between(this.#worths, space, turns - 1, slower, trouble);
            after.safeties[space] = between(this.#safeties, space, turns - 1, slower, trouble);
          }
          const there = {
            worth:
              withRose === null || rose === null
                ? Number.NEGATIVE_INFINITY
                : roseWorth(rose, turns - 1) +
                  between(withRose.worths, LABYRINTH, turns - 1, slower, trouble),
            safety: withRose === null ? 0 : between(withRose.safeties, LABYRINTH, turns - 1, slower, trouble),
          };
          const one = { mean, trouble: trouble * TROUBLE, turns, tile, sights, rose: there };
          const { worths, safeties } = evening(after, one);
          this.#worths.set(worths, at(turns, mean, trouble));
          this.#safeties.set(safeties, at(turns, mean, trouble));
        }
  }

  get worths(): Float64Array {
    return this.#worths;
  }

  get safeties(): Float64Array {
    return this.#safeties;
  }
}

/** Interpolates between two means, for a deck with this much trouble. */
function between(table: Float64Array, space: SpaceNo, turns: number, mean: number, trouble: number): number {
  const low = Math.min(MEANS - 2, Math.floor(mean));
  const here = table[at(turns, low, trouble) + space] as number;
  const there = table[at(turns, low + 1, trouble) + space] as number;
  return here + (mean - low) * (there - here);
}

export const COUNT = SPACES.length;
export const MEANS = 11;
/** The step in the share of spoiled turns: none, one in four, ... */
export const TROUBLE = 0.25;
export const TROUBLES = 3;
export const TURNS = 17;
const ODDS = Array.from({ length: MEANS }, (_, mean) => chances(mean));

export function at(turns: number, mean: number, trouble: number): number {
  return ((turns * MEANS + mean) * TROUBLES + trouble) * COUNT;
}

/** TH-19.7 to TH-19.11. */
function dawnWorth(space: SpaceNo, gentle: boolean): number {
  const { id, region } = spaceAt(space);
  if (region === 'castle') return 0;
  if (region === 'cemetery' || (region === 'mountains' && gentle)) return -(DAWN_LOSSES[id] ?? 0);
  return -WEIGHTS.burnt;
}

/** By space. */
interface Outcome {
  readonly worths: Float64Array;
  readonly safeties: Float64Array;
}

/** One future turn. */
interface Evening {
  readonly mean: number;
  readonly trouble: number;
  readonly turns: number;
  readonly tile: number;
  readonly sights: boolean;
  /** The result of taking a Rose. */
  readonly rose: { readonly worth: number; readonly safety: number };
}

/** One turn and all that follow. */
function evening(after: Outcome, one: Evening): Outcome {
  const odds = ODDS[one.mean] as readonly number[];
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

/** By Speed: the best possible result of a turn from this space. */
function bestWalks(after: Outcome, space: SpaceNo, one: Evening, best: Outcome): void {
  const { worths, safeties } = best;
  const { turns, tile, rose, sights } = one;
  worths.fill(Number.NEGATIVE_INFINITY);
  const arrive = (to: SpaceNo, way: number, there: number, safety: number) => {
    for (let left = 0; left <= DEAREST && way + left < SPEEDS; left++) {
      const worth = there + preyWorth(to, left, turns);
      if (worth <= (worths[way + left] as number)) continue;
      worths[way + left] = worth;
      safeties[way + left] = safety;
    }
  };
  const takeRose = (way: number) => {
    if (way >= SPEEDS || rose.worth <= (worths[way] as number)) return;
    worths[way] = rose.worth;
    safeties[way] = rose.safety;
  };
  arrive(space, 0, after.worths[space] as number, after.safeties[space] as number);
  const others = othersByDistance(space);
  for (let i = 0; i < others.length; i++) {
    const to = others[i] as SpaceNo;
    const way = distance(space, to);
    if (way >= SPEEDS) break;
    if (to === CASTLE) arrive(to, way, tile, 1);
    else {
      const visit = sights ? (SIGHTS[to] as number) : 0;
      arrive(to, way, (after.worths[to] as number) + visit, after.safeties[to] as number);
    }
  }
  takeRose(Math.max(1, distance(space, LABYRINTH)));
  // With more Speed a vampire can do anything it can do with less.
  for (let speed = 1; speed < SPEEDS; speed++)
    if ((worths[speed - 1] as number) > (worths[speed] as number)) {
      worths[speed] = worths[speed - 1] as number;
      safeties[speed] = safeties[speed - 1] as number;
    }
}

/** The value of a Rose taken with this many turns to come. */
export function roseWorth(rose: CardNo, turns: number): number {
  return cardAt(rose).value + WEIGHTS.rose * turns * (LASTING[rose] as number);
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
/** In the Cemetery no Humans are hunted, and the later it is, the less other cards are worth. */
const WITHOUT_HUMANS = 0.3;
const EARLY = 8;

/** By remaining Speed and space: the value of an average Track. */
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

/** The conditions for which plans are made. */
export interface Plan {
  /** Judged as in Rookie mode (TH-19.11). */
  readonly gentle: boolean;
  /** The expected Castle tile. */
  readonly tile: number;
  /** The Rose available in the Labyrinth. */
  readonly rose: CardNo | null;
  /** Whether Chests and Crypts contain anything. */
  readonly sights: boolean;
}

const MADE = new Map<number, Ways>();
/** The higher of the Castle tiles for which plans are made; the lower one is 0. */
export const HIGH_TILE = 8;

function waysFor(plan: Plan): Ways {
  const { gentle, tile, rose, sights } = plan;
  const key = (tile * 4 + (gentle ? 2 : 0) + (sights ? 1 : 0)) * CARDS.length + (rose ?? CARDS.length - 1);
  let ways = MADE.get(key);
  if (ways === undefined) {
    ways = new Ways(plan);
    MADE.set(key, ways);
  }
  return ways;
}

export function bothWays(plan: Omit<Plan, 'sights'>): readonly [Ways, Ways] {
  return [waysFor({ ...plan, sights: false }), waysFor({ ...plan, sights: true })];
}
