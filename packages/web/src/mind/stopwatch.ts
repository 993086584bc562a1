/** Time that can be stopped. */
export class Stopwatch {
  #before = 0;
  #since: number | null;

  constructor({ running }: { running: boolean }) {
    this.#since = running ? performance.now() : null;
  }

  get elapsed(): number {
    return this.#before + (this.#since === null ? 0 : performance.now() - this.#since);
  }

  get isRunning(): boolean {
    return this.#since !== null;
  }

  run(running: boolean): void {
    this.#before = this.elapsed;
    this.#since = running ? performance.now() : null;
  }
}
