import type { Answer } from '@nokturn/engine';
import type { SharedAnswer } from './share.ts';
import { Branch } from './tree.ts';

/** This share of the results is forgotten: the first tries, before the search knew how to go on. */
const FORGOTTEN = 0.125;

/** An answer to the question. */
export class Runner extends Branch {
  /** From −1, careful, to 1, bold. */
  readonly leaning: number;
  /** Clearly worse than another answer, as far as is known. */
  isOut = false;
  /** The numbers of the worlds it was tried in, and the results there. */
  readonly #worlds: number[] = [];
  readonly #results: number[] = [];
  /** By number of tries: the sum of that many first results, and the sum of their squares. */
  readonly #totals: number[] = [0];
  readonly #squares: number[] = [0];

  readonly #forgetting: number;

  constructor(answer: Answer, weight: number, leaning: number, { forgotten = FORGOTTEN } = {}) {
    super(answer, weight);
    this.leaning = leaning;
    this.#forgetting = forgotten;
  }

  /** The tries that are still remembered. */
  get shared(): SharedAnswer {
    const from = this.#forgotten;
    const { answer, weight, leaning } = this;
    return { answer, weight, leaning, worlds: this.#worlds.slice(from), results: this.#results.slice(from) };
  }

  finish(world: number, worth: number): void {
    this.learn(worth);
    this.#worlds.push(world);
    this.#results.push(worth);
    this.#totals.push(this.total);
    this.#squares.push((this.#squares.at(-1) as number) + worth * worth);
  }

  get remembered(): Sample {
    const from = this.#forgotten;
    return {
      count: this.visits - from,
      total: this.total - (this.#totals[from] as number),
      squares: (this.#squares.at(-1) as number) - (this.#squares[from] as number),
    };
  }

  override get worth(): number {
    const { count, total } = this.remembered;
    return count === 0 ? 0 : total / count;
  }

  /**
   * How much better another answer did, and the standard error of that: in the worlds in which both were tried, if any.
   */
  behind(other: Runner): Comparison {
    const differences = this.#differences(other);
    const { count: worlds, total } = differences;
    if (worlds > 1) return { worlds, by: total / worlds, error: Math.sqrt(errorSquared(differences)) };
    const error = Math.sqrt(errorSquared(this.remembered) + errorSquared(other.remembered));
    return { worlds: 0, by: other.worth - this.worth, error };
  }

  #differences(other: Runner): Sample {
    let count = 0;
    let total = 0;
    let squares = 0;
    let i = this.#forgotten;
    let j = other.#forgotten;
    while (i < this.visits && j < other.visits) {
      const mine = this.#worlds[i] as number;
      const its = other.#worlds[j] as number;
      if (mine === its) {
        const difference = (other.#results[j] as number) - (this.#results[i] as number);
        count++;
        total += difference;
        squares += difference * difference;
      }
      if (mine <= its) i++;
      if (its <= mine) j++;
    }
    return { count, total, squares };
  }

  get #forgotten(): number {
    return Math.floor(this.#forgetting * this.visits);
  }
}

interface Sample {
  readonly count: number;
  readonly total: number;
  readonly squares: number;
}

export interface Comparison {
  readonly worlds: number;
  readonly by: number;
  readonly error: number;
}

/** An outlying result, squared. */
const FAR = 0.05;

/**
 * The squared standard error of the mean. As if there were one more, outlying result: a few that agree prove little.
 */
function errorSquared({ count, total, squares }: Sample): number {
  if (count === 0) return Number.POSITIVE_INFINITY;
  return (Math.max(0, squares - (total * total) / count) + FAR) / (count * count);
}

/**
 * Before it is tried, an answer is assumed to be worth the average of all answers, adjusted by how likely it is, as if
 * it had been tried this often with that result. An answer that is e times as likely as usual is expected to be better
 * by one standard deviation of the results; a very unlikely one, worse by three at most.
 */
const EXPECTED = 4;
const WORST = -3;

/** Best first; answers that were never tried come last. */
export function standings(runners: readonly Runner[]): readonly Runner[] {
  const samples = runners.map((runner) => runner.remembered);
  const tries = sum(samples.map(({ count }) => count));
  const mean = tries === 0 ? 0 : sum(samples.map(({ total }) => total)) / tries;
  const squares = sum(samples.map(({ squares }) => squares));
  const spread = Math.sqrt((Math.max(0, squares - tries * mean * mean) + FAR) / (tries + 1));
  const usual = sum(runners.map(({ weight }) => weight)) / runners.length;
  const expected = ({ weight }: Runner) =>
    usual === 0 ? mean : mean + spread * Math.max(WORST, Math.log(weight / usual));
  const rank = (runner: Runner, { count, total }: Sample) =>
    count === 0 ? Number.NEGATIVE_INFINITY : (total + EXPECTED * expected(runner)) / (count + EXPECTED);
  return runners
    .map((runner, i) => ({ runner, rank: rank(runner, samples[i] as Sample) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ runner }) => runner);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
