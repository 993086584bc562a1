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
  /** Another server may have changed the match: takes over what is stored, and tells whether there was anything new. */
  catchUp(): Promise<boolean>;
  /** A command has been done: the match moves on from there by itself. */
  moveOn(): void;
  /** The store could not do what the room wanted of it: to be tried again. */
  tryAgain(): void;
}

/** A change that is always beaten by those of others is given up after this many attempts. */
const ATTEMPTS = 25;

/** All that changes a match, one thing after the other. */
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

  /** Takes nothing more. What is queued is still done. */
  async shut(): Promise<void> {
    this.#isShut = true;
    await this.#last;
  }

  /**
   * A command of a person, played once however often it is sent and to whichever server. Tells the version at which it
   * stands.
   */
  command(person: Person, id: string, work: (command: Command) => Promise<void>): Promise<number> {
    const command = { person: person.id, id };
    return this.run(async () => {
      try {
        // What was on its way when the ban was said comes to nothing.
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
   * Runs when everything before it is done; what it throws reaches the caller and stops nothing. If another server was
   * faster, it runs again with what that one has done: nobody is refused because of what this server did not know.
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

  /** Runs when everything before it is done; nobody has asked for it. */
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
