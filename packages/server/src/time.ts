/**
 * A moment of this run of the program, by a clock that nobody can set: every span is measured between two of them. Wall
 * times, which are plain numbers, are for anything stored, shown, or shared between servers.
 */
export type MonotonicTime = number & { readonly moment: true };

export function later(moment: MonotonicTime, milliseconds: number): MonotonicTime {
  return (moment + milliseconds) as MonotonicTime;
}

export function latest(...moments: readonly MonotonicTime[]): MonotonicTime {
  return Math.max(...moments) as MonotonicTime;
}

/** The clocks of a machine. */
export interface Clocks {
  /** Milliseconds since 1970. It may be set at any time, forward or back. */
  wall(): number;
  /** Milliseconds since an arbitrary start. It stands still while the machine sleeps. */
  steady(): number;
  /** Calls back after some milliseconds; the result cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

const LONGEST_TIMER = 2 ** 31 - 1;

const CLOCKS_OF_THIS_MACHINE: Clocks = {
  wall: () => Date.now(),
  steady: () => Math.round(performance.now()),
  after(milliseconds, call) {
    const timer = setTimeout(call, Math.min(LONGEST_TIMER, Math.max(0, milliseconds)));
    return () => clearTimeout(timer);
  },
};

/** The clocks are read one after another: if that took longer than this, their difference means nothing. */
const AT_ONCE = 2;
/** Two clocks never run at exactly the same speed: a difference this small is ignored. */
const NOTHING = 20;
/** A larger difference means that the wall clock was set. Smaller ones are gradual corrections. */
const SET = 1000;
/** Settings beyond this number are merged into the oldest. */
const REMEMBERED = 100;

/** From this moment on, the wall clock was this far ahead of the steady one. */
interface Setting {
  readonly since: MonotonicTime;
  ahead: number;
}

/**
 * Time, so that tests can control it. It notices when the wall clock is set, and remembers the earlier settings: any
 * point stored in this run, under any setting, can still be placed in time.
 */
export class Time {
  readonly #clocks: Clocks;
  /** Oldest first; the oldest also applies to everything before this run. */
  readonly #settings: Setting[];

  constructor(clocks: Clocks = CLOCKS_OF_THIS_MACHINE) {
    this.#clocks = clocks;
    const since = clocks.steady() as MonotonicTime;
    this.#settings = [{ since, ahead: clocks.wall() - since }];
  }

  /** The present point in time. */
  now(): number {
    return this.wallTimeOf(this.monotonic());
  }

  monotonic(): MonotonicTime {
    const before = this.#clocks.steady();
    const wall = this.#clocks.wall();
    const moment = this.#clocks.steady() as MonotonicTime;
    if (moment - before <= AT_ONCE) this.#notice(moment, wall - moment);
    return moment;
  }

  after(milliseconds: number, call: () => void): () => void {
    return this.#clocks.after(milliseconds, call);
  }

  /** The time that the wall clock, as it is set now, shows at that moment. */
  wallTimeOf(moment: MonotonicTime): number {
    return moment + this.#present.ahead;
  }

  /** The moment of a point in time. If that cannot be known, the latest possible one, and never after now. */
  monotonicOf(point: number): MonotonicTime {
    const now = this.monotonic();
    let latest: MonotonicTime | null = null;
    let until = now;
    for (let i = this.#settings.length - 1; i >= 0; i--) {
      const { since, ahead } = this.#settings[i] as Setting;
      const moment = (point - ahead) as MonotonicTime;
      if (moment <= until && (moment >= since || i === 0)) return moment;
      if (moment > until) latest ??= until;
      until = since;
    }
    return latest ?? now;
  }

  /** How much time passed from one point to another; 0 if the other was earlier. */
  between(from: number, to: number): number {
    return Math.max(0, this.monotonicOf(to) - this.monotonicOf(from));
  }

  /** When somebody was last noticed setting the wall clock in this run. */
  get lastSet(): MonotonicTime | null {
    this.monotonic();
    return this.#settings.length > 1 ? this.#present.since : null;
  }

  get #present(): Setting {
    return this.#settings.at(-1) as Setting;
  }

  #notice(moment: MonotonicTime, ahead: number): void {
    const present = this.#present;
    const difference = Math.abs(ahead - present.ahead);
    if (difference < NOTHING) return;
    if (difference < SET) present.ahead = ahead;
    else {
      this.#settings.push({ since: moment, ahead });
      if (this.#settings.length > REMEMBERED) this.#settings.splice(1, 1);
    }
  }
}
