import pg from 'pg';
import type { Row } from '../rows.ts';
import { StoreError } from '../store.ts';

/**
 * How long a server waits for a connection, and for the reply to one query, before it reports that the store is gone.
 */
export const PATIENCE = 5000;

/** Times are whole milliseconds, which a number holds exactly. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Connections to PostgreSQL. Each query is one statement and therefore one transaction. A broken connection is
 * discarded, and the next query opens another: when the database is back, so is the store.
 */
export class Connections {
  readonly #pool: pg.Pool;

  constructor(url: string, { most = 10 }: { most?: number } = {}) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: most,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      application_name: 'nokturn',
      types,
    });
    // An idle connection has broken: nobody is waiting for it, and the pool has removed it.
    this.#pool.on('error', () => undefined);
    // For a connection in use, the query itself reports the error; without a listener it would end the process.
    this.#pool.on('connect', (client) => void client.on('error', () => undefined));
  }

  /** Runs a query that the connection has prepared under its name. */
  async ask(name: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.with(
      async (client) => (await client.query({ name, text, values: [...values] })).rows as Row[],
    );
  }

  /** Lends a connection. Any failure is a StoreError. */
  async with<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw asStoreError(error);
    }
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(!isAnswer(error));
      throw asStoreError(error);
    }
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }
}

/** A connection for one piece of work that takes as long as it needs. Any failure is a StoreError. */
export async function alone<T>(url: string, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  // The query itself reports the error; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    throw asStoreError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL understood the query and refused it: the connection itself is fine. */
function isAnswer(error: unknown): boolean {
  if (error instanceof StoreError) return true;
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

/** Class 23 is a violated constraint: something exists already, or does not. */
function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const isConflict = error instanceof pg.DatabaseError && error.code?.startsWith('23');
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreError(isConflict ? 'conflict' : 'unavailable', reason, { cause: error });
}
