import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import { cleanUp, type Retention } from './clean.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KIND = 'clean-up';
/** A server that is cleaning up and is not heard from for this long is considered dead. */
const LEASE = 10 * 60_000;
/** How soon after the start a server first checks whether anything has to be done. */
const FIRST = 60_000;

interface CleanedHouse {
  readonly server: string;
  readonly store: Store;
  readonly time: Time;
  readonly log: Log;
  readonly metrics: Metrics;
}

/** Once an hour, one server of a site deletes everything that need not be kept any longer. */
export class Cleaner {
  readonly #services: CleanedHouse;
  readonly #retention: Retention;
  #cancel: () => void = () => undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(services: CleanedHouse, retention: Retention) {
    this.#services = services;
    this.#retention = retention;
    this.#after(FIRST);
  }

  async stop(): Promise<void> {
    this.#cancel();
    this.#cancel = () => undefined;
    await this.#working;
  }

  #after(milliseconds: number): void {
    const { time, log } = this.#services;
    this.#cancel = time.after(milliseconds, () => {
      this.#working = this.#clean().catch((error: unknown) => log.error({ err: error }, 'clean-up failed'));
      this.#after(HOUR);
    });
  }

  /** A clock that was just set may be wrong, and be set again: by a wrong clock, everything could seem old. */
  get #mustWait(): boolean {
    const { time } = this.#services;
    return time.lastSet !== null && time.monotonic() - time.lastSet < DAY;
  }

  async #clean(): Promise<void> {
    if (this.#mustWait) return;
    const { server, store, time, log, metrics } = this.#services;
    const now = time.now();
    const hour = Math.floor(now / HOUR);
    const batch = (day: number) => `${KIND} ${day}`;
    const today = Math.floor(now / DAY);
    await store.jobs.enqueue([{ id: `${KIND} ${hour}`, batch: batch(today), kind: KIND, input: null }]);
    const job = await store.jobs.claim(server, [KIND], LEASE);
    if (job === null) return;
    const removed = await cleanUp(store, this.#retention, now);
    await store.jobs.finish(job.id, server, removed);
    await store.jobs.forget(batch(today - 2));
    metrics.count('nokturn_matches_deleted_total', '', removed);
    if (removed > 0) log.info({ removed }, 'old matches were deleted');
  }
}
