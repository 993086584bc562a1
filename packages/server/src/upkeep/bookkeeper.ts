import { rateDue } from '../ratings/rate.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import { type Reckoned, reckonAll } from './reckon.ts';

/** How often to check whether anything has to be rated. */
const EVERY = 5000;
/** Finished matches without stored results are looked for at the start, and then every this many rounds. */
const RECKONS_EVERY = 60;
/** How long to work on them before everything else gets a turn. */
const AT_A_TIME = 20;
/** Matches that end at the same time on servers whose clocks differ by less than this are rated in the right order. */
const SETTLED_AFTER = 2000;
const CONTESTS = 100;

interface Books extends Reckoned {
  readonly store: Store;
  readonly time: Time;
}

/**
 * Keeps the books of a site in the background: the results of matches that ended before results were kept, and ratings.
 * Every server does this; nothing is done twice.
 */
export class Bookkeeper {
  readonly #services: Books;
  #cancel: () => void = () => undefined;
  #working: Promise<void> = Promise.resolve();
  #isStopped = false;
  #times = 0;

  constructor(services: Books) {
    this.#services = services;
    this.#after(EVERY);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#working;
  }

  #after(milliseconds: number): void {
    const { time, log } = this.#services;
    this.#cancel = time.after(milliseconds, () => {
      this.#working = this.#work()
        .catch((error: unknown) => log.error({ err: error }, 'the books could not be kept'))
        .then(() => (this.#isStopped ? undefined : this.#after(EVERY)));
    });
  }

  async #work(): Promise<void> {
    const { store, time, log } = this.#services;
    if (this.#times++ % RECKONS_EVERY === 0) {
      const count = await reckonAll(this.#services, this.#gently());
      if (count > 0) log.info({ matches: count }, 'found the results of older matches');
    }
    const endedBy = time.now() - SETTLED_AFTER;
    for (const contest of await store.ratings.due(endedBy, CONTESTS)) {
      if (this.#isStopped) return;
      await rateDue(store.ratings, contest, endedBy);
    }
  }

  /** Lets moves be played in between. */
  #gently(): () => Promise<boolean> {
    let since = performance.now();
    return async () => {
      if (performance.now() - since > AT_A_TIME) {
        await new Promise((resolve) => setTimeout(resolve, AT_A_TIME));
        since = performance.now();
      }
      return !this.#isStopped;
    };
  }
}
