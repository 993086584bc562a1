import type { Contest } from './race.ts';
import type { Runner } from './runner.ts';
import { Findings } from './tree.ts';

/**
 * Shares out the tries when several seats answer secretly at the same time. No answer is then best whatever the others
 * do: each seat tries more often the answers that pay against what the others try, and in the end each answer should be
 * given as often as it was tried.
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
