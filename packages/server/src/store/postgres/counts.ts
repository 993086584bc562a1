import type { Rate } from '../../edge/bucket.ts';
import type { Counts } from '../counts.ts';
import type { Connections } from './connections.ts';

/** Counted when the clock of the database showed a later time: it has been set back since then. */
const IS_OF_LATER = `allowances.at > clock_timestamp() + interval '1 second'`;

/**
 * What is left now of what was left then: it refills at this rate per second, up to this maximum. If the stored time is
 * in the future, nobody would get anything until then, so counting starts again.
 */
const LEFT = `CASE WHEN ${IS_OF_LATER} THEN $2::float8 ELSE least($2::float8, allowances.remaining
  + greatest(0, extract(epoch FROM clock_timestamp() - allowances.at)::float8) * $3::float8) END`;

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
    const sql = `DELETE FROM allowances WHERE at < clock_timestamp() - interval '5 minutes' OR ${IS_OF_LATER}`;
    await this.#connections.ask('forget-counts', sql);
  }
}
