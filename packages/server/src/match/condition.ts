import type { Time } from '../time.ts';

/** Lets others wait until a condition holds, but not forever. */
export class Condition {
  readonly #time: Time;
  readonly #waiting = new Set<() => void>();

  constructor(time: Time) {
    this.#time = time;
  }

  /** Something has changed: checks again for everybody who is waiting. */
  check(): void {
    for (const look of [...this.#waiting]) look();
  }

  /** Fulfilled when the condition holds, or after this many milliseconds. */
  until(isSo: () => boolean, milliseconds: number): Promise<void> {
    if (isSo()) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        cancel();
        this.#waiting.delete(look);
        resolve();
      };
      const look = () => {
        if (isSo()) done();
      };
      const cancel = this.#time.after(milliseconds, done);
      this.#waiting.add(look);
    });
  }
}
