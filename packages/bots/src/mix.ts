import type { Contest } from './race.ts';
import type { Runner } from './runner.ts';
import { Findings } from './tree.ts';

/**
 * Shares the tries out where several seats answer at once, in secret. There no answer is best whatever the others do:
 * each seat tries more often what pays against what the others try, and how often each answer was tried in the end is
 * how often it should be given.
 */
export class Mix implements Contest {
  readonly #runners: readonly Runner[];
  readonly #findings = new Findings();

  /** The likeliest answers first. */
  constructor(runners: readonly Runner[]) {
    this.#runners = runners;
  }

  get isSettled(): boolean {
    return this.#runners.length <= 1;
  }

  /** Each try has a world of its own. */
  get world(): number {
    return this.#findings.visits;
  }

  next(): Runner {
    return this.#findings.mostPromising(this.#runners, this.#runners.length, true);
  }

  finish(runner: Runner, worth: number): void {
    runner.finish(this.world, worth);
    this.#findings.learn(worth);
  }
}
