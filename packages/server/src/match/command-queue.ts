import type { Person } from '@nokturn/protocol';
import { inLog } from '../log.ts';
import { Refusing, refuse } from '../refused.ts';
import { type Command, StoreError } from '../store/store.ts';
import type { MonotonicTime } from '../time.ts';
import { mustBeWelcome } from './guests.ts';
import type { MatchState } from './match-state.ts';
import type { Services } from './services.ts';

/** What a room does around its commands. */
interface Around {
  /** Another server may have changed the match: adopts what is stored, and says whether anything was new. */
  catchUp(): Promise<boolean>;
  /** A command has been carried out: the match continues from there by itself. */
  moveOn(): void;
  /** The store could not do what the room asked of it, so this has to be tried again. */
  tryAgain(): void;
}

/** A change that keeps losing to those of other servers is given up after this many attempts. */
const ATTEMPTS = 25;

/** Everything that changes a match, one thing after another. */
export class CommandQueue {
  readonly #services: Services;
  readonly #state: MatchState;
  readonly #around: Around;
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;
  #isShut = false;
  #touched: MonotonicTime;

  constructor(services: Services, state: MatchState, around: Around) {
    this.#services = services;
    this.#state = state;
    this.#around = around;
    this.#touched = services.time.monotonic();
  }

  /** When somebody last wanted anything. */
  get touched(): MonotonicTime {
    return this.#touched;
  }

  touch(): void {
    this.#touched = this.#services.time.monotonic();
  }

  get isBusy(): boolean {
    return this.#length > 0;
  }

  get isShut(): boolean {
    return this.#isShut;
  }

  /** Accepts nothing more. Commands already queued are still carried out. */
  async shut(): Promise<void> {
    this.#isShut = true;
    await this.#last;
  }

  /**
   * A command of a person, played once however often it is sent and to whichever server. Returns the version at that
   * point.
   */
  command(person: Person, id: string, work: (command: Command) => Promise<void>): Promise<number> {
    const command = { person: person.id, id };
    return this.run(async () => {
      try {
        // Commands that were on their way when the ban was issued are dropped.
        mustBeWelcome(this.#state.info, person.id);
        await work(command);
        const { version } = this.#state;
        this.#around.moveOn();
        return version;
      } catch (error) {
        if (!isConflict(error) && !(error instanceof Refusing)) throw error;
        const played = await this.#services.store.played(this.#state.code, command);
        if (played === null) throw error;
        await this.#around.catchUp();
        return played;
      }
    });
  }

  /**
   * Runs when everything before it is done; an exception reaches the caller and stops nothing else. If another server
   * got there first, it runs again on top of that server's change: nobody is refused because of something this server
   * did not know.
   */
  run<T>(work: () => Promise<T>): Promise<T> {
    this.touch();
    return this.runUnasked(async () => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await work();
        } catch (error) {
          if (attempt === ATTEMPTS || !(await this.#mayHaveChanged(error))) throw error;
        }
      }
    });
  }

  /** Runs when everything before it is done; nobody is waiting for it. */
  runUnasked<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isShut) return Promise.reject(refuse('restarting', 'the server is restarting'));
    this.#length++;
    const result = this.#last.then(work);
    this.#last = result.then(this.#done, this.#done);
    return result;
  }

  /** Work of the room itself. If the store is in trouble it is tried again: nothing that was held is lost. */
  runLater(work: () => Promise<void>): void {
    this.run(work).catch((error: unknown) => {
      if (error instanceof Refusing) return;
      this.#services.log.error({ match: inLog(this.#state.code), err: error }, 'a match could not go on');
      if (error instanceof StoreError && !this.#isShut) this.#around.tryAgain();
    });
  }

  readonly #done = (): void => {
    this.#length--;
  };

  async #mayHaveChanged(error: unknown): Promise<boolean> {
    if (isConflict(error)) {
      this.#services.metrics.count('nokturn_conflicts_total');
      await this.#around.catchUp();
      return true;
    }
    return error instanceof Refusing && (await this.#around.catchUp());
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof StoreError && error.code === 'conflict';
}
