import type { SQLInputValue } from 'node:sqlite';
import {
  factsOf,
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
import type { SqliteDatabase } from './database.ts';

export class SqliteHistory implements History {
  readonly #database: SqliteDatabase;
  readonly #storedMatch: (row: Row) => StoredMatch;

  constructor(database: SqliteDatabase, storedMatch: (row: Row) => StoredMatch) {
    this.#database = database;
    this.#storedMatch = storedMatch;
  }

  async results(match: string): Promise<readonly StoredResult[]> {
    return (await this.#ask('SELECT * FROM results WHERE match = ? ORDER BY seat', match)).map(storedResult);
  }

  async unreckoned(after: string | null, limit: number): Promise<readonly string[]> {
    const sql = `SELECT code FROM matches WHERE status = 'over' AND reckoned = 0 AND code > ? ORDER BY code LIMIT ?`;
    return (await this.#ask(sql, after ?? '', limit)).map((row) => String(row.code));
  }

  async reckon(match: string, reckoning: Reckoning): Promise<boolean> {
    return this.#database.change(() => {
      const sql = `UPDATE matches SET reckoned = 1 WHERE code = ? AND status = 'over' AND reckoned = 0`;
      if (this.#database.run(sql, match) === 0) return false;
      addReckoning(this.#database, match, reckoning);
      return true;
    });
  }

  async amend(results: readonly StoredResult[]): Promise<void> {
    await this.#database.change(() => {
      for (const result of results) {
        const { match, seat, place, won, score, team } = result;
        this.#database.run(
          'UPDATE results SET place = ?, won = ?, score = ?, team = ?, facts = ? WHERE match = ? AND seat = ?',
          ...[place, Number(won), score, team, factsOf(result), match, seat],
        );
      }
    });
  }

  async matchesOf(
    person: string,
    { game, with: other, outcome, before, limit }: HistoryPage,
  ): Promise<readonly PastMatch[]> {
    return this.#database.ask(() =>
      this.#database.reading(() => {
        // The plus keeps SQLite from scanning all results of the person for each match.
        const matches = this.#database
          .all(
            `SELECT matches.* FROM players JOIN matches ON matches.code = players.match
             LEFT JOIN results ON results.match = players.match AND +results.person = players.person
             WHERE players.person = ?1 AND (players.created_at, players.match) < (?2, ?3)
               AND status <> 'closed' AND (?4 IS NULL OR sheet ->> 'game' = ?4)
               AND (?5 IS NULL OR EXISTS (SELECT 1 FROM players AS other
                 WHERE other.match = players.match AND other.person = ?5))
               AND (?6 IS NULL OR CASE ?6 WHEN 'won' THEN won = 1 WHEN 'lost' THEN won = 0
                 ELSE status IN ('lobby', 'playing') END)
             ORDER BY players.created_at DESC, players.match DESC LIMIT ?7`,
            ...[person, before?.createdAt ?? Number.MAX_SAFE_INTEGER, before?.code ?? ''],
            ...[game, other, outcome, limit],
          )
          .map(this.#storedMatch);
        const results = this.#resultsOf(matches.map(({ info }) => info.code));
        return matches.map((match) => ({ match, results: results.get(match.info.code) ?? [] }));
      }),
    );
  }

  #resultsOf(codes: readonly string[]): Map<string, StoredResult[]> {
    const sql = 'SELECT * FROM results WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, seat';
    const found = this.#database.all(sql, JSON.stringify(codes)).map(storedResult);
    return Map.groupBy(found, ({ match }) => match);
  }

  async resultsOf(person: string, game: string, limit: number): Promise<readonly StoredResult[]> {
    const sql = `SELECT * FROM results WHERE person = ? AND game = ?
      ORDER BY ended_at DESC, match DESC LIMIT ?`;
    return (await this.#ask(sql, person, game, limit)).map(storedResult);
  }

  async companionsOf(person: string, limit: number) {
    const rows = await this.#ask(
      `SELECT other.person, count(*) AS matches FROM results AS mine
       JOIN results AS other ON other.match = mine.match AND other.person <> mine.person
       WHERE mine.person = ? GROUP BY other.person ORDER BY matches DESC, other.person LIMIT ?`,
      ...[person, limit],
    );
    return rows.map((row) => ({ person: String(row.person), matches: Number(row.matches) }));
  }

  async resultsIn(scope: Scope, { game, since, before, limit }: ScopePage): Promise<readonly StoredResult[]> {
    const rows = await this.#ask(
      `SELECT results.* FROM (
         SELECT match, ended_at FROM scoped_matches
         WHERE scope = ?1 AND (?2 IS NULL OR game = ?2) AND ended_at >= ?3 AND (ended_at, match) < (?4, ?5)
         ORDER BY ended_at DESC, match DESC LIMIT ?6
       ) AS page JOIN results ON results.match = page.match
       ORDER BY page.ended_at DESC, page.match DESC, seat`,
      ...[scope, game, since, before?.endedAt ?? Number.MAX_SAFE_INTEGER, before?.match ?? '', limit],
    );
    return rows.map(storedResult);
  }

  #ask(sql: string, ...values: SQLInputValue[]): Promise<Row[]> {
    return this.#database.ask(() => this.#database.all(sql, ...values));
  }
}

/** Part of a change that ends the match, or that finds it over. */
export function addReckoning(database: SqliteDatabase, match: string, { results, scopes }: Reckoning): void {
  for (const result of results) {
    const { seat, game, person, bot, stoodIn, place, won, score, team, seats, people, endedAt } = result;
    database.run(
      `INSERT INTO results (match, seat, game, person, bot, stood_in, place, won, score, team, seats, people,
         ended_at, facts) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[match, seat, game, person, bot, stoodIn === null ? null : Number(stoodIn), place, Number(won)],
      ...[score, team, seats, people, endedAt, factsOf(result)],
    );
  }
  const [first] = results;
  if (first === undefined) return;
  for (const { scope, isRated, opponent } of scopes)
    database.run(
      `INSERT INTO scoped_matches (scope, game, ended_at, match, rating, opponent) VALUES (?, ?, ?, ?, ?, ?)`,
      ...[scope, first.game, first.endedAt, match, isRated ? 'due' : 'none', opponent],
    );
}
