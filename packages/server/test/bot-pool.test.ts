import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Witness } from '@nokturn/engine';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { Metrics } from '../src/metrics.ts';

const THINKERS = new URL('./helpers/thinkers.ts', import.meta.url).href;

let folder: string;
let gate: string;
let pool: BotPool;
/** Names in the order in which their answers came. */
let order: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nokturn-pool-'));
  gate = join(folder, 'gate');
  order = [];
});
afterEach(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

async function open(threads: number): Promise<void> {
  const options = { module: THINKERS, threads, budget: 10_000 };
  pool = await BotPool.open(options, pino({ level: 'silent' }), new Metrics());
}

/** A bot in a person's match has a decision to make. */
async function ask(name: string, level: 'quick' | 'slow', person: string, match: string): Promise<void> {
  const view = { gate, asked: { mine: { fallback: name } } } as unknown as Witness;
  const table = { game: 'any', frozen: null, match, person, seats: 1, options: {} };
  const answer = await pool.answer({ ...table, level, view, within: 10_000 });
  expect(answer).toBe(name);
  order.push(name);
}

const openGate = () => writeFileSync(gate, '');

describe('bots that think', () => {
  it('take turns by person and, for each person, by match', async () => {
    await open(1);
    const all = [
      // This one is already thinking when the others arrive.
      ask('x0', 'slow', 'xena', 'm1'),
      ask('x1', 'slow', 'xena', 'm1'),
      ask('x2', 'slow', 'xena', 'm1'),
      ask('x3', 'slow', 'xena', 'm2'),
      ask('x4', 'slow', 'xena', 'm2'),
      ask('y1', 'slow', 'yves', 'm3'),
      ask('y2', 'slow', 'yves', 'm3'),
      ask('z1', 'slow', 'zora', 'm4'),
    ];
    expect(pool.waiting).toBe(7);
    openGate();
    await Promise.all(all);
    expect(order).toEqual(['x0', 'x1', 'y1', 'z1', 'x3', 'y2', 'x2', 'x4']);
    expect(pool.waiting).toBe(0);
  });

  it('for one person with many tables make nobody else wait for more than one thought each', async () => {
    await open(1);
    const flood = Array.from({ length: 30 }, (_, i) => ask(`flood ${i}`, 'slow', 'xena', `m${i}`));
    const other = ask('other', 'slow', 'yves', 'elsewhere');
    openGate();
    await Promise.all([...flood, other]);
    expect(order.indexOf('other')).toBe(2);
  });
});

describe('bots that do not think', () => {
  it('never wait for those that do', async () => {
    await open(2);
    const thinking = Array.from({ length: 30 }, (_, i) => ask(`slow ${i}`, 'slow', `p${i}`, `m${i}`));
    await ask('quick', 'quick', 'yves', 'elsewhere');
    expect(order).toEqual(['quick']);
    expect(pool.waiting).toBe(28);
    openGate();
    await Promise.all(thinking);
  });

  it('take turns by person as well', async () => {
    await open(1);
    const flood = Array.from({ length: 50 }, (_, i) => ask(`flood ${i}`, 'quick', 'xena', `m${i % 5}`));
    const other = ask('other', 'quick', 'yves', 'elsewhere');
    await Promise.all([...flood, other]);
    expect(order.indexOf('other')).toBeLessThanOrEqual(3);
  });
});

describe('a long thought', () => {
  interface Part {
    readonly of: number;
    readonly thread: string;
    readonly milliseconds: number;
  }

  /** The parts in which it was thought about. */
  async function think(more: object = {}, match = 'm', person = match): Promise<readonly Part[]> {
    const mine = { fallback: 'fallback', ask: { kind: 'one', options: ['a', 'b'] } };
    const view = { gate, asked: { mine }, ...more } as unknown as Witness;
    const table = { game: 'any', frozen: null, match, person, seats: 1, options: {} };
    const answer = await pool.answer({ ...table, level: 'long', view, within: 10_000 });
    return String(answer)
      .split(',')
      .map((part) => part.split(' '))
      .map(([of = '', thread = '', milliseconds]) => ({
        of: Number(of),
        thread,
        milliseconds: Number(milliseconds),
      }));
  }

  /** A pool whose threads are all ready. */
  async function openWarm(threads: number): Promise<void> {
    await open(threads);
    openGate();
    await expect.poll(async () => (await think()).length, { timeout: 60_000 }).toBe(threads);
    rmSync(gate);
  }

  it('is shared among all idle threads', async () => {
    await openWarm(3);
    openGate();
    const parts = await think();
    expect(parts.map(({ of }) => of)).toEqual([3, 3, 3]);
    expect(new Set(parts.map(({ thread }) => thread)).size).toBe(3);
    for (const { milliseconds } of parts) expect(milliseconds).toBeGreaterThan(7000);
  });

  it('leaves busy threads alone, and gets only one if others are waiting', async () => {
    await openWarm(2);
    const busy = ask('busy', 'slow', 'xena', 'm1');
    const one = think();
    const more = Array.from({ length: 7 }, (_, i) => think({}, `more ${i}`));
    expect(pool.waiting).toBe(7);
    openGate();
    const thoughts = await Promise.all([one, ...more, busy.then(() => [])]);
    for (const parts of thoughts.slice(0, -2)) expect(parts.map(({ of }) => of)).toEqual([1]);
  });

  it('is cut short if many are waiting, so that all are done in the time of one', async () => {
    await openWarm(1);
    const first = ask('first', 'slow', 'xena', 'm0');
    const crowd = Array.from({ length: 20 }, (_, i) => think({}, `crowd ${i}`));
    openGate();
    const [parts] = await Promise.all([crowd[0], first]);
    expect(parts?.[0]?.milliseconds).toBeLessThanOrEqual(8000 / 20);
    await Promise.all(crowd);
  });

  it('makes a short one wait only for the current thought and one more', async () => {
    await open(1);
    const crowd = Array.from({ length: 50 }, (_, i) => think({}, `m${i}`).then(() => order.push('long')));
    const other = ask('short', 'slow', 'yves', 'elsewhere');
    openGate();
    await Promise.all([...crowd, other]);
    expect(order.indexOf('short')).toBeLessThanOrEqual(2);
  });

  it('loses only one part when its thread dies', async () => {
    await openWarm(3);
    openGate();
    const [{ thread } = { thread: '' }] = await think();
    const left = await think({ dying: Number(thread) });
    expect(left.map(({ of }) => of)).toEqual([3, 3]);
    expect(left.map((part) => part.thread)).not.toContain(thread);
  });

  it('gets no answer when the server closes', async () => {
    await openWarm(1);
    const answers = think();
    await pool.close();
    expect((await answers)[0]?.of).toBeNaN();
  });
});
