import type { Rate } from '../../edge/bucket.ts';
import type { Counts } from '../counts.ts';
import type { Connections } from './connections.ts';

/** What is left now of what was left then: it fills up again at so many a second, to so many at most. */
const LEFT = `least($2::float8, allowances.remaining
  + extract(epoch FROM clock_timestamp() - allowances.at)::float8 * $3::float8)`;

export class PostgresCounts implements Counts {
  readonly #connections: Connections;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async take(key: string, { burst, perSecond }: Rate): Promise<boolean> {
    const taken = await this.#connections.ask(
      'take',
      `INSERT INTO allowances (key, remaining, at) VALUES ($1, $2::float8 - 1, clock_timestamp())
       ON CONFLICT (key) DO UPDATE SET remaining = ${LEFT} - 1, at = clock_timestamp() WHERE ${LEFT} >= 1
       RETURNING key`,
      [key, burst, perSecond],
    );
    return taken.length > 0;
  }

  async forget(): Promise<void> {
    const sql = `DELETE FROM allowances WHERE at < clock_timestamp() - interval '5 minutes'`;
    await this.#connections.ask('forget-counts', sql);
  }
}
