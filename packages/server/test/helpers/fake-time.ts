import type { Time } from '../../src/time.ts';

/** Time that stands still until the test moves it. */
export class FakeTime implements Time {
  #now = 1_000_000;
  #timers = new Set<{ at: number; call: () => void }>();
  readonly #settle: () => Promise<void>;

  /** `whenSettled` is fulfilled when all that is about to happen has happened. */
  constructor(whenSettled: () => Promise<void> = settle) {
    this.#settle = whenSettled;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, milliseconds), call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Moves on, ringing what is due on the way, and lets everything that follows from it happen. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      await this.#settle();
      const [next] = [...this.#timers].sort((a, b) => a.at - b.at);
      if (next === undefined || next.at > end) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = end;
    await this.#settle();
  }

  /** Time passes, but the machine is too busy to notice: what is due rings with the next pass. */
  slip(milliseconds: number): void {
    this.#now += milliseconds;
  }

  /** As if the machine had slept: everything that was due rings afterwards, once. */
  async jump(milliseconds: number): Promise<void> {
    await this.#settle();
    this.#now += milliseconds;
    await this.pass(0);
  }
}

/** Lets promises, sockets and threads of this machine do what they are about to do. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 2));
}
