import type { SQLInputValue } from 'node:sqlite';
import type { Status } from '@nokturn/protocol';
import { inLog } from '../../log.ts';
import type { Jobs } from '../jobs.ts';
import { playersOf, type Row, storedPerson } from '../rows.ts';
import {
  type Also,
  type Command,
  type Entry,
  type Sheet,
  type Snapshot,
  type Standing,
  type Store,
  type StoredHeld,
  type StoredLine,
  type StoredMatch,
  type StoredPerson,
  type StoredState,
  StoreError,
} from '../store.ts';
import type { Upkeep } from '../upkeep.ts';
import { type Durability, SqliteDatabase } from './database.ts';
import { SqliteJobs } from './jobs.ts';
import { SqliteUpkeep } from './upkeep.ts';

/** One file, through the SQLite that comes with Node. */
export class SqliteStore implements Store {
  readonly jobs: Jobs;
  readonly upkeep: Upkeep;
  readonly counts = null;
  readonly #database: SqliteDatabase;

  constructor(path: string, { durability = 'crash' }: { durability?: Durability } = {}) {
    this.#database = new SqliteDatabase(path, durability);
    this.jobs = new SqliteJobs(this.#database);
    this.upkeep = new SqliteUpkeep(this.#database);
  }

  async addPerson(person: StoredPerson): Promise<void> {
    await this.#database.change(() => {
      const { id, name, secretHash, createdAt } = person;
      this.#database.run('INSERT INTO people VALUES (?, ?, ?, ?)', id, name, secretHash, createdAt);
    });
  }

  async people(ids: readonly string[]): Promise<readonly StoredPerson[]> {
    return ids.flatMap((id) => this.#database.all('SELECT * FROM people WHERE id = ?', id).map(storedPerson));
  }

  async renamePerson(id: string, name: string): Promise<void> {
    await this.#database.change(() => {
      const changed = this.#database.run('UPDATE people SET name = ? WHERE id = ?', name, id);
      if (changed === 0) throw new StoreError('missing', 'the person is not in the store');
    });
  }

  async createMatch({ sheet, version, revision, wakeAt }: StoredMatch): Promise<void> {
    await this.#database.change(() => {
      const { code, status, privacy, createdAt } = sheet;
      this.#database.run(
        `INSERT INTO matches (code, status, privacy, created_at, version, revision, wake_at, sheet)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[code, status, privacy, createdAt, version, revision, wakeAt, JSON.stringify(sheet)],
      );
      this.#savePlayers(sheet);
    });
  }

  async match(code: string): Promise<StoredMatch | null> {
    return this.#matches('SELECT * FROM matches WHERE code = ?', code)[0] ?? null;
  }

  async state(code: string, after: number): Promise<StoredState | null> {
    return this.#database.reading(() => {
      const [row] = this.#database.all('SELECT * FROM matches WHERE code = ?', code);
      if (row === undefined) return null;
      const match = storedMatch(row);
      return {
        ...match,
        entries: this.#entries(code, after),
        held: this.#held(code, match.version),
        lines: Number(row.lines),
        snapshot: this.#snapshot(code, after),
      };
    });
  }

  async standing(codes: readonly string[]): Promise<readonly Standing[]> {
    const sql = `SELECT code, revision, lines FROM matches WHERE code IN (SELECT value FROM json_each(?))`;
    return this.#database.all(sql, JSON.stringify(codes)).map((row) => ({
      code: String(row.code),
      revision: Number(row.revision),
      lines: Number(row.lines),
      keeper: null,
    }));
  }

  async saveSheet({ sheet, version, revision, wakeAt }: StoredMatch, command: Command | null): Promise<void> {
    await this.#database.change(() => {
      const changed = this.#database.run(
        `UPDATE matches SET status = ?, privacy = ?, wake_at = ?, sheet = ?, revision = ?
         WHERE code = ? AND revision = ?`,
        ...[sheet.status, sheet.privacy, wakeAt, JSON.stringify(sheet), revision, sheet.code, revision - 1],
      );
      if (changed === 0) throw this.#whyNot(sheet.code, `revision ${revision}`);
      this.#savePlayers(sheet);
      if (command) this.#done(sheet.code, command, version);
    });
  }

  async append(
    match: StoredMatch,
    entry: Entry,
    command: Command | null,
    { snapshot = null, sameSheet = false }: Also = {},
  ): Promise<void> {
    const { sheet, version, revision, wakeAt } = match;
    const { code, status } = sheet;
    const by = [command?.person ?? null, command?.id ?? null];
    await this.#database.change(() => {
      const changed = this.#database.run(
        `UPDATE matches SET version = ?, revision = ?, wake_at = ? WHERE code = ? AND version = ? AND revision = ?
         AND NOT EXISTS (SELECT 1 FROM commands WHERE match = matches.code AND person = ? AND id = ?)`,
        ...[version, revision, wakeAt, code, version - 1, revision - 1, ...by],
      );
      if (changed === 0) throw this.#whyNot(code, `version ${version} as revision ${revision}`);
      if (!sameSheet) {
        const sql = 'UPDATE matches SET status = ?, sheet = ? WHERE code = ?';
        this.#database.run(sql, status, JSON.stringify(sheet), code);
      }
      const values = [code, version, JSON.stringify(entry), ...by];
      this.#database.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?)', ...values);
      if (snapshot)
        this.#database.run(
          'INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)',
          ...[code, snapshot.version, JSON.stringify(snapshot)],
        );
    });
  }

  async entries(code: string): Promise<readonly Entry[]> {
    return this.#entries(code, 0);
  }

  async hold(
    code: string,
    { version, revision }: Pick<StoredMatch, 'version' | 'revision'>,
    { seat, answer, elapsed }: StoredHeld,
    command: Command,
  ): Promise<void> {
    await this.#database.change(() => {
      const changed = this.#database.run(
        'UPDATE matches SET revision = ? WHERE code = ? AND version = ? AND revision = ?',
        ...[revision, code, version, revision - 1],
      );
      if (changed === 0) throw this.#whyNot(code, `revision ${revision}`);
      const values = [code, seat, version, JSON.stringify(answer), elapsed];
      this.#database.run('INSERT OR REPLACE INTO held VALUES (?, ?, ?, ?, ?)', ...values);
      this.#done(code, command, version);
    });
  }

  async played(code: string, { person, id }: Command): Promise<number | null> {
    const [row] = this.#database.all(
      `SELECT version FROM commands WHERE match = ?1 AND person = ?2 AND id = ?3
       UNION ALL SELECT version FROM entries WHERE match = ?1 AND person = ?2 AND command = ?3`,
      ...[code, person, id],
    );
    return row ? Number(row.version) : null;
  }

  async say(code: string, line: Omit<StoredLine, 'number'>, command: Command): Promise<StoredLine> {
    return this.#database.change(() => {
      this.#database.run('UPDATE matches SET lines = lines + 1 WHERE code = ?', code);
      const [last] = this.#database.all('SELECT lines, version FROM matches WHERE code = ?', code);
      if (last === undefined) throw new StoreError('missing', `${inLog(code)} is not in the store`);
      const number = Number(last.lines);
      const { at, person, seat, text } = line;
      this.#database.run('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)', code, number, at, person, seat, text);
      this.#done(code, command, Number(last.version));
      return { ...line, number };
    });
  }

  async chat(code: string, last: number, after = 0): Promise<readonly StoredLine[]> {
    const sql = 'SELECT * FROM chat WHERE match = ? AND number > ? ORDER BY number DESC LIMIT ?';
    const rows = this.#database.all(sql, code, after, last);
    return rows.reverse().map((row) => ({
      number: Number(row.number),
      at: Number(row.at),
      person: String(row.person),
      seat: row.seat === null ? null : Number(row.seat),
      text: String(row.text),
    }));
  }

  async listed(status: Status, limit: number): Promise<readonly StoredMatch[]> {
    return this.#matches(
      "SELECT * FROM matches WHERE privacy = 'listed' AND status = ? ORDER BY created_at DESC LIMIT ?",
      ...[status, limit],
    );
  }

  async matchesOf(person: string, limit: number): Promise<readonly StoredMatch[]> {
    return this.#matches(
      `SELECT matches.* FROM players JOIN matches ON matches.code = players.match
       WHERE players.person = ? ORDER BY players.created_at DESC LIMIT ?`,
      ...[person, limit],
    );
  }

  async openMatchesOf(person: string): Promise<number> {
    const [row] = this.#database.all(
      `SELECT count(*) AS open FROM players JOIN matches ON matches.code = players.match
       WHERE players.person = ? AND status IN ('lobby', 'playing')`,
      person,
    );
    return Number(row?.open);
  }

  // One server alone has the file, so it keeps every match.

  async beat(server: string): Promise<readonly string[]> {
    return [server];
  }

  async retire(): Promise<void> {}

  async keep(): Promise<boolean> {
    return true;
  }

  async release(): Promise<void> {}

  async due(_server: string, now: number, limit: number): Promise<readonly string[]> {
    const sql = 'SELECT code FROM matches WHERE wake_at <= ? ORDER BY wake_at LIMIT ?';
    return this.#database.all(sql, now, limit).map((row) => String(row.code));
  }

  async check(): Promise<void> {
    await this.#database.change(() => this.#database.all('SELECT 1'));
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #entries(code: string, after: number): Entry[] {
    const sql = 'SELECT version, entry FROM entries WHERE match = ? AND version > ? ORDER BY version';
    return this.#database.all(sql, code, after).map((row, i) => {
      const expected = after + i + 1;
      if (row.version !== expected)
        throw new StoreError('damaged', `version ${expected} of ${inLog(code)} is missing`);
      return parsed<Entry>(row.entry, code);
    });
  }

  #held(code: string, version: number): StoredHeld[] {
    const rows = this.#database.all(
      'SELECT * FROM held WHERE match = ? AND version = ? ORDER BY seat',
      code,
      version,
    );
    return rows.map((row) => ({
      seat: Number(row.seat),
      answer: parsed<StoredHeld['answer']>(row.answer, code),
      elapsed: Number(row.elapsed),
    }));
  }

  #snapshot(code: string, after: number): Snapshot | null {
    const sql = 'SELECT snapshot FROM snapshots WHERE match = ? AND version > ?';
    const [row] = this.#database.all(sql, code, after);
    return row ? parsed<Snapshot>(row.snapshot, code) : null;
  }

  /** What is wrong with a change that found nothing to change. */
  #whyNot(code: string, change: string): StoreError {
    const isThere = this.#database.all('SELECT 1 FROM matches WHERE code = ?', code).length > 0;
    return isThere
      ? new StoreError('conflict', `${change} does not follow on what is stored of ${inLog(code)}`)
      : new StoreError('missing', `${inLog(code)} is not in the store`);
  }

  #savePlayers(sheet: Sheet): void {
    this.#database.run('DELETE FROM players WHERE match = ?', sheet.code);
    for (const person of playersOf(sheet))
      this.#database.run('INSERT INTO players VALUES (?, ?, ?)', sheet.code, person, sheet.createdAt);
  }

  #done(code: string, { person, id }: Command, version: number): void {
    this.#database.run('INSERT INTO commands VALUES (?, ?, ?, ?)', code, person, id, version);
  }

  #matches(sql: string, ...values: SQLInputValue[]): StoredMatch[] {
    return this.#database.all(sql, ...values).map(storedMatch);
  }
}

function storedMatch(row: Row): StoredMatch {
  return {
    sheet: parsed<Sheet>(row.sheet, String(row.code)),
    version: Number(row.version),
    revision: Number(row.revision),
    wakeAt: row.wake_at === null ? null : Number(row.wake_at),
  };
}

function parsed<T>(text: unknown, code: string): T {
  try {
    return JSON.parse(String(text)) as T;
  } catch (error) {
    throw new StoreError('damaged', `what is stored of ${inLog(code)} cannot be read`, { cause: error });
  }
}
