import { type Job, type JobState, type Jobs, MOST_ATTEMPTS, type NewJob } from '../jobs.ts';
import { Pulse } from '../pulse.ts';
import type { Row } from '../rows.ts';
import type { Connections } from './connections.ts';
import { milliseconds, signOfLife } from './leases.ts';

const LEASE_ENDS = `clock_timestamp() + $3 * interval '1 millisecond'`;
const IS_LOST = `(state = 'running' AND (id, leased_until::text) IN (SELECT id, sign FROM lost))`;

export class PostgresJobs implements Jobs {
  readonly #connections: Connections;
  readonly #pulse = new Pulse();

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  async enqueue(jobs: readonly NewJob[]): Promise<void> {
    await this.#connections.ask(
      'enqueue',
      `INSERT INTO jobs (id, batch, kind, input)
       SELECT job->>'id', job->>'batch', job->>'kind', job->'input'
       FROM json_array_elements($1::json) WITH ORDINALITY AS given (job, place) ORDER BY place
       ON CONFLICT (id) DO NOTHING`,
      [JSON.stringify(jobs)],
    );
  }

  async claim(worker: string, kinds: readonly string[], lease: number): Promise<Job | null> {
    const lost = await this.#lost(kinds, lease);
    const [row] = await this.#connections.ask(
      'claim-job',
      `WITH lost AS (
         SELECT * FROM unnest($4::text[], $5::text[]) AS lost (id, sign)
       ), hopeless AS (
         UPDATE jobs SET state = 'failed', reason = coalesce(reason, 'its worker was not heard of again')
         WHERE attempts >= ${MOST_ATTEMPTS} AND ${IS_LOST}
       ), next AS (
         SELECT number FROM jobs
         WHERE kind = ANY ($2::text[]) AND attempts < ${MOST_ATTEMPTS} AND (state = 'waiting' OR ${IS_LOST})
         ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       UPDATE jobs SET state = 'running', worker = $1, attempts = attempts + 1, leased_until = ${LEASE_ENDS}
       FROM next WHERE jobs.number = next.number RETURNING jobs.*`,
      [worker, kinds, lease, lost.map(({ id }) => id), lost.map(({ sign }) => sign)],
    );
    return row ? asJob(row) : null;
  }

  /** Jobs whose workers are no longer heard from. */
  async #lost(kinds: readonly string[], lease: number): Promise<ReturnType<Pulse['lost']>> {
    const began = this.#pulse.begin();
    const rows = await this.#connections.ask(
      'running-jobs',
      `SELECT id, leased_until::text AS sign, ${milliseconds('leased_until')} AS until,
         ${milliseconds('clock_timestamp()')} AS now
       FROM jobs WHERE state = 'running' AND kind = ANY ($1::text[])`,
      [kinds],
    );
    const [first] = rows;
    if (first) this.#pulse.look(rows.map(signOfLife), { began, now: Number(first.now), lease });
    return first ? this.#pulse.lost() : [];
  }

  async heartbeat(id: string, worker: string, lease: number): Promise<boolean> {
    return this.#change(
      'heartbeat',
      `UPDATE jobs SET leased_until = ${LEASE_ENDS} WHERE id = $1 AND worker = $2 AND state = 'running' RETURNING id`,
      [id, worker, lease],
    );
  }

  async finish(id: string, worker: string, result: unknown): Promise<boolean> {
    return this.#change(
      'finish',
      `UPDATE jobs SET state = 'done', result = $3, reason = NULL, leased_until = NULL
       WHERE id = $1 AND worker = $2 AND state = 'running' RETURNING id`,
      [id, worker, JSON.stringify(result)],
    );
  }

  async fail(id: string, worker: string, reason: string): Promise<boolean> {
    return this.#change(
      'fail',
      `UPDATE jobs SET state = CASE WHEN attempts < ${MOST_ATTEMPTS} THEN 'waiting' ELSE 'failed' END,
         reason = $3, leased_until = NULL
       WHERE id = $1 AND worker = $2 AND state = 'running' RETURNING id`,
      [id, worker, reason],
    );
  }

  async batch(batch: string): Promise<readonly Job[]> {
    const sql = 'SELECT * FROM jobs WHERE batch = $1 ORDER BY number';
    return (await this.#connections.ask('batch', sql, [batch])).map(asJob);
  }

  async forget(batch: string): Promise<void> {
    await this.#connections.ask('forget-batch', 'DELETE FROM jobs WHERE batch = $1', [batch]);
  }

  async #change(name: string, sql: string, values: readonly unknown[]): Promise<boolean> {
    return (await this.#connections.ask(name, sql, values)).length > 0;
  }
}

function asJob(row: Row): Job {
  return {
    id: String(row.id),
    batch: String(row.batch),
    kind: String(row.kind),
    input: row.input,
    state: row.state as JobState,
    worker: row.worker === null ? null : String(row.worker),
    attempts: Number(row.attempts),
    result: row.result,
    reason: row.reason === null ? null : String(row.reason),
  };
}
