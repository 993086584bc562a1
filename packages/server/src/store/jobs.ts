/** Long work that no player waits for: simulations, ladders, balance. Any number of workers share it. */

export type JobState = 'waiting' | 'running' | 'done' | 'failed';

export interface NewJob {
  readonly id: string;
  /** What it is a part of: the results of a batch are read together. */
  readonly batch: string;
  readonly kind: string;
  /** Plain data. */
  readonly input: unknown;
}

export interface Job extends NewJob {
  readonly state: JobState;
  /** Who does it, or did it last. */
  readonly worker: string | null;
  /** How often it was begun. */
  readonly attempts: number;
  /** Its outcome, once it is done. */
  readonly result: unknown;
  /** Why it failed, the last time it did. */
  readonly reason: string | null;
}

/** A job that was begun so often and not finished is not begun again. */
export const MOST_ATTEMPTS = 3;

/**
 * A queue of jobs. A job has at most one worker at a time, and at most one result. A worker that is not heard of for as
 * long as its lease loses the job to another; if it comes back, its result is not taken.
 */
export interface Jobs {
  /** Those that are there already, by their ids, are left as they are. */
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  /** Gives the worker the oldest job of these kinds that nobody does; null if there is none. */
  claim(worker: string, kinds: readonly string[], lease: number): Promise<Job | null>;
  /** The worker is still at it. False if the job is no longer its own. */
  heartbeat(id: string, worker: string, lease: number): Promise<boolean>;
  finish(id: string, worker: string, result: unknown): Promise<boolean>;
  /** It is tried again, by anybody, unless it was tried often enough. */
  fail(id: string, worker: string, reason: string): Promise<boolean>;
  /** In the order in which they were put in. */
  batch(batch: string): Promise<readonly Job[]>;
  forget(batch: string): Promise<void>;
}
