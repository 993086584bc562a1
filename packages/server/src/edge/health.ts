import type { Store } from '../store/store.ts';
import type { MonotonicTime, Time } from '../time.ts';
import type { Buckets } from './bucket.ts';

/**
 * After storing something successfully, a server is considered healthy for this many milliseconds, so that checks cost
 * the disk little.
 */
const BELIEVED_FOR = 2000;

/**
 * A server is healthy if it can store something, which is tried. All checks at the same time share one attempt. Anybody
 * who asks too often gets the last result: people who run servers must never be told that one is ill just because
 * others are asking too.
 */
export class Health {
  readonly #store: Pick<Store, 'check'>;
  readonly #time: Time;
  readonly #allowed: Buckets;
  #wellAt: MonotonicTime | null = null;
  #looking: Promise<void> | null = null;
  #found: Promise<void> | null = null;

  constructor({ store, time, allowed }: { store: Pick<Store, 'check'>; time: Time; allowed: Buckets }) {
    this.#store = store;
    this.#time = time;
    this.#allowed = allowed;
  }

  /** Fulfilled if the server is healthy. */
  ask(address: string): Promise<void> {
    const isAllowed = this.#allowed.take(address);
    if (this.#found !== null && (!isAllowed || this.#isBelieved())) return this.#found;
    this.#looking ??= this.#look();
    this.#found = this.#looking;
    return this.#looking;
  }

  #isBelieved(): boolean {
    return this.#wellAt !== null && this.#time.monotonic() - this.#wellAt < BELIEVED_FOR;
  }

  async #look(): Promise<void> {
    const began = this.#time.monotonic();
    try {
      await this.#store.check();
      this.#wellAt = began;
    } finally {
      this.#looking = null;
    }
  }
}
