import { LABYRINTH, REGIONS, type SpaceNo, TAVERN } from '../cards/board.ts';
import type { CardNo } from '../cards/cards.ts';
import { huntedVp } from '../count.ts';
import { TAVERN_COST } from '../rules/hunt.ts';
import { forbidsHunts, isCemetery, regionOf } from '../rules/map.ts';
import { FAST, HOLY_WATER, HUMAN, marksOfAll } from '../rules/marks.ts';
import { type CellNo, columnOf } from '../rules/track.ts';
import type { Outlook } from './outlook.ts';
import { roseWorth, tavernWorth } from './spaces.ts';
import type { Means } from './thumb.ts';
import { ownWorth } from './worth.ts';

interface Pile {
  readonly cell: CellNo;
  readonly cost: number;
  readonly worth: number;
}

const MOST_GENERAL = 4;
const MOST_COLUMN = 3;
const MOST_SPEED = 16;

/** The Hunt Track as one seat values it. */
export class Prey {
  readonly #outlook: Outlook;
  readonly #track: readonly (readonly CardNo[])[];
  /** By cell: the value of its cards besides the VP of the hunt. */
  readonly #own: readonly number[];
  readonly #tables = new Map<number, Float64Array>();

  constructor(outlook: Outlook, track: readonly (readonly CardNo[])[] = outlook.view.track) {
    this.#outlook = outlook;
    this.#track = track;
    this.#own = track.map((cards) => (cards.length === 0 ? 0 : ownWorth(outlook, cards)));
  }

  /** The value of hunting a pile from this space. */
  worth(cell: CellNo, space: SpaceNo): number {
    const cards = this.#track[cell] ?? [];
    return huntedVp(this.#outlook.own, cards, space) + (this.#own[cell] ?? 0);
  }

  /** The best value of the Track, the Tavern and the Roses here; optionally without one of the cells. */
  best(
    space: SpaceNo,
    means: Means,
    { active, without = -1 }: { active: boolean; without?: CellNo },
  ): number {
    const { view, turns, own } = this.#outlook;
    if (forbidsHunts(space) || view.turn?.parasol || (marksOfAll(own.playing) & HOLY_WATER) !== 0) return 0;
    const table = this.#tableFor(space, without);
    const { general, column, speed } = means;
    let best = table[at(general, column, speed)] as number;
    if (!active || general === 0) return best;
    const others = at(general - 1, column, speed);
    if (space === LABYRINTH)
      best = Math.max(best, roseWorth(this.#outlook, turns) + (table[others] as number));
    if (space === TAVERN && speed >= TAVERN_COST && view.tavern.length > 0)
      best = Math.max(
        best,
        tavernWorth(this.#outlook) + (table[at(general - 1, column, speed - TAVERN_COST)] as number),
      );
    return best;
  }

  /**
   * The best choice of piles, by general hunts, hunts in column 1 and Speed. The value of prey depends on the
   * region.
   */
  #tableFor(space: SpaceNo, without: CellNo): Float64Array {
    const key = REGIONS.indexOf(regionOf(space)) * 100 + without + 1;
    let table = this.#tables.get(key);
    if (table === undefined) {
      table = packed(this.#pilesAt(space).filter(({ cell }) => cell !== without));
      this.#tables.set(key, table);
    }
    return table;
  }

  #pilesAt(space: SpaceNo): Pile[] {
    const piles: Pile[] = [];
    this.#track.forEach((cards, cell) => {
      const marks = marksOfAll(cards);
      if (cards.length === 0 || (isCemetery(space) && (marks & HUMAN) !== 0)) return;
      const worth = this.worth(cell, space);
      if (worth > 0) piles.push({ cell, cost: columnOf(cell) + ((marks & FAST) === 0 ? 0 : 1), worth });
    });
    return piles;
  }
}

function at(general: number, column: number, speed: number): number {
  const [g, c] = [Math.min(general, MOST_GENERAL), Math.min(column, MOST_COLUMN)];
  return (g * (MOST_COLUMN + 1) + c) * (MOST_SPEED + 1) + Math.max(0, Math.min(speed, MOST_SPEED));
}

/** Each pile is taken once or not at all: the maximum for all resources. */
function packed(piles: readonly Pile[]): Float64Array {
  const table = new Float64Array((MOST_GENERAL + 1) * (MOST_COLUMN + 1) * (MOST_SPEED + 1));
  for (const { cell, cost, worth } of piles) {
    const cheap = columnOf(cell) === 1;
    for (let general = MOST_GENERAL; general >= 0; general--)
      for (let column = MOST_COLUMN; column >= 0; column--)
        for (let speed = MOST_SPEED; speed >= cost; speed--) {
          const here = at(general, column, speed);
          let best = table[here] as number;
          if (general > 0)
            best = Math.max(best, worth + (table[at(general - 1, column, speed - cost)] as number));
          if (cheap && column > 0)
            best = Math.max(best, worth + (table[at(general, column - 1, speed - cost)] as number));
          table[here] = best;
        }
  }
  return table;
}
