import type { Answer } from '@nokturn/engine';
import { Branch } from './tree.ts';

/** An answer to the question that is thought about. */
export class Runner extends Branch {
  /** From -1, careful, to 1, bold. */
  readonly leaning: number;
  /** Certainly worse than another. */
  isOut = false;
  /** The numbers of the worlds it was tried in, and what came of it there. */
  readonly #worlds: number[] = [];
  readonly #results: number[] = [];
  #squares = 0;

  constructor(answer: Answer, weight: number, leaning: number) {
    super(answer, weight);
    this.leaning = leaning;
  }

  finish(world: number, worth: number): void {
    this.learn(worth);
    this.#squares += worth * worth;
    this.#worlds.push(world);
    this.#results.push(worth);
  }

  /** How much better another did, and the standard error of that: in the worlds that both were tried in, if any. */
  behind(other: Runner): Comparison {
    const together = this.#inTheSameWorlds(other);
    if (together.worlds > 1) return together;
    const error = Math.sqrt(this.#errorSquared + other.#errorSquared);
    return { worlds: 0, by: other.worth - this.worth, error };
  }

  #inTheSameWorlds(other: Runner): Comparison {
    let worlds = 0;
    let total = 0;
    let squares = 0;
    for (let i = 0, j = 0; i < this.#worlds.length && j < other.#worlds.length; ) {
      const mine = this.#worlds[i] as number;
      const its = other.#worlds[j] as number;
      if (mine === its) {
        const difference = (other.#results[j] as number) - (this.#results[i] as number);
        worlds++;
        total += difference;
        squares += difference * difference;
      }
      if (mine <= its) i++;
      if (its <= mine) j++;
    }
    return { worlds, by: total / worlds, error: Math.sqrt(errorSquared(worlds, total, squares)) };
  }

  get #errorSquared(): number {
    return errorSquared(this.visits, this.total, this.#squares);
  }
}

export interface Comparison {
  readonly worlds: number;
  readonly by: number;
  readonly error: number;
}

/** A result that strays far, squared. */
const FAR = 0.05;

/** Of the mean. As if one result more had been far off: few that agree prove little. */
function errorSquared(results: number, total: number, squares: number): number {
  if (results === 0) return Number.POSITIVE_INFINITY;
  return (Math.max(0, squares - (total * total) / results) + FAR) / (results * results);
}

/** As if each had been tried so often before, with the mean of all as result: one lucky result makes no leader. */
const DOUBTED = 2;

/** The best first; those that were never tried, or are out, last. */
export function standings(runners: readonly Runner[]): readonly Runner[] {
  const tries = runners.reduce((sum, { visits }) => sum + visits, 0);
  const mean = tries === 0 ? 0 : runners.reduce((sum, { total }) => sum + total, 0) / tries;
  const rank = ({ isOut, visits, total }: Runner) =>
    visits === 0 ? -2 : (total + DOUBTED * mean) / (visits + DOUBTED) - (isOut ? 1 : 0);
  return runners
    .map((runner) => ({ runner, rank: rank(runner) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ runner }) => runner);
}
