import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { send, socketAt } from '../src/testing/guest.ts';
import { Client } from './helpers/client.ts';
import { FakeTime } from './helpers/fake-time.ts';
import { type Player, TestServer } from './helpers/table.ts';

const SERVE = fileURLToPath(new URL('./helpers/serve.ts', import.meta.url));
const MINUTE = 60_000;

const folders: string[] = [];
const disks: string[] = [];
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const disk of disks.splice(0)) spawnSync('umount', ['-l', disk]);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-full-'));
  folders.push(folder);
  return folder;
}

/** A separate disk of this many kilobytes; null if there is no permission to create one. */
function newDisk(kilobytes: number): string | null {
  const disk = join(newFolder(), 'disk');
  mkdirSync(disk);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', disk]);
  if (status !== 0) return null;
  disks.push(disk);
  return disk;
}
const hasDisks = (() => {
  const disk = newDisk(64);
  for (const each of disks.splice(0)) spawnSync('umount', [each]);
  return disk !== null;
})();

/** Fills the remaining space; the result frees it again. */
function fill(disk: string): () => void {
  const ballast = join(disk, 'ballast');
  const file = openSync(ballast, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch {
    closeSync(file);
  }
  return () => rmSync(ballast);
}

describe('a full disk', () => {
  it.skipIf(!hasDisks)(
    'is reported as such, logged once a minute, and over when there is room again',
    async () => {
      const disk = newDisk(8192) ?? '';
      const time = new FakeTime();
      const log: Record<string, unknown>[] = [];
      const logTo = { write: (line: string) => void log.push(JSON.parse(line)) };
      const table = await TestServer.start({ time, logLevel: 'warn', logTo }, disk);
      const health = async () => (await table.ask('GET', '/healthz')).status;
      const [ada, ben] = (await table.people('Ada', 'Ben')) as [Player, Player];
      const code = await table.match([ada, ben], { options: { target: 9 } });
      const [a, b] = [await table.join(code, ada), await table.join(code, ben)];
      expect(await health()).toBe(200);
      const empty = fill(disk);
      time.slip(MINUTE);

      expect(await health()).toBe(503);
      for (let i = 0; i < 20; i++)
        expect(await a.answer('low')).toMatchObject({ type: 'refused', code: 'store' });
      expect(await health()).toBe(503);
      expect(log.filter(({ msg }) => msg === 'something went wrong')).toHaveLength(1);
      expect(log[0]).toMatchObject({ err: { message: expect.stringMatching(/full/) } });
      await time.pass(MINUTE);
      const lines = log.filter(({ msg }) => msg === 'something went wrong');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toMatchObject({ times: 21, reason: expect.stringMatching(/full/) });
      expect(lines[1]).not.toHaveProperty('err');

      empty();
      expect(await health()).toBe(200);
      expect(await a.answer('low')).toMatchObject({ type: 'ack' });
      expect(await b.answer('high')).toMatchObject({ type: 'ack', version: 1 });
      const written = log.length;
      await time.pass(3 * MINUTE);
      expect(log).toHaveLength(written);
      await table.stop();
    },
  );

  it('is noticed by the health check of a server whose files may not grow', async () => {
    // In blocks of 512 or 1024 bytes, depending on the shell: enough for a new database and a few moves.
    const child = spawn('sh', ['-c', `ulimit -f 999; exec "$0" "$@"`, process.execPath, SERVE, newFolder()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const url = String(line).trim();
    const status = async (method: string, path: string, body?: object) =>
      (await send(url, method, path, body === undefined ? {} : { body })).status;
    expect(await status('GET', '/healthz')).toBe(200);
    let added = 0;
    const name = 'x'.repeat(20);
    while ((await status('POST', '/api/people', { name })) === 200) added++;
    expect(added).toBeGreaterThan(0);
    await expect.poll(() => status('GET', '/healthz'), { timeout: 50_000 }).toBe(503);
    expect(await status('GET', '/api/games')).toBe(200);
    const watcher = await Client.open(socketAt(url));
    expect(await watcher.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
    watcher.close();
  });
});

describe('/healthz', () => {
  it('writes no more often than necessary', async () => {
    const time = new FakeTime();
    const store = new SqliteStore(join(newFolder(), 'nokturn.sqlite'));
    const table = await TestServer.start({ time, store });
    let writes = 0;
    const check = store.check.bind(store);
    store.check = async () => {
      writes++;
      await check();
    };
    const ask = async () => (await table.ask('GET', '/healthz')).status;
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(200));
    for (let i = 0; i < 20; i++) expect(await ask()).toBe(200);
    expect(writes).toBe(1);
    time.slip(5000);
    expect(await ask()).toBe(200);
    expect(writes).toBe(2);
    await table.stop();
  });
});
