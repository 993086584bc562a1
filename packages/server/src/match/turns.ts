import type { Person } from '@nokturn/protocol';
import { inLog } from '../log.ts';
import { Refusing, refuse } from '../refused.ts';
import { type Command, StoreError } from '../store/store.ts';
import type { House } from './house.ts';
import { Queue } from './queue.ts';

/** What becomes of a room whose work fails. */
interface Trouble {
  /** Another process has played on in the store: what this room knows is old. */
  outdated(): void;
  /** The store could not do what the room wanted of it: to be tried again. */
  tryAgain(): void;
}

/** All that changes a match, one thing after the other. */
export class Turns {
  readonly #code: string;
  readonly #house: House;
  readonly #trouble: Trouble;
  readonly #queue = new Queue();
  #isShut = false;
  #isOutdated = false;
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

  /** Runs when everything before it is done; what it throws reaches the caller and stops nothing. */
  take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isShut) return Promise.reject(refuse('restarting', 'the server is restarting'));
    this.touch();
    return this.#queue.add(async () => {
      if (this.#isOutdated) throw refuse('restarting', 'the match is opened anew');
      try {
        return await work();
      } catch (error) {
        if (error instanceof StoreError && error.code === 'conflict') this.#startOver();
        throw error;
      }
    });
  }

  /** Work of the room itself. If the store is in trouble it is tried again: nothing that was held is lost. */
  later(work: () => Promise<void>): void {
    this.take(work).catch((error: unknown) => {
      if (error instanceof Refusing) return;
      this.#house.log.error({ match: inLog(this.#code), err: error }, 'a match could not go on');
      if (error instanceof StoreError && !this.#isShut) this.#trouble.tryAgain();
    });
  }

  /** A command that changes the match is played once, however often it is sent. */
  once(person: Person, id: string, work: (command: Command) => Promise<number>): Promise<number> {
    return this.take(async () => {
      const command = { person: person.id, id };
      return (await this.#house.store.played(this.#code, command)) ?? work(command);
    });
  }

  #startOver(): void {
    this.#house.log.error({ match: inLog(this.#code) }, 'another process plays the same match');
    this.#isOutdated = true;
    this.#trouble.outdated();
  }
}
