import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import type { Listing } from '../src/store/store.ts';
import { ADA, BEN, INFO } from '../src/testing/store-suite.ts';
import { type Player, TestServer } from './helpers/table.ts';

const LOCKER = fileURLToPath(new URL('./helpers/locker.ts', import.meta.url));
/** The other program holds the lock until told to let go, so anything that does not wait for it is done long before. */
const WAITS_FOR_THE_OTHER = { timeout: 60_000 };

const others: ChildProcess[] = [];
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nokturn-lock-'));
  file = join(folder, 'nokturn.sqlite');
});
afterEach(() => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Another program locks the database; call the result to make it let go. */
async function lock(how: string): Promise<() => Promise<void>> {
  const other = fork(LOCKER, [file, how]);
  others.push(other);
  await once(other, 'message');
  return async () => {
    other.send('let go');
    await once(other, 'exit');
  };
}

/** Notes whether it has been settled yet. */
function watched<T>(promise: Promise<T>): { readonly promise: Promise<T>; isSettled: boolean } {
  const seen = { promise, isSettled: false };
  const settled = () => {
    seen.isSettled = true;
  };
  promise.then(settled, settled);
  return seen;
}

const LISTING: Listing = {
  status: 'lobby',
  since: 0,
  waiting: [],
  perPerson: 9,
  perAddress: 9,
  from: 0,
  limit: 9,
};

describe.each(['IMMEDIATE', 'EXCLUSIVE'])('a database that another program has locked (%s)', (how) => {
  it('is read as before, and written when it is free', WAITS_FOR_THE_OTHER, async () => {
    const store = new SqliteStore(file, { patience: 30_000 });
    await store.addPerson(ADA);
    await store.createMatch({ info: INFO, version: 0, revision: 0, wakeAt: null });
    const letGo = await lock(how);
    const info = { ...INFO, privacy: 'link' } as const;
    const writing = [
      watched(store.addPerson(BEN)),
      watched(store.saveInfo({ info, version: 0, revision: 1, wakeAt: null }, null)),
    ];
    for (let i = 0; i < 20; i++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      expect((await store.state(INFO.code, 0))?.revision).toBe(0);
      expect(await store.people(['ada', 'ben'])).toEqual([ADA]);
      expect(await store.listed(LISTING)).toHaveLength(1);
    }
    expect(writing.map(({ isSettled }) => isSettled)).toEqual([false, false]);
    await letGo();
    await Promise.all(writing.map(({ promise }) => promise));
    expect(await store.people(['ada', 'ben'])).toEqual([ADA, BEN]);
    expect((await store.match(INFO.code))?.info).toEqual(info);
    await store.close();
  });

  it('refuses changes that waited too long, and never makes them', WAITS_FOR_THE_OTHER, async () => {
    const store = new SqliteStore(file, { patience: 100 });
    await store.addPerson(ADA);
    const letGo = await lock(how);
    const refused = await Promise.allSettled([store.addPerson(BEN), store.check()]);
    for (const each of refused) {
      expect(each).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
      expect(String((each as PromiseRejectedResult).reason)).toMatch(/locked by another program/);
    }
    expect(await store.people(['ada', 'ben'])).toEqual([ADA]);
    await letGo();
    await store.check();
    await store.addPerson({ ...BEN, id: 'eva' });
    expect((await store.people(['ada', 'ben', 'eva'])).map(({ id }) => id)).toEqual(['ada', 'eva']);
    await store.close();
  });

  it(
    'does not make later changes wait the full time if it has been locked for long',
    WAITS_FOR_THE_OTHER,
    async () => {
      const store = new SqliteStore(file, { patience: 30_000 });
      const letGo = await lock(how);
      vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const pass = async (milliseconds: number) => {
        await new Promise((resolve) => setImmediate(resolve));
        await vi.advanceTimersByTimeAsync(milliseconds);
      };
      const first = watched(store.addPerson(ADA));
      await pass(20_000);
      const second = watched(store.addPerson(BEN));
      await pass(9000);
      expect([first.isSettled, second.isSettled]).toEqual([false, false]);
      await pass(1500);
      expect([first.isSettled, second.isSettled]).toEqual([true, true]);
      const third = watched(store.check());
      await pass(100);
      expect(third.isSettled).toBe(false);
      await pass(200);
      await expect(third.promise).rejects.toThrow(/locked by another program/);
      vi.useRealTimers();
      await letGo();
      await store.addPerson({ ...BEN, id: 'eva' });
      expect((await store.people(['ada', 'ben', 'eva'])).map(({ id }) => id)).toEqual(['eva']);
      await store.close();
    },
  );

  it('is not disturbed by a program that ends', WAITS_FOR_THE_OTHER, async () => {
    const store = new SqliteStore(file, { patience: 30_000 });
    const letGo = await lock(how);
    const writing = store.addPerson(ADA);
    const refused = expect(writing).rejects.toMatchObject({ code: 'unavailable' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    await store.close();
    await refused;
    await letGo();
    const again = new SqliteStore(file);
    expect(await again.people(['ada'])).toEqual([]);
    await again.close();
  });
});

describe('a server whose database another program has locked', () => {
  const playing = async (patience: number) => {
    const table = await TestServer.start({ store: new SqliteStore(file, { patience }) }, folder);
    const [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
    const code = await table.match([ada, ben], { options: { target: 9 } });
    const other = await table.match([ben, ada], { options: { target: 9 } });
    return { table, ada, ben, code, other, a: await table.join(code, ada), b: await table.join(code, ben) };
  };

  it('makes only those wait who have something to store', WAITS_FOR_THE_OTHER, async () => {
    const { table, ada, code, other, a, b } = await playing(30_000);
    const letGo = await lock('IMMEDIATE');
    const answering = watched(a.answer('low'));
    // Give it time to get as far as it can.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await b.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
    const watcher = await table.join(other, null);
    expect(watcher.version).toBe(0);
    const lobby = await table.ask('GET', `/api/matches/${other}`);
    const same = await table.ask('GET', `/api/matches/${code}`);
    const mine = await table.ask('GET', '/api/matches?show=playing', { secret: ada.secret });
    expect([lobby.status, same.status, mine.status]).toEqual([200, 200, 200]);
    expect([answering.isSettled, b.version]).toEqual([false, 0]);
    await letGo();
    expect(await answering.promise).toMatchObject({ type: 'ack', version: 0 });
    expect(await b.answer('high')).toMatchObject({ type: 'ack', version: 1 });
    await a.untilVersion(1);
    expect((await table.server.rooms.get(code)).version).toBe(1);
    await table.stop();
  });

  it(
    'shows a match over days to people who come, though it cannot store that they were there',
    WAITS_FOR_THE_OTHER,
    async () => {
      const table = await TestServer.start({ store: new SqliteStore(file, { patience: 100 }) }, folder);
      const [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
      const code = await table.match([ada, ben], { clock: { seconds: 86_400, after: 'default' } });
      const letGo = await lock('IMMEDIATE');
      expect((await table.join(code, ada)).version).toBe(0);
      await letGo();
      await table.stop();
    },
  );

  it('refuses them in the end, and nothing has changed', WAITS_FOR_THE_OTHER, async () => {
    const { table, code, a, b } = await playing(100);
    const before = (await table.server.rooms.get(code)).hash;
    const letGo = await lock('IMMEDIATE');
    expect(await a.answer('low')).toMatchObject({ type: 'refused', code: 'store' });
    expect((await table.ask('GET', '/healthz')).status).toBe(503);
    expect((await table.server.rooms.get(code)).hash).toBe(before);
    await letGo();
    expect(await a.answer('low')).toMatchObject({ type: 'ack' });
    expect(await b.answer('high')).toMatchObject({ type: 'ack', version: 1 });
    await table.stop();
  });
});
