import { ordinal } from '../../ratings/plackett-luce.ts';
import type { Scope } from '../history.ts';
import {
  type Contest,
  type LeaderAt,
  type RankedRating,
  type RatedMatch,
  type RatedSoFar,
  type RatingChange,
  type Ratings,
  type StoredRating,
  storedRating,
} from '../ratings.ts';
import type { Row } from '../rows.ts';
import { ratedMatches } from '../sqlite/ratings.ts';
import type { Connections } from './connections.ts';

export class PostgresRatings implements Ratings {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async due(endedBy: number, limit: number): Promise<readonly Contest[]> {
    const sql = `SELECT DISTINCT scope, game FROM scoped_matches WHERE rating = 'due' AND ended_at <= $1 LIMIT $2`;
    return (await this.#ask('contests-due', sql, endedBy, limit)).map(contestOf);
  }

  async contests(): Promise<readonly Contest[]> {
    const sql = `SELECT scope, game FROM rating_progress
      UNION SELECT scope, game FROM scoped_matches WHERE rating <> 'none' ORDER BY scope, game`;
    return (await this.#ask('contests', sql)).map(contestOf);
  }

  async soFar({ scope, game }: Contest): Promise<RatedSoFar> {
    const sql = 'SELECT * FROM rating_progress WHERE scope = $1 AND game = $2';
    const [row] = await this.#ask('rated-so-far', sql, scope, game);
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
      `rated-matches-${which}`,
      `SELECT page.match, page.ended_at, opponent, person, place, team, won FROM (
         SELECT match, ended_at, opponent FROM scoped_matches
         WHERE scope = $1 AND game = $2 AND ${which === 'due' ? `rating = 'due'` : `rating <> 'none'`}
           AND (ended_at, match COLLATE "C") > ($3::bigint, $4::text COLLATE "C") AND ended_at <= $5
         ORDER BY ended_at, match COLLATE "C" LIMIT $6
       ) AS page JOIN results ON results.match = page.match
       ORDER BY page.ended_at, page.match COLLATE "C", seat`,
      ...[scope, game, after?.endedAt ?? -1, after?.match ?? '', endedBy, limit],
    );
    return ratedMatches(rows);
  }

  async of({ scope, game }: Contest, people: readonly string[]): Promise<readonly StoredRating[]> {
    const sql = 'SELECT * FROM ratings WHERE scope = $1 AND game = $2 AND person = ANY ($3::text[])';
    return (await this.#ask('ratings-of', sql, scope, game, people)).map(storedRating);
  }

  async save({ scope, game }: Contest, change: RatingChange): Promise<boolean> {
    const { follows, last, isAnew } = change;
    const ratings = change.ratings.map((rating) => ({ ...rating, ordinal: ordinal(rating) }));
    return this.#connections.with(async (client) => {
      await client.query('BEGIN');
      try {
        const { rowCount } = await client.query(
          `INSERT INTO rating_progress (scope, game, revision, ended_at, match) SELECT $1, $2, $3 + 1, $4, $5
           WHERE $3 = 0 OR EXISTS (SELECT FROM rating_progress WHERE scope = $1 AND game = $2)
           ON CONFLICT (scope, game) DO UPDATE
           SET revision = excluded.revision, ended_at = excluded.ended_at, match = excluded.match
           WHERE rating_progress.revision = $3::integer`,
          [scope, game, follows, last.endedAt, last.match],
        );
        if (rowCount === 0) {
          await client.query('ROLLBACK');
          return false;
        }
        if (isAnew) await client.query('DELETE FROM ratings WHERE scope = $1 AND game = $2', [scope, game]);
        await client.query(
          `INSERT INTO ratings (scope, game, person, mu, sigma, ordinal, matches, wins, last_at, shown)
           SELECT $1, $2, person, mu, sigma, ordinal, matches, wins, "lastAt",
             EXISTS (SELECT FROM people WHERE id = person AND secret_hash <> '')
           FROM json_to_recordset($3::json) AS r (person text, mu double precision, sigma double precision,
             ordinal double precision, matches integer, wins integer, "lastAt" bigint)
           ON CONFLICT (scope, game, person) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
             ordinal = excluded.ordinal, matches = excluded.matches, wins = excluded.wins,
             last_at = excluded.last_at, shown = excluded.shown`,
          [scope, game, JSON.stringify(ratings)],
        );
        await client.query(
          `UPDATE scoped_matches SET rating = 'done' WHERE scope = $1 AND game = $2 AND rating = 'due'
           AND (ended_at, match COLLATE "C") <= ($3::bigint, $4::text COLLATE "C")`,
          [scope, game, last.endedAt, last.match],
        );
        await client.query('COMMIT');
        return true;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  async leaders({ scope, game }: Contest, after: LeaderAt | null, limit: number) {
    const rows = await this.#ask(
      'leaders',
      `SELECT * FROM ratings WHERE scope = $1 AND game = $2 AND shown
         AND (ordinal, person COLLATE "C") < ($3::double precision, $4::text COLLATE "C")
       ORDER BY ordinal DESC, person COLLATE "C" DESC LIMIT $5`,
      ...[scope, game, after?.ordinal ?? 1e9, after?.person ?? '', limit],
    );
    const from = (after?.rank ?? 0) + 1;
    return rows.map((row, i) => ({ ...storedRating(row), rank: from + i }));
  }

  async rankOf({ scope, game }: Contest, person: string): Promise<RankedRating | null> {
    const [row] = await this.#ask(
      'rank-of',
      `SELECT *, (SELECT count(*) FROM ratings AS other WHERE other.scope = $1 AND other.game = $2
         AND other.shown
         AND (other.ordinal, other.person COLLATE "C") > (mine.ordinal, mine.person COLLATE "C")
         AND other.ordinal < (floor(mine.ordinal * 16) + 1) / 16)
         + (SELECT coalesce(sum(people), 0) FROM rating_steps
           WHERE scope = $1 AND game = $2 AND step > floor(mine.ordinal * 16)) AS better
       FROM ratings AS mine WHERE scope = $1 AND game = $2 AND person = $3 AND shown`,
      ...[scope, game, person],
    );
    return row ? { ...storedRating(row), rank: Number(row.better) + 1 } : null;
  }

  async remove(scope: Scope): Promise<void> {
    await this.#ask(
      'remove-scope',
      `WITH a AS (DELETE FROM ratings WHERE scope = $1), b AS (DELETE FROM rating_progress WHERE scope = $1)
       DELETE FROM scoped_matches WHERE scope = $1`,
      scope,
    );
  }

  #ask(name: string, sql: string, ...values: readonly unknown[]): Promise<Row[]> {
    return this.#connections.ask(name, sql, values);
  }
}

function contestOf(row: Row): Contest {
  return { scope: String(row.scope), game: String(row.game) };
}
