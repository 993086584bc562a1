import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import type { Store } from '../src/store/store.ts';
import { TestPostgres } from '../src/testing/postgres.ts';
import { ADA, INFO } from '../src/testing/store-suite.ts';
import { ClockedDatabase } from './helpers/postgres-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const FORWARD = [HOUR, DAY];
const BACK = [-HOUR, -DAY];
const LONG = 60_000;
const SHORT = 300;
const IN_THE_END = { timeout: 50_000 };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

describe('servers on a PostgreSQL whose clock is set', () => {
  let database: ClockedDatabase;
  let one: PostgresStore;
  let two: PostgresStore;
  beforeEach(async () => {
    database = await ClockedDatabase.make(postgres);
    [one, two] = await Promise.all([PostgresStore.open(database.url), PostgresStore.open(database.url)]);
    await one.addPerson(ADA);
    await one.createMatch({ info: INFO, version: 0, revision: 0, wakeAt: 100 });
  });
  afterEach(async () => {
    await Promise.all([one.close(), two.close(), database.close()]);
    await postgres.dropDatabase(database.url);
  });
  const keeper = async () => (await two.progress([INFO.code]))[0]?.keeper;

  it.each(FORWARD)('keep their matches when it is set forward by %i ms', async (step) => {
    await one.beat('one', LONG);
    expect(await one.keep(INFO.code, 'one')).toBe(true);
    expect((await two.beat('two', LONG)).toSorted()).toEqual(['one', 'two']);
    await database.set(step);
    expect((await two.beat('two', LONG)).toSorted()).toEqual(['one', 'two']);
    expect(await two.keep(INFO.code, 'two')).toBe(false);
    expect(await two.due('two', 200, 9)).toEqual([]);
    expect(await keeper()).toBe('one');
    expect((await one.beat('one', LONG)).toSorted()).toEqual(['one', 'two']);
  });

  it.each(FORWARD)('keep them when it is set by %i ms after their last sign of life', async (step) => {
    await two.beat('two', LONG);
    await one.beat('one', LONG);
    await one.keep(INFO.code, 'one');
    await database.set(step);
    expect((await two.beat('two', LONG)).toSorted()).toEqual(['one', 'two']);
    expect(await two.keep(INFO.code, 'two')).toBe(false);
  });

  it.each([...BACK, ...FORWARD])('lose them if they die, even if it is set by %i ms', async (step) => {
    await one.beat('one', SHORT);
    await one.keep(INFO.code, 'one');
    await two.beat('two', SHORT);
    await database.set(step);
    await expect.poll(() => two.beat('two', SHORT), IN_THE_END).toEqual(['two']);
    expect(await keeper()).toBeNull();
    expect(await two.due('two', 200, 9)).toEqual([INFO.code]);
    expect(await keeper()).toBe('two');
  });

  it.each(BACK)('that died before it was set by %i ms do not seem alive to new ones', async (step) => {
    await one.beat('one', SHORT);
    await one.keep(INFO.code, 'one');
    await database.set(step);
    await expect.poll(() => two.beat('two', SHORT), IN_THE_END).toEqual(['two']);
    expect(await two.keep(INFO.code, 'two')).toBe(true);
  });

  it.each(BACK)('start counting again together when it is set back by %i ms', async (step) => {
    const rate = { burst: 2, perSecond: 0.000_001 };
    const take = () => one.counts.take('door', rate);
    expect([await take(), await take(), await take()]).toEqual([true, true, false]);
    await database.set(step);
    expect([await take(), await take(), await take()]).toEqual([true, true, false]);
  });
});

/** A store whose clock can be set. */
interface LeaseHolder {
  readonly stores: readonly [Store, Store];
  set(milliseconds: number): Promise<void>;
  remove(): Promise<void>;
}

const PLACES: readonly (readonly [string, () => Promise<LeaseHolder>])[] = [
  [
    'PostgreSQL',
    async () => {
      const database = await ClockedDatabase.make(postgres);
      const stores = [
        await PostgresStore.open(database.url),
        await PostgresStore.open(database.url),
      ] as const;
      return {
        stores,
        set: (milliseconds) => database.set(milliseconds),
        remove: async () => {
          for (const store of stores) await store.close();
          await database.close();
          await postgres.dropDatabase(database.url);
        },
      };
    },
  ],
  [
    'SQLite',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'nokturn-leases-'));
      const open = () => new SqliteStore(join(folder, 'nokturn.sqlite'));
      const stores = [open(), open()] as const;
      const { now } = Date;
      let ahead = 0;
      vi.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + ahead);
      return {
        stores,
        set: async (milliseconds) => {
          ahead += milliseconds;
        },
        remove: async () => {
          vi.restoreAllMocks();
          for (const store of stores) await store.close();
          rmSync(folder, { recursive: true });
        },
      };
    },
  ],
];

describe.each(PLACES)('jobs in %s, when its clock is set', (_, makePlace) => {
  let place: LeaseHolder;
  let one: Store['jobs'];
  let two: Store['jobs'];
  beforeEach(async () => {
    place = await makePlace();
    [one, two] = [place.stores[0].jobs, place.stores[1].jobs];
    await one.enqueue([{ id: 'a', batch: 'night', kind: 'ladder', input: null }]);
  });
  afterEach(() => place.remove());
  const claimedBy = (worker: string, jobs: Store['jobs'], lease: number) =>
    jobs.claim(worker, ['ladder'], lease).then((job) => job?.id ?? null);

  it.each(FORWARD)('stay with their workers (%i ms)', async (step) => {
    expect(await claimedBy('one', one, LONG)).toBe('a');
    expect(await claimedBy('two', two, LONG)).toBeNull();
    await place.set(step);
    expect(await claimedBy('two', two, LONG)).toBeNull();
    expect(await one.heartbeat('a', 'one', LONG)).toBe(true);
    expect(await claimedBy('two', two, LONG)).toBeNull();
    expect(await one.finish('a', 'one', 1)).toBe(true);
  });

  it.each([...BACK, ...FORWARD])('are taken from workers that die (%i ms)', async (step) => {
    expect(await claimedBy('one', one, SHORT)).toBe('a');
    await claimedBy('two', two, SHORT);
    await place.set(step);
    await expect.poll(() => claimedBy('two', two, SHORT), IN_THE_END).toBe('a');
    expect(await one.heartbeat('a', 'one', SHORT)).toBe(false);
  });
});
