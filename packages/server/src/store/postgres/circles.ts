import type pg from 'pg';
import type { CircleChange, CircleMember, Circles, StoredCircle } from '../circles.ts';
import { storedCircle } from '../circles.ts';
import { StoreError } from '../store.ts';
import type { Connections } from './connections.ts';

const MEMBERS = `(SELECT coalesce(json_agg(json_build_object('person', person, 'is_keeper', is_keeper,
    'joined_at', joined_at) ORDER BY joined_at, person COLLATE "C"), '[]'::json)
  FROM circle_members WHERE circle = code) AS members`;

export class PostgresCircles implements Circles {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async create({ code, name, invite, isRated, createdAt, members }: StoredCircle): Promise<void> {
    await this.#connections.ask(
      'create-circle',
      `WITH made AS (
         INSERT INTO circles (code, name, invite, is_rated, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING code
       )
       INSERT INTO circle_members (circle, person, is_keeper, joined_at)
       SELECT code, m.person, m."isKeeper", m."joinedAt"
       FROM made, json_to_recordset($6::json) AS m (person text, "isKeeper" boolean, "joinedAt" bigint)`,
      [code, name, invite, isRated, createdAt, JSON.stringify(members)],
    );
  }

  async get(code: string): Promise<StoredCircle | null> {
    const [circle] = await this.#circles('circle', 'WHERE code = $1', code);
    return circle ?? null;
  }

  of(person: string): Promise<StoredCircle[]> {
    const sql = `JOIN circle_members AS mine ON mine.circle = code WHERE mine.person = $1
      ORDER BY mine.joined_at DESC, code COLLATE "C"`;
    return this.#circles('circles-of', sql, person);
  }

  all(after: string | null, limit: number): Promise<StoredCircle[]> {
    const sql = 'WHERE $1::text IS NULL OR code COLLATE "C" > $1 ORDER BY code COLLATE "C" LIMIT $2';
    return this.#circles('circles-after', sql, after, limit);
  }

  async change(code: string, { name, invite, isRated }: CircleChange): Promise<void> {
    const changed = await this.#connections.ask(
      'change-circle',
      `UPDATE circles SET name = coalesce($2, name), invite = coalesce($3, invite), is_rated = coalesce($4, is_rated)
       WHERE code = $1 RETURNING code`,
      [code, name ?? null, invite ?? null, isRated ?? null],
    );
    if (changed.length === 0) throw missing();
  }

  join(code: string, { person, isKeeper, joinedAt }: CircleMember, most: number): Promise<boolean> {
    return this.#alone(code, async (client) => {
      const { rows } = await client.query<{ person: string }>(
        'SELECT person FROM circle_members WHERE circle = $1',
        [code],
      );
      if (rows.some((row) => row.person === person)) return true;
      if (rows.length >= most) return false;
      const sql = 'INSERT INTO circle_members (circle, person, is_keeper, joined_at) VALUES ($1, $2, $3, $4)';
      await client.query(sql, [code, person, isKeeper, joinedAt]);
      return true;
    });
  }

  async setKeeper(code: string, person: string, isKeeper: boolean): Promise<void> {
    await this.#alone(code, async (client) => {
      const sql = 'UPDATE circle_members SET is_keeper = $3 WHERE circle = $1 AND person = $2';
      const { rowCount } = await client.query(sql, [code, person, isKeeper]);
      if (rowCount === 0) throw missing();
      await mustHaveKeeper(client, code);
    });
  }

  leave(code: string, person: string): Promise<boolean> {
    return this.#alone(
      code,
      async (client) => {
        await client.query('DELETE FROM circle_members WHERE circle = $1 AND person = $2', [code, person]);
        if (await mustHaveKeeper(client, code)) return false;
        const { rowCount } = await client.query('DELETE FROM circles WHERE code = $1', [code]);
        return (rowCount ?? 0) > 0;
      },
      { isWanted: false },
    );
  }

  /** Changes to a circle's members are made one after another. */
  #alone<T>(code: string, work: (client: pg.ClientBase) => Promise<T>, { isWanted = true } = {}): Promise<T> {
    return this.#connections.with(async (client) => {
      await client.query('BEGIN');
      try {
        const { rowCount } = await client.query('SELECT FROM circles WHERE code = $1 FOR UPDATE', [code]);
        if (rowCount === 0 && isWanted) throw missing();
        const done = await work(client);
        await client.query('COMMIT');
        return done;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    });
  }

  async #circles(name: string, rest: string, ...values: readonly unknown[]): Promise<StoredCircle[]> {
    const sql = `SELECT circles.*, ${MEMBERS} FROM circles ${rest}`;
    const rows = await this.#connections.ask(name, sql, values);
    return rows.map((circle) =>
      storedCircle({ circle, members: circle.members as Record<string, unknown>[] }),
    );
  }
}

/** Makes sure that there is a keeper; false if nobody is left. */
async function mustHaveKeeper(client: pg.ClientBase, code: string): Promise<boolean> {
  await client.query(
    `UPDATE circle_members SET is_keeper = true
     WHERE NOT EXISTS (SELECT FROM circle_members WHERE circle = $1 AND is_keeper) AND (circle, person) = (
       SELECT circle, person FROM circle_members WHERE circle = $1 ORDER BY joined_at, person COLLATE "C" LIMIT 1)`,
    [code],
  );
  const { rowCount } = await client.query('SELECT FROM circle_members WHERE circle = $1 LIMIT 1', [code]);
  return (rowCount ?? 0) > 0;
}

function missing(): StoreError {
  return new StoreError('missing', 'the circle, or who is wanted in it, is not in the store');
}
