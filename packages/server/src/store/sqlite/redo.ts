import { closeSync, fdatasyncSync, openSync, readFileSync, statSync, truncateSync, writeSync } from 'node:fs';
import type { SQLInputValue } from 'node:sqlite';
import { StoreError } from '../store.ts';
import { FILE } from './modes.ts';

export type Statement = readonly [sql: string, ...values: SQLInputValue[]];

/** Changes that were made at one moment. */
export interface Batch {
  /** One more than that of the previous batch, over the whole life of the database. */
  readonly number: number;
  readonly statements: readonly Statement[];
}

function batchIn(line: string): Batch | null {
  let batch: unknown;
  try {
    batch = JSON.parse(line);
  } catch {
    return null;
  }
  const { number, statements } = (batch ?? {}) as { number?: unknown; statements?: unknown };
  const isBatch = Number.isInteger(number) && Array.isArray(statements) && statements.every(isStatement);
  return isBatch ? (batch as Batch) : null;
}

function isStatement(statement: unknown): boolean {
  return Array.isArray(statement) && typeof statement[0] === 'string';
}

/**
 * Changes that are made but not committed yet, in a file beside the database, with a line for each batch. Only the
 * process that has locked the database for writing reads or changes it.
 */
export class RedoFile {
  readonly #path: string;
  readonly #isSynced: boolean;
  #file: number | null = null;
  /** How much was written since the file was empty. */
  #written = 0;

  constructor(path: string, { isSynced }: { isSynced: boolean }) {
    this.#path = path;
    this.#isSynced = isSynced;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** Nobody else has written to it. */
  get isAsWritten(): boolean {
    return this.#size === this.#written;
  }

  get #size(): number {
    return statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0;
  }

  write(batch: Batch): void {
    this.#file ??= openSync(this.#path, 'a', FILE);
    const line = Buffer.from(`${JSON.stringify(batch)}\n`);
    for (let at = 0; at < line.byteLength; ) at += writeSync(this.#file, line, at);
    this.#written += line.byteLength;
    if (this.#isSynced) fdatasyncSync(this.#file);
  }

  /** An incomplete last line was not written to its end, so nobody was told that it was stored. */
  read(): Batch[] {
    const lines = readFileSync(this.#path, 'utf8').split('\n').slice(0, -1);
    return lines.map((line, i) => {
      const batch = batchIn(line);
      if (batch === null) throw this.damagedAt(i + 1, 'cannot be read');
      return batch;
    });
  }

  /** What is wrong with a line of the file, and what to do. */
  damagedAt(line: number, what: string): StoreError {
    return new StoreError(
      'damaged',
      `line ${line} of ${this.#path} ${what}; put a backup of the folder in its place, ` +
        'or move that file away: then what was played in the last half second before the end is lost',
    );
  }

  clear(): void {
    this.close();
    truncateSync(this.#path);
    this.#written = 0;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }
}
