import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Row } from '../rows.ts';
import { StoreError } from '../store.ts';
import { type Change, ChangeQueue, TRY_EVERY } from './change-queue.ts';
import { keepToOwner } from './modes.ts';
import { RedoFile, type Statement } from './redo.ts';
import { MIGRATIONS, REDO_SINCE } from './schema.ts';
import { asStoreError, damagedInside, isLocked, isOfSql, whyNotOpen } from './trouble.ts';

/** What stored matches are certain to survive: the end of the process, or also a power cut. */
export const DURABILITIES = ['crash', 'power-cut'] as const;
export type Durability = (typeof DURABILITIES)[number];

/**
 * FULL waits for the disk at every move. NORMAL leaves that to the system, which keeps everything that a killed process
 * wrote.
 */
const SYNCHRONOUS: Readonly<Record<Durability, string>> = { crash: 'NORMAL', 'power-cut': 'FULL' };

/** How long a starting program waits, doing nothing else, for others that have locked the database. */
const PATIENCE_AT_START = 15_000;
/** How long a change or a query waits for them later, while everything else continues. */
const PATIENCE = 5000;

/** Pages that change often are written back to the file less often than SQLite would by default: after 16 MB. */
const PAGES_BETWEEN_CHECKPOINTS = 4000;

/** The size of the page cache, in KB: SQLite's default of 2 MB does not even hold the indexes of a large site. */
const CACHED = 32_768;

/**
 * How long a transaction is held open under load, and how long none is held afterwards, so that other programs can
 * write too.
 */
const HELD_FOR = 400;
const FREE_FOR = 20;

export interface DatabaseOptions {
  readonly durability: Durability;
  /** How long anything waits for another program that has locked the database, in milliseconds. */
  readonly patience?: number;
  /** Whether the whole file is checked before it is used. */
  readonly isChecked?: boolean;
}

/**
 * One file, through the SQLite that comes with Node. Any failure is a StoreError.
 *
 * Committing costs more than changing: every touched page is written. So changes requested at about the same time are
 * committed together. When there are very many of them, even that is not enough: then a transaction is held open over
 * several such batches, and each batch is written as a line to a file beside the database. If the program ends before
 * committing, the next one to open the database repeats the changes from that file. Without this, a server at full load
 * takes 1.09 times the processor time for a move of The Hunger and 1.13 times for one of the smallest game (medians of
 * 25 rounds in turns, 1.04 to 1.13 and 1.04 to 1.21).
 *
 * SQLite would wait for another program that has locked the database, and block the whole process. So it is not allowed
 * to: what cannot be done at once is tried again a little later, and everything else continues in the meantime.
 */
export class SqliteDatabase {
  readonly #path: string;
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #inode: number;
  readonly #redo: RedoFile;
  readonly #patience: number;
  readonly #changes: ChangeQueue;
  /** The statements of the current changes so far. */
  #done: Statement[] = [];
  /** A transaction that is held open: the number of its latest batch, and the timer that commits it. */
  #held: { number: number; readonly timer: NodeJS.Timeout } | null = null;
  /** When a transaction was last held open. */
  #heldAt = 0;
  /** Some completed changes exist only in the file beside the database. */
  #isBehind = false;
  #knowsRedo = false;

  constructor(path: string, { durability, patience = PATIENCE, isChecked = false }: DatabaseOptions) {
    this.#path = path;
    this.#patience = patience;
    this.#changes = new ChangeQueue((changes, isBusy) => this.#together(changes, isBusy), patience);
    this.#redo = new RedoFile(`${path}-redo`, { isSynced: durability === 'power-cut' });
    try {
      keepToOwner(path);
      this.#database = new DatabaseSync(path, {
        timeout: PATIENCE_AT_START,
        enableForeignKeyConstraints: false,
      });
      this.#database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${SYNCHRONOUS[durability]};`);
      this.#database.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BETWEEN_CHECKPOINTS}`);
      this.#database.exec(`PRAGMA cache_size = -${CACHED}`);
      this.#inode = statSync(path).ino;
      if (isChecked) this.#check();
      this.#migrate();
      // Only now: while a migration recreates tables, references to them lead nowhere.
      this.#database.exec('PRAGMA foreign_keys = ON');
      this.#database.exec('PRAGMA busy_timeout = 0');
    } catch (error) {
      throw whyNotOpen(path, error);
    }
  }

  /** All or nothing, and permanent when the promise is fulfilled. The work may run again if someone else's fails. */
  change<T>(work: () => T): Promise<T> {
    return this.#changes.add(work);
  }

  /** Makes all changes; if one of them fails halfway, starts again and undoes only what fails. */
  #together(changes: readonly Change[], isBusy: boolean): (() => void)[] {
    const mayHold = this.#held !== null || performance.now() > this.#heldAt + FREE_FOR;
    const then = isBusy && mayHold ? 'hold' : 'commit';
    try {
      return this.#transaction(() => changes.map((change) => this.#make(change)), then);
    } catch (error) {
      if (isLocked(error)) throw error;
      return this.#transaction(() => changes.map((change) => this.#inSavepoint(change)));
    }
  }

  /** Returns a function that reports to the caller whether the change was made. */
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

  /** Locks the database for writing, and repeats the changes of a held transaction that was lost. */
  #begin(): void {
    this.#do('BEGIN IMMEDIATE');
    while (this.#knowsRedo && !this.#redo.isEmpty) {
      if (this.#redoAll()) this.#do('BEGIN IMMEDIATE');
      else this.#redo.clear();
    }
    this.#isBehind = false;
  }

  /** Returns whether there was anything to repeat; if so, it has been committed. */
  #redoAll(): boolean {
    const last = this.#lastBatch();
    const lost = this.#redo
      .read()
      .flatMap((batch, i) => (batch.number > last ? { ...batch, line: i + 1 } : []));
    // A batch that does not follow on the last one followed on something lost in a power cut.
    if (lost[0]?.number !== last + 1) return false;
    for (const { statements, line } of lost)
      for (const [sql, ...values] of statements) this.#redoOne(line, sql, values);
    this.#do('UPDATE redo SET last = ?', lost.at(-1)?.number ?? last);
    this.#do('COMMIT');
    return true;
  }

  #redoOne(line: number, sql: string, values: readonly SQLInputValue[]): void {
    try {
      this.#do(sql, ...values);
    } catch (error) {
      const { code, message } = asStoreError(error);
      if (code !== 'conflict' && !isOfSql(error)) throw error;
      throw this.#redo.damagedAt(line, `cannot be done again (${message})`);
    }
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

  /** If another program got there first, or anything fails, the next transaction takes care of it. */
  #clearRedo(): void {
    try {
      this.#do('BEGIN IMMEDIATE');
      if (this.#redo.isAsWritten) this.#redo.clear();
    } catch {
    } finally {
      if (this.#database.isTransaction) this.#do('ROLLBACK');
    }
  }

  /** Commits the held transaction. If that fails, the next caller repeats it. */
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

  /** Runs queries, which change nothing. */
  async ask<T>(work: () => T): Promise<T> {
    const until = performance.now() + this.#patience;
    for (;;) {
      try {
        return work();
      } catch (error) {
        if (!isLocked(error) || performance.now() >= until) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY));
    }
  }

  /** Several queries of the same state. */
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
      throw asStoreError(error);
    }
  }

  // ── statements ────────────────────────────────────────────────────────────────────────────────────────────────

  /** A query, which changes nothing. */
  all(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#guard(() => {
      this.#mustNotBeBehind();
      return this.#prepare(sql).all(...values) as Row[];
    });
  }

  /** Part of a change. Returns the number of rows changed. */
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
    this.#changes.close();
    this.#letGo();
    this.#database.close();
  }

  /** Reads every page, a gigabyte in about two seconds: better than finding damage in the middle of a match. */
  #check(): void {
    const [row] = this.all('PRAGMA quick_check(1)');
    const found = String(row?.quick_check);
    if (found !== 'ok') throw damagedInside(this.#path, found.replace(/\s+/g, ' '));
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
    // In the tables that it was written for.
    if (this.#knowsRedo && !this.#redo.isEmpty) this.#transaction(() => undefined);
    for (const [i, migration] of MIGRATIONS.entries())
      if (i >= version)
        this.#transaction(() => this.#database.exec(`${migration}; PRAGMA user_version = ${i + 1}`));
    this.#knowsRedo = true;
  }
}
