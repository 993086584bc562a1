const WIDTH = 30;

/** A bar on the error output, if that is a terminal. */
export class Progress {
  readonly #total: number;
  readonly #started = performance.now();
  #shown = 0;

  constructor(total: number) {
    this.#total = total;
  }

  show(done: number): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#shown < 100 || now - this.#started < 300) return;
    this.#shown = now;
    const filled = Math.round((done / this.#total) * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    process.stderr.write(`\r${bar} ${done} of ${this.#total}${this.#left(done, now)}\x1b[K`);
  }

  /** The remaining time at the current speed. */
  #left(done: number, now: number): string {
    if (done === 0) return '';
    const seconds = Math.round((((now - this.#started) / done) * (this.#total - done)) / 1000);
    return seconds < 100 ? `, ${seconds} s left` : `, ${Math.round(seconds / 60)} min left`;
  }

  clear(): void {
    if (this.#shown > 0) process.stderr.write('\r\x1b[K');
  }
}
