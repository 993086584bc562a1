import { Time } from '../time.ts';

/** Real time, parts of which can be skipped: nobody waits for minutes, and sockets and databases do not notice. */
export class HurriedTime extends Time {
  readonly #skipped: { milliseconds: number };

  constructor() {
    const skipped = { milliseconds: 0 };
    super({
      wall: () => Date.now() + skipped.milliseconds,
      steady: () => Math.round(performance.now()) + skipped.milliseconds,
      after(milliseconds, call) {
        const timer = setTimeout(call, Math.min(2 ** 31 - 1, Math.max(0, milliseconds)));
        return () => clearTimeout(timer);
      },
    });
    this.#skipped = skipped;
  }

  skip(milliseconds: number): void {
    this.#skipped.milliseconds += milliseconds;
  }
}
