import { parentPort } from 'node:worker_threads';
import type { Job } from './job.ts';
import { playJob } from './play-job.ts';

/** A thread that plays one match after the other. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(playJob(job)));
