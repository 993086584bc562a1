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
/** Those who have answered, one after the other. */
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

/** A bot at a match of a person has something to decide. */
async function ask(name: string, level: 'quick' | 'slow', person: string, match: string): Promise<void> {
  const view = { gate, asked: { mine: { fallback: name } } } as unknown as Witness;
  const table = { game: 'any', frozen: null, match, person, seats: 1, options: {} };
  const answer = await pool.answer({ ...table, level, view, within: 10_000 });
  expect(answer).toBe(name);
  order.push(name);
}

const openGate = () => writeFileSync(gate, '');

describe('bots that think', () => {
  it('take turns by person, and those of a person by match', async () => {
    await open(1);
    const all = [
      // This one thinks already when the others come.
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

  it('of one person with many tables keep nobody else waiting for more than one thought each', async () => {
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
