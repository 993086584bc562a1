import type { Person } from '@nokturn/protocol';
import { inLog } from '../log.ts';
import { Refusing, refuse } from '../refused.ts';
import { type Command, StoreError } from '../store/store.ts';
import type { House } from './house.ts';
import { Queue } from './queue.ts';

/** What becomes of a room whose work fails. */
interface Trouble {
  /** Another server may have changed the match: takes over what is stored, and tells whether there was anything new. */
  catchUp(): Promise<boolean>;
  /** The store could not do what the room wanted of it: to be tried again. */
  tryAgain(): void;
}

/** A change that is always beaten by those of others is given up after so many attempts. */
const ATTEMPTS = 25;

/** All that changes a match, one thing after the other. */
export class Turns {
  readonly #code: string;
  readonly #house: House;
  readonly #trouble: Trouble;
  readonly #queue = new Queue();
  #isShut = false;
  #touched: number;

  constructor(code: string, house: House, trouble: Trouble) {
    this.#code = code;
    this.#house = house;
    this.#trouble = trouble;
    this.#touched = house.time.now();
  }

  /** When somebody last wanted anything. */
  get touched(): number {
    return this.#touched;
  }

  touch(): void {
    this.#touched = this.#house.time.now();
  }

  get isBusy(): boolean {
    return this.#queue.length > 0;
  }

  get isShut(): boolean {
    return this.#isShut;
  }

  /** Takes nothing more. What is queued is still done. */
  async shut(): Promise<void> {
    this.#isShut = true;
    await this.#queue.empty();
  }

  /**
   * Runs when everything before it is done; what it throws reaches the caller and stops nothing. If another server was
   * faster, it runs again with what that one has done: nobody is refused because of what this server did not know.
   */
  take<T>(work: () => Promise<T>): Promise<T> {
    this.touch();
    return this.quietly(async () => {
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
  quietly<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isShut) return Promise.reject(refuse('restarting', 'the server is restarting'));
    return this.#queue.add(work);
  }

  async #mayHaveChanged(error: unknown): Promise<boolean> {
    if (isConflict(error)) {
      this.#house.metrics.count('nokturn_conflicts_total');
      await this.#trouble.catchUp();
      return true;
    }
    return error instanceof Refusing && (await this.#trouble.catchUp());
  }

  /** Work of the room itself. If the store is in trouble it is tried again: nothing that was held is lost. */
  later(work: () => Promise<void>): void {
    this.take(work).catch((error: unknown) => {
      if (error instanceof Refusing) return;
      this.#house.log.error({ match: inLog(this.#code), err: error }, 'a match could not go on');
      if (error instanceof StoreError && !this.#isShut) this.#trouble.tryAgain();
    });
  }

  /** A command that changes the match is played once, however often it is sent and to whichever server. */
  once(person: Person, id: string, work: (command: Command) => Promise<number>): Promise<number> {
    return this.take(async () => {
      const command = { person: person.id, id };
      try {
        return await work(command);
      } catch (error) {
        if (!isConflict(error) && !(error instanceof Refusing)) throw error;
        const played = await this.#house.store.played(this.#code, command);
        if (played === null) throw error;
        await this.#trouble.catchUp();
        return played;
      }
    });
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof StoreError && error.code === 'conflict';
}
