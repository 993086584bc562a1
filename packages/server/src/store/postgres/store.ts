import type { Status } from '@nokturn/protocol';
import { inLog } from '../../log.ts';
import type { Counts } from '../counts.ts';
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
import { alone, Connections } from './connections.ts';
import { PostgresCounts } from './counts.ts';
import { PostgresJobs } from './jobs.ts';
import { migrate } from './schema.ts';
import { PostgresUpkeep } from './upkeep.ts';

/** Part of a statement that has changed a match: remembers the command that did it, if one did. */
const done = (changed: string, person: string, id: string) =>
  `INSERT INTO commands (match, person, id, version)
   SELECT code, ${person}::text, ${id}::text, version FROM ${changed} WHERE ${person}::text IS NOT NULL`;

/** Those who host a match or sit at it. */
const players = (match: string, people: string) =>
  `INSERT INTO players (match, person, created_at)
   SELECT code, person, created_at FROM ${match}, unnest(${people}::text[]) AS person ON CONFLICT DO NOTHING`;

const FREE = `NOT EXISTS (SELECT FROM servers WHERE id = keeper AND alive_until > clock_timestamp())`;

/**
 * Many servers on one PostgreSQL. Every change is one statement: it is done as a whole or not at all, takes one round
 * trip, and locks no more than the row of its match.
 */
export class PostgresStore implements Store {
  readonly jobs: Jobs;
  readonly upkeep: Upkeep;
  readonly counts: Counts;
  readonly #connections: Connections;

  private constructor(connections: Connections) {
    this.#connections = connections;
    this.jobs = new PostgresJobs(connections);
    this.upkeep = new PostgresUpkeep(connections);
    this.counts = new PostgresCounts(connections);
  }

  static async open(url: string): Promise<PostgresStore> {
    try {
      await alone(url, migrate);
    } catch (error) {
      const { message } = error as Error;
      throw new StoreError('unavailable', `cannot open the database: ${message}`, { cause: error });
    }
    return new PostgresStore(new Connections(url));
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

  async createMatch({ sheet, version, revision, wakeAt }: StoredMatch): Promise<void> {
    const { code, status, privacy, createdAt } = sheet;
    await this.#ask(
      'create-match',
      `WITH made AS (
         INSERT INTO matches (code, status, privacy, created_at, version, revision, wake_at, sheet)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING code, created_at
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
        JSON.stringify(sheet),
        playersOf(sheet),
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

  async standing(codes: readonly string[]): Promise<readonly Standing[]> {
    const rows = await this.#ask(
      'standing',
      `SELECT code, revision, lines, servers.id AS keeper FROM matches
       LEFT JOIN servers ON servers.id = keeper AND alive_until > clock_timestamp()
       WHERE code = ANY ($1::text[])`,
      codes,
    );
    return rows.map((row) => ({
      code: String(row.code),
      revision: Number(row.revision),
      lines: Number(row.lines),
      keeper: row.keeper === null ? null : String(row.keeper),
    }));
  }

  async saveSheet({ sheet, revision, wakeAt }: StoredMatch, command: Command | null): Promise<void> {
    const { code, status, privacy } = sheet;
    const saved = await this.#ask(
      'save-sheet',
      `WITH saved AS (
         UPDATE matches SET status = $2, privacy = $3, wake_at = $4, sheet = $5, revision = $6
         WHERE code = $1 AND revision = $6 - 1 RETURNING code, version, created_at
       ), gone AS (
         DELETE FROM players USING saved WHERE match = code AND person <> ALL ($7::text[])
       ), came AS (
         ${players('saved', '$7')}
       ), done AS (
         ${done('saved', '$8', '$9')}
       )
       SELECT FROM saved`,
      ...[code, status, privacy, wakeAt, JSON.stringify(sheet), revision, playersOf(sheet)],
      ...[command?.person, command?.id],
    );
    if (saved.length === 0) throw await this.#whyNot(code, `revision ${revision}`);
  }

  async append(
    match: StoredMatch,
    entry: Entry,
    command: Command | null,
    { snapshot = null, sameSheet = false }: Also = {},
  ): Promise<void> {
    const { sheet, version, revision, wakeAt } = match;
    const { code, status } = sheet;
    const appended = await this.#ask(
      'append',
      `WITH moved AS (
         UPDATE matches SET version = $3, revision = $4, wake_at = $5,
           status = coalesce($2, status), sheet = coalesce($6, sheet)
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
       )
       SELECT FROM moved`,
      ...[code, sameSheet ? null : status, version, revision, wakeAt],
      ...[
        sameSheet ? null : JSON.stringify(sheet),
        JSON.stringify(entry),
        command?.person,
        command?.id,
        snapshot && JSON.stringify(snapshot),
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
    { version, revision }: Pick<StoredMatch, 'version' | 'revision'>,
    { seat, answer, elapsed }: StoredHeld,
    { person, id }: Command,
  ): Promise<void> {
    const held = await this.#ask(
      'hold',
      `WITH changed AS (
         UPDATE matches SET revision = $3 WHERE code = $1 AND version = $2 AND revision = $3 - 1
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
    );
    if (held.length === 0) throw await this.#whyNot(code, `revision ${revision}`);
  }

  async played(code: string, { person, id }: Command): Promise<number | null> {
    const sql = `SELECT version FROM commands WHERE match = $1 AND person = $2 AND id = $3
      UNION ALL SELECT version FROM entries WHERE match = $1 AND person = $2 AND command = $3`;
    const [row] = await this.#ask('played', sql, code, person, id);
    return row ? Number(row.version) : null;
  }

  async say(code: string, line: Omit<StoredLine, 'number'>, command: Command): Promise<StoredLine> {
    const { at, person, seat, text } = line;
    const [said] = await this.#ask(
      'say',
      `WITH numbered AS (
         UPDATE matches SET lines = lines + 1 WHERE code = $1 RETURNING code, version, lines
       ), said AS (
         INSERT INTO chat (match, number, at, person, seat, text) SELECT code, lines, $2, $3, $4, $5 FROM numbered
       ), done AS (
         ${done('numbered', '$6', '$7')}
       )
       SELECT lines FROM numbered`,
      ...[code, at, person, seat, text, command.person, command.id],
    );
    if (said === undefined) throw new StoreError('missing', `${inLog(code)} is not in the store`);
    return { ...line, number: Number(said.lines) };
  }

  async chat(code: string, last: number, after = 0): Promise<readonly StoredLine[]> {
    const sql = 'SELECT * FROM chat WHERE match = $1 AND number > $2 ORDER BY number DESC LIMIT $3';
    const rows = await this.#ask('chat', sql, code, after, last);
    return rows.reverse().map((row) => ({
      number: Number(row.number),
      at: Number(row.at),
      person: String(row.person),
      seat: row.seat === null ? null : Number(row.seat),
      text: String(row.text),
    }));
  }

  async listed(status: Status, limit: number): Promise<readonly StoredMatch[]> {
    const rows = await this.#ask(
      'listed',
      `SELECT * FROM matches WHERE privacy = 'listed' AND status = $1 ORDER BY created_at DESC LIMIT $2`,
      ...[status, limit],
    );
    return rows.map(storedMatch);
  }

  async matchesOf(person: string, limit: number): Promise<readonly StoredMatch[]> {
    const rows = await this.#ask(
      'matches-of',
      `SELECT matches.* FROM players JOIN matches ON code = match
       WHERE person = $1 ORDER BY players.created_at DESC LIMIT $2`,
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

  async beat(server: string, lease: number): Promise<readonly string[]> {
    const rows = await this.#ask(
      'beat',
      `WITH buried AS (
         DELETE FROM servers WHERE alive_until < clock_timestamp() - interval '1 hour' AND id <> $1
       ), living AS (
         INSERT INTO servers (id, alive_until) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
         ON CONFLICT (id) DO UPDATE SET alive_until = excluded.alive_until
         RETURNING id
       )
       SELECT id FROM living UNION SELECT id FROM servers WHERE alive_until > clock_timestamp()`,
      ...[server, lease],
    );
    return rows.map((row) => String(row.id));
  }

  async retire(server: string): Promise<void> {
    await this.#ask('retire', 'DELETE FROM servers WHERE id = $1', server);
  }

  async keep(code: string, server: string): Promise<boolean> {
    const sql = `UPDATE matches SET keeper = $2 WHERE code = $1 AND (keeper = $2 OR ${FREE}) RETURNING code`;
    return (await this.#ask('keep', sql, code, server)).length > 0;
  }

  async release(code: string, server: string): Promise<void> {
    const sql = 'UPDATE matches SET keeper = NULL WHERE code = $1 AND keeper = $2';
    await this.#ask('release', sql, code, server);
  }

  async due(server: string, now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#ask(
      'due',
      `WITH waiting AS (
         SELECT code FROM matches WHERE wake_at <= $2 AND keeper IS DISTINCT FROM $1 AND ${FREE}
         ORDER BY wake_at LIMIT $3 FOR UPDATE SKIP LOCKED
       ), claimed AS (
         UPDATE matches SET keeper = $1 FROM waiting WHERE matches.code = waiting.code
         RETURNING matches.code, wake_at
       )
       SELECT code, wake_at FROM claimed
       UNION ALL SELECT code, wake_at FROM matches WHERE wake_at <= $2 AND keeper = $1
       ORDER BY wake_at LIMIT $3`,
      ...[server, now, limit],
    );
    return rows.map((row) => String(row.code));
  }

  async check(): Promise<void> {
    await this.#ask('check', 'UPDATE nokturn_schema SET version = version');
  }

  async close(): Promise<void> {
    await this.#connections.close();
  }

  /** What is wrong with a change that found nothing to change. */
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
    sheet: row.sheet as Sheet,
    version: Number(row.version),
    revision: Number(row.revision),
    wakeAt: row.wake_at === null ? null : Number(row.wake_at),
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
