/** The latest sign of life of a lease holder. */
export interface SignOfLife {
  readonly id: string;
  /** Changes each time a lease is taken or renewed. */
  readonly sign: string;
  /** When the lease expires, in milliseconds by the clock of the store. */
  readonly until: number;
}

/** The clock of the store has been set if it differs from the elapsed time by more than this. */
const SET = 1000;

interface Life {
  readonly sign: string;
  /** By the monotonic clock. */
  readonly until: number;
}

/**
 * Tells who is still alive. Leases are stored as points in time, by a shared clock that somebody may set: set forward,
 * it makes all lease holders seem dead; set back, it makes the dead seem alive. So a lease is timed by a clock that
 * nobody can set, from the moment when its latest sign of life was first seen.
 */
export class Pulse {
  readonly #steady: () => number;
  #lives = new Map<string, Life>();
  /** How far the clock of the store was ahead of the monotonic one when last checked: between these values. */
  #ahead: { readonly least: number; readonly most: number } | null = null;

  constructor(steady: () => number = () => performance.now()) {
    this.#steady = steady;
  }

  /** Call this before querying the store; `look` needs the result. */
  begin(): number {
    return this.#steady();
  }

  /** All signs of life at a point in time of the store. No lease lasts longer than this one. */
  look(
    signs: readonly SignOfLife[],
    { began, now, lease }: { began: number; now: number; lease: number },
  ): void {
    const moment = this.#steady();
    const wasSet = this.#wasSet({ least: now - moment, most: now - began });
    this.#lives = new Map(
      signs.map(({ id, sign, until }): [string, Life] => {
        const known = this.#lives.get(id);
        if (known?.sign === sign) return [id, known];
        const left = wasSet ? lease : Math.min(lease, until - now);
        return [id, { sign, until: moment + left }];
      }),
    );
  }

  #wasSet(ahead: { least: number; most: number }): boolean {
    const before = this.#ahead;
    this.#ahead = ahead;
    return before !== null && (ahead.least > before.most + SET || ahead.most < before.least - SET);
  }

  get known(): string[] {
    return [...this.#lives.keys()];
  }

  get living(): string[] {
    const now = this.#steady();
    return [...this.#lives].flatMap(([id, { until }]) => (until > now ? [id] : []));
  }

  /** The last signs of those that have not been heard from for this many milliseconds after their lease expired. */
  lost(patience = 0): { readonly id: string; readonly sign: string }[] {
    const now = this.#steady();
    return [...this.#lives].flatMap(([id, { sign, until }]) =>
      until + patience > now ? [] : [{ id, sign }],
    );
  }
}
