import type { SQLInputValue } from 'node:sqlite';
import { linesIn, playersOf, type Row, storedPerson } from '../rows.ts';
import type { StoredPerson } from '../store.ts';
import type { SiteValue, StoredCopy, Upkeep } from '../upkeep.ts';
import type { SqliteDatabase } from './database.ts';
import type { SqliteNotices } from './notices.ts';

/** A part of a match in each of these tables. */
const PARTS = [
  'players',
  'entries',
  'snapshots',
  'held',
  'commands',
  'chat',
  'notices',
  'deliveries',
  'results',
  'scoped_matches',
] as const;
export const ADD_LINE = `INSERT INTO chat (match, number, at, person, seat, text, sign, version)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const THESE = '(SELECT value FROM json_each(?))';

export class SqliteUpkeep implements Upkeep {
  readonly #database: SqliteDatabase;
  readonly #notices: SqliteNotices;

  constructor(database: SqliteDatabase, notices: SqliteNotices) {
    this.#database = database;
    this.#notices = notices;
  }

  async people(after: string | null, limit: number): Promise<readonly StoredPerson[]> {
    const sql = 'SELECT * FROM people WHERE id > ? ORDER BY id LIMIT ?';
    return (await this.#ask(sql, after ?? '', limit)).map(storedPerson);
  }

  async codes(after: string | null, limit: number): Promise<readonly string[]> {
    const sql = 'SELECT code FROM matches WHERE code > ? ORDER BY code LIMIT ?';
    return codesOf(await this.#ask(sql, after ?? '', limit));
  }

  async restorePeople(people: readonly StoredPerson[]): Promise<void> {
    await this.#database.change(() => {
      const sql = 'INSERT INTO people VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING';
      for (const { id, name, secretHash, createdAt } of people)
        this.#database.run(sql, id, name, secretHash, createdAt);
    });
  }

  async restore({ info, version, revision, wakeAt, awaits, entries, held, chat }: StoredCopy): Promise<void> {
    const { code, status, privacy, createdAt } = info;
    const database = this.#database;
    await database.change(() => {
      database.run(
        `INSERT INTO matches (code, status, privacy, created_at, version, revision, wake_at, sheet, lines, awaits)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[code, status, privacy, createdAt, version, revision, wakeAt, JSON.stringify(info), linesIn(chat)],
        awaits === undefined ? null : JSON.stringify(awaits),
      );
      for (const person of playersOf(info))
        database.run('INSERT INTO players VALUES (?, ?, ?)', code, person, createdAt);
      for (const [i, entry] of entries.entries()) {
        const sql = 'INSERT INTO entries (match, version, entry) VALUES (?, ?, ?)';
        database.run(sql, code, i + 1, JSON.stringify(entry));
      }
      for (const { seat, answer, elapsed } of held) {
        const values = [code, seat, version, JSON.stringify(answer), elapsed];
        database.run('INSERT INTO held VALUES (?, ?, ?, ?, ?)', ...values);
      }
      for (const { number, at, person, seat, text, sign = null, version: said = null } of chat)
        database.run(ADD_LINE, code, number, at, person, seat, text, sign, said);
    });
  }

  async remove(codes: readonly string[]): Promise<number> {
    const these = JSON.stringify(codes);
    return this.#database.change(() => {
      for (const part of PARTS) this.#database.run(`DELETE FROM ${part} WHERE match IN ${THESE}`, these);
      return this.#database.run(`DELETE FROM matches WHERE code IN ${THESE}`, these);
    });
  }

  async endedBefore(time: number, limit: number): Promise<readonly string[]> {
    const ended = `CAST(sheet ->> 'endedAt' AS INTEGER)`;
    const sql = `SELECT code FROM matches WHERE status = 'over' AND ${ended} < ? ORDER BY ${ended} LIMIT ?`;
    return codesOf(await this.#ask(sql, time, limit));
  }

  async unstartedBefore(time: number, limit: number): Promise<readonly string[]> {
    const sql = `SELECT code FROM matches WHERE status IN ('lobby', 'closed') AND created_at < ?
      ORDER BY created_at LIMIT ?`;
    return codesOf(await this.#ask(sql, time, limit));
  }

  async forgetOrigins(before: number): Promise<void> {
    const sql = 'UPDATE matches SET origin = NULL WHERE origin IS NOT NULL AND created_at < ?';
    await this.#database.change(() => this.#database.run(sql, before));
  }

  async forgetPerson(id: string, name: string, alias: string): Promise<void> {
    await this.#database.change(() => {
      this.#database.run(`UPDATE chat SET text = '', sign = NULL WHERE person = ?`, id);
      this.#database.run('UPDATE results SET person = ? WHERE person = ?', alias, id);
      this.#database.run('UPDATE ratings SET person = ?, shown = 0 WHERE person = ?', alias, id);
      this.#database.run(`UPDATE people SET name = ?, secret_hash = '' WHERE id = ?`, name, id);
      this.#database.run('DELETE FROM holidays WHERE person = ?', id);
      this.#notices.forgetWithin(id);
    });
  }

  async siteKey(): Promise<string | null> {
    const [row] = this.#database.all(`SELECT value FROM site WHERE name = 'key'`);
    return row ? String(row.value) : null;
  }

  async siteValues(): Promise<readonly SiteValue[]> {
    const rows = await this.#ask(`SELECT name, value FROM site WHERE name <> 'key' ORDER BY name`);
    return rows.map(({ name, value }) => ({ name: String(name), value: String(value) }));
  }

  async blockedNames(): Promise<readonly string[]> {
    const rows = await this.#ask('SELECT name FROM blocked_names ORDER BY name');
    return rows.map((row) => String(row.name));
  }

  async blockName(name: string): Promise<void> {
    const sql = 'INSERT INTO blocked_names VALUES (?) ON CONFLICT DO NOTHING';
    await this.#database.change(() => this.#database.run(sql, name.toLowerCase()));
  }

  async unblockName(name: string): Promise<boolean> {
    const sql = 'DELETE FROM blocked_names WHERE name = ?';
    return this.#database.change(() => this.#database.run(sql, name.toLowerCase()) > 0);
  }

  #ask(sql: string, ...values: SQLInputValue[]): Promise<Row[]> {
    return this.#database.ask(() => this.#database.all(sql, ...values));
  }
}

function codesOf(rows: readonly Row[]): string[] {
  return rows.map((row) => String(row.code));
}
