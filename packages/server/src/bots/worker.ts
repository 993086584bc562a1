import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, Random, type View } from '@nokturn/engine';

/** A thread in which bots think. It gets views, never positions: a bot cannot know more than its seat. */

export interface Job {
  readonly number: number;
  readonly game: string;
  readonly level: string;
  readonly view: View;
  readonly milliseconds: number;
  readonly seed: string;
}

export interface BotsModule {
  /** The bots that can play a game, by name, weakest first. */
  botsFor(game: string): ReadonlyMap<string, Bot>;
}

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const { botsFor } = (await import((workerData as { module: string }).module)) as BotsModule;

port.on('message', ({ number, game, level, view, milliseconds, seed }: Job) => {
  const bot = botsFor(game).get(level);
  const mine = view.asked?.mine;
  if (bot === undefined || !mine) port.postMessage({ number, answer: null });
  else port.postMessage({ number, answer: bot(view, mine, { milliseconds }, new Random(seed)) });
});
