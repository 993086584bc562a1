import { LABYRINTH, type Region, SPACES, type SpaceNo, TAVERN } from '../../cards/board.ts';
import type { CardNo } from '../../cards/cards.ts';
import { TAVERN_COST } from '../../rules/hunt.ts';
import { forbidsHunts, regionOf } from '../../rules/map.ts';
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
import type { Means } from '../thumb.ts';
import type { Stance } from './stance.ts';
import { roseWorth } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** No two hunts can use more Speed than this. */
const MOST_SPEED = 8;
/**
 * Regions where prey is worth the same have the same number. In the Cemetery no Humans are hunted (TH-11.8),
 * and in the Castle nothing at all.
 */
const GROUNDS: Readonly<Record<Region, number>> = {
  castle: 0,
  cemetery: 0,
  mountains: 1,
  plains: 2,
  forest: 3,
  // TH-2.10.
  labyrinth: 3,
};
const GROUND_COUNT = 4;
const GROUND_AT = Uint8Array.from(SPACES, ({ region }) => GROUNDS[region]);
const NOTHING_HERE = -1;

/** The hunts that the Track offers to one seat. */
export class Hunts {
  readonly #stance: Stance;
  readonly #hunger: number;
  readonly #banned: boolean;
  /** By cell; NOTHING_HERE if it is empty. */
  readonly #costs: number[] = [];
  readonly #humans: boolean[] = [];
  /** By cell and ground. */
  readonly #worths: number[] = [];
  /** The best value of one hunt, and perhaps a second one in column 1, by ground and Speed. */
  #most: number[] | null = null;

  constructor(stance: Stance) {
    this.#stance = stance;
    const { state, player } = stance;
    this.#hunger = hungerOf(player.playing);
    this.#banned = (state.turn?.parasol ?? false) || (marksOfAll(player.playing) & HOLY_WATER) !== 0;
    for (let cell = 0; cell < state.track.length; cell++) this.read(cell);
  }

  /** Reads the current contents of a cell. */
  read(cell: CellNo): void {
    const pile = this.#stance.state.track[cell] as readonly CardNo[];
    let own = 0;
    let [mountains, plains, forest] = [0, 0, 0];
    let marks = 0;
    for (let i = 0; i < pile.length; i++) {
      const card = pile[i] as CardNo;
      const cardMarks = marksOf(card);
      marks |= cardMarks;
      own += this.#stance.ownWorth(card);
      if ((cardMarks & GREGARIOUS) !== 0) own += WEIGHTS.unseen;
      if ((cardMarks & HUMAN) === 0) continue;
      mountains += huntedValue(card, 'mountains') + this.#hunger;
      plains += huntedValue(card, 'plains') + this.#hunger;
      forest += huntedValue(card, 'forest') + this.#hunger;
    }
    this.#costs[cell] = pile.length === 0 ? NOTHING_HERE : columnOf(cell) + ((marks & FAST) === 0 ? 0 : 1);
    this.#humans[cell] = (marks & HUMAN) !== 0;
    const place = cell * GROUND_COUNT;
    this.#worths[place + GROUNDS.cemetery] = own;
    this.#worths[place + GROUNDS.mountains] = own + mountains;
    this.#worths[place + GROUNDS.plains] = own + plains;
    this.#worths[place + GROUNDS.forest] = own + forest;
    this.#most = null;
  }

  worth(cell: CellNo, space: SpaceNo): number {
    return this.#worths[cell * GROUND_COUNT + (GROUND_AT[space] as number)] as number;
  }

  /** The best total value of hunts here. */
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
    return this.#stance.state.tavern.length * WEIGHTS.unseen;
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
    return roseWorth(rose, turns) + wishes.rose;
  }

  #track(space: SpaceNo, { general, column, speed }: Means, without: CellNo): number {
    if (speed <= 0 || general + column <= 0) return 0;
    const ground = GROUND_AT[space] as number;
    if (without < 0 && general === 1 && column <= 1) {
      this.#most ??= Array<number>(GROUND_COUNT * 2 * MOST_SPEED).fill(-1);
      const key = (ground * 2 + column) * MOST_SPEED + Math.min(speed, MOST_SPEED - 1);
      let found = this.#most[key] as number;
      if (found < 0) {
        found = this.#search(ground, general, column, speed, 0, -1);
        this.#most[key] = found;
      }
      return found;
    }
    return this.#search(ground, Math.min(general, 2), Math.min(column, 2), speed, 0, without);
  }

  /** Tries the piles from this cell on: each is taken or not. */
  #search(
    ground: number,
    general: number,
    column: number,
    speed: number,
    from: CellNo,
    without: CellNo,
  ): number {
    let best = 0;
    for (let cell = from; cell < this.#costs.length; cell++) {
      const cost = this.#costs[cell] as number;
      if (cost === NOTHING_HERE || cost > speed || cell === without) continue;
      const worth = this.#worths[cell * GROUND_COUNT + ground] as number;
      if (worth <= 0 || (ground === GROUNDS.cemetery && this.#humans[cell])) continue;
      const cheap = column > 0 && columnOf(cell) === 1;
      if (!cheap && general === 0) continue;
      const rest =
        general + column > 1 && speed > cost
          ? cheap
            ? this.#search(ground, general, column - 1, speed - cost, cell + 1, without)
            : this.#search(ground, general - 1, column, speed - cost, cell + 1, without)
          : 0;
      if (worth + rest > best) best = worth + rest;
    }
    return best;
  }
}

function hungerOf(playing: readonly CardNo[]): number {
  let hunger = 0;
  for (let i = 0; i < playing.length; i++) hunger += huntingVp(playing[i] as CardNo);
  return hunger;
}

/** The value of a single card in a free hunt. */
export function cardWorth(stance: Stance, card: CardNo): number {
  const { playing, space } = stance.player;
  const hunted = isHuman(card) ? huntedValue(card, regionOf(space)) + hungerOf(playing) : 0;
  return stance.ownWorth(card) + hunted;
}
