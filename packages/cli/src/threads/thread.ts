import { parentPort } from 'node:worker_threads';
import { isProgram } from '@nokturn/server/programs/command';
import type { Programs } from '../programs.ts';
import type { Job, Outcome } from './job.ts';
import { playJob } from './play-job.ts';

/** The messages of a thread: the outcome of a match, or that a program has started or ended, by its process id. */
export type ThreadMessage =
  | { readonly outcome: Outcome }
  | { readonly started: number }
  | { readonly ended: number };

/** Programs keep running from match to match. */
let running: Programs | null = null;

async function programsOf({ within }: Job): Promise<Programs> {
  const { Programs } = await import('../programs.ts');
  running ??= new Programs({
    within: within ?? Number.POSITIVE_INFINITY,
    started: (pid) => tell({ started: pid }),
    ended: (pid) => tell({ ended: pid }),
  });
  return running;
}

function tell(told: ThreadMessage): void {
  parentPort?.postMessage(told);
}

/** A thread that plays one match after the other. */
parentPort?.on('message', async (job: Job) => {
  if (!job.bots.some(isProgram)) return tell({ outcome: playJob(job) });
  const { playJobWith } = await import('./play-slow-job.ts');
  tell({ outcome: await playJobWith(job, await programsOf(job)) });
});
