import type { Share } from '@nokturn/bots';
import { begin, HeardLog, Random, resolveOptions, viewOf } from '@nokturn/engine';
import { findGame, findRules } from '@nokturn/games/all';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { effortsOf } from '../src/abouts.ts';
import { thoughtOf } from '../src/source/local/bots.ts';
import { type Helper, Helpers, helpersOn } from '../src/source/local/helpers.ts';
import type { FromHelper, ToHelper } from '../src/source/local/messages.ts';

const RULES = { game: 'vendetta', rules: 1 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker that says what the test tells it to. */
class Scripted {
  readonly heard: ToHelper[] = [];
  readonly #listeners = new Map<string, (event: never) => void>();

  postMessage(message: ToHelper): void {
    this.heard.push(structuredClone(message));
  }

  addEventListener(kind: string, listener: (event: never) => void): void {
    this.#listeners.set(kind, listener);
  }

  say(message: FromHelper): void {
    this.#listeners.get('message')?.({ data: message } as never);
  }

  crash(): void {
    this.#listeners.get('error')?.({} as never);
  }
}

function helped(count: number): { helpers: Helpers; workers: Scripted[] } {
  const workers: Scripted[] = [];
  const start = () => {
    const worker = new Scripted();
    workers.push(worker);
    return worker as unknown as Helper;
  };
  return { helpers: new Helpers(count, start), workers };
}

function share(answer: string): Share {
  return { isGuess: false, answers: [{ answer, weight: 1, leaning: 0, worlds: [0], results: [1] }] };
}

function question(): { witness: never; mine: NonNullable<ReturnType<typeof decisionIn>['mine']> } {
  const { witness, mine } = decisionIn();
  if (!mine) throw new Error('nobody is asked');
  return { witness: witness as never, mine };
}

function decisionIn() {
  const game = findGame('vendetta');
  if (!game) throw new Error('there is no such game');
  const resolved = resolveOptions(game, 3, {});
  if ('problem' in resolved) throw new Error('its options do not fit');
  const table = begin(game, { seats: 3, options: resolved.options, seed: 'help' });
  for (let move = 0; ; move++) {
    const { asked } = table.position;
    const seat = asked?.seats[0] ?? 0;
    const view = viewOf(game, table.position, seat);
    const mine = view.asked?.mine;
    if (!mine || (mine.ask.kind === 'one' && mine.ask.options.length > 3) || move > 50)
      return { witness: new HeardLog(seat).witness(view), mine };
    table.answer(seat, mine.fallback);
  }
}

const effort = { iterations: 10, milliseconds: 100 };
const { witness, mine } = question();
const thought = { rules: RULES, witness, effort };

it('leaves processors to the page and the match, and uses only some of many', () => {
  expect([1, 2, 3, 4, 5, 8, 64].map(helpersOn)).toEqual([0, 0, 1, 2, 3, 3, 3]);
});

it('starts no helper before the first long search, and asks the same ones again', async () => {
  const { helpers, workers } = helped(2);
  expect([helpers.of, workers.length]).toEqual([3, 0]);
  const first = helpers.think(thought);
  expect(workers.map(({ heard }) => heard)).toEqual(
    [0, 1].map(() => [{ type: 'think', job: 1, thought: { ...thought, of: 3 } }]),
  );
  for (const [i, worker] of workers.entries()) worker.say({ job: 1, share: share(`found ${i}`) });
  expect(await first.enough()).toEqual([share('found 0'), share('found 1')]);
  helpers.think(thought);
  expect(workers).toHaveLength(2);
  expect(workers[0]?.heard.at(-1)).toMatchObject({ type: 'think', job: 2 });
});

it('helpers are told when to stop, and their results are waited for', async () => {
  const { helpers, workers } = helped(2);
  const helping = helpers.think(thought);
  workers[0]?.say({ job: 1, share: share('early') });
  const all = helping.enough();
  expect(workers[1]?.heard.at(-1)).toEqual({ type: 'enough', job: 1 });
  workers[1]?.say({ job: 1, share: share('late') });
  expect(await all).toEqual([share('early'), share('late')]);
});

it('the wait for each is short, and late results are not used for the next search', async () => {
  const { helpers, workers } = helped(2);
  const all = helpers.think(thought).enough();
  workers[0]?.say({ job: 1, share: share('there') });
  vi.advanceTimersByTime(150);
  expect(await all).toEqual([share('there')]);
  const next = helpers.think(thought);
  workers[1]?.say({ job: 1, share: share('of before') });
  for (const worker of workers) worker.say({ job: 2, share: share('new') });
  expect(await next.enough()).toEqual([share('new'), share('new')]);
});

it('a crashed helper is not waited for or asked again', async () => {
  const { helpers, workers } = helped(2);
  const helping = helpers.think(thought);
  workers[0]?.crash();
  workers[1]?.say({ job: 1, share: share('whole') });
  expect(await helping.enough()).toEqual([share('whole')]);
  expect(helpers.of).toBe(2);
  helpers.think(thought);
  expect(workers.map(({ heard }) => heard.filter(({ type }) => type === 'think').length)).toEqual([1, 2]);
});

it('a worker that may not start another one thinks alone', async () => {
  const helpers = new Helpers(3, () => {
    throw new Error('not here');
  });
  expect(await helpers.think(thought).enough()).toEqual([]);
  expect(helpers.of).toBe(1);
});

it('an expert does its share and asks for the others’; the results of all decide', async () => {
  const play = await findRules('vendetta')?.bot();
  if (!play || mine.ask.kind !== 'one') throw new Error('this cannot be thought about');
  for (const wanted of mine.ask.options.slice(0, 2)) {
    const { helpers, workers } = helped(3);
    const bot = { game: 'vendetta', play, bot: 'expert', help: { helpers, rules: RULES } };
    const { work, answer } = thoughtOf(bot, witness, mine, new Random('expert'));
    work.next();
    work.next();
    const [asked] = workers[0]?.heard ?? [];
    const whole = effortsOf('vendetta').expert.iterations;
    expect(asked?.type === 'think' && asked.thought).toMatchObject({
      of: 4,
      effort: { iterations: Math.ceil(whole / 4) },
    });
    const worlds = Array.from({ length: 500 }, (_, world) => world);
    const results = worlds.map(() => 1);
    const sure = { isGuess: false, answers: [{ answer: wanted, weight: 1, leaning: 0, worlds, results }] };
    for (const worker of workers) worker.say({ job: 1, share: sure });
    expect(await answer()).toBe(wanted);
  }
});

it('a short search asks nobody', async () => {
  const play = await findRules('vendetta')?.bot();
  if (!play) throw new Error('this cannot be thought about');
  const { helpers, workers } = helped(3);
  const bot = { game: 'vendetta', play, bot: 'hard', help: { helpers, rules: RULES } };
  const { work, answer } = thoughtOf(bot, witness, mine, new Random('hard'));
  while (!work.next().done);
  expect(mine.ask.kind === 'one' && mine.ask.options).toContain(answer());
  expect(workers).toEqual([]);
});
