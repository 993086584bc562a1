/** One thing after the other. What a piece of work throws reaches who gave it, and stops nothing else. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add<T>(work: () => Promise<T>): Promise<T> {
    this.#length++;
    const result = this.#last.then(work);
    this.#last = result.then(this.#done, this.#done);
    return result;
  }

  readonly #done = (): void => {
    this.#length--;
  };

  /** Fulfilled when everything that is queued by now is done. */
  async empty(): Promise<void> {
    await this.#last;
  }
}
