import pg from 'pg';
import type { TestPostgres } from '../../src/testing/postgres.ts';

/** A database whose clock can be set: its own `clock_timestamp` is found before PostgreSQL's. */
export class ClockedDatabase {
  readonly url: string;
  readonly #client: pg.Client;

  private constructor(url: string, client: pg.Client) {
    this.url = url;
    this.#client = client;
  }

  static async make(postgres: TestPostgres): Promise<ClockedDatabase> {
    const url = await postgres.newDatabase();
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`
      CREATE SCHEMA clock;
      CREATE TABLE clock.setting (ahead INTERVAL NOT NULL);
      INSERT INTO clock.setting VALUES ('0');
      CREATE FUNCTION clock.clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE sql VOLATILE
        AS 'SELECT pg_catalog.clock_timestamp() + ahead FROM clock.setting';
      ALTER DATABASE ${new URL(url).pathname.slice(1)} SET search_path = public, clock, pg_catalog;
    `);
    return new ClockedDatabase(url, client);
  }

  async set(milliseconds: number): Promise<void> {
    await this.#client.query(`UPDATE clock.setting SET ahead = ahead + $1 * interval '1 millisecond'`, [
      milliseconds,
    ]);
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
