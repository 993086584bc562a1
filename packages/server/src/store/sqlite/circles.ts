import type { CircleChange, CircleMember, Circles, StoredCircle } from '../circles.ts';
import { storedCircle } from '../circles.ts';
import type { Row } from '../rows.ts';
import { StoreError } from '../store.ts';
import type { SqliteDatabase } from './database.ts';

export class SqliteCircles implements Circles {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  async create({ code, name, invite, isRated, createdAt, members }: StoredCircle): Promise<void> {
    await this.#database.change(() => {
      const sql = 'INSERT INTO circles (code, name, invite, is_rated, created_at) VALUES (?, ?, ?, ?, ?)';
      this.#database.run(sql, code, name, invite, Number(isRated), createdAt);
      for (const member of members) this.#add(code, member);
    });
  }

  #add(code: string, { person, isKeeper, joinedAt }: CircleMember): void {
    const sql = `INSERT INTO circle_members (circle, person, is_keeper, joined_at) VALUES (?, ?, ?, ?)
      ON CONFLICT DO NOTHING`;
    this.#database.run(sql, code, person, Number(isKeeper), joinedAt);
  }

  async get(code: string): Promise<StoredCircle | null> {
    return this.#database.ask(() => this.#circles('SELECT * FROM circles WHERE code = ?', code)[0] ?? null);
  }

  async of(person: string): Promise<readonly StoredCircle[]> {
    const sql = `SELECT circles.* FROM circle_members JOIN circles ON code = circle WHERE person = ?
      ORDER BY joined_at DESC, code`;
    return this.#database.ask(() => this.#circles(sql, person));
  }

  async all(after: string | null, limit: number): Promise<readonly StoredCircle[]> {
    const sql = 'SELECT * FROM circles WHERE code > ? ORDER BY code LIMIT ?';
    return this.#database.ask(() => this.#circles(sql, after ?? '', limit));
  }

  async change(code: string, { name, invite, isRated }: CircleChange): Promise<void> {
    await this.#database.change(() => {
      const changed = this.#database.run(
        `UPDATE circles SET name = coalesce(?, name), invite = coalesce(?, invite),
           is_rated = coalesce(?, is_rated) WHERE code = ?`,
        ...[name ?? null, invite ?? null, isRated === undefined ? null : Number(isRated), code],
      );
      if (changed === 0) throw missing();
    });
  }

  async join(code: string, member: CircleMember, most: number): Promise<boolean> {
    return this.#database.change(() => {
      if (this.#database.all('SELECT 1 FROM circles WHERE code = ?', code).length === 0) throw missing();
      const members = this.#members(code);
      if (members.some(({ person }) => person === member.person)) return true;
      if (members.length >= most) return false;
      this.#add(code, member);
      return true;
    });
  }

  async setKeeper(code: string, person: string, isKeeper: boolean): Promise<void> {
    await this.#database.change(() => {
      const sql = 'UPDATE circle_members SET is_keeper = ? WHERE circle = ? AND person = ?';
      if (this.#database.run(sql, Number(isKeeper), code, person) === 0) throw missing();
      this.#mustHaveKeeper(code);
    });
  }

  async leave(code: string, person: string): Promise<boolean> {
    return this.#database.change(() => {
      this.#database.run('DELETE FROM circle_members WHERE circle = ? AND person = ?', code, person);
      if (this.#mustHaveKeeper(code)) return false;
      return this.#database.run('DELETE FROM circles WHERE code = ?', code) > 0;
    });
  }

  /** Makes sure that there is a keeper; false if nobody is left. */
  #mustHaveKeeper(code: string): boolean {
    const [first, ...others] = this.#members(code);
    if (first === undefined) return false;
    if ([first, ...others].some((member) => member.is_keeper === 1)) return true;
    const sql = 'UPDATE circle_members SET is_keeper = 1 WHERE circle = ? AND person = ?';
    this.#database.run(sql, code, String(first.person));
    return true;
  }

  #members(code: string): Row[] {
    return this.#database.all(
      'SELECT * FROM circle_members WHERE circle = ? ORDER BY joined_at, person',
      code,
    );
  }

  #circles(sql: string, ...values: (string | number)[]): StoredCircle[] {
    return this.#database
      .all(sql, ...values)
      .map((circle) => storedCircle({ circle, members: this.#members(String(circle.code)) }));
  }
}

function missing(): StoreError {
  return new StoreError('missing', 'the circle, or who is wanted in it, is not in the store');
}
