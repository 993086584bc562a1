import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DURABILITIES, type Durability } from '../src/store/sqlite/database.ts';
import { MIGRATIONS } from '../src/store/sqlite/schema.ts';
import { SqliteStore } from '../src/store/sqlite/store.ts';
import { ADA, SHEET, storeSuite } from '../src/testing/store-suite.ts';
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

describe('SQLite', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nokturn-store-'));
    file = join(folder, 'nokturn.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('says so when its file is gone, writes nothing into the void, and goes on when it is back', async () => {
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

  it('does not open what is no database, or one of a newer program', () => {
    writeFileSync(file, 'this is not a database, but long enough to be looked at as one'.repeat(20));
    expect(() => new SqliteStore(file)).toThrow(/cannot open the database/);
    rmSync(file);
    meddle(file, 'PRAGMA user_version = 99');
    expect(() => new SqliteStore(file)).toThrow(/newer program/);
  });

  it('takes over a database of an older program with all that is in it', async () => {
    const sheet = JSON.stringify(SHEET);
    meddle(file, `${MIGRATIONS.slice(0, 4).join(';')}; PRAGMA user_version = 4`);
    meddle(
      file,
      `INSERT INTO people VALUES ('ada', 'Ada', 'a1', 1);
       INSERT INTO matches (code, status, privacy, created_at, version, wake_at, sheet, revision, lines)
         VALUES ('${SHEET.code}', 'playing', 'listed', 10, 1, 55, '${sheet}', 7, 0);
       INSERT INTO players VALUES ('${SHEET.code}', 'ada', 10);
       INSERT INTO entries VALUES ('${SHEET.code}', 1, '{"at":20,"moves":[]}');`,
    );
    const store = new SqliteStore(file);
    expect(await store.match(SHEET.code)).toEqual({ sheet: SHEET, version: 1, revision: 7, wakeAt: 55 });
    expect(await store.entries(SHEET.code)).toEqual([{ at: 20, moves: [] }]);
    expect(await store.matchesOf('ada', 9)).toHaveLength(1);
    expect(await store.due('here', 60, 9)).toEqual([SHEET.code]);
    const stranger = {
      sheet: { ...SHEET, code: 'zzzzzzzz', host: 'nobody' },
      version: 0,
      revision: 0,
      wakeAt: 1,
    };
    await expect(store.createMatch(stranger)).rejects.toThrow(/FOREIGN KEY/);
    await store.close();
  });

  it('says so when an entry is unreadable', async () => {
    const store = new SqliteStore(file);
    meddle(
      file,
      `PRAGMA foreign_keys = OFF; INSERT INTO entries (match, version, entry) VALUES ('abcdefgh', 1, '{"mov')`,
    );
    await expect(store.entries('abcdefgh')).rejects.toMatchObject({ code: 'damaged' });
    await store.close();
  });
});
