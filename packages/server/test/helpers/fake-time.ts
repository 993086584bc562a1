import { type Clocks, Time } from '../../src/time.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

class FakeClocks implements Clocks {
  wallNow = 1_000_000_000_000;
  steadyNow = 5000;
  readonly timers = new Set<Timer>();

  wall(): number {
    return this.wallNow;
  }

  steady(): number {
    return this.steadyNow;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.steadyNow + Math.max(0, milliseconds), call };
    this.timers.add(timer);
    return () => this.timers.delete(timer);
  }
}

/** Time that stands still until the test moves it. */
export class FakeTime extends Time {
  readonly #clocks: FakeClocks;
  readonly #settle: () => Promise<void>;

  /** `whenSettled` is fulfilled when everything under way has happened. */
  constructor(whenSettled: () => Promise<void> = settle) {
    const clocks = new FakeClocks();
    super(clocks);
    this.#clocks = clocks;
    this.#settle = whenSettled;
  }

  /** Moves on, ringing everything due on the way, and lets all consequences happen. */
  async pass(milliseconds: number): Promise<void> {
    const { timers } = this.#clocks;
    const end = this.#clocks.steadyNow + milliseconds;
    for (;;) {
      await this.#settle();
      const [next] = [...timers].sort((a, b) => a.at - b.at);
      if (next === undefined || next.at > end) break;
      timers.delete(next);
      this.slip(Math.max(0, next.at - this.#clocks.steadyNow));
      next.call();
    }
    this.slip(end - this.#clocks.steadyNow);
    await this.#settle();
  }

  /** Time passes, but the machine is too busy to notice: whatever is due rings with the next pass. */
  slip(milliseconds: number): void {
    this.#clocks.steadyNow += milliseconds;
    this.#clocks.wallNow += milliseconds;
  }

  /** As if the machine had been busy with something else: everything due rings afterwards, once. */
  async jump(milliseconds: number): Promise<void> {
    await this.#settle();
    this.slip(milliseconds);
    await this.pass(0);
  }

  /** Somebody sets the wall clock, forward or back. This does not make any time pass. */
  set(milliseconds: number): void {
    this.#clocks.wallNow += milliseconds;
  }
}

/** Lets promises, sockets and threads of this machine do what they are about to do. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setTimeout(resolve, 2));
}
