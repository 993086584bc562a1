import type { Answer } from '@nokturn/engine';
import type { SharedAnswer } from './share.ts';
import { Branch } from './tree.ts';

/** This share of what was found is forgotten: the first tries, when nobody knew yet how to go on. */
const FORGOTTEN = 0.125;

/** An answer to the question that is thought about. */
export class Runner extends Branch {
  /** From -1, careful, to 1, bold. */
  readonly leaning: number;
  /** Clearly worse than another, as far as is known. */
  isOut = false;
  /** The numbers of the worlds it was tried in, and its outcome there. */
  readonly #worlds: number[] = [];
  readonly #results: number[] = [];
  /** The outcome of the first this many tries together, and the squares of that. */
  readonly #totals: number[] = [0];
  readonly #squares: number[] = [0];

  readonly #forgetting: number;

  constructor(answer: Answer, weight: number, leaning: number, { forgotten = FORGOTTEN } = {}) {
    super(answer, weight);
    this.leaning = leaning;
    this.#forgetting = forgotten;
  }

  /** What is remembered, try by try. */
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

  /** How much better another did, and the standard error of that: in the worlds that both were tried in, if any. */
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

/** A result that strays far, squared. */
const FAR = 0.05;

/** Of the mean. As if one result more had been far off: few that agree prove little. */
function errorSquared({ count, total, squares }: Sample): number {
  if (count === 0) return Number.POSITIVE_INFINITY;
  return (Math.max(0, squares - (total * total) / count) + FAR) / (count * count);
}

/**
 * Before it is tried, an answer is taken to be worth what all are worth together, and more or less as it is likely: as
 * if it had been tried so often with that result. One that is e times as likely as usual is expected to be better by
 * one standard deviation of the results, one that is very unlikely no worse than by three.
 */
const EXPECTED = 4;
const WORST = -3;

/** The best first; those that were never tried last. */
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
