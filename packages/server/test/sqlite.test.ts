import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DURABILITIES, type Durability } from '../src/store/sqlite/database.ts';
import { MIGRATIONS } from '../src/store/sqlite/schema.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { circlesSuite } from '../src/testing/circles-suite.ts';
import { historySuite } from '../src/testing/history-suite.ts';
import { holidaysSuite } from '../src/testing/holidays-suite.ts';
import { noticesSuite } from '../src/testing/notices-suite.ts';
import { ratingsSuite } from '../src/testing/ratings-suite.ts';
import { ADA, INFO, storeSuite } from '../src/testing/store-suite.ts';
import { upkeepSuite } from '../src/testing/upkeep-suite.ts';

function meddle(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

async function newPlace(durability: Durability) {
  const folder = mkdtempSync(join(tmpdir(), 'nokturn-store-'));
  const file = join(folder, 'deep', 'nokturn.sqlite');
  return {
    open: async () => new SqliteStore(file, { durability }),
    meddle: async (sql: string) => meddle(file, sql),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}
for (const durability of DURABILITIES)
  storeSuite(`SQLite that survives a ${durability}`, () => newPlace(durability));
upkeepSuite('SQLite', () => newPlace('crash'));
circlesSuite('SQLite', () => newPlace('crash'));
noticesSuite('SQLite', () => newPlace('crash'));
holidaysSuite('SQLite', () => newPlace('crash'));
historySuite('SQLite', () => newPlace('crash'));
ratingsSuite('SQLite', () => newPlace('crash'));

describe('SQLite', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nokturn-store-'));
    file = join(folder, 'nokturn.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What people other than the owner may do with a folder and its contents. */
  const openToOthers = (place: string) => {
    const names = [place, ...readdirSync(place).map((name) => join(place, name))];
    return names.flatMap((name) => {
      const mode = statSync(name).mode & 0o777;
      return (mode & 0o077) === 0 ? [] : [`${basename(name)} ${mode.toString(8)}`];
    });
  };

  it('keeps its folder and all its files private to its owner', async () => {
    const before = process.umask(0o022);
    const place = join(folder, 'made', 'here');
    const store = new SqliteStore(join(place, 'nokturn.sqlite'));
    // Enough at once that changes are first written to the file beside the database.
    for (let round = 0; round < 4; round++)
      await Promise.all(
        Array.from({ length: 200 }, (_, i) => store.addPerson({ ...ADA, id: `${round} ${i}` })),
      );
    process.umask(before);
    expect(readdirSync(place).sort()).toEqual(
      ['', '-redo', '-shm', '-wal'].map((part) => `nokturn.sqlite${part}`),
    );
    expect(openToOthers(place)).toEqual([]);
    expect(statSync(place).mode & 0o777).toBe(0o700);
    expect(statSync(join(place, 'nokturn.sqlite')).mode & 0o777).toBe(0o600);
    await store.close();
  });

  it('closes what an older program left open to others', async () => {
    const place = join(folder, 'data');
    mkdirSync(place);
    const parts = ['nokturn.sqlite', 'nokturn.sqlite-redo', 'nokturn.sqlite-wal', 'nokturn.sqlite-shm'];
    for (const part of parts) writeFileSync(join(place, part), '');
    for (const part of ['.', ...parts]) chmodSync(join(place, part), part === '.' ? 0o755 : 0o644);
    const store = new SqliteStore(join(place, 'nokturn.sqlite'));
    await store.addPerson(ADA);
    expect(openToOthers(place)).toEqual([]);
    await store.close();
  });

  it('leaves a folder alone that contains anything else, but not its own files', async () => {
    const place = join(folder, 'shared');
    mkdirSync(place);
    writeFileSync(join(place, 'letter.txt'), 'not ours');
    for (const part of ['.', 'letter.txt']) chmodSync(join(place, part), part === '.' ? 0o755 : 0o644);
    const store = new SqliteStore(join(place, 'nokturn.sqlite'));
    await store.addPerson(ADA);
    expect(openToOthers(place)).toEqual(['shared 755', 'letter.txt 644']);
    await store.close();
  });

  it('reports that its file is gone, writes nothing into the void, and continues when it is back', async () => {
    const store = new SqliteStore(file);
    await store.addPerson(ADA);
    renameSync(file, `${file}.away`);
    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.addPerson({ ...ADA, id: 'ben' })).rejects.toThrow(/deleted or replaced/);
    expect(existsSync(file)).toBe(false);
    renameSync(`${file}.away`, file);
    await store.addPerson({ ...ADA, id: 'eva' });
    expect((await store.people(['ada', 'ben', 'eva'])).map(({ id }) => id)).toEqual(['ada', 'eva']);
    await store.close();
  });

  it('refuses a file that is not a database, or was made by a newer program', () => {
    writeFileSync(file, 'this is not a database, but long enough to be looked at as one'.repeat(20));
    expect(() => new SqliteStore(file)).toThrow(/cannot open the database/);
    rmSync(file);
    meddle(file, 'PRAGMA user_version = 99');
    expect(() => new SqliteStore(file)).toThrow(/newer program/);
  });

  it('takes over a database from an older program with everything in it', async () => {
    const info = JSON.stringify(INFO);
    meddle(file, `${MIGRATIONS.slice(0, 4).join(';')}; PRAGMA user_version = 4`);
    meddle(
      file,
      `INSERT INTO people VALUES ('ada', 'Ada', 'a1', 1);
       INSERT INTO matches (code, status, privacy, created_at, version, wake_at, sheet, revision, lines)
         VALUES ('${INFO.code}', 'playing', 'listed', 10, 1, 55, '${info}', 7, 0);
       INSERT INTO players VALUES ('${INFO.code}', 'ada', 10);
       INSERT INTO entries VALUES ('${INFO.code}', 1, '{"at":20,"moves":[]}');`,
    );
    const store = new SqliteStore(file);
    expect(await store.match(INFO.code)).toEqual({ info: INFO, version: 1, revision: 7, wakeAt: 55 });
    expect(await store.entries(INFO.code)).toEqual([{ at: 20, moves: [] }]);
    expect(await store.matchesOf('ada', 9)).toHaveLength(1);
    expect(await store.due('here', 60, 9)).toEqual([INFO.code]);
    const stranger = {
      info: { ...INFO, code: 'zzzzzzzz', host: 'nobody' },
      version: 0,
      revision: 0,
      wakeAt: 1,
    };
    await expect(store.createMatch(stranger)).rejects.toThrow(/FOREIGN KEY/);
    await store.close();
  });

  it('reports an unreadable entry', async () => {
    const store = new SqliteStore(file);
    meddle(
      file,
      `PRAGMA foreign_keys = OFF; INSERT INTO entries (match, version, entry) VALUES ('abcdefgh', 1, '{"mov')`,
    );
    await expect(store.entries('abcdefgh')).rejects.toMatchObject({ code: 'damaged' });
    await store.close();
  });
});
