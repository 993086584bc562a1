import { linesIn, playersOf, type Row, storedPerson } from '../rows.ts';
import type { StoredPerson } from '../store.ts';
import type { SiteValue, StoredCopy, Upkeep } from '../upkeep.ts';
import type { Connections } from './connections.ts';
import { forgettingNotices } from './notices.ts';

/** The tables that hold parts of a match. */
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

export class PostgresUpkeep implements Upkeep {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async people(after: string | null, limit: number): Promise<readonly StoredPerson[]> {
    const sql = 'SELECT * FROM people WHERE $1::text IS NULL OR id > $1 ORDER BY id LIMIT $2';
    return (await this.#ask('people-after', sql, after, limit)).map(storedPerson);
  }

  async codes(after: string | null, limit: number): Promise<readonly string[]> {
    const sql = 'SELECT code FROM matches WHERE $1::text IS NULL OR code > $1 ORDER BY code LIMIT $2';
    return codesOf(await this.#ask('codes-after', sql, after, limit));
  }

  async restorePeople(people: readonly StoredPerson[]): Promise<void> {
    await this.#ask(
      'restore-people',
      `INSERT INTO people (id, name, secret_hash, created_at)
       SELECT given->>'id', given->>'name', given->>'secretHash', (given->>'createdAt')::bigint
       FROM json_array_elements($1::json) AS given ON CONFLICT (id) DO NOTHING`,
      JSON.stringify(people),
    );
  }

  async restore({ info, version, revision, wakeAt, awaits, entries, held, chat }: StoredCopy): Promise<void> {
    const { code, status, privacy, createdAt } = info;
    await this.#ask(
      'restore',
      `WITH made AS (
         INSERT INTO matches (code, status, privacy, created_at, version, revision, wake_at, sheet, lines, awaits)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $13, $14)
         RETURNING code, created_at, version
       ), seated AS (
         INSERT INTO players (match, person, created_at)
         SELECT code, person, created_at FROM made, unnest($9::text[]) AS person
       ), moved AS (
         INSERT INTO entries (match, version, entry)
         SELECT code, place, entry
         FROM made, json_array_elements($10::json) WITH ORDINALITY AS given (entry, place)
       ), kept AS (
         INSERT INTO held (match, seat, version, answer, elapsed)
         SELECT code, (given->>'seat')::integer, version, given->'answer', (given->>'elapsed')::bigint
         FROM made, json_array_elements($11::json) AS given
       )
       INSERT INTO chat (match, number, at, person, seat, text, sign, version)
       SELECT code, (given->>'number')::integer, (given->>'at')::bigint, given->>'person',
         (given->>'seat')::integer, given->>'text', given->>'sign',
         (given->>'version')::integer
       FROM made, json_array_elements($12::json) AS given`,
      ...[code, status, privacy, createdAt, version, revision, wakeAt, JSON.stringify(info)],
      ...[playersOf(info), JSON.stringify(entries), JSON.stringify(held), JSON.stringify(chat)],
      ...[linesIn(chat), awaits && JSON.stringify(awaits)],
    );
  }

  async remove(codes: readonly string[]): Promise<number> {
    return this.#connections.with(async (client) => {
      await client.query('BEGIN');
      try {
        for (const part of PARTS)
          await client.query(`DELETE FROM ${part} WHERE match = ANY ($1::text[])`, [codes]);
        const { rowCount } = await client.query('DELETE FROM matches WHERE code = ANY ($1::text[])', [codes]);
        await client.query('COMMIT');
        return rowCount ?? 0;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  async endedBefore(time: number, limit: number): Promise<readonly string[]> {
    const ended = `(sheet->>'endedAt')::bigint`;
    const sql = `SELECT code FROM matches WHERE status = 'over' AND ${ended} < $1 ORDER BY ${ended} LIMIT $2`;
    return codesOf(await this.#ask('ended-before', sql, time, limit));
  }

  async unstartedBefore(time: number, limit: number): Promise<readonly string[]> {
    const sql = `SELECT code FROM matches WHERE status IN ('lobby', 'closed') AND created_at < $1
      ORDER BY created_at LIMIT $2`;
    return codesOf(await this.#ask('unstarted-before', sql, time, limit));
  }

  async forgetOrigins(before: number): Promise<void> {
    const sql = 'UPDATE matches SET origin = NULL WHERE origin IS NOT NULL AND created_at < $1';
    await this.#ask('forget-origins', sql, before);
  }

  async forgetPerson(id: string, name: string, alias: string): Promise<void> {
    await this.#ask(
      'forget-person',
      `WITH unsaid AS (UPDATE chat SET text = '', sign = NULL WHERE person = $1), ${forgettingNotices('$1')},
         rested AS (DELETE FROM holidays WHERE person = $1),
         unknown AS (UPDATE results SET person = $3 WHERE person = $1),
         unrated AS (UPDATE ratings SET person = $3, shown = false WHERE person = $1)
       UPDATE people SET name = $2, secret_hash = '' WHERE id = $1`,
      ...[id, name, alias],
    );
  }

  async siteKey(): Promise<string | null> {
    const [row] = await this.#ask('site-key', `SELECT value FROM site WHERE name = 'key'`);
    return row ? String(row.value) : null;
  }

  async siteValues(): Promise<readonly SiteValue[]> {
    const rows = await this.#ask(
      'site-values',
      `SELECT name, value FROM site WHERE name <> 'key' ORDER BY name`,
    );
    return rows.map(({ name, value }) => ({ name: String(name), value: String(value) }));
  }

  async blockedNames(): Promise<readonly string[]> {
    const rows = await this.#ask('blocked-names', 'SELECT name FROM blocked_names ORDER BY name');
    return rows.map((row) => String(row.name));
  }

  async blockName(name: string): Promise<void> {
    const sql = 'INSERT INTO blocked_names VALUES ($1) ON CONFLICT DO NOTHING';
    await this.#ask('block-name', sql, name.toLowerCase());
  }

  async unblockName(name: string): Promise<boolean> {
    const sql = 'DELETE FROM blocked_names WHERE name = $1 RETURNING name';
    return (await this.#ask('unblock-name', sql, name.toLowerCase())).length > 0;
  }

  #ask(name: string, sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#connections.ask(name, sql, values);
  }
}

function codesOf(rows: readonly Row[]): string[] {
  return rows.map((row) => String(row.code));
}
