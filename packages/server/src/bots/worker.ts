import { parentPort, workerData } from 'node:worker_threads';
import { isShared } from '@nokturn/bots';
import { type Bot, Random } from '@nokturn/engine';
import { type BotsModule, type Job, READY, type Thought } from './jobs.ts';

/** A thread in which bots think. It gets views, never positions: a bot cannot know more than its seat. */

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const { botsFor, botsOf } = (await import((workerData as { module: string }).module)) as BotsModule;

port.on('message', (job: Job) => {
  void answerTo(job).then((thought) => port.postMessage(thought));
});

async function answerTo({ task, game, frozen, level, view, milliseconds, seed }: Job): Promise<Thought> {
  const mine = view.asked?.mine;
  try {
    const bots = frozen === null ? botsFor(game) : await frozenBots(game, frozen);
    const bot = bots.get(level);
    if (bot === undefined || !mine) throw new Error('there is nobody to ask, or nothing to decide');
    const random = new Random(seed);
    if (task.kind === 'answer' || !isShared(bot))
      return { answer: bot(view, mine, { milliseconds }, random) };
    if (task.kind === 'part')
      return { answer: null, share: bot.share(view, { milliseconds }, random, task.of) };
    return { answer: bot.choose(task.shares, random) ?? mine.fallback };
  } catch (error) {
    return { answer: null, failure: String(error) };
  }
}

const known = new Map<string, Promise<ReadonlyMap<string, Bot>>>();

function frozenBots(game: string, digest: string): Promise<ReadonlyMap<string, Bot>> {
  const loading = known.get(digest) ?? loadBots(game, digest);
  known.set(digest, loading);
  loading.catch(() => known.delete(digest));
  return loading;
}

async function loadBots(game: string, digest: string): Promise<ReadonlyMap<string, Bot>> {
  const { rulesFor } = await import('@nokturn/games/all');
  const rules = await rulesFor(game, digest);
  if (rules === null) throw new Error(`the rules ${digest} of ${game} are not here`);
  return botsOf?.(game, await rules.bot()) ?? botsFor(game);
}

port.postMessage(READY);
