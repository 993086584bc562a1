import { type Runner, standings } from './runner.ts';

/** How the tries are shared out among the answers to the question that is thought about. */
export interface Contest {
  /** Further tries would change nothing. */
  readonly isSettled: boolean;
  /** The number of the imagined world in which the next answer is tried. */
  readonly world: number;
  next(): Runner;
  finish(runner: Runner, worth: number): void;
}

/** An answer that is behind by so many standard errors, in so many worlds, is out of the race. */
const BEHIND = 3;
const COMPARED = 16;
/** So many answers start, and more of them the longer it takes. */
const STARTERS = 6;

/**
 * Finds the best of several answers with few tries. Each imagined world is tried with several answers, so that luck is
 * the same for all; the better half of them meets again in another world, then the better half of those, until two
 * are left, and everything starts anew. Answers that are certainly worse than the best drop out for good.
 */
export class Race implements Contest {
  readonly #runners: readonly Runner[];
  #started: readonly Runner[] = [];
  /** How many of them have run. */
  #run = 0;
  #world = -1;
  #tries = 0;
  #compared = 0;

  /** The likeliest answers first. */
  constructor(runners: readonly Runner[]) {
    this.#runners = runners;
  }

  get isSettled(): boolean {
    let left = 0;
    for (const { isOut } of this.#runners) if (!isOut) left++;
    return left <= 1;
  }

  get world(): number {
    if (this.#run === this.#started.length) this.#startHeat();
    return this.#world;
  }

  next(): Runner {
    if (this.#run === this.#started.length) this.#startHeat();
    this.#tries++;
    return this.#started[this.#run++] as Runner;
  }

  finish(runner: Runner, worth: number): void {
    runner.finish(this.#world, worth);
  }

  #startHeat(): void {
    const better = standings(this.#started).slice(0, (this.#started.length + 1) >> 1);
    this.#started = this.#started.length > 2 ? better : this.#starters();
    this.#run = 0;
    this.#world++;
  }

  #starters(): readonly Runner[] {
    // To compare takes the longer the more was tried: it is done whenever a fifth more was.
    if (this.#tries >= this.#compared * 1.2) {
      this.#dropOut();
      this.#compared = this.#tries;
    }
    const wide = STARTERS + Math.floor(Math.sqrt(2 * this.#tries));
    return this.#runners.slice(0, wide).filter(({ isOut }) => !isOut);
  }

  #dropOut(): void {
    const [leader, ...others] = standings(this.#runners);
    if (leader === undefined) return;
    for (const runner of others) {
      if (runner.isOut || runner.visits === 0) continue;
      const { worlds, by, error } = runner.behind(leader);
      if (worlds >= COMPARED && by > BEHIND * error) runner.isOut = true;
    }
  }
}
