import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, type Bot, Random, type Witness } from '@nokturn/engine';

/** A thread in which bots think. It gets views, never positions: a bot cannot know more than its seat. */

export interface Job {
  readonly game: string;
  readonly level: string;
  readonly view: Witness;
  readonly milliseconds: number;
  readonly seed: string;
}

export interface Thought {
  readonly answer: Answer | null;
  readonly failure?: string;
}

export interface BotsModule {
  /** The bots that can play a game, by name, weakest first. */
  botsFor(game: string): ReadonlyMap<string, Bot>;
  /** What those who think spend on one decision at most, by game and level. */
  readonly EFFORTS?: Readonly<Record<string, Readonly<Record<string, { readonly milliseconds: number }>>>>;
}

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const { botsFor } = (await import((workerData as { module: string }).module)) as BotsModule;

port.on('message', (job: Job) => {
  port.postMessage(answerTo(job));
});

function answerTo({ game, level, view, milliseconds, seed }: Job): Thought {
  const mine = view.asked?.mine;
  try {
    const bot = botsFor(game).get(level);
    if (bot === undefined || !mine) throw new Error('there is nobody to ask, or nothing to decide');
    return { answer: bot(view, mine, { milliseconds }, new Random(seed)) };
  } catch (error) {
    return { answer: null, failure: String(error) };
  }
}
