import { Worker } from 'node:worker_threads';
import { killGroup } from '@nokturn/server/programs/kill';
import type { Job, Outcome } from './job.ts';
import type { ThreadMessage } from './thread.ts';

interface Running {
  /** The number of threads that play at the same time. */
  readonly threads: number;
  /** Called with each match when it is over, in any order. */
  readonly done: (outcome: Outcome, number: number) => void;
  /** Stops immediately, in the middle of matches. */
  readonly signal?: AbortSignal;
}

/** Plays all matches on threads of their own. */
export async function playAll(jobs: readonly Job[], { threads, done, signal }: Running): Promise<void> {
  const waiting = jobs.entries();
  const workers = Array.from(
    { length: Math.min(threads, jobs.length) },
    () => new Worker(new URL('./thread.ts', import.meta.url)),
  );
  const processes = new Set<number>();
  for (const worker of workers) worker.on('message', (told: ThreadMessage) => follow(told, processes));
  const stop = async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
    // A program that ignores that nobody is listening any more.
    for (const pid of processes) killGroup(pid);
  };
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all(workers.map((worker) => playOn(worker, waiting, done, signal)));
  } finally {
    signal?.removeEventListener('abort', stop);
    await stop();
  }
}

/** Keeps track of the programs running on the threads. */
function follow(told: ThreadMessage, processes: Set<number>): void {
  if ('started' in told) processes.add(told.started);
  if ('ended' in told) processes.delete(told.ended);
}

/** Lets one thread play until no matches are left. */
async function playOn(
  worker: Worker,
  waiting: Iterator<[number, Job]>,
  done: Running['done'],
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let next = waiting.next(); !next.done && !signal?.aborted; next = waiting.next()) {
    const [number, job] = next.value;
    const outcome = await played(worker, job);
    if (outcome !== null && !signal?.aborted) done(outcome, number);
  }
}

/** The outcome of a match; null if the thread was stopped. An error in it names the match. */
function played(worker: Worker, job: Job): Promise<Outcome | null> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      worker.off('message', finished);
      worker.off('error', failed);
      worker.off('exit', stopped);
    };
    const finished = (told: ThreadMessage) => {
      if (!('outcome' in told)) return;
      settle();
      resolve(told.outcome);
    };
    const failed = (cause: unknown) => {
      settle();
      reject(new Error(`${job.game}, seed ${job.seed}, bots ${job.bots.join(',')} failed`, { cause }));
    };
    const stopped = () => {
      settle();
      resolve(null);
    };
    worker.on('message', finished);
    worker.on('error', failed);
    worker.on('exit', stopped);
    worker.postMessage(job);
  });
}
