/** What somebody who holds a lease has written down last. */
export interface SignOfLife {
  readonly id: string;
  /** Another one with each lease that is taken or prolonged. */
  readonly sign: string;
  /** Until when the lease counts, in milliseconds by the clock of the store. */
  readonly until: number;
}

/** By so much the clock of the store must differ from what has passed, to have been set. */
const SET = 1000;

interface Life {
  readonly sign: string;
  /** By the steady clock. */
  readonly until: number;
}

/**
 * Who is still heard of. Leases are stored as points in time, by a clock that all share and that somebody may set: if it
 * is set forward all who hold one seem dead, and if it is set back the dead seem to live. So from the time at which a
 * sign of life is first seen it is counted by a clock that nobody can set.
 */
export class Pulse {
  readonly #steady: () => number;
  #lives = new Map<string, Life>();
  /** How far the clock of the store was ahead of the steady one when it was last looked at: between these. */
  #ahead: { readonly least: number; readonly most: number } | null = null;

  constructor(steady: () => number = () => performance.now()) {
    this.#steady = steady;
  }

  /** To be called before the store is asked, with what `look` then wants to know. */
  begin(): number {
    return this.#steady();
  }

  /** All signs of life that there are, at a point in time of the store. No lease is taken for longer than this one. */
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

  /** The last signs of those who have not been heard of for this many milliseconds after their lease. */
  lost(patience = 0): { readonly id: string; readonly sign: string }[] {
    const now = this.#steady();
    return [...this.#lives].flatMap(([id, { sign, until }]) =>
      until + patience > now ? [] : [{ id, sign }],
    );
  }
}
