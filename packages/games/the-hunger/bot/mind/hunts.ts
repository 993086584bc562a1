import { LABYRINTH, type SpaceNo, TAVERN } from '../../cards/board.ts';
import { type CardNo, cardAt } from '../../cards/cards.ts';
import { TAVERN_COST } from '../../rules/hunt.ts';
import { forbidsHunts, isCemetery, regionBonus } from '../../rules/map.ts';
import {
  FAST,
  GREGARIOUS,
  HOLY_WATER,
  HUMAN,
  huntedValue,
  huntingVp,
  isHuman,
  marksOf,
  marksOfAll,
} from '../../rules/marks.ts';
import { type CellNo, columnOf } from '../../rules/track.ts';
import { LASTING } from './cards.ts';
import type { Stance } from './stance.ts';
import { WEIGHTS } from './weights.ts';

/** What is left to hunt with. */
export interface Means {
  readonly general: number;
  readonly column: number;
  readonly speed: number;
}

/** A card that nobody has seen: from the Tavern, or brought by somebody Gregarious. */
const UNSEEN = 2.1;
const REGIONS = 3;
const MOST_SPEED = 13;
/** In the Cemetery no Human is hunted. */
const CEMETERY = 3;

/** What the Track offers to one seat. */
export class Hunts {
  readonly #stance: Stance;
  readonly #cells: CellNo[] = [];
  readonly #costs: number[] = [];
  /** By pile and region bonus. */
  readonly #worths: number[] = [];
  readonly #humans: boolean[] = [];
  readonly #banned: boolean;
  readonly #single = new Float64Array((REGIONS + 1) * 2 * MOST_SPEED).fill(-1);

  constructor(stance: Stance) {
    this.#stance = stance;
    const { state, player } = stance;
    const { track, turn } = state;
    let hunger = 0;
    for (let i = 0; i < player.playing.length; i++) hunger += huntingVp(player.playing[i] as CardNo);
    this.#banned = (turn?.parasol ?? false) || (marksOfAll(player.playing) & HOLY_WATER) !== 0;
    for (let cell = 0; cell < track.length; cell++) {
      const pile = track[cell] as readonly CardNo[];
      if (pile.length === 0) continue;
      let own = 0;
      let [mountains, plains, forest] = [0, 0, 0];
      let marks = 0;
      for (let i = 0; i < pile.length; i++) {
        const card = pile[i] as CardNo;
        const cardMarks = marksOf(card);
        marks |= cardMarks;
        own += stance.ownWorth(card);
        if ((cardMarks & GREGARIOUS) !== 0) own += UNSEEN;
        if ((cardMarks & HUMAN) === 0) continue;
        mountains += huntedValue(card, 0) + hunger;
        plains += huntedValue(card, 1) + hunger;
        forest += huntedValue(card, 2) + hunger;
      }
      this.#cells.push(cell);
      this.#costs.push(columnOf(cell) + ((marks & FAST) === 0 ? 0 : 1));
      this.#humans.push((marks & HUMAN) !== 0);
      this.#worths.push(own + mountains, own + plains, own + forest);
    }
  }

  worth(cell: CellNo, space: SpaceNo): number {
    const pile = this.#cells.indexOf(cell);
    return pile < 0 ? 0 : (this.#worths[pile * REGIONS + regionBonus(space)] as number);
  }

  /** The most that can be had here. */
  best(space: SpaceNo, means: Means, active: boolean, without = -1): number {
    if (this.#banned || forbidsHunts(space)) return 0;
    const { general, column, speed } = means;
    const track = this.#track(space, means, without);
    if (!active || general === 0) return track;
    const { state } = this.#stance;
    if (space === LABYRINTH) {
      const rose = this.bestRose();
      if (rose > 0)
        return Math.max(track, rose + this.#track(space, { general: general - 1, column, speed }, without));
    }
    if (space === TAVERN && speed >= TAVERN_COST && state.tavern.length > 0)
      return Math.max(
        track,
        this.tavern +
          this.#track(space, { general: general - 1, column, speed: speed - TAVERN_COST }, without),
      );
    return track;
  }

  get tavern(): number {
    return this.#stance.state.tavern.length * UNSEEN;
  }

  bestRose(): number {
    const { mine, state } = this.#stance;
    if (mine.rose) return 0;
    let best = 0;
    for (const rose of state.roses) best = Math.max(best, this.rose(rose));
    return best;
  }

  rose(rose: CardNo): number {
    const { turns, wishes } = this.#stance;
    return (
      cardAt(rose).value + wishes.rose + WEIGHTS.rose * Math.max(0, turns - 1) * (LASTING[rose] as number)
    );
  }

  #track(space: SpaceNo, { general, column, speed }: Means, without: CellNo): number {
    if (speed <= 0 || general + column <= 0) return 0;
    const region = isCemetery(space) ? CEMETERY : regionBonus(space);
    if (without < 0 && general === 1 && column <= 1) {
      const key = (region * 2 + column) * MOST_SPEED + Math.min(speed, MOST_SPEED - 1);
      let found = this.#single[key] as number;
      if (found < 0) {
        found = this.#search(region, general, column, speed, 0, -1);
        this.#single[key] = found;
      }
      return found;
    }
    return this.#search(region, Math.min(general, 2), Math.min(column, 2), speed, 0, without);
  }

  /** Piles from the given one on: each is taken or not. */
  #search(
    region: number,
    general: number,
    column: number,
    speed: number,
    from: number,
    without: CellNo,
  ): number {
    let best = 0;
    const bonus = region === CEMETERY ? 0 : region;
    for (let pile = from; pile < this.#cells.length; pile++) {
      const cost = this.#costs[pile] as number;
      const cell = this.#cells[pile] as CellNo;
      if (cost > speed || cell === without || (region === CEMETERY && this.#humans[pile])) continue;
      const worth = this.#worths[pile * REGIONS + bonus] as number;
      if (worth <= 0) continue;
      const cheap = column > 0 && columnOf(cell) === 1;
      if (!cheap && general === 0) continue;
      const rest =
        general + column > 1 && speed > cost
          ? cheap
            ? this.#search(region, general, column - 1, speed - cost, pile + 1, without)
            : this.#search(region, general - 1, column, speed - cost, pile + 1, without)
          : 0;
      if (worth + rest > best) best = worth + rest;
    }
    return best;
  }
}

/** What a single card gives on a free hunt. */
export function cardWorth(stance: Stance, card: CardNo): number {
  const { player } = stance;
  let hunger = 0;
  for (let i = 0; i < player.playing.length; i++) hunger += huntingVp(player.playing[i] as CardNo);
  return stance.ownWorth(card) + (isHuman(card) ? huntedValue(card, regionBonus(player.space)) + hunger : 0);
}
