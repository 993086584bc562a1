import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Store } from '@nokturn/server';
import { Failure } from '../command.ts';
import type { Job, Outcome } from '../threads/job.ts';
import { playAll } from '../threads/pool.ts';

/** Matches to be played by any free worker, on any machine that reaches the database: `nokturn worker`. */
const KIND = 'matches';
/** Matches that a worker takes at a time. */
const PORTION = 8;
/** A worker that has not been heard of for this long is considered dead, and others play its matches. */
const LEASE = 60_000;
const HEARTBEAT = 15_000;
const LOOK_EVERY = 1000;

interface Waiting {
  /** Called with each match when it is over, in any order. */
  readonly done: (outcome: Outcome, number: number) => void;
  readonly signal?: AbortSignal;
}

/** Lets workers play all matches, and waits for them. */
export async function playByWorkers(
  store: Store,
  matches: readonly Job[],
  { done, signal }: Waiting,
): Promise<void> {
  const batch = `${KIND} ${randomBytes(9).toString('base64url')}`;
  const portions = Array.from({ length: Math.ceil(matches.length / PORTION) }, (_, i) => ({
    id: `${batch} ${i}`,
    batch,
    kind: KIND,
    input: matches.slice(i * PORTION, (i + 1) * PORTION),
  }));
  await store.jobs.enqueue(portions);
  try {
    const open = new Map(portions.map(({ id }, i) => [id, i]));
    while (open.size > 0 && !signal?.aborted) {
      for (const { id, state, result, reason } of await store.jobs.batch(batch)) {
        const portion = open.get(id);
        if (portion === undefined) continue;
        if (state === 'failed') throw new Failure('worker-failed', { reason });
        if (state !== 'done') continue;
        open.delete(id);
        for (const [i, outcome] of (result as Outcome[]).entries()) done(outcome, portion * PORTION + i);
      }
      if (open.size > 0) await sleep(LOOK_EVERY, signal);
    }
  } finally {
    await store.jobs.forget(batch);
  }
}

export interface Working {
  readonly threads: number;
  /** Whether to end when there is nothing left to do, instead of waiting for more. */
  readonly once: boolean;
  readonly signal: AbortSignal;
  readonly played: (matches: number) => void;
}

/** Plays waiting matches until told to stop. */
export async function work(store: Store, { threads, once, signal, played }: Working): Promise<void> {
  const worker = `${hostname()} ${process.pid} ${randomBytes(6).toString('base64url')}`;
  while (!signal.aborted) {
    const job = await store.jobs.claim(worker, [KIND], LEASE);
    if (job === null) {
      if (once) return;
      await sleep(LOOK_EVERY, signal);
      continue;
    }
    const beating = setInterval(
      () => void store.jobs.heartbeat(job.id, worker, LEASE).catch(() => undefined),
      HEARTBEAT,
    );
    try {
      const matches = job.input as readonly Job[];
      const outcomes: Outcome[] = [];
      const done = (outcome: Outcome, number: number) => {
        outcomes[number] = outcome;
      };
      await playAll(matches, { threads, done, signal });
      if (signal.aborted) await store.jobs.fail(job.id, worker, 'its worker was stopped');
      else if (await store.jobs.finish(job.id, worker, outcomes)) played(matches.length);
    } catch (error) {
      await store.jobs.fail(job.id, worker, error instanceof Error ? error.message : String(error));
    } finally {
      clearInterval(beating);
    }
  }
}

function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
