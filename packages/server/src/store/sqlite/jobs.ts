import { type Job, type JobState, type Jobs, MOST_ATTEMPTS, type NewJob } from '../jobs.ts';
import { Pulse } from '../pulse.ts';
import type { Row } from '../rows.ts';
import type { SqliteDatabase } from './database.ts';

const ARE_LOST = `state = 'running' AND id IN (SELECT value FROM json_each(?))`;

export class SqliteJobs implements Jobs {
  readonly #database: SqliteDatabase;
  readonly #pulse = new Pulse();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  async enqueue(jobs: readonly NewJob[]): Promise<void> {
    await this.#database.change(() => {
      for (const { id, batch, kind, input } of jobs)
        this.#database.run(
          'INSERT INTO jobs (id, batch, kind, input) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
          ...[id, batch, kind, JSON.stringify(input)],
        );
    });
  }

  async claim(worker: string, kinds: readonly string[], lease: number): Promise<Job | null> {
    return this.#database.change(() => {
      const lost = JSON.stringify(this.#lost(kinds, lease));
      this.#database.run(
        `UPDATE jobs SET state = 'failed', reason = coalesce(reason, 'its worker was not heard of again')
         WHERE ${ARE_LOST} AND attempts >= ${MOST_ATTEMPTS}`,
        lost,
      );
      const [free] = this.#database.all(
        `SELECT id FROM jobs WHERE kind IN (SELECT value FROM json_each(?))
         AND attempts < ${MOST_ATTEMPTS} AND (state = 'waiting' OR (${ARE_LOST})) ORDER BY number LIMIT 1`,
        ...[JSON.stringify(kinds), lost],
      );
      if (free === undefined) return null;
      this.#database.run(
        `UPDATE jobs SET state = 'running', worker = ?, attempts = attempts + 1, leased_until = ? WHERE id = ?`,
        ...[worker, Date.now() + lease, String(free.id)],
      );
      const [row] = this.#database.all('SELECT * FROM jobs WHERE id = ?', String(free.id));
      return row ? asJob(row) : null;
    });
  }

  /** Jobs whose workers are no longer heard from. */
  #lost(kinds: readonly string[], lease: number): string[] {
    const began = this.#pulse.begin();
    const running = this.#database.all(
      `SELECT id, leased_until FROM jobs WHERE state = 'running' AND kind IN (SELECT value FROM json_each(?))`,
      JSON.stringify(kinds),
    );
    const signs = running.map(({ id, leased_until: until }) => ({
      id: String(id),
      sign: String(until),
      until: Number(until),
    }));
    this.#pulse.look(signs, { began, now: Date.now(), lease });
    return this.#pulse.lost().map(({ id }) => id);
  }

  async heartbeat(id: string, worker: string, lease: number): Promise<boolean> {
    return this.#change('leased_until = ?', Date.now() + lease, id, worker);
  }

  async finish(id: string, worker: string, result: unknown): Promise<boolean> {
    const change = `state = 'done', reason = NULL, leased_until = NULL, result = ?`;
    return this.#change(change, JSON.stringify(result), id, worker);
  }

  async fail(id: string, worker: string, reason: string): Promise<boolean> {
    const state = `CASE WHEN attempts < ${MOST_ATTEMPTS} THEN 'waiting' ELSE 'failed' END`;
    return this.#change(`state = ${state}, leased_until = NULL, reason = ?`, reason, id, worker);
  }

  async batch(batch: string): Promise<readonly Job[]> {
    const sql = 'SELECT * FROM jobs WHERE batch = ? ORDER BY number';
    return (await this.#database.ask(() => this.#database.all(sql, batch))).map(asJob);
  }

  async forget(batch: string): Promise<void> {
    await this.#database.change(() => this.#database.run('DELETE FROM jobs WHERE batch = ?', batch));
  }

  /** Changes a job that belongs to the worker. */
  #change(change: string, value: string | number, id: string, worker: string): Promise<boolean> {
    const sql = `UPDATE jobs SET ${change} WHERE id = ? AND worker = ? AND state = 'running'`;
    return this.#database.change(() => this.#database.run(sql, value, id, worker) > 0);
  }
}

function asJob(row: Row): Job {
  return {
    id: String(row.id),
    batch: String(row.batch),
    kind: String(row.kind),
    input: JSON.parse(String(row.input)),
    state: row.state as JobState,
    worker: row.worker === null ? null : String(row.worker),
    attempts: Number(row.attempts),
    result: row.result === null ? null : JSON.parse(String(row.result)),
    reason: row.reason === null ? null : String(row.reason),
  };
}
