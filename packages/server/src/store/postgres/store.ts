import { UNRELEASED } from '@nokturn/engine';
import { LONG_CLOCK } from '@nokturn/protocol/limits';
import { inLog } from '../../log.ts';
import type { Circles } from '../circles.ts';
import type { Counts } from '../counts.ts';
import type { History } from '../history.ts';
import type { Jobs } from '../jobs.ts';
import type { Notices } from '../notices.ts';
import { Pulse } from '../pulse.ts';
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
import { PostgresCircles } from './circles.ts';
import { alone, Connections } from './connections.ts';
import { PostgresCounts } from './counts.ts';
import { PostgresHistory, reckoned } from './history.ts';
import { PostgresHolidays } from './holidays.ts';
import { PostgresJobs } from './jobs.ts';
import { milliseconds, signOfLife } from './leases.ts';
import { PostgresNotices, planned, planning } from './notices.ts';
import { PostgresRatings } from './ratings.ts';
import { isMigrated, migrate } from './schema.ts';
import { PostgresUpkeep } from './upkeep.ts';

/** Part of a statement that has changed a match: remembers the command that caused it, if any. */
const done = (changed: string, person: string, id: string) =>
  `INSERT INTO commands (match, person, id, version)
   SELECT code, ${person}::text, ${id}::text, version FROM ${changed} WHERE ${person}::text IS NOT NULL`;

/** The people who host a match or sit in it. */
const players = (match: string, people: string) =>
  `INSERT INTO players (match, person, created_at)
   SELECT code, person, created_at FROM ${match}, unnest(${people}::text[]) AS person ON CONFLICT DO NOTHING`;

/** Whether a server is alive: the clock of the database is used only for servers that were not observed yet. */
const lives = (living: string, known: string) =>
  `(servers.id = ANY (${living}::text[])
    OR servers.id <> ALL (${known}::text[]) AND alive_until > clock_timestamp())`;

/** Whether no living server keeps a match. */
const isFree = (living: string, known: string) =>
  `NOT EXISTS (SELECT FROM servers WHERE servers.id = keeper AND ${lives(living, known)})`;

/** The row of a server that has not been heard from for this long is of no use to anybody. */
const BURIED_AFTER = 3_600_000;

async function opened<T>(url: string, work: Parameters<typeof alone<T>>[1]): Promise<T> {
  try {
    return await alone(url, work);
  } catch (error) {
    const { message } = error as Error;
    throw new StoreError('unavailable', `cannot open the database: ${message}`, { cause: error });
  }
}

/**
 * Many servers on one PostgreSQL. Every change is one statement: it is done as a whole or not at all, takes one round
 * trip, and locks only the row of its match.
 */
export class PostgresStore implements Store {
  readonly jobs: Jobs;
  readonly upkeep: Upkeep;
  readonly circles: Circles;
  readonly history: History;
  readonly ratings: Ratings;
  readonly counts: Counts;
  readonly notices: Notices;
  readonly holidays: PostgresHolidays;
  readonly #connections: Connections;
  readonly #pulse = new Pulse();

  private constructor(connections: Connections) {
    this.#connections = connections;
    this.jobs = new PostgresJobs(connections);
    this.upkeep = new PostgresUpkeep(connections);
    this.circles = new PostgresCircles(connections);
    this.ratings = new PostgresRatings(connections);
    this.history = new PostgresHistory(connections, storedMatch);
    this.counts = new PostgresCounts(connections);
    this.notices = new PostgresNotices(connections);
    this.holidays = new PostgresHolidays(connections);
  }

  static async open(url: string): Promise<PostgresStore> {
    await opened(url, migrate);
    return new PostgresStore(new Connections(url));
  }

  /** Whether the database belongs to a site. It is not changed. */
  static isThere(url: string): Promise<boolean> {
    return opened(url, isMigrated);
  }

  async siteKey(offered: string): Promise<string> {
    const sql = `INSERT INTO site (name, value) VALUES ('key', $1) ON CONFLICT DO NOTHING`;
    await this.#ask('make-site-key', sql, offered);
    return (await this.upkeep.siteKey()) ?? offered;
  }

  async siteValue(name: string, offered: string): Promise<string> {
    const sql = 'INSERT INTO site (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING';
    await this.#ask('make-site-value', sql, name, offered);
    const [row] = await this.#ask('site-value', 'SELECT value FROM site WHERE name = $1', name);
    return row ? String(row.value) : offered;
  }

  async addPerson({ id, name, secretHash, createdAt }: StoredPerson): Promise<void> {
    const sql = 'INSERT INTO people (id, name, secret_hash, created_at) VALUES ($1, $2, $3, $4)';
    await this.#ask('add-person', sql, id, name, secretHash, createdAt);
  }

  async people(ids: readonly string[]): Promise<readonly StoredPerson[]> {
    const rows = await this.#ask(
      'people',
      `SELECT people.* FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, place) JOIN people USING (id)
       ORDER BY place`,
      ids,
    );
    return rows.map(storedPerson);
  }

  async renamePerson(id: string, name: string): Promise<void> {
    const sql = 'UPDATE people SET name = $2 WHERE id = $1 RETURNING id';
    const changed = await this.#ask('rename-person', sql, id, name);
    if (changed.length === 0) throw new StoreError('missing', 'the person is not in the store');
  }

  async createMatch(
    { info, version, revision, wakeAt }: StoredMatch,
    origin: string | null = null,
  ): Promise<void> {
    const { code, status, privacy, createdAt } = info;
    await this.#ask(
      'create-match',
      `WITH made AS (
         INSERT INTO matches (code, status, privacy, created_at, version, revision, wake_at, sheet, origin)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $10) RETURNING code, created_at
       )
       ${players('made', '$9')}`,
      ...[
        code,
        status,
        privacy,
        createdAt,
        version,
        revision,
        wakeAt,
        JSON.stringify(info),
        playersOf(info),
        origin,
      ],
    );
  }

  async match(code: string): Promise<StoredMatch | null> {
    const [row] = await this.#ask('match', 'SELECT * FROM matches WHERE code = $1', code);
    return row ? storedMatch(row) : null;
  }

  async state(code: string, after: number): Promise<StoredState | null> {
    const [row] = await this.#ask(
      'state',
      `SELECT *,
         (SELECT json_agg(json_build_array(entries.version, entry) ORDER BY entries.version)
          FROM entries WHERE match = code AND entries.version > $2) AS entries,
         (SELECT json_agg(json_build_object('seat', seat, 'answer', answer, 'elapsed', elapsed) ORDER BY seat)
          FROM held WHERE match = code AND held.version = matches.version) AS held,
         (SELECT snapshot FROM snapshots WHERE match = code AND snapshots.version > $2) AS snapshot
       FROM matches WHERE code = $1`,
      ...[code, after],
    );
    if (row === undefined) return null;
    return {
      ...storedMatch(row),
      entries: unbroken((row.entries ?? []) as [number, Entry][], code, after),
      held: (row.held ?? []) as StoredHeld[],
      lines: Number(row.lines),
      snapshot: row.snapshot as Snapshot | null,
    };
  }

  async progress(codes: readonly string[]): Promise<readonly MatchProgress[]> {
    const rows = await this.#ask(
      'standing',
      `SELECT code, revision, lines, servers.id AS keeper FROM matches
       LEFT JOIN servers ON servers.id = keeper AND ${lives('$2', '$3')}
       WHERE code = ANY ($1::text[])`,
      ...[codes, this.#pulse.living, this.#pulse.known],
    );
    return rows.map((row) => ({
      code: String(row.code),
      revision: Number(row.revision),
      lines: Number(row.lines),
      keeper: row.keeper === null ? null : String(row.keeper),
    }));
  }

  async saveInfo(
    { info, revision, wakeAt, awaits }: StoredMatch,
    command: Command | null,
    { notices = [] }: Pick<Also, 'notices'> = {},
  ): Promise<void> {
    const { code, status, privacy } = info;
    const saved = await this.#ask(
      'save-info',
      `WITH saved AS (
         UPDATE matches SET status = $2, privacy = $3, wake_at = $4, sheet = $5, revision = $6,
           awaits = coalesce($10::json, awaits)
         WHERE code = $1 AND revision = $6 - 1 RETURNING code, version, created_at
       ), gone AS (
         DELETE FROM players USING saved WHERE match = code AND person <> ALL ($7::text[])
       ), came AS (
         ${players('saved', '$7')}
       ), done AS (
         ${done('saved', '$8', '$9')}
       ), told AS (
         ${planning('$11', 'saved,')}
       )
       SELECT FROM saved`,
      ...[code, status, privacy, wakeAt, JSON.stringify(info), revision, playersOf(info)],
      ...[command?.person, command?.id, awaits && JSON.stringify(awaits), planned(notices)],
    );
    if (saved.length === 0) throw await this.#whyNot(code, `revision ${revision}`);
  }

  async append(
    match: StoredMatch,
    entry: Entry,
    command: Command | null,
    { snapshot = null, sameInfo = false, notices = [], reckoning = null }: Also = {},
  ): Promise<void> {
    const { info, version, revision, wakeAt, awaits } = match;
    const { code, status } = info;
    const isLast = reckoning !== null;
    const appended = await this.#ask(
      isLast ? 'append-last' : 'append',
      `WITH moved AS (
         UPDATE matches SET version = $3, revision = $4, wake_at = $5, awaits = $11::json,
           status = coalesce($2, status), sheet = coalesce($6, sheet)${isLast ? ', reckoned = true' : ''}
         WHERE code = $1 AND version = $3 - 1 AND revision = $4 - 1
           AND NOT EXISTS (SELECT FROM commands WHERE match = $1 AND person = $8 AND id = $9)
         RETURNING code, version
       ), entry AS (
         INSERT INTO entries (match, version, entry, person, command) SELECT code, version, $7, $8, $9 FROM moved
       ), forgotten AS (
         DELETE FROM held USING moved WHERE match = code
       ), kept AS (
         INSERT INTO snapshots (match, version, snapshot)
         SELECT code, version, $10::json FROM moved WHERE $10::json IS NOT NULL
         ON CONFLICT (match) DO UPDATE SET version = excluded.version, snapshot = excluded.snapshot
       ), told AS (
         ${planning('$12', 'moved,')}
       )${isLast ? `, ${reckoned('moved', '$13')}` : ''}
       SELECT FROM moved`,
      ...[code, sameInfo ? null : status, version, revision, wakeAt],
      ...[
        sameInfo ? null : JSON.stringify(info),
        JSON.stringify(entry),
        command?.person,
        command?.id,
        snapshot && JSON.stringify(snapshot),
        awaits && JSON.stringify(awaits),
        planned(notices),
        ...(isLast ? [JSON.stringify(reckoning)] : []),
      ],
    );
    if (appended.length === 0) throw await this.#whyNot(code, `version ${version} as revision ${revision}`);
  }

  async entries(code: string): Promise<readonly Entry[]> {
    const sql = 'SELECT version, entry FROM entries WHERE match = $1 ORDER BY version';
    const rows = await this.#ask('entries', sql, code);
    return unbroken(
      rows.map((row) => [Number(row.version), row.entry as Entry]),
      code,
      0,
    );
  }

  async hold(
    code: string,
    { version, revision, awaits }: Pick<StoredMatch, 'version' | 'revision' | 'awaits'>,
    { seat, answer, elapsed }: StoredHeld,
    { person, id }: Command,
  ): Promise<void> {
    const held = await this.#ask(
      'hold',
      `WITH changed AS (
         UPDATE matches SET revision = $3, awaits = coalesce($9::json, awaits)
         WHERE code = $1 AND version = $2 AND revision = $3 - 1
         RETURNING code, version
       ), held AS (
         INSERT INTO held (match, seat, version, answer, elapsed)
         SELECT code, $4, version, $5, $6 FROM changed
         ON CONFLICT (match, seat) DO UPDATE
         SET version = excluded.version, answer = excluded.answer, elapsed = excluded.elapsed
       ), done AS (
         ${done('changed', '$7', '$8')}
       )
       SELECT FROM changed`,
      ...[code, version, revision, seat, JSON.stringify(answer), Math.round(elapsed), person, id],
      awaits && JSON.stringify(awaits),
    );
    if (held.length === 0) throw await this.#whyNot(code, `revision ${revision}`);
  }

  async played(code: string, { person, id }: Command): Promise<number | null> {
    const sql = `SELECT version FROM commands WHERE match = $1 AND person = $2 AND id = $3
      UNION ALL SELECT version FROM entries WHERE match = $1 AND person = $2 AND command = $3`;
    const [row] = await this.#ask('played', sql, code, person, id);
    return row ? Number(row.version) : null;
  }

  async say(
    code: string,
    line: Omit<StoredLine, 'number' | 'version'>,
    command: Command,
  ): Promise<StoredLine> {
    const { at, person, seat, text, sign } = line;
    const [said] = await this.#ask(
      'say',
      `WITH numbered AS (
         UPDATE matches SET lines = lines + 1 WHERE code = $1 RETURNING code, version, lines
       ), said AS (
         INSERT INTO chat (match, number, at, person, seat, text, sign, version)
         SELECT code, lines, $2, $3, $4, $5, $8::text, version FROM numbered
       ), done AS (
         ${done('numbered', '$6', '$7')}
       )
       SELECT lines, version FROM numbered`,
      ...[code, at, person, seat, text, command.person, command.id, sign ?? null],
    );
    if (said === undefined) throw new StoreError('missing', `${inLog(code)} is not in the store`);
    return { ...line, number: Number(said.lines), version: Number(said.version) };
  }

  async chat(code: string, last: number, after = 0): Promise<readonly StoredLine[]> {
    const sql = 'SELECT * FROM chat WHERE match = $1 AND number > $2 ORDER BY number DESC LIMIT $3';
    const rows = await this.#ask('chat', sql, code, after, last);
    return rows.reverse().map(storedLine);
  }

  async listed({ status, since, waiting, perPerson, perAddress, from, limit, filter = {} }: Listing) {
    const isListed = `privacy = 'listed' AND status = $1 AND created_at >= $2
      AND (status <> 'playing' OR (sheet->>'spectators')::boolean)
      AND ($9::text IS NULL OR sheet->>'game' = $9)
      AND ($10::text IS NULL OR sheet->>'language' = $10)
      AND ($11::text IS NULL OR $11 = CASE WHEN sheet->'clock'->>'seconds' IS NULL THEN 'none'
        WHEN (sheet->'clock'->>'seconds')::integer < ${LONG_CLOCK} THEN 'live' ELSE 'days' END)
      AND ($12::integer = 0 OR $12 <= (SELECT count(*) FROM json_array_elements(sheet->'seats') AS seat
        WHERE seat->>'kind' = 'open' AND seat->>'expected' IS NULL))`;
    const rows = await this.#ask(
      'listed',
      `WITH newest AS (
         SELECT code, created_at, origin, sheet->>'host' AS host FROM matches
         WHERE ${isListed} ORDER BY created_at DESC LIMIT $3
       ), here AS (
         SELECT code, created_at, origin, sheet->>'host' AS host FROM matches
         WHERE code = ANY ($4::text[]) AND ${isListed}
       ), known AS (
         SELECT *, true AS is_here FROM here
         UNION ALL SELECT *, false FROM newest WHERE code NOT IN (SELECT code FROM here)
       ), hosted AS (
         SELECT *, row_number() OVER (PARTITION BY host ORDER BY is_here DESC, created_at DESC, code) AS of_host
         FROM known
       ), placed AS (
         SELECT *, row_number() OVER (
           PARTITION BY coalesce(origin, code) ORDER BY is_here DESC, created_at DESC, code
         ) AS of_origin
         FROM hosted WHERE of_host <= $5
       )
       SELECT matches.* FROM placed JOIN matches USING (code) WHERE of_origin <= $6
       ORDER BY is_here DESC, placed.created_at DESC, code LIMIT $7 OFFSET $8`,
      ...[status, since, from + limit + LOOKED_THROUGH, waiting, perPerson, perAddress, limit, from],
      ...[filter.game ?? null, filter.language ?? null, filter.clock ?? null, filter.free ?? 0],
    );
    return rows.map(storedMatch);
  }

  async listedOf({ host, origin, since }: Whose) {
    const [row] = await this.#ask(
      'listed-of',
      `SELECT count(*) FILTER (WHERE sheet->>'host' = $1) AS person, count(*) FILTER (WHERE origin = $2) AS address
       FROM matches WHERE privacy = 'listed' AND status = 'lobby' AND created_at >= $3`,
      ...[host, origin, since],
    );
    return { person: Number(row?.person), address: Number(row?.address) };
  }

  async matchesOf(person: string, limit: number): Promise<readonly StoredMatch[]> {
    const rows = await this.#ask(
      'matches-of',
      `SELECT matches.* FROM (
         SELECT match, players.created_at AS since, status IN ('lobby', 'playing') AS is_open
         FROM players JOIN matches ON code = match
         WHERE person = $1 ORDER BY is_open DESC, since DESC LIMIT $2
       ) AS mine JOIN matches ON code = mine.match ORDER BY is_open DESC, since DESC`,
      ...[person, limit],
    );
    return rows.map(storedMatch);
  }

  async openMatchesOf(person: string): Promise<number> {
    const [row] = await this.#ask(
      'open-matches-of',
      `SELECT count(*) AS open FROM players JOIN matches ON code = match
       WHERE person = $1 AND status IN ('lobby', 'playing')`,
      person,
    );
    return Number(row?.open);
  }

  async beat(server: string, lease: number, rules: readonly string[] = []): Promise<readonly string[]> {
    const began = this.#pulse.begin();
    const lost = this.#pulse.lost(BURIED_AFTER);
    const rows = await this.#ask(
      'beat',
      `WITH buried AS (
         DELETE FROM servers USING unnest($3::text[], $4::text[]) AS lost (id, sign)
         WHERE servers.id = lost.id AND alive_until::text = lost.sign AND servers.id <> $1
       ), mine AS (
         INSERT INTO servers (id, alive_until, rules)
         VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond', $5)
         ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until, rules = excluded.rules
         RETURNING id, alive_until
       ), heard AS (
         SELECT * FROM mine UNION ALL SELECT id, alive_until FROM servers WHERE id <> $1
       )
       SELECT id, alive_until::text AS sign, ${milliseconds('alive_until')} AS until,
         ${milliseconds('clock_timestamp()')} AS now
       FROM heard`,
      ...[server, lease, lost.map(({ id }) => id), lost.map(({ sign }) => sign), JSON.stringify(rules)],
    );
    this.#pulse.look(rows.map(signOfLife), { began, now: Number(rows[0]?.now), lease });
    return this.#pulse.living;
  }

  async announced(): Promise<readonly (readonly string[])[]> {
    const rows = await this.#ask(
      'announced',
      'SELECT rules FROM servers WHERE (alive_until > clock_timestamp() OR id = ANY($1)) AND rules IS NOT NULL',
      this.#pulse.living,
    );
    return rows.map(({ rules }) => (typeof rules === 'string' ? JSON.parse(rules) : rules));
  }

  async retire(server: string): Promise<void> {
    await this.#ask('retire', 'DELETE FROM servers WHERE id = $1', server);
  }

  async keep(code: string, server: string): Promise<boolean> {
    const sql = `UPDATE matches SET keeper = $2
      WHERE code = $1 AND (keeper = $2 OR ${isFree('$3', '$4')}) RETURNING code`;
    const { living, known } = this.#pulse;
    return (await this.#ask('keep', sql, code, server, living, known)).length > 0;
  }

  async release(code: string, server: string): Promise<void> {
    const sql = 'UPDATE matches SET keeper = NULL WHERE code = $1 AND keeper = $2';
    await this.#ask('release', sql, code, server);
  }

  async due(
    server: string,
    now: number,
    limit: number,
    rules?: readonly string[],
  ): Promise<readonly string[]> {
    const rows = await this.#ask(
      'due',
      `WITH waiting AS (
         SELECT code FROM matches WHERE wake_at <= $2 AND keeper IS DISTINCT FROM $1 AND ${isFree('$4', '$5')}
         AND ($6::text[] IS NULL OR coalesce(sheet->>'digest', '${UNRELEASED}') = ANY($6::text[] || '${UNRELEASED}'::text))
         ORDER BY wake_at LIMIT $3 FOR UPDATE SKIP LOCKED
       ), claimed AS (
         UPDATE matches SET keeper = $1 FROM waiting WHERE matches.code = waiting.code
         RETURNING matches.code, wake_at
       )
       SELECT code, wake_at FROM claimed
       UNION ALL SELECT code, wake_at FROM matches WHERE wake_at <= $2 AND keeper = $1
       ORDER BY wake_at LIMIT $3`,
      ...[server, now, limit, this.#pulse.living, this.#pulse.known, rules ?? null],
    );
    return rows.map((row) => String(row.code));
  }

  async check(): Promise<void> {
    await this.#ask('check', 'UPDATE nokturn_schema SET version = version');
  }

  async close(): Promise<void> {
    await this.#connections.close();
  }

  /** Why a change found nothing to change. */
  async #whyNot(code: string, change: string): Promise<StoreError> {
    return (await this.match(code)) === null
      ? new StoreError('missing', `${inLog(code)} is not in the store`)
      : new StoreError('conflict', `${change} does not follow on what is stored of ${inLog(code)}`);
  }

  #ask(name: string, sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#connections.ask(name, sql, values);
  }
}

function storedMatch(row: Row): StoredMatch {
  return {
    info: row.sheet as MatchInfo,
    version: Number(row.version),
    revision: Number(row.revision),
    wakeAt: row.wake_at === null ? null : Number(row.wake_at),
    ...(row.awaits === null ? {} : { awaits: row.awaits as Awaited }),
  };
}

/** The entries after a version, one for each number. */
function unbroken(numbered: readonly (readonly [number, Entry])[], code: string, after: number): Entry[] {
  return numbered.map(([version, entry], i) => {
    const expected = after + i + 1;
    if (version !== expected)
      throw new StoreError('damaged', `version ${expected} of ${inLog(code)} is missing`);
    return entry;
  });
}
