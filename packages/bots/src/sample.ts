/** This many standard errors to either side of a mean lie 95 of 100 of what it may be. */
const SURE = 1.96;

/** Numbers that were found, in what is worth knowing of all of them. */
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

  /** The standard error of the mean; of fewer than two numbers nobody knows it. */
  get error(): number {
    if (this.#count < 2) return Number.POSITIVE_INFINITY;
    const spread = Math.max(0, this.#squares - this.#count * this.mean * this.mean) / (this.#count - 1);
    return Math.sqrt(spread / this.#count);
  }

  /** What the mean is no less, and no more than, with 95 %. */
  get low(): number {
    return this.mean - SURE * this.error;
  }

  get high(): number {
    return this.mean + SURE * this.error;
  }
}
