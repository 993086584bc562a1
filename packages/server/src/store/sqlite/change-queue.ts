import { StoreError } from '../store.ts';
import { isLocked } from './trouble.ts';

/** How often it is tried again to get at what another program has locked. That may let go for no longer than FREE_FOR. */
export const TRY_EVERY = 10;
/** How long a change waits once another program has had the database locked for too long: not as long again. */
const PATIENCE_LEFT = 200;

/** With more changes than this in a tenth of a second, it is worth while to commit several times as many at once. */
const BUSY = 100;

/** A change that was asked for: how to make it, and how to say that it was not made. */
export interface Change {
  /** What it returns tells whoever asked that it was made. */
  make(): () => void;
  reject(error: unknown): void;
}

/** Makes all of these changes, or throws where the database is locked. What it returns tells those who asked. */
export type MakeChanges = (changes: readonly Change[], isBusy: boolean) => readonly (() => void)[];

/** When a change is given up. */
interface Waiting extends Change {
  readonly until: number;
}

/**
 * Changes that are asked for at about the same time, to be made together. While another program has the database locked
 * they wait, and it is tried again and again.
 */
export class ChangeQueue {
  readonly #makeChanges: MakeChanges;
  readonly #patience: number;
  readonly #rush = new Rush();
  readonly #waiting: Waiting[] = [];
  /** Changes that were asked for since some were last made. */
  #asked = 0;
  /** Tries again to make the changes that wait for another program. */
  #retry: NodeJS.Timeout | null = null;
  /** Since when another program has had it locked, as far as is known. */
  #lockedSince: number | null = null;

  /** `patience`: how long a change waits, in milliseconds. */
  constructor(makeChanges: MakeChanges, patience: number) {
    this.#makeChanges = makeChanges;
    this.#patience = patience;
  }

  /** All or nothing, and for good when the promise is fulfilled. Work may be done again, if that of another fails. */
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

  /** Until when it is worth while to wait for another program. */
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

  /** Another program has the database: all but those who have waited long enough wait on. */
  #makeLater(changes: readonly Waiting[], error: unknown): void {
    const now = performance.now();
    this.#lockedSince ??= now;
    for (const change of changes)
      if (change.until > now) this.#waiting.push(change);
      else change.reject(error);
    if (this.#waiting.length > 0) this.#retry = setTimeout(() => this.#makeAll(), TRY_EVERY);
  }

  /** Makes what it can, once. The rest is refused. */
  close(): void {
    this.#makeAll();
    if (this.#retry) clearTimeout(this.#retry);
    for (const { reject } of this.#waiting.splice(0))
      reject(new StoreError('unavailable', 'the database was closed'));
  }
}

/** How many changes there were lately. */
class Rush {
  #changes = 0;
  #at = 0;

  isBusy(now: number, more: number): boolean {
    this.#changes = this.#changes * Math.exp((this.#at - now) / 100) + more;
    this.#at = now;
    return this.#changes > BUSY;
  }
}
