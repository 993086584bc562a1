import type { SpaceNo } from '../../cards/board.ts';
import {
  at,
  bothWays,
  COUNT,
  HIGH_TILE,
  MEANS,
  type Plan,
  TROUBLE,
  TROUBLES,
  TURNS,
  type Ways,
} from './ways.ts';

/** The pace of a deck, and the rewards waiting for it. */
export interface Traveller extends Omit<Plan, 'sights'> {
  /** The share of Chests and Crypts that are not empty. */
  readonly sights: number;
  readonly mean: number;
  /** The probability that a turn is spoiled. */
  readonly trouble: number;
}

/** The value of the rest of the night to one of them, by the space where it ends a turn. */
export class Journey {
  /** By Castle tile; without Chests and Crypts, and with all of them. */
  readonly #low: readonly [Ways, Ways];
  readonly #high: readonly [Ways, Ways];
  readonly #tile: number;
  readonly #sights: number;
  /** The nearest plans, and the distance from them. */
  readonly #base: number;
  readonly #mean: number;
  readonly #trouble: number;

  constructor({ gentle, mean, trouble, tile, rose, sights }: Traveller) {
    this.#low = bothWays({ gentle, tile: 0, rose });
    this.#high = bothWays({ gentle, tile: HIGH_TILE, rose });
    this.#tile = tile;
    this.#sights = sights;
    const fast = Math.max(0, Math.min(MEANS - 1, mean));
    const slower = Math.min(MEANS - 2, Math.floor(fast));
    const often = Math.min(TROUBLES - 1, trouble / TROUBLE);
    const seldom = Math.min(TROUBLES - 2, Math.floor(often));
    this.#base = at(0, slower, seldom);
    this.#mean = fast - slower;
    this.#trouble = often - seldom;
  }

  /**
   * The value of ending a turn on a space with this many turns to come; being burnt counts as a fixed loss of
   * VP.
   */
  worth(space: SpaceNo, turns: number): number {
    const low = this.#worthOf(this.#low, space, turns);
    if (this.#tile === 0) return low;
    const high = this.#worthOf(this.#high, space, turns);
    return low + ((high - low) * this.#tile) / HIGH_TILE;
  }

  /** The probability that a vampire that ends its turn there is not burnt. */
  safety(space: SpaceNo, turns: number): number {
    const [without, all] = this.#tile < HIGH_TILE / 2 ? this.#low : this.#high;
    const bare = this.#lookUp(without.safeties, space, turns);
    return bare + this.#sights * (this.#lookUp(all.safeties, space, turns) - bare);
  }

  /** How much this probability rises with each point of the mean Speed. */
  safetyOfSpeed(space: SpaceNo, turns: number): number {
    const place = this.#base + at(Math.min(turns, TURNS - 1), 0, 0) + space;
    const [without, all] = this.#tile < HIGH_TILE / 2 ? this.#low : this.#high;
    const bare = this.#slope(without.safeties, place);
    return bare + this.#sights * (this.#slope(all.safeties, place) - bare);
  }

  #slope(table: Float64Array, place: number): number {
    const faster = place + TROUBLES * COUNT;
    const seldom = (table[faster] as number) - (table[place] as number);
    const often = (table[faster + COUNT] as number) - (table[place + COUNT] as number);
    return seldom + this.#trouble * (often - seldom);
  }

  #worthOf([without, all]: readonly [Ways, Ways], space: SpaceNo, turns: number): number {
    const bare = this.#lookUp(without.worths, space, turns);
    return bare + this.#sights * (this.#lookUp(all.worths, space, turns) - bare);
  }

  #lookUp(table: Float64Array, space: SpaceNo, turns: number): number {
    const place = this.#base + at(Math.min(turns, TURNS - 1), 0, 0) + space;
    const seldom = this.#between(table, place);
    return seldom + this.#trouble * (this.#between(table, place + COUNT) - seldom);
  }

  #between(table: Float64Array, place: number): number {
    const slow = table[place] as number;
    return slow + this.#mean * ((table[place + TROUBLES * COUNT] as number) - slow);
  }
}
