import type { MonotonicTime, Time } from '../time.ts';

/** Elapsed time is measured by a clock that nobody can set: setting a clock back would lock everybody out. */
type Clock = Pick<Time, 'monotonic'>;

/** This many at once, and this many more per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  readonly #clock: Clock;
  #left: number;
  #seen: MonotonicTime;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
    this.#left = rate.burst;
    this.#seen = clock.monotonic();
  }

  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  get isEmpty(): boolean {
    this.#fill();
    return this.#left < 1;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#left >= this.#rate.burst;
  }

  #fill(): void {
    const now = this.#clock.monotonic();
    const passed = Math.max(0, now - this.#seen);
    this.#left = Math.min(this.#rate.burst, this.#left + (passed / 1000) * this.#rate.perSecond);
    this.#seen = now;
  }
}

const FORGET_AT = 10_000;

/** A bucket for each key; full ones are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();
  #forgetAt = FORGET_AT;

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate;
    this.#clock = clock;
  }

  take(key: string): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#forgetAt) this.#forget();
      bucket = new Bucket(this.#rate, this.#clock);
      this.#buckets.set(key, bucket);
    }
    return bucket.take();
  }

  /** Whether nothing is left to take. */
  isEmpty(key: string): boolean {
    return this.#buckets.get(key)?.isEmpty ?? false;
  }

  get size(): number {
    return this.#buckets.size;
  }

  #forget(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
    // The next cleanup waits until the number has doubled, so that the cost per key stays the same for many keys.
    this.#forgetAt = Math.max(FORGET_AT, 2 * this.#buckets.size);
  }
}
