import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DURABILITIES } from '../src/store/sqlite/database.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { ADA, INFO } from '../src/testing/store-suite.ts';

const SCRIBE = fileURLToPath(new URL('./helpers/scribe.ts', import.meta.url));

let folder: string;
let file: string;
const stores: SqliteStore[] = [];
const scribes: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nokturn-redo-'));
  file = join(folder, 'nokturn.sqlite');
});
afterEach(async () => {
  for (const scribe of scribes.splice(0)) scribe.kill('SIGKILL');
  for (const store of stores.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

function open(path = file, durability: (typeof DURABILITIES)[number] = 'crash'): SqliteStore {
  const store = new SqliteStore(path, { durability });
  stores.push(store);
  return store;
}

const redoSize = () => statSync(`${file}-redo`, { throwIfNoEntry: false })?.size ?? 0;

/** Adds people, many at a time, until this is true; returns those that were stored. */
async function rush(store: SqliteStore, until: () => boolean, first = 0): Promise<string[]> {
  const stored: string[] = [];
  while (!until()) {
    const some = Array.from({ length: 200 }, (_, i) => `p${first + stored.length + i}`);
    await Promise.all(some.map((id) => store.addPerson({ ...ADA, id })));
    stored.push(...some);
  }
  return stored;
}

/** What would be on disk if the program had been killed now. */
function asIfKilled(): string {
  const copy = join(folder, 'copy', 'nokturn.sqlite');
  mkdirSync(dirname(copy));
  for (const part of ['', '-wal', '-redo']) cpSync(`${file}${part}`, `${copy}${part}`);
  return copy;
}

async function missing(store: SqliteStore, ids: readonly string[]): Promise<string[]> {
  const there = new Set((await store.people(ids)).map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}

describe('a database that is very busy', () => {
  it.each(DURABILITIES)(
    'has everything that it reported as stored, whenever it ends (%s)',
    async (durability) => {
      const store = open(file, durability);
      const stored = await rush(store, () => redoSize() > 0);
      expect(await missing(store, stored)).toEqual([]);
      const after = open(asIfKilled());
      expect(await missing(after, stored)).toEqual([]);
    },
  );

  it('commits by itself when it is no longer busy, and then needs no file beside it', async () => {
    const store = open();
    const stored = await rush(store, () => redoSize() > 0);
    await expect.poll(redoSize).toBe(0);
    const copy = asIfKilled();
    rmSync(`${copy}-redo`);
    expect(await missing(open(copy), stored)).toEqual([]);
  });

  it('undoes changes that fail halfway, and nothing else', async () => {
    const store = open();
    const before = await rush(store, () => redoSize() > 0);
    const results = await Promise.allSettled([
      store.addPerson({ ...ADA, id: 'x' }),
      // This fails only after the match was added, when its players are.
      store.createMatch({ info: { ...INFO, host: 'nobody' }, version: 0, revision: 0, wakeAt: null }),
      store.addPerson({ ...ADA, id: before[0] ?? '' }),
      store.addPerson({ ...ADA, id: 'y' }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    const later = await rush(store, () => redoSize() > 0, before.length);
    const after = open(asIfKilled());
    for (const each of [store, after]) {
      expect(await missing(each, [...before, ...later, 'x', 'y'])).toEqual([]);
      expect(await each.match(INFO.code)).toBeNull();
    }
  });

  it.skipIf(!existsSync('/dev/full'))('works without the file if the disk is full', async () => {
    symlinkSync('/dev/full', `${file}-redo`);
    const store = open();
    const end = performance.now() + 300;
    const stored = await rush(store, () => performance.now() > end);
    expect(await missing(store, stored)).toEqual([]);
  });

  it('lets other programs write, and still has what was stored when it is killed', {
    timeout: 30_000,
  }, async () => {
    const scribe = fork(SCRIBE, [file]);
    scribes.push(scribe);
    const said: number[] = [];
    scribe.on('message', (number) => said.push(number as number));
    await expect.poll(() => said.length, { timeout: 50_000 }).toBeGreaterThan(2000);
    const store = open();
    await store.addPerson({ ...ADA, id: 'visitor' });
    await expect.poll(() => redoSize(), { interval: 1, timeout: 50_000 }).toBeGreaterThan(0);
    scribe.kill('SIGKILL');
    await once(scribe, 'exit');
    expect(await missing(open(), ['visitor', ...said.map((number) => `p${number}`)])).toEqual([]);
  });
});

describe('a change that was not committed', () => {
  const person = (number: number, id: string) =>
    `${JSON.stringify({ number, statements: [['INSERT INTO people VALUES (?, ?, ?, ?)', id, 'Eva', 'e', 1]] })}\n`;
  const leave = async (...lines: readonly string[]) => {
    await open().close();
    writeFileSync(`${file}-redo`, lines.join(''));
  };

  it('is made once, however often it is found', async () => {
    await leave(person(1, 'one'), person(2, 'two'));
    const first = open();
    expect(await missing(first, ['one', 'two'])).toEqual([]);
    expect(redoSize()).toBe(0);
    await first.close();
    writeFileSync(`${file}-redo`, person(1, 'one') + person(2, 'two') + person(3, 'three'));
    expect(await missing(open(), ['one', 'two', 'three'])).toEqual([]);
  });

  it('is made by a program that was running all the time', async () => {
    const store = open();
    writeFileSync(`${file}-redo`, person(1, 'one'));
    await store.addPerson(ADA);
    expect(await missing(store, ['one', 'ada'])).toEqual([]);
  });

  it('ends where writing was interrupted', async () => {
    await leave(person(1, 'one'));
    appendFileSync(`${file}-redo`, person(2, 'two').slice(0, 30));
    expect(await missing(open(), ['one', 'two'])).toEqual(['two']);
  });

  it('is not made if an earlier one is missing', async () => {
    await leave(person(5, 'five'));
    expect(await missing(open(), ['five'])).toEqual(['five']);
  });

  it('is kept and reported if it cannot be read or made', async () => {
    await leave('{"num\n', person(1, 'one'));
    expect(() => open()).toThrow(/line 1 of .*-redo cannot be read/);
    writeFileSync(`${file}-redo`, person(1, 'one') + person(2, 'one'));
    expect(() => open()).toThrow(/UNIQUE/);
    expect(readFileSync(`${file}-redo`, 'utf8')).toContain('"number":2');
  });
});
