import type { Time } from '../time.ts';

/** So many at once, and so many more each second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  readonly #rate: Rate;
  readonly #time: Time;
  #left: number;
  #seen: number;

  constructor(rate: Rate, time: Time) {
    this.#rate = rate;
    this.#time = time;
    this.#left = rate.burst;
    this.#seen = time.now();
  }

  take(): boolean {
    this.#fill();
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#left >= this.#rate.burst;
  }

  #fill(): void {
    const now = this.#time.now();
    this.#left = Math.min(this.#rate.burst, this.#left + ((now - this.#seen) / 1000) * this.#rate.perSecond);
    this.#seen = now;
  }
}

const FORGET_AT = 10_000;

/** A bucket for each key; those that are full again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #time: Time;
  readonly #buckets = new Map<string, Bucket>();
  #forgetAt = FORGET_AT;

  constructor(rate: Rate, time: Time) {
    this.#rate = rate;
    this.#time = time;
  }

  take(key: string): boolean {
    let bucket = this.#buckets.get(key);
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#forgetAt) this.#forget();
      bucket = new Bucket(this.#rate, this.#time);
      this.#buckets.set(key, bucket);
    }
    return bucket.take();
  }

  get size(): number {
    return this.#buckets.size;
  }

  #forget(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
    // Not looked through again before it has doubled: many keys at once cost no more for each than few.
    this.#forgetAt = Math.max(FORGET_AT, 2 * this.#buckets.size);
  }
}
