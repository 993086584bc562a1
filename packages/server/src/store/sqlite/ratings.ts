import type { SQLInputValue } from 'node:sqlite';
import { ordinal } from '../../ratings/plackett-luce.ts';
import type { Scope } from '../history.ts';
import {
  type Contest,
  type LeaderAt,
  type RankedRating,
  type RatedAt,
  type RatedMatch,
  type RatedSoFar,
  type RatingChange,
  type Ratings,
  type StoredRating,
  storedRating,
} from '../ratings.ts';
import type { Row } from '../rows.ts';
import type { SqliteDatabase } from './database.ts';

export class SqliteRatings implements Ratings {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  async due(endedBy: number, limit: number): Promise<readonly Contest[]> {
    const sql = `SELECT DISTINCT scope, game FROM scoped_matches WHERE rating = 'due' AND ended_at <= ? LIMIT ?`;
    return (await this.#ask(sql, endedBy, limit)).map(contestOf);
  }

  async contests(): Promise<readonly Contest[]> {
    const sql = `SELECT scope, game FROM rating_progress
      UNION SELECT scope, game FROM scoped_matches WHERE rating <> 'none' ORDER BY scope, game`;
    return (await this.#ask(sql)).map(contestOf);
  }

  async soFar({ scope, game }: Contest): Promise<RatedSoFar> {
    const [row] = await this.#ask('SELECT * FROM rating_progress WHERE scope = ? AND game = ?', scope, game);
    if (row === undefined) return { revision: 0, last: null };
    return {
      revision: Number(row.revision),
      last: { endedAt: Number(row.ended_at), match: String(row.match) },
    };
  }

  async matches(
    { scope, game }: Contest,
    { which, after, endedBy, limit }: Parameters<Ratings['matches']>[1],
  ): Promise<readonly RatedMatch[]> {
    const rows = await this.#ask(
      `SELECT page.match, page.ended_at, opponent, person, place, team, won FROM (
         SELECT match, ended_at, opponent FROM scoped_matches ${which === 'due' ? 'INDEXED BY scoped_matches_due' : ''}
         WHERE scope = ? AND game = ? AND ${which === 'due' ? `rating = 'due'` : `rating <> 'none'`}
           AND (ended_at, match) > (?, ?) AND ended_at <= ? ORDER BY ended_at, match LIMIT ?
       ) AS page JOIN results ON results.match = page.match ORDER BY page.ended_at, page.match, seat`,
      ...[scope, game, after?.endedAt ?? -1, after?.match ?? '', endedBy, limit],
    );
    return ratedMatches(rows);
  }

  async of({ scope, game }: Contest, people: readonly string[]): Promise<readonly StoredRating[]> {
    const sql = `SELECT * FROM ratings WHERE scope = ? AND game = ?
      AND person IN (SELECT value FROM json_each(?))`;
    return (await this.#ask(sql, scope, game, JSON.stringify(people))).map(storedRating);
  }

  async save({ scope, game }: Contest, { follows, last, ratings, isAnew }: RatingChange): Promise<boolean> {
    const database = this.#database;
    return database.change(() => {
      const [known] = database.all(
        'SELECT revision FROM rating_progress WHERE scope = ? AND game = ?',
        ...[scope, game],
      );
      if (Number(known?.revision ?? 0) !== follows) return false;
      database.run(
        'INSERT OR REPLACE INTO rating_progress (scope, game, revision, ended_at, match) VALUES (?, ?, ?, ?, ?)',
        ...[scope, game, follows + 1, last.endedAt, last.match],
      );
      if (isAnew) database.run('DELETE FROM ratings WHERE scope = ? AND game = ?', scope, game);
      for (const rating of ratings) {
        const { person, mu, sigma, matches, wins, lastAt } = rating;
        database.run(
          `INSERT INTO ratings (scope, game, person, mu, sigma, ordinal, matches, wins, last_at, shown)
           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,
             EXISTS (SELECT 1 FROM people WHERE id = ?3 AND secret_hash <> ''))
           ON CONFLICT DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, ordinal = excluded.ordinal,
             matches = excluded.matches, wins = excluded.wins, last_at = excluded.last_at, shown = excluded.shown`,
          ...[scope, game, person, mu, sigma, ordinal(rating), matches, wins, lastAt],
        );
      }
      database.run(
        `UPDATE scoped_matches INDEXED BY scoped_matches_due SET rating = 'done'
         WHERE scope = ? AND game = ? AND rating = 'due'
         AND (ended_at, match) <= (?, ?)`,
        ...[scope, game, last.endedAt, last.match],
      );
      return true;
    });
  }

  async leaders({ scope, game }: Contest, after: LeaderAt | null, limit: number) {
    const rows = await this.#ask(
      `SELECT * FROM ratings WHERE scope = ? AND game = ? AND shown = 1 AND (ordinal, person) < (?, ?)
       ORDER BY ordinal DESC, person DESC LIMIT ?`,
      ...[scope, game, after?.ordinal ?? 1e9, after?.person ?? '', limit],
    );
    const from = (after?.rank ?? 0) + 1;
    return rows.map((row, i) => ({ ...storedRating(row), rank: from + i }));
  }

  async rankOf({ scope, game }: Contest, person: string): Promise<RankedRating | null> {
    const [row] = await this.#ask(
      `SELECT *, (SELECT count(*) FROM ratings AS other INDEXED BY ratings_ranked
         WHERE other.scope = ?1 AND other.game = ?2 AND other.shown = 1
           AND (other.ordinal, other.person) > (mine.ordinal, mine.person)
           AND other.ordinal < (floor(mine.ordinal * 16) + 1) / 16)
         + (SELECT coalesce(sum(people), 0) FROM rating_steps
           WHERE scope = ?1 AND game = ?2 AND step > floor(mine.ordinal * 16)) AS better
       FROM ratings AS mine WHERE scope = ?1 AND game = ?2 AND person = ?3 AND shown = 1`,
      ...[scope, game, person],
    );
    return row ? { ...storedRating(row), rank: Number(row.better) + 1 } : null;
  }

  async remove(scope: Scope): Promise<void> {
    await this.#database.change(() => {
      for (const table of ['ratings', 'rating_progress', 'scoped_matches'])
        this.#database.run(`DELETE FROM ${table} WHERE scope = ?`, scope);
    });
  }

  #ask(sql: string, ...values: SQLInputValue[]): Promise<Row[]> {
    return this.#database.ask(() => this.#database.all(sql, ...values));
  }
}

function contestOf(row: Row): Contest {
  return { scope: String(row.scope), game: String(row.game) };
}

/** Combines rows of seats into matches. */
export function ratedMatches(rows: readonly Row[]): RatedMatch[] {
  const seats = Map.groupBy(rows, (row) => String(row.match));
  return [...seats].map(([match, list]) => ({
    ...({ match, endedAt: Number(list[0]?.ended_at) } satisfies RatedAt),
    opponent: list[0]?.opponent == null ? null : String(list[0].opponent),
    seats: list.map((row) => ({
      person: String(row.person),
      place: Number(row.place),
      team: row.team === null ? null : Number(row.team),
      won: row.won === true || row.won === 1,
    })),
  }));
}
