import type { Answer } from '@nokturn/engine';
import { Branch } from './tree.ts';

/** An answer that is behind by so many standard errors, and was compared so often, is out of the race. */
const BEHIND = 3;
const COMPARED = 16;
/** So many answers start, and one more for each so many tries. */
const STARTERS = 6;

/** An answer to the question that is thought about. */
export class Runner extends Branch {
  /** From -1, careful, to 1, bold. */
  readonly leaning: number;
  isOut = false;
  readonly #worlds: number[] = [];
  readonly #results: number[] = [];

  constructor(answer: Answer, weight: number, leaning: number) {
    super(answer, weight);
    this.leaning = leaning;
  }

  finish(world: number, worth: number): void {
    this.learn(worth);
    this.#worlds.push(world);
    this.#results.push(worth);
  }

  /** How much better another did in the same worlds, and the standard error of that. */
  behind(other: Runner): { readonly compared: number; readonly by: number; readonly error: number } {
    let compared = 0;
    let total = 0;
    let squares = 0;
    for (let i = 0, j = 0; i < this.#worlds.length && j < other.#worlds.length; ) {
      const mine = this.#worlds[i] as number;
      const its = other.#worlds[j] as number;
      if (mine === its) {
        const difference = (other.#results[j] as number) - (this.#results[i] as number);
        compared++;
        total += difference;
        squares += difference * difference;
      }
      if (mine <= its) i++;
      if (its <= mine) j++;
    }
    if (compared < 2) return { compared, by: 0, error: Number.POSITIVE_INFINITY };
    const by = total / compared;
    // As if one comparison more had come out as far off as can be: few that agree prove little.
    const variance = (squares - compared * by * by + 1) / compared;
    return { compared, by, error: Math.sqrt(variance / compared) };
  }
}

/**
 * Finds the best of several answers with few tries. Each imagined world is tried with several answers, so that luck is
 * the same for all; the better half of them meets again in another world, then the better half of those, until two
 * are left, and everything starts anew. Answers that are certainly worse than the best drop out for good.
 */
export class Race {
  readonly #runners: readonly Runner[];
  /** Those who still have to run in the present world, the next one last. */
  #field: Runner[] = [];
  #started: readonly Runner[] = [];
  #world = -1;
  #runs = 0;
  #checked = 0;

  /** The likeliest answers first. */
  constructor(runners: readonly Runner[]) {
    this.#runners = runners;
  }

  /** Nobody is left to run against. */
  get isWon(): boolean {
    return this.#runners.filter(({ isOut }) => !isOut).length <= 1;
  }

  /** The number of the world that the next one runs in. */
  get world(): number {
    if (this.#field.length === 0) this.#startHeat();
    return this.#world;
  }

  /** Who runs next. */
  next(): Runner {
    if (this.#field.length === 0) this.#startHeat();
    this.#runs++;
    return this.#field.pop() as Runner;
  }

  /** The best first. */
  standings(): readonly Runner[] {
    return standings(this.#runners);
  }

  #startHeat(): void {
    const better =
      this.#started.length > 2 ? standings(this.#started).slice(0, (this.#started.length + 1) >> 1) : [];
    this.#started = better.length > 1 ? better : this.#starters();
    this.#field = [...this.#started].reverse();
    this.#world++;
  }

  #starters(): readonly Runner[] {
    // Looking at everybody takes time that grows with the runs: it is done whenever there are some more of them.
    if (this.#runs >= this.#checked * 1.2) {
      this.#dropOut();
      this.#checked = this.#runs;
    }
    const wide = STARTERS + Math.floor(Math.sqrt(2 * this.#runs));
    return this.#runners.slice(0, wide).filter(({ isOut }) => !isOut);
  }

  #dropOut(): void {
    const [leader, ...others] = this.standings();
    if (leader === undefined) return;
    for (const runner of others) {
      if (runner.isOut) continue;
      const { compared, by, error } = runner.behind(leader);
      if (compared >= COMPARED && by > BEHIND * error) runner.isOut = true;
    }
  }
}

/** As if each had run so often before, with the mean of all as result: one lucky run makes no leader. */
const DOUBTED = 2;

function standings(runners: readonly Runner[]): readonly Runner[] {
  const runs = runners.reduce((sum, { visits }) => sum + visits, 0);
  const mean = runs === 0 ? 0 : runners.reduce((sum, { total }) => sum + total, 0) / runs;
  const standing = ({ isOut, visits, total, weight }: Runner) =>
    visits === 0 || isOut ? weight * 1e-9 - 1 : (total + DOUBTED * mean) / (visits + DOUBTED);
  return [...runners].sort((a, b) => standing(b) - standing(a));
}
