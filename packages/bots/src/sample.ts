/** 95% of a normal distribution lies within this many standard errors of its mean. */
const SURE = 1.96;

/** A series of numbers, reduced to the facts about it that are needed. */
export class Sample {
  #count = 0;
  #total = 0;
  #squares = 0;

  static of(numbers: readonly number[]): Sample {
    const sample = new Sample();
    for (const number of numbers) sample.add(number);
    return sample;
  }

  add(number: number): void {
    this.#count++;
    this.#total += number;
    this.#squares += number * number;
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#total / this.#count;
  }

  /** The standard error of the mean; unknown with fewer than two numbers. */
  get error(): number {
    if (this.#count < 2) return Number.POSITIVE_INFINITY;
    const spread = Math.max(0, this.#squares - this.#count * this.mean * this.mean) / (this.#count - 1);
    return Math.sqrt(spread / this.#count);
  }

  /** The bounds of the mean, with 95% confidence. */
  get low(): number {
    return this.mean - SURE * this.error;
  }

  get high(): number {
    return this.mean + SURE * this.error;
  }
}
