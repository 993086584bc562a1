import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Status } from '@nokturn/protocol';
import { inLog } from '../log.ts';
import { MIGRATIONS } from './migrations.ts';
import {
  type Command,
  type Entry,
  type Sheet,
  type Store,
  type StoredHeld,
  type StoredLine,
  type StoredMatch,
  type StoredPerson,
  StoreError,
} from './store.ts';

/** What stored matches survive for certain: the end of the process, or also that of the power. */
export const DURABILITIES = ['crash', 'power-cut'] as const;
export type Durability = (typeof DURABILITIES)[number];

/** FULL waits for the disk at every move. NORMAL leaves that to the system, which keeps what a killed process wrote. */
const SYNCHRONOUS: Readonly<Record<Durability, string>> = { crash: 'NORMAL', 'power-cut': 'FULL' };

type Row = Record<string, unknown>;

/** One file, through the SQLite that comes with Node. */
export class SqliteStore implements Store {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #inode: number;

  constructor(path: string, { durability = 'crash' }: { durability?: Durability } = {}) {
    this.#path = path;
    try {
      mkdirSync(dirname(path), { recursive: true });
      this.#database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
      this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${SYNCHRONOUS[durability]};`);
      this.#inode = statSync(path).ino;
      this.#migrate();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw new StoreError('unavailable', `cannot open the database ${path}: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }

  async addPerson(person: StoredPerson): Promise<void> {
    this.#change(() => {
      const { id, name, secretHash, createdAt } = person;
      this.#run('INSERT INTO people VALUES (?, ?, ?, ?)', id, name, secretHash, createdAt);
    });
  }

  async people(ids: readonly string[]): Promise<readonly StoredPerson[]> {
    return ids.flatMap((id) =>
      this.#all('SELECT * FROM people WHERE id = ?', id).map((row) => ({
        id: String(row.id),
        name: String(row.name),
        secretHash: String(row.secret_hash),
        createdAt: Number(row.created_at),
      })),
    );
  }

  async renamePerson(id: string, name: string): Promise<void> {
    this.#change(() =>
      this.#mustChange(this.#run('UPDATE people SET name = ? WHERE id = ?', name, id), 'the person'),
    );
  }

  async createMatch({ sheet, version, wakeAt }: StoredMatch): Promise<void> {
    this.#change(() => {
      const { code, status, privacy, createdAt } = sheet;
      const values = [code, status, privacy, createdAt, version, wakeAt, JSON.stringify(sheet)];
      this.#run('INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?)', ...values);
      this.#savePlayers(sheet);
    });
  }

  async match(code: string): Promise<StoredMatch | null> {
    return this.#matches('SELECT * FROM matches WHERE code = ?', code)[0] ?? null;
  }

  async saveSheet(sheet: Sheet, wakeAt: number | null, command: Command | null): Promise<void> {
    this.#change(() => {
      const changed = this.#run(
        'UPDATE matches SET status = ?, privacy = ?, wake_at = ?, sheet = ? WHERE code = ?',
        ...[sheet.status, sheet.privacy, wakeAt, JSON.stringify(sheet), sheet.code],
      );
      this.#mustChange(changed, inLog(sheet.code));
      this.#savePlayers(sheet);
      if (command) this.#done(sheet.code, command);
    });
  }

  async append(
    { sheet, version, wakeAt }: StoredMatch,
    entry: Entry,
    command: Command | null,
  ): Promise<void> {
    this.#change(() => {
      const { code, status } = sheet;
      const changed = this.#run(
        'UPDATE matches SET status = ?, version = ?, wake_at = ?, sheet = ? WHERE code = ? AND version = ?',
        ...[status, version, wakeAt, JSON.stringify(sheet), code, version - 1],
      );
      if (changed === 0)
        throw new StoreError(
          'conflict',
          `version ${version} does not follow on what is stored of ${inLog(code)}`,
        );
      this.#run('INSERT INTO entries VALUES (?, ?, ?)', code, version, JSON.stringify(entry));
      this.#run('DELETE FROM held WHERE match = ?', code);
      if (command) this.#done(code, command);
    });
  }

  async entries(code: string): Promise<readonly Entry[]> {
    const rows = this.#all('SELECT version, entry FROM entries WHERE match = ? ORDER BY version', code);
    return rows.map((row, i) => {
      if (row.version !== i + 1)
        throw new StoreError('damaged', `version ${i + 1} of ${inLog(code)} is missing`);
      return parsed<Entry>(row.entry, code);
    });
  }

  async hold(code: string, version: number, held: StoredHeld, command: Command): Promise<void> {
    this.#change(() => {
      const { seat, answer, elapsed } = held;
      const values = [code, seat, version, JSON.stringify(answer), elapsed];
      this.#run('INSERT OR REPLACE INTO held VALUES (?, ?, ?, ?, ?)', ...values);
      this.#done(code, command);
    });
  }

  async held(code: string, version: number): Promise<readonly StoredHeld[]> {
    const rows = this.#all('SELECT * FROM held WHERE match = ? AND version = ? ORDER BY seat', code, version);
    return rows.map((row) => ({
      seat: Number(row.seat),
      answer: parsed<StoredHeld['answer']>(row.answer, code),
      elapsed: Number(row.elapsed),
    }));
  }

  async played(code: string, { person, id }: Command): Promise<number | null> {
    const [row] = this.#all(
      'SELECT version FROM commands WHERE match = ? AND person = ? AND id = ?',
      ...[code, person, id],
    );
    return row ? Number(row.version) : null;
  }

  async say(code: string, line: Omit<StoredLine, 'number'>, command: Command): Promise<StoredLine> {
    return this.#change(() => {
      const [last] = this.#all('SELECT max(number) AS number FROM chat WHERE match = ?', code);
      const number = Number(last?.number ?? 0) + 1;
      const { at, person, seat, text } = line;
      this.#run('INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)', code, number, at, person, seat, text);
      this.#done(code, command);
      return { ...line, number };
    });
  }

  async chat(code: string, last: number): Promise<readonly StoredLine[]> {
    const rows = this.#all('SELECT * FROM chat WHERE match = ? ORDER BY number DESC LIMIT ?', code, last);
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

  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = this.#all(
      'SELECT code FROM matches WHERE wake_at <= ? ORDER BY wake_at LIMIT ?',
      now,
      limit,
    );
    return rows.map((row) => String(row.code));
  }

  async check(): Promise<void> {
    this.#change(() => this.#all('SELECT 1'));
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }

  #migrate(): void {
    const [row] = this.#all('PRAGMA user_version');
    const version = Number(row?.user_version);
    if (version > MIGRATIONS.length)
      throw new StoreError(
        'unavailable',
        `the database ${this.#path} was made by a newer program: it has version ${version}, this one knows ${MIGRATIONS.length}`,
      );
    for (const [i, migration] of MIGRATIONS.entries())
      if (i >= version)
        this.#change(() => this.#database.exec(`${migration}; PRAGMA user_version = ${i + 1}`));
  }

  /** All or nothing. */
  #change<T>(work: () => T): T {
    return this.#guard(() => {
      this.#mustBeThere();
      this.#database.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        this.#database.exec('COMMIT');
        return result;
      } catch (error) {
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  /** A deleted file can still be written to, and everything written to it is lost: better to say so. */
  #mustBeThere(): void {
    const inode = statSync(this.#path, { throwIfNoEntry: false })?.ino;
    if (inode !== this.#inode)
      throw new StoreError(
        'unavailable',
        `the database ${this.#path} was deleted or replaced while in use: put it back or restart`,
      );
  }

  #guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const { errcode } = error as { errcode?: unknown };
      const constraint = typeof errcode === 'number' && (errcode & 0xff) === 19;
      throw new StoreError(constraint ? 'conflict' : 'unavailable', reasonOf(error), { cause: error });
    }
  }

  #savePlayers(sheet: Sheet): void {
    this.#run('DELETE FROM players WHERE match = ?', sheet.code);
    const seated = sheet.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
    for (const person of new Set([sheet.host, ...seated]))
      this.#run('INSERT INTO players VALUES (?, ?, ?)', sheet.code, person, sheet.createdAt);
  }

  #done(code: string, { person, id }: Command): void {
    this.#run(
      'INSERT INTO commands SELECT code, ?, ?, version FROM matches WHERE code = ?',
      ...[person, id, code],
    );
  }

  #mustChange(changed: number, what: string): void {
    if (changed === 0) throw new StoreError('missing', `${what} is not in the store`);
  }

  #matches(sql: string, ...values: SQLInputValue[]): StoredMatch[] {
    return this.#all(sql, ...values).map((row) => ({
      sheet: parsed<Sheet>(row.sheet, String(row.code)),
      version: Number(row.version),
      wakeAt: row.wake_at === null ? null : Number(row.wake_at),
    }));
  }

  #all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#guard(() => this.#prepare(sql).all(...values) as Row[]);
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

function parsed<T>(text: unknown, code: string): T {
  try {
    return JSON.parse(String(text)) as T;
  } catch (error) {
    throw new StoreError('damaged', `what is stored of ${inLog(code)} cannot be read`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
