import {
  type History,
  type HistoryPage,
  type PastMatch,
  type Reckoning,
  type Scope,
  type ScopePage,
  type StoredResult,
  storedResult,
} from '../history.ts';
import type { Row } from '../rows.ts';
import type { StoredMatch } from '../store.ts';
import type { Connections } from './connections.ts';

/** Parts of a statement that add the results of a match, where `match` provides `code` in one row or none. */
export const reckoned = (match: string, reckoning: string) => `
  added_results AS (
    INSERT INTO results (match, seat, game, person, bot, stood_in, place, won, score, team, seats, people,
      ended_at, facts)
    SELECT code, r.seat, r.game, r.person, r.bot, r."stoodIn", r.place, r.won, r.score, r.team, r.seats, r.people,
      r."endedAt", json_build_object('played', r.played, 'cards', r.cards)
    FROM ${match}, json_to_recordset(${reckoning}::json -> 'results') AS r (seat integer, game text, person text,
      bot text, "stoodIn" boolean, place integer, won boolean, score double precision, team integer, seats integer,
      people integer, "endedAt" bigint, played json, cards json)
  ), added_scopes AS (
    INSERT INTO scoped_matches (scope, game, ended_at, match, rating, opponent)
    SELECT s.scope, first ->> 'game', (first ->> 'endedAt')::bigint, code,
      CASE WHEN s."isRated" THEN 'due' ELSE 'none' END, s.opponent
    FROM ${match}, json_extract_path(${reckoning}::json, 'results', '0') AS first,
      json_to_recordset(${reckoning}::json -> 'scopes') AS s (scope text, "isRated" boolean, opponent text)
    WHERE first IS NOT NULL
  )`;

export class PostgresHistory implements History {
  readonly #connections: Connections;
  readonly #storedMatch: (row: Row) => StoredMatch;

  constructor(connections: Connections, storedMatch: (row: Row) => StoredMatch) {
    this.#connections = connections;
    this.#storedMatch = storedMatch;
  }

  async results(match: string): Promise<readonly StoredResult[]> {
    const sql = 'SELECT * FROM results WHERE match = $1 ORDER BY seat';
    return (await this.#ask('results', sql, match)).map(storedResult);
  }

  async unreckoned(after: string | null, limit: number): Promise<readonly string[]> {
    const sql = `SELECT code FROM matches WHERE status = 'over' AND NOT reckoned AND code COLLATE "C" > $1
      ORDER BY code COLLATE "C" LIMIT $2`;
    return (await this.#ask('unreckoned', sql, after ?? '', limit)).map((row) => String(row.code));
  }

  async reckon(match: string, reckoning: Reckoning): Promise<boolean> {
    const rows = await this.#ask(
      'reckon',
      `WITH found AS (
         UPDATE matches SET reckoned = true WHERE code = $1 AND status = 'over' AND NOT reckoned RETURNING code
       ), ${reckoned('found', '$2')}
       SELECT FROM found`,
      ...[match, JSON.stringify(reckoning)],
    );
    return rows.length > 0;
  }

  async amend(results: readonly StoredResult[]): Promise<void> {
    await this.#ask(
      'amend',
      `UPDATE results SET place = r.place, won = r.won, score = r.score, team = r.team,
         facts = json_build_object('played', r.played, 'cards', r.cards)
       FROM json_to_recordset($1::json) AS r (match text, seat integer, place integer, won boolean,
         score double precision, team integer, played json, cards json)
       WHERE results.match = r.match AND results.seat = r.seat`,
      JSON.stringify(results),
    );
  }

  async matchesOf(
    person: string,
    { game, with: other, outcome, before, limit }: HistoryPage,
  ): Promise<readonly PastMatch[]> {
    const rows = await this.#ask(
      'past-matches',
      `SELECT matches.*,
         (SELECT json_agg(results ORDER BY seat) FROM results WHERE results.match = matches.code) AS results
       FROM players JOIN matches ON matches.code = players.match
       LEFT JOIN results AS mine ON mine.match = players.match AND mine.person = players.person
       WHERE players.person = $1
         AND (players.created_at, players.match) < ($2::bigint, $3::text)
         AND status <> 'closed' AND ($4::text IS NULL OR sheet ->> 'game' = $4)
         AND ($5::text IS NULL OR EXISTS (SELECT FROM players AS other
           WHERE other.match = players.match AND other.person = $5))
         AND ($6::text IS NULL OR CASE $6 WHEN 'won' THEN won WHEN 'lost' THEN NOT won
           ELSE status IN ('lobby', 'playing') END)
       ORDER BY players.created_at DESC, players.match DESC LIMIT $7`,
      ...[person, before?.createdAt ?? Number.MAX_SAFE_INTEGER, before?.code ?? ''],
      ...[game, other, outcome, limit],
    );
    return rows.map((row) => ({
      match: this.#storedMatch(row),
      results: ((row.results ?? []) as Row[]).map(storedResult),
    }));
  }

  async resultsOf(person: string, game: string, limit: number): Promise<readonly StoredResult[]> {
    const sql = `SELECT * FROM results WHERE person = $1 AND game = $2
      ORDER BY ended_at DESC, match COLLATE "C" DESC LIMIT $3`;
    return (await this.#ask('results-of', sql, person, game, limit)).map(storedResult);
  }

  async companionsOf(person: string, limit: number) {
    const rows = await this.#ask(
      'companions',
      `SELECT other.person, count(*) AS matches FROM results AS mine
       JOIN results AS other ON other.match = mine.match AND other.person <> mine.person
       WHERE mine.person = $1 GROUP BY other.person ORDER BY matches DESC, other.person COLLATE "C" LIMIT $2`,
      ...[person, limit],
    );
    return rows.map((row) => ({ person: String(row.person), matches: Number(row.matches) }));
  }

  async resultsIn(scope: Scope, { game, since, before, limit }: ScopePage): Promise<readonly StoredResult[]> {
    const rows = await this.#ask(
      'results-in',
      `SELECT results.* FROM (
         SELECT match, ended_at FROM scoped_matches
         WHERE scope = $1 AND ($2::text IS NULL OR game = $2) AND ended_at >= $3
           AND (ended_at, match COLLATE "C") < ($4::bigint, $5::text COLLATE "C")
         ORDER BY ended_at DESC, match COLLATE "C" DESC LIMIT $6
       ) AS page JOIN results ON results.match = page.match
       ORDER BY page.ended_at DESC, page.match COLLATE "C" DESC, seat`,
      ...[scope, game, since, before?.endedAt ?? Number.MAX_SAFE_INTEGER, before?.match ?? '', limit],
    );
    return rows.map(storedResult);
  }

  #ask(name: string, sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#connections.ask(name, sql, values);
  }
}
