import { StoreError } from '../store.ts';
import { isLocked } from './trouble.ts';

/**
 * The interval at which a locked database is tried again. Another program may release it for no longer than FREE_FOR.
 */
export const TRY_EVERY = 10;
/** How long a change still waits once another program has locked the database for too long: not the full time again. */
const PATIENCE_LEFT = 200;

/** With more changes than this in a tenth of a second, it pays to commit several batches at once. */
const BUSY = 100;

/** A requested change: how to make it, and how to report that it failed. */
export interface Change {
  /** The result reports to the caller that the change was made. */
  make(): () => void;
  reject(error: unknown): void;
}

/** Makes all of these changes, or throws if the database is locked. The results report to the callers. */
export type MakeChanges = (changes: readonly Change[], isBusy: boolean) => readonly (() => void)[];

/** A change, with the time when it is given up. */
interface Waiting extends Change {
  readonly until: number;
}

/**
 * Changes requested at about the same time, to be made together. While another program has locked the database they
 * wait, and are tried again and again.
 */
export class ChangeQueue {
  readonly #makeChanges: MakeChanges;
  readonly #patience: number;
  readonly #rush = new Rush();
  readonly #waiting: Waiting[] = [];
  /** The number of changes requested since the last batch. */
  #asked = 0;
  /** The next attempt at changes that wait for another program. */
  #retry: NodeJS.Timeout | null = null;
  /** Since when another program has locked the database, as far as is known. */
  #lockedSince: number | null = null;

  /** `patience`: how long a change waits, in milliseconds. */
  constructor(makeChanges: MakeChanges, patience: number) {
    this.#makeChanges = makeChanges;
    this.#patience = patience;
  }

  /** All or nothing, and permanent when the promise is fulfilled. The work may run again if someone else's fails. */
  add<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#makeAll());
      this.#asked++;
      this.#waiting.push({
        until: this.#worthWaiting(),
        make: () => {
          const result = work();
          return () => resolve(result);
        },
        reject,
      });
    });
  }

  /** How long it is worth waiting for another program. */
  #worthWaiting(): number {
    const now = performance.now();
    const since = this.#lockedSince ?? now;
    return Math.max(since + this.#patience, now + Math.min(PATIENCE_LEFT, this.#patience));
  }

  #makeAll(): void {
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    const changes = this.#waiting.splice(0);
    if (changes.length === 0) return;
    try {
      const isBusy = this.#rush.isBusy(performance.now(), this.#asked);
      this.#asked = 0;
      const tellAll = this.#makeChanges(changes, isBusy);
      this.#lockedSince = null;
      for (const tell of tellAll) tell();
    } catch (error) {
      if (isLocked(error)) this.#makeLater(changes, error);
      else for (const { reject } of changes) reject(error);
    }
  }

  /** Another program has the database: all changes wait, except those that have waited long enough. */
  #makeLater(changes: readonly Waiting[], error: unknown): void {
    const now = performance.now();
    this.#lockedSince ??= now;
    for (const change of changes)
      if (change.until > now) this.#waiting.push(change);
      else change.reject(error);
    if (this.#waiting.length > 0) this.#retry = setTimeout(() => this.#makeAll(), TRY_EVERY);
  }

  /** Makes what can be made in one attempt. The rest is refused. */
  close(): void {
    this.#makeAll();
    if (this.#retry) clearTimeout(this.#retry);
    for (const { reject } of this.#waiting.splice(0))
      reject(new StoreError('unavailable', 'the database was closed'));
  }
}

/** The recent rate of changes. */
class Rush {
  #changes = 0;
  #at = 0;

  isBusy(now: number, more: number): boolean {
    this.#changes = this.#changes * Math.exp((this.#at - now) / 100) + more;
    this.#at = now;
    return this.#changes > BUSY;
  }
}
