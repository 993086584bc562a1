import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, type Bot, type GameBot, Random, type Witness } from '@nokturn/engine';

/** A thread in which bots think. It gets views, never positions: a bot cannot know more than its seat. */

export interface Job {
  readonly game: string;
  /** The digest of rules of before; null for today's. */
  readonly frozen: string | null;
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
  /** The same for rules that bring their own way of playing. */
  botsOf?(game: string, play: GameBot): ReadonlyMap<string, Bot>;
  /** What those who think spend on one decision at most, by game and level. */
  readonly EFFORTS?: Readonly<Record<string, Readonly<Record<string, { readonly milliseconds: number }>>>>;
}

if (parentPort === null) throw new Error('this file runs in a worker thread');
const port = parentPort;
const { botsFor, botsOf } = (await import((workerData as { module: string }).module)) as BotsModule;

port.on('message', (job: Job) => {
  void answerTo(job).then((thought) => port.postMessage(thought));
});

async function answerTo({ game, frozen, level, view, milliseconds, seed }: Job): Promise<Thought> {
  const mine = view.asked?.mine;
  try {
    const bots = frozen === null ? botsFor(game) : await frozenBots(game, frozen);
    const bot = bots.get(level);
    if (bot === undefined || !mine) throw new Error('there is nobody to ask, or nothing to decide');
    return { answer: bot(view, mine, { milliseconds }, new Random(seed)) };
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
