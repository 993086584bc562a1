import type { Holidays, Span } from '../holidays.ts';
import type { SqliteDatabase } from './database.ts';

export class SqliteHolidays implements Holidays {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  async of(person: string): Promise<readonly Span[]> {
    const [row] = this.#database.all('SELECT spans FROM holidays WHERE person = ?', person);
    return row ? JSON.parse(String(row.spans)) : [];
  }

  async ofAll(people: readonly string[]): Promise<ReadonlyMap<string, readonly Span[]>> {
    const found = await Promise.all(people.map(async (person) => [person, await this.of(person)] as const));
    return new Map(found.filter(([, spans]) => spans.length > 0));
  }

  save(person: string, before: readonly Span[], after: readonly Span[]): Promise<boolean> {
    return this.#database.change(() => {
      const sql =
        before.length === 0
          ? `INSERT INTO holidays (person, spans) VALUES (?1, ?2)
             ON CONFLICT (person) DO UPDATE SET spans = excluded.spans WHERE holidays.spans = ?3`
          : 'UPDATE holidays SET spans = ?2 WHERE person = ?1 AND spans = ?3';
      const changed = this.#database.run(sql, person, JSON.stringify(after), JSON.stringify(before));
      return changed > 0;
    });
  }
}
