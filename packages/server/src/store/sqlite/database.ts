import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Row } from '../rows.ts';
import { StoreError } from '../store.ts';
import { MIGRATIONS } from './schema.ts';

/** What stored matches survive for certain: the end of the process, or also that of the power. */
export const DURABILITIES = ['crash', 'power-cut'] as const;
export type Durability = (typeof DURABILITIES)[number];

/** FULL waits for the disk at every move. NORMAL leaves that to the system, which keeps what a killed process wrote. */
const SYNCHRONOUS: Readonly<Record<Durability, string>> = { crash: 'NORMAL', 'power-cut': 'FULL' };

/** Pages that change often are written back to the file less often than SQLite would by itself: 16 MB of them. */
const PAGES_BETWEEN_CHECKPOINTS = 4000;

/** A change that was asked for: how to make it, and how to say that it was not made. */
interface Change {
  make(): () => void;
  reject(error: unknown): void;
}

/** One file, through the SQLite that comes with Node. Whatever goes wrong is a StoreError. */
export class SqliteDatabase {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #inode: number;
  readonly #waiting: Change[] = [];

  constructor(path: string, durability: Durability) {
    this.#path = path;
    try {
      mkdirSync(dirname(path), { recursive: true });
      this.#database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
      this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${SYNCHRONOUS[durability]};`);
      this.#database.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`);
      this.#inode = statSync(path).ino;
      this.#migrate();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw new StoreError('unavailable', `cannot open the database ${path}: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }

  /**
   * All or nothing, and for good when the promise is fulfilled. Changes that are asked for at about the same time share
   * one transaction: what costs is to commit, not to change. Work may be done again, if that of another fails.
   */
  change<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      this.#waiting.push({
        make: () => {
          const result = work();
          return () => resolve(result);
        },
        reject,
      });
    });
  }

  #commit(): void {
    const changes = this.#waiting.splice(0);
    if (changes.length === 0) return;
    try {
      for (const tell of this.#together(changes)) tell();
    } catch (error) {
      for (const { reject } of changes) reject(error);
    }
  }

  /** Makes all changes; if one cannot be made, begins again and takes back only what fails. */
  #together(changes: readonly Change[]): (() => void)[] {
    try {
      return this.#transaction(() => changes.map(({ make }) => make()));
    } catch {
      return this.#transaction(() => changes.map((change) => this.#inSavepoint(change)));
    }
  }

  /** Made or taken back; returns what then tells the one who asked for it. */
  #inSavepoint({ make, reject }: Change): () => void {
    this.run('SAVEPOINT change');
    try {
      const tell = this.#guard(make);
      this.run('RELEASE change');
      return tell;
    } catch (error) {
      this.run('ROLLBACK TO change');
      this.run('RELEASE change');
      return () => reject(error);
    }
  }

  #transaction<T>(work: () => T): T {
    return this.#guard(() => {
      this.#mustBeThere();
      this.run('BEGIN IMMEDIATE');
      try {
        const result = work();
        this.run('COMMIT');
        return result;
      } catch (error) {
        if (this.#database.isTransaction) this.run('ROLLBACK');
        throw error;
      }
    });
  }

  /** Several questions about the same moment. */
  reading<T>(work: () => T): T {
    return this.#guard(() => {
      this.#database.exec('BEGIN');
      try {
        return work();
      } finally {
        this.#database.exec('COMMIT');
      }
    });
  }

  /** A deleted file can still be written to, and everything written to it is lost: better to say so. */
  #mustBeThere(): void {
    const inode = statSync(this.#path, { throwIfNoEntry: false })?.ino;
    if (inode !== this.#inode)
      throw new StoreError(
        'unavailable',
        `the database ${this.#path} was deleted or replaced while in use: put it back or restart`,
      );
  }

  #guard<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const { errcode } = error as { errcode?: unknown };
      const constraint = typeof errcode === 'number' && (errcode & 0xff) === 19;
      throw new StoreError(constraint ? 'conflict' : 'unavailable', reasonOf(error), { cause: error });
    }
  }

  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#guard(() => this.#prepare(sql).all(...values) as Row[]);
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  close(): void {
    this.#commit();
    if (this.#database.isOpen) this.#database.close();
  }

  #migrate(): void {
    const [row] = this.all('PRAGMA user_version');
    const version = Number(row?.user_version);
    if (version > MIGRATIONS.length)
      throw new StoreError(
        'unavailable',
        `the database ${this.#path} was made by a newer program: it has version ${version}, this one knows ${MIGRATIONS.length}`,
      );
    for (const [i, migration] of MIGRATIONS.entries())
      if (i >= version)
        this.#transaction(() => this.#database.exec(`${migration}; PRAGMA user_version = ${i + 1}`));
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
