import type { Holidays, Span } from '../holidays.ts';
import type { Connections } from './connections.ts';

export class PostgresHolidays implements Holidays {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async of(person: string): Promise<readonly Span[]> {
    return (await this.ofAll([person])).get(person) ?? [];
  }

  async ofAll(people: readonly string[]): Promise<ReadonlyMap<string, readonly Span[]>> {
    const sql = 'SELECT person, spans FROM holidays WHERE person = ANY($1::text[])';
    const rows = await this.#connections.ask('holidays-of', sql, [people]);
    return new Map(
      rows.map(({ person, spans }) => [String(person), JSON.parse(String(spans)) as readonly Span[]]),
    );
  }

  async save(person: string, before: readonly Span[], after: readonly Span[]): Promise<boolean> {
    const changed = await this.#connections.ask(
      before.length === 0 ? 'first-holidays' : 'save-holidays',
      before.length === 0
        ? `INSERT INTO holidays (person, spans) VALUES ($1, $2)
           ON CONFLICT (person) DO UPDATE SET spans = excluded.spans WHERE holidays.spans = $3 RETURNING person`
        : 'UPDATE holidays SET spans = $2 WHERE person = $1 AND spans = $3 RETURNING person',
      [person, JSON.stringify(after), JSON.stringify(before)],
    );
    return changed.length > 0;
  }
}
