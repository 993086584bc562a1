import { type Runner, standings } from './runner.ts';

/** How tries are shared out among the answers to the question. */
export interface Contest {
  /** Further tries would change nothing. */
  readonly isSettled: boolean;
  /** The number of the imagined world in which the next answer is tried. */
  readonly world: number;
  next(): Runner;
  finish(runner: Runner, worth: number): void;
}

/** An answer that is behind by this many standard errors, in this many worlds, is considered worse. */
const BEHIND = 3;
const COMPARED = 16;
/** It gets another chance once in this many rounds: what looked bad may be good once the search knows how to go on. */
const CHANCE = 4;
/** The race is over if no other answer has caught up within this many times the tries that it took to decide. */
const LASTING = 3;
/** This many answers start, and more join the longer the race lasts. */
const STARTERS = 6;

/**
 * Finds the best of several answers with few tries. Each imagined world is tried with several answers, so that luck is
 * the same for all; the better half of them meets again in another world, then the better half of those, until two are
 * left, and then everything starts again. Answers that are clearly worse than the best one rest most of the time.
 */
export class Race implements Contest {
  readonly #runners: readonly Runner[];
  /** The runners in the current world, and how many of them have run. */
  #heat: readonly Runner[] = [];
  #run = 0;
  #world = -1;
  #rounds = 0;
  #tries = 0;
  #compared = 0;
  /** The number of tries after which all answers but one were clearly worse, and have been since. */
  #decided = Number.POSITIVE_INFINITY;

  readonly #searches: number;

  /** The likeliest answers first; `searches` is the number of simultaneous searches. */
  constructor(runners: readonly Runner[], searches = 1) {
    this.#runners = runners;
    this.#searches = searches;
  }

  get isSettled(): boolean {
    return this.#runners.length <= 1 || this.#tries >= LASTING * this.#decided;
  }

  get world(): number {
    if (this.#run === this.#heat.length) this.#startHeat();
    return this.#world;
  }

  next(): Runner {
    if (this.#run === this.#heat.length) this.#startHeat();
    this.#tries++;
    return this.#heat[this.#run++] as Runner;
  }

  finish(runner: Runner, worth: number): void {
    runner.finish(this.#world, worth);
  }

  #startHeat(): void {
    const better = standings(this.#heat).slice(0, (this.#heat.length + 1) >> 1);
    this.#heat = this.#heat.length > 2 ? better : this.#starters();
    this.#run = 0;
    this.#world++;
  }

  #starters(): readonly Runner[] {
    // Comparing takes longer the more was tried, so it is done each time the tries have grown by a fifth.
    if (this.#tries >= this.#compared * 1.2) {
      this.#compare();
      this.#compared = this.#tries;
    }
    const known = this.#runners.slice(0, STARTERS + Math.floor(Math.sqrt(2 * this.#tries * this.#searches)));
    const starters = ++this.#rounds % CHANCE === 0 ? known : known.filter(({ isOut }) => !isOut);
    return starters.length > 1 ? starters : known;
  }

  #compare(): void {
    const [leader, ...others] = standings(this.#runners);
    if (leader === undefined) return;
    leader.isOut = false;
    for (const runner of others) {
      const { worlds, by, error } = runner.behind(leader);
      runner.isOut = worlds >= COMPARED && by > BEHIND * error;
    }
    if (others.some(({ isOut }) => !isOut)) this.#decided = Number.POSITIVE_INFINITY;
    else this.#decided = Math.min(this.#decided, this.#tries);
  }
}
