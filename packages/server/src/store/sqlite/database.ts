import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Row } from '../rows.ts';
import { StoreError } from '../store.ts';
import { RedoFile, type Statement } from './redo.ts';
import { MIGRATIONS, REDO_SINCE } from './schema.ts';

/** What stored matches survive for certain: the end of the process, or also that of the power. */
export const DURABILITIES = ['crash', 'power-cut'] as const;
export type Durability = (typeof DURABILITIES)[number];

/** FULL waits for the disk at every move. NORMAL leaves that to the system, which keeps what a killed process wrote. */
const SYNCHRONOUS: Readonly<Record<Durability, string>> = { crash: 'NORMAL', 'power-cut': 'FULL' };

const BUSY_TIMEOUT = 15_000;

/** Pages that change often are written back to the file less often than SQLite would by itself: 16 MB of them. */
const PAGES_BETWEEN_CHECKPOINTS = 4000;

/** With more changes than this in a tenth of a second, it is worth while to commit several times as many at once. */
const BUSY = 100;
/** How long a transaction is held open then, and how long none is afterwards, so that other programs can write as well. */
const HELD_FOR = 400;
const FREE_FOR = 20;

/** A change that was asked for: how to make it, and how to say that it was not made. */
interface Change {
  make(): () => void;
  reject(error: unknown): void;
}

/**
 * One file, through the SQLite that comes with Node. Whatever goes wrong is a StoreError.
 *
 * To commit costs more than to change: every page that was touched is written. So changes that are asked for at about
 * the same time are committed together. When there are very many of them, not even that is enough: then a transaction is
 * held open over several such times, and what it has done is written as a line of a file beside the database, from which
 * it is done again by whoever comes first if the program ends before it has committed.
 */
export class SqliteDatabase {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #inode: number;
  readonly #redo: RedoFile;
  readonly #rush = new Rush();
  readonly #waiting: Change[] = [];
  /** What the changes that are being made have done so far. */
  #done: Statement[] = [];
  /** A transaction that is held open: the number of its last batch, and what commits it. */
  #held: { number: number; readonly timer: NodeJS.Timeout } | null = null;
  /** When a transaction was last held open. */
  #heldAt = 0;
  /** Something that was done is in the file beside the database only. */
  #isBehind = false;
  #knowsRedo = false;

  constructor(path: string, durability: Durability) {
    this.#path = path;
    this.#redo = new RedoFile(`${path}-redo`, { isSynced: durability === 'power-cut' });
    try {
      mkdirSync(dirname(path), { recursive: true });
      this.#database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT, enableForeignKeyConstraints: false });
      this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${SYNCHRONOUS[durability]};`);
      this.#database.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`);
      this.#inode = statSync(path).ino;
      this.#migrate();
      // Only now: while tables are made anew, what refers to them refers to nothing.
      this.#database.exec('PRAGMA foreign_keys = ON');
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw new StoreError('unavailable', `cannot open the database ${path}: ${reasonOf(error)}`, {
        cause: error,
      });
    }
  }

  /** All or nothing, and for good when the promise is fulfilled. Work may be done again, if that of another fails. */
  change<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#makeAll());
      this.#waiting.push({
        make: () => {
          const result = work();
          return () => resolve(result);
        },
        reject,
      });
    });
  }

  #makeAll(): void {
    const changes = this.#waiting.splice(0);
    if (changes.length === 0) return;
    try {
      for (const tell of this.#together(changes)) tell();
    } catch (error) {
      for (const { reject } of changes) reject(error);
    }
  }

  /** Makes all changes; if one of them fails halfway, begins again and takes back only what fails. */
  #together(changes: readonly Change[]): (() => void)[] {
    const now = performance.now();
    const isBusy = this.#rush.isBusy(now, changes.length);
    const then = isBusy && (this.#held || now > this.#heldAt + FREE_FOR) ? 'hold' : 'commit';
    try {
      return this.#transaction(() => changes.map((change) => this.#make(change)), then);
    } catch {
      return this.#transaction(() => changes.map((change) => this.#inSavepoint(change)));
    }
  }

  /** Returns what then tells the one who asked for it that it was made, or why not. */
  #make({ make, reject }: Change): () => void {
    const before = this.#done.length;
    try {
      return this.#guard(make);
    } catch (error) {
      if (this.#done.length > before || !this.#database.isTransaction) throw error;
      return () => reject(error);
    }
  }

  #inSavepoint(change: Change): () => void {
    const before = this.#done.length;
    this.#do('SAVEPOINT change');
    try {
      const tell = this.#guard(change.make);
      this.#do('RELEASE change');
      return tell;
    } catch (error) {
      this.#do('ROLLBACK TO change');
      this.#do('RELEASE change');
      this.#done.length = before;
      return () => change.reject(error);
    }
  }

  // ── transactions ──────────────────────────────────────────────────────────────────────────────────────────────

  #transaction<T>(work: () => T, then: 'commit' | 'hold' = 'commit'): T {
    return this.#guard(() => {
      this.#mustBeThere();
      try {
        if (this.#held === null) this.#begin();
        this.#done = [];
        const result = work();
        if (then === 'hold') this.#hold();
        else this.#commit();
        return result;
      } catch (error) {
        this.#rollBack();
        throw error;
      }
    });
  }

  /** Locks the database for writing, and does again what a transaction that was held open had done before it was lost. */
  #begin(): void {
    this.#do('BEGIN IMMEDIATE');
    while (this.#knowsRedo && !this.#redo.isEmpty) {
      if (this.#redoAll()) this.#do('BEGIN IMMEDIATE');
      else this.#redo.clear();
    }
    this.#isBehind = false;
  }

  /** Tells whether there was anything; then it is committed. */
  #redoAll(): boolean {
    const last = this.#lastBatch();
    const lost = this.#redo.read().filter(({ number }) => number > last);
    // What does not follow on what is there follows on what was lost with the power.
    if (lost[0]?.number !== last + 1) return false;
    for (const { statements } of lost) for (const [sql, ...values] of statements) this.#do(sql, ...values);
    this.#do('UPDATE redo SET last = ?', lost.at(-1)?.number ?? last);
    this.#do('COMMIT');
    return true;
  }

  #lastBatch(): number {
    return Number((this.#prepare('SELECT last FROM redo').get() as Row).last);
  }

  #hold(): void {
    this.#held ??= {
      number: this.#lastBatch(),
      timer: setTimeout(() => this.#letGo(), HELD_FOR).unref(),
    };
    if (this.#done.length > 0) this.#redo.write({ number: ++this.#held.number, statements: this.#done });
  }

  #commit(): void {
    if (this.#held) this.#do('UPDATE redo SET last = ?', this.#held.number);
    this.#do('COMMIT');
    if (this.#held === null) return;
    this.#noLongerHeld();
    this.#clearRedo();
  }

  /** If another program has been faster, or anything is wrong, it is left to whoever begins next. */
  #clearRedo(): void {
    try {
      this.#do('BEGIN IMMEDIATE');
      if (this.#redo.isAsWritten) this.#redo.clear();
    } catch {
    } finally {
      if (this.#database.isTransaction) this.#do('ROLLBACK');
    }
  }

  /** Commits what is held. If that fails, the next who wants anything does it again. */
  #letGo(): void {
    if (this.#held === null) return;
    try {
      this.#commit();
    } catch {
      this.#rollBack();
    }
  }

  #rollBack(): void {
    if (this.#held) {
      this.#isBehind = true;
      this.#noLongerHeld();
    }
    if (this.#database.isTransaction) this.#do('ROLLBACK');
  }

  #noLongerHeld(): void {
    clearTimeout(this.#held?.timer);
    this.#held = null;
    this.#heldAt = performance.now();
    this.#redo.close();
  }

  /** Several questions about the same moment. */
  reading<T>(work: () => T): T {
    return this.#guard(() => {
      this.#mustNotBeBehind();
      if (this.#database.isTransaction) return work();
      this.#database.exec('BEGIN');
      try {
        return work();
      } finally {
        this.#database.exec('COMMIT');
      }
    });
  }

  #mustNotBeBehind(): void {
    if (this.#isBehind) this.#transaction(() => undefined);
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

  // ── statements ────────────────────────────────────────────────────────────────────────────────────────────────

  /** A question, which changes nothing. */
  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#guard(() => {
      this.#mustNotBeBehind();
      return this.#prepare(sql).all(...values) as Row[];
    });
  }

  /** A part of a change. Tells how many rows it has changed. */
  run(sql: string, ...values: SQLInputValue[]): number {
    const changed = this.#do(sql, ...values);
    if (changed > 0) this.#done.push([sql, ...values]);
    return changed;
  }

  #do(sql: string, ...values: SQLInputValue[]): number {
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
    if (!this.#database.isOpen) return;
    this.#makeAll();
    this.#letGo();
    this.#database.close();
  }

  #migrate(): void {
    const [row] = this.all('PRAGMA user_version');
    const version = Number(row?.user_version);
    if (version > MIGRATIONS.length)
      throw new StoreError(
        'unavailable',
        `the database ${this.#path} was made by a newer program: it has version ${version}, this one knows ${MIGRATIONS.length}`,
      );
    this.#knowsRedo = version >= REDO_SINCE;
    // In the tables for which it was meant.
    if (this.#knowsRedo && !this.#redo.isEmpty) this.#transaction(() => undefined);
    for (const [i, migration] of MIGRATIONS.entries())
      if (i >= version)
        this.#transaction(() => this.#database.exec(`${migration}; PRAGMA user_version = ${i + 1}`));
    this.#knowsRedo = true;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** How many changes there were lately. */
class Rush {
  #changes = 0;
  #at = 0;

  isBusy(now: number, more: number): boolean {
    this.#changes = this.#changes * Math.exp((this.#at - now) / 100) + more;
    this.#at = now;
    return this.#changes > BUSY;
  }
}
