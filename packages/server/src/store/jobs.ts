/** Long-running work that no player waits for: simulations, ladders, balance. Any number of workers share it. */

export type JobState = 'waiting' | 'running' | 'done' | 'failed';

export interface NewJob {
  readonly id: string;
  /** The batch it belongs to: the results of a batch are read together. */
  readonly batch: string;
  readonly kind: string;
  /** Plain data. */
  readonly input: unknown;
}

export interface Job extends NewJob {
  readonly state: JobState;
  /** The worker that is doing it, or did it last. */
  readonly worker: string | null;
  /** How often it was started. */
  readonly attempts: number;
  /** The result, once it is done. */
  readonly result: unknown;
  /** The reason for its latest failure. */
  readonly reason: string | null;
}

/** A job that was started this often and never finished is not started again. */
export const MOST_ATTEMPTS = 3;

/**
 * A queue of jobs. A job has at most one worker at a time, and at most one result. A worker that is not heard from for
 * as long as its lease loses the job to another; if it comes back, its result is not accepted.
 */
export interface Jobs {
  /** Jobs whose ids are already there are left as they are. */
  enqueue(jobs: readonly NewJob[]): Promise<void>;
  /** Gives the worker the oldest job of these kinds that has no worker; null if there is none. */
  claim(worker: string, kinds: readonly string[], lease: number): Promise<Job | null>;
  /** The worker is still working on it. False if the job is no longer its own. */
  heartbeat(id: string, worker: string, lease: number): Promise<boolean>;
  finish(id: string, worker: string, result: unknown): Promise<boolean>;
  /** Any worker may try it again, unless it was tried often enough. */
  fail(id: string, worker: string, reason: string): Promise<boolean>;
  /** In the order in which they were queued. */
  batch(batch: string): Promise<readonly Job[]>;
  forget(batch: string): Promise<void>;
}
