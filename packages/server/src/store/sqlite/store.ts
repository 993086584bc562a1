import type { SQLInputValue } from 'node:sqlite';
import { LONG_CLOCK } from '@nokturn/protocol/limits';
import { inLog } from '../../log.ts';
import type { Circles } from '../circles.ts';
import type { History } from '../history.ts';
import type { Jobs } from '../jobs.ts';
import type { Ratings } from '../ratings.ts';
import { playersOf, type Row, storedLine, storedPerson } from '../rows.ts';
import {
  type Also,
  type Awaited,
  type Command,
  type Entry,
  type Listing,
  LOOKED_THROUGH,
  type MatchInfo,
  type MatchProgress,
  type Snapshot,
  type Store,
  type StoredHeld,
  type StoredLine,
  type StoredMatch,
  type StoredPerson,
  type StoredState,
  StoreError,
  type Whose,
} from '../store.ts';
import type { Upkeep } from '../upkeep.ts';
import { SqliteCircles } from './circles.ts';
import { type DatabaseOptions, SqliteDatabase } from './database.ts';
import { addReckoning, SqliteHistory } from './history.ts';
import { SqliteHolidays } from './holidays.ts';
import { SqliteJobs } from './jobs.ts';
import { SqliteNotices } from './notices.ts';
import { SqliteRatings } from './ratings.ts';
import { ADD_LINE, SqliteUpkeep } from './upkeep.ts';

/** One file, through the SQLite that comes with Node. */
export class SqliteStore implements Store {
  readonly jobs: Jobs;
  readonly upkeep: Upkeep;
  readonly circles: Circles;
  readonly history: History;
  readonly ratings: Ratings;
  readonly counts = null;
  readonly notices: SqliteNotices;
  readonly holidays: SqliteHolidays;
  readonly #database: SqliteDatabase;

  constructor(path: string, options: Partial<DatabaseOptions> = {}) {
    this.#database = new SqliteDatabase(path, { durability: 'crash', ...options });
    this.jobs = new SqliteJobs(this.#database);
    this.notices = new SqliteNotices(this.#database);
    this.holidays = new SqliteHolidays(this.#database);
    this.upkeep = new SqliteUpkeep(this.#database, this.notices);
    this.circles = new SqliteCircles(this.#database);
    this.ratings = new SqliteRatings(this.#database);
    this.history = new SqliteHistory(this.#database, storedMatch);
  }

  async siteKey(offered: string): Promise<string> {
    const sql = `INSERT INTO site VALUES ('key', ?) ON CONFLICT DO NOTHING`;
    await this.#database.change(() => this.#database.run(sql, offered));
    return (await this.upkeep.siteKey()) ?? offered;
  }

  async siteValue(name: string, offered: string): Promise<string> {
    const sql = 'INSERT INTO site VALUES (?, ?) ON CONFLICT DO NOTHING';
    await this.#database.change(() => this.#database.run(sql, name, offered));
    const [row] = await this.#ask('SELECT value FROM site WHERE name = ?', name);
    return row ? String(row.value) : offered;
  }

  async addPerson(person: StoredPerson): Promise<void> {
    await this.#database.change(() => {
      const { id, name, secretHash, createdAt } = person;
      this.#database.run('INSERT INTO people VALUES (?, ?, ?, ?)', id, name, secretHash, createdAt);
    });
  }

  async people(ids: readonly string[]): Promise<readonly StoredPerson[]> {
    const find = (id: string) => this.#database.all('SELECT * FROM people WHERE id = ?', id);
    return this.#database.ask(() => ids.flatMap((id) => find(id).map(storedPerson)));
  }

  async renamePerson(id: string, name: string): Promise<void> {
    await this.#database.change(() => {
      const changed = this.#database.run('UPDATE people SET name = ? WHERE id = ?', name, id);
      if (changed === 0) throw new StoreError('missing', 'the person is not in the store');
    });
  }

  async createMatch(
    { info, version, revision, wakeAt }: StoredMatch,
    origin: string | null = null,
  ): Promise<void> {
    await this.#database.change(() => {
      const { code, status, privacy, createdAt } = info;
      this.#database.run(
        `INSERT INTO matches (code, status, privacy, created_at, version, revision, wake_at, sheet, origin)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[code, status, privacy, createdAt, version, revision, wakeAt, JSON.stringify(info), origin],
      );
      this.#savePlayers(info);
    });
  }

  async match(code: string): Promise<StoredMatch | null> {
    const [match] = await this.#matches('SELECT * FROM matches WHERE code = ?', code);
    return match ?? null;
  }

  async state(code: string, after: number): Promise<StoredState | null> {
    return this.#database.ask(() => this.#database.reading(() => this.#state(code, after)));
  }

  #state(code: string, after: number): StoredState | null {
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
  }

  async progress(codes: readonly string[]): Promise<readonly MatchProgress[]> {
    const sql = `SELECT code, revision, lines FROM matches WHERE code IN (SELECT value FROM json_each(?))`;
    return (await this.#ask(sql, JSON.stringify(codes))).map((row) => ({
      code: String(row.code),
      revision: Number(row.revision),
      lines: Number(row.lines),
      keeper: null,
    }));
  }

  async saveInfo(
    { info, version, revision, wakeAt, awaits }: StoredMatch,
    command: Command | null,
    { notices = [] }: Pick<Also, 'notices'> = {},
  ): Promise<void> {
    await this.#database.change(() => {
      const changed = this.#database.run(
        `UPDATE matches SET status = ?, privacy = ?, wake_at = ?, sheet = ?, revision = ?, awaits = coalesce(?, awaits)
         WHERE code = ? AND revision = ?`,
        ...[info.status, info.privacy, wakeAt, JSON.stringify(info), revision, text(awaits)],
        ...[info.code, revision - 1],
      );
      if (changed === 0) throw this.#whyNot(info.code, `revision ${revision}`);
      this.#savePlayers(info);
      this.notices.planWithin(notices);
      if (command) this.#done(info.code, command, version);
    });
  }

  async append(
    match: StoredMatch,
    entry: Entry,
    command: Command | null,
    { snapshot = null, sameInfo = false, notices = [], reckoning = null }: Also = {},
  ): Promise<void> {
    const { info, version, revision, wakeAt, awaits } = match;
    const { code, status } = info;
    const by = [command?.person ?? null, command?.id ?? null];
    await this.#database.change(() => {
      const changed = this.#database.run(
        `UPDATE matches SET version = ?, revision = ?, wake_at = ?, awaits = ?
         WHERE code = ? AND version = ? AND revision = ?
         AND NOT EXISTS (SELECT 1 FROM commands WHERE match = matches.code AND person = ? AND id = ?)`,
        ...[version, revision, wakeAt, text(awaits), code, version - 1, revision - 1, ...by],
      );
      if (changed === 0) throw this.#whyNot(code, `version ${version} as revision ${revision}`);
      if (!sameInfo) {
        const sql = 'UPDATE matches SET status = ?, sheet = ? WHERE code = ?';
        this.#database.run(sql, status, JSON.stringify(info), code);
      }
      const values = [code, version, JSON.stringify(entry), ...by];
      this.#database.run('INSERT INTO entries VALUES (?, ?, ?, ?, ?)', ...values);
      if (snapshot)
        this.#database.run(
          'INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)',
          ...[code, snapshot.version, JSON.stringify(snapshot)],
        );
      this.notices.planWithin(notices);
      if (reckoning) {
        this.#database.run('UPDATE matches SET reckoned = 1 WHERE code = ?', code);
        addReckoning(this.#database, code, reckoning);
      }
    });
  }

  async entries(code: string): Promise<readonly Entry[]> {
    return this.#database.ask(() => this.#entries(code, 0));
  }

  async hold(
    code: string,
    { version, revision, awaits }: Pick<StoredMatch, 'version' | 'revision' | 'awaits'>,
    { seat, answer, elapsed }: StoredHeld,
    command: Command,
  ): Promise<void> {
    await this.#database.change(() => {
      const changed = this.#database.run(
        `UPDATE matches SET revision = ?, awaits = coalesce(?, awaits)
         WHERE code = ? AND version = ? AND revision = ?`,
        ...[revision, text(awaits), code, version, revision - 1],
      );
      if (changed === 0) throw this.#whyNot(code, `revision ${revision}`);
      const values = [code, seat, version, JSON.stringify(answer), elapsed];
      this.#database.run('INSERT OR REPLACE INTO held VALUES (?, ?, ?, ?, ?)', ...values);
      this.#done(code, command, version);
    });
  }

  async played(code: string, { person, id }: Command): Promise<number | null> {
    const [row] = await this.#ask(
      `SELECT version FROM commands WHERE match = ?1 AND person = ?2 AND id = ?3
       UNION ALL SELECT version FROM entries WHERE match = ?1 AND person = ?2 AND command = ?3`,
      ...[code, person, id],
    );
    return row ? Number(row.version) : null;
  }

  async say(
    code: string,
    line: Omit<StoredLine, 'number' | 'version'>,
    command: Command,
  ): Promise<StoredLine> {
    return this.#database.change(() => {
      this.#database.run('UPDATE matches SET lines = lines + 1 WHERE code = ?', code);
      const [last] = this.#database.all('SELECT lines, version FROM matches WHERE code = ?', code);
      if (last === undefined) throw new StoreError('missing', `${inLog(code)} is not in the store`);
      const [number, version] = [Number(last.lines), Number(last.version)];
      const { at, person, seat, text, sign = null } = line;
      this.#database.run(ADD_LINE, code, number, at, person, seat, text, sign, version);
      this.#done(code, command, version);
      return { ...line, number, version };
    });
  }

  async chat(code: string, last: number, after = 0): Promise<readonly StoredLine[]> {
    const sql = 'SELECT * FROM chat WHERE match = ? AND number > ? ORDER BY number DESC LIMIT ?';
    const rows = await this.#ask(sql, code, after, last);
    return rows.reverse().map(storedLine);
  }

  async listed({ status, since, waiting, perPerson, perAddress, from, limit, filter = {} }: Listing) {
    const isListed = `privacy = 'listed' AND status = ?1 AND created_at >= ?2
      AND (status <> 'playing' OR sheet ->> 'spectators')
      AND (?9 IS NULL OR sheet ->> 'game' = ?9)
      AND (?10 IS NULL OR sheet ->> 'language' = ?10)
      AND (?11 IS NULL OR ?11 = CASE WHEN sheet ->> '$.clock.seconds' IS NULL THEN 'none'
        WHEN CAST(sheet ->> '$.clock.seconds' AS INTEGER) < ${LONG_CLOCK} THEN 'live' ELSE 'days' END)
      AND (?12 = 0 OR ?12 <= (SELECT count(*) FROM json_each(matches.sheet, '$.seats') AS seat
        WHERE seat.value ->> 'kind' = 'open' AND seat.value ->> 'expected' IS NULL))`;
    return this.#matches(
      `WITH newest AS (
         SELECT code, created_at, origin, sheet ->> 'host' AS host FROM matches
         WHERE ${isListed} ORDER BY created_at DESC LIMIT ?3
       ), here AS (
         SELECT code, created_at, origin, sheet ->> 'host' AS host
         FROM json_each(?4) CROSS JOIN matches ON code = value WHERE ${isListed}
       ), known AS (
         SELECT *, 1 AS is_here FROM here
         UNION ALL SELECT *, 0 FROM newest WHERE code NOT IN (SELECT code FROM here)
       ), hosted AS (
         SELECT *, row_number() OVER (PARTITION BY host ORDER BY is_here DESC, created_at DESC, code) AS of_host
         FROM known
       ), placed AS (
         SELECT *, row_number() OVER (
           PARTITION BY coalesce(origin, code) ORDER BY is_here DESC, created_at DESC, code
         ) AS of_origin
         FROM hosted WHERE of_host <= ?5
       )
       SELECT matches.* FROM placed JOIN matches USING (code) WHERE of_origin <= ?6
       ORDER BY is_here DESC, placed.created_at DESC, code LIMIT ?7 OFFSET ?8`,
      ...[status, since, from + limit + LOOKED_THROUGH, JSON.stringify(waiting)],
      ...[perPerson, perAddress, limit, from],
      ...[filter.game ?? null, filter.language ?? null, filter.clock ?? null, filter.free ?? 0],
    );
  }

  async listedOf({ host, origin, since }: Whose) {
    const [row] = this.#database.all(
      `SELECT count(*) FILTER (WHERE sheet ->> 'host' = ?) AS person, count(*) FILTER (WHERE origin = ?) AS address
       FROM matches WHERE privacy = 'listed' AND status = 'lobby' AND created_at >= ?`,
      ...[host, origin, since],
    );
    return { person: Number(row?.person), address: Number(row?.address) };
  }

  async matchesOf(person: string, limit: number): Promise<readonly StoredMatch[]> {
    return this.#matches(
      `SELECT matches.* FROM (
         SELECT players.match, players.created_at, status IN ('lobby', 'playing') AS is_open
         FROM players JOIN matches ON matches.code = players.match
         WHERE players.person = ? ORDER BY is_open DESC, players.created_at DESC LIMIT ?
       ) AS mine JOIN matches ON matches.code = mine.match
       ORDER BY mine.is_open DESC, mine.created_at DESC`,
      ...[person, limit],
    );
  }

  async openMatchesOf(person: string): Promise<number> {
    const [row] = await this.#ask(
      `SELECT count(*) AS open FROM players JOIN matches ON matches.code = players.match
       WHERE players.person = ? AND status IN ('lobby', 'playing')`,
      person,
    );
    return Number(row?.open);
  }

  // Only one server has the file, so it keeps every match.

  async beat(server: string): Promise<readonly string[]> {
    return [server];
  }

  async announced(): Promise<readonly (readonly string[])[]> {
    return [];
  }

  async retire(): Promise<void> {}

  async keep(): Promise<boolean> {
    return true;
  }

  async release(): Promise<void> {}

  async due(_server: string, now: number, limit: number): Promise<readonly string[]> {
    const sql = 'SELECT code FROM matches WHERE wake_at <= ? ORDER BY wake_at LIMIT ?';
    return (await this.#ask(sql, now, limit)).map((row) => String(row.code));
  }

  async check(): Promise<void> {
    // As much data as a move, and always different: SQLite does not write unchanged pages.
    const sql = 'INSERT OR REPLACE INTO health (number, proof) VALUES (1, randomblob(8192))';
    await this.#database.change(() => this.#database.run(sql));
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

  /** Why a change found nothing to change. */
  #whyNot(code: string, change: string): StoreError {
    const isThere = this.#database.all('SELECT 1 FROM matches WHERE code = ?', code).length > 0;
    return isThere
      ? new StoreError('conflict', `${change} does not follow on what is stored of ${inLog(code)}`)
      : new StoreError('missing', `${inLog(code)} is not in the store`);
  }

  #savePlayers(info: MatchInfo): void {
    this.#database.run('DELETE FROM players WHERE match = ?', info.code);
    for (const person of playersOf(info))
      this.#database.run('INSERT INTO players VALUES (?, ?, ?)', info.code, person, info.createdAt);
  }

  #done(code: string, { person, id }: Command, version: number): void {
    this.#database.run('INSERT INTO commands VALUES (?, ?, ?, ?)', code, person, id, version);
  }

  async #matches(sql: string, ...values: SQLInputValue[]): Promise<StoredMatch[]> {
    return (await this.#ask(sql, ...values)).map(storedMatch);
  }

  #ask(sql: string, ...values: SQLInputValue[]): Promise<Row[]> {
    return this.#database.ask(() => this.#database.all(sql, ...values));
  }
}

function storedMatch(row: Row): StoredMatch {
  return {
    info: parsed<MatchInfo>(row.sheet, String(row.code)),
    version: Number(row.version),
    revision: Number(row.revision),
    wakeAt: row.wake_at === null ? null : Number(row.wake_at),
    ...(row.awaits == null ? {} : { awaits: parsed<Awaited>(row.awaits, String(row.code)) }),
  };
}

function text(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

function parsed<T>(text: unknown, code: string): T {
  try {
    return JSON.parse(String(text)) as T;
  } catch (error) {
    throw new StoreError('damaged', `what is stored of ${inLog(code)} cannot be read`, { cause: error });
  }
}
