import type { Store } from '../store/store.ts';
import type { MonotonicTime, Time } from '../time.ts';
import type { Buckets } from './bucket.ts';

/** For this many milliseconds a server that could store something is believed to be well: asking costs the disk little. */
const BELIEVED_FOR = 2000;

/**
 * A server is well if it can store something, which it tries. However many ask at once, it is tried for all of them
 * together. Whoever asks too often is told what was found last: those who take care of servers must never hear that one is ill
 * because others ask as well.
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

  /** Fulfilled if it is. */
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
