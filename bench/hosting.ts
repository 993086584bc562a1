import { Worker } from 'node:worker_threads';
import type { Score } from './hosts/host.ts';
import { median } from './measure.ts';
import type { Subject } from './setup.ts';

/** Everything that can host the rules, each in its own thread; only one of them works at a time. */
const HOSTS = {
  engine: { file: './hosts/engine.ts', data: {} },
  match: { file: './hosts/match.ts', data: {} },
  boardgameIo: { file: './hosts/boardgame-io.ts', data: { way: 'draft' } },
  boardgameIoOwnClone: { file: './hosts/boardgame-io.ts', data: { way: 'own-clone' } },
} as const;
type Host = keyof typeof HOSTS;

const ROUNDS = 7;
const WARM_UP = 3000;
const ROUND = 600;

/** Moves per second of processor time in random play, by host: the median over rounds in which the hosts take turns. */
export async function hosting(subject: Subject): Promise<Readonly<Record<Host, number>>> {
  const names = Object.keys(HOSTS) as Host[];
  const workers = new Map(names.map((name) => [name, start(name, subject)]));
  const speeds = new Map<Host, number[]>(names.map((name) => [name, []]));
  try {
    for (const [name, worker] of workers) await play(worker, `warm-up-${name}`, WARM_UP);
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, worker] of workers) {
        const { moves, seconds } = await play(worker, `round-${round}`, ROUND);
        speeds.get(name)?.push(moves / seconds);
      }
  } finally {
    await Promise.all([...workers.values()].map((worker) => worker.terminate()));
  }
  return Object.fromEntries([...speeds].map(([name, list]) => [name, Math.round(median(list))])) as Record<
    Host,
    number
  >;
}

function start(name: Host, subject: Subject): Worker {
  const { file, data } = HOSTS[name];
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Worker(new URL(file, import.meta.url), { env, workerData: { ...data, subject } });
}

function play(worker: Worker, name: string, milliseconds: number): Promise<Score> {
  return new Promise((resolve, reject) => {
    const done = (score: Score) => {
      worker.off('error', reject);
      resolve(score);
    };
    worker.once('message', done);
    worker.once('error', reject);
    worker.postMessage({ name, milliseconds });
  });
}
