import { StoreError } from '../store.ts';

/** Problems reported by SQLite that somebody can fix. By the lower byte of its result codes. */
interface Trouble {
  readonly code: StoreError['code'];
  /** The state of the database. */
  readonly is: string;
  readonly wayOut: (path: string) => string;
}

const ERROR = 1;
const BUSY = 5;
const CONSTRAINT = 19;
const OUT_OF_RANGE = 25;

const DAMAGED: Trouble = {
  code: 'damaged',
  is: 'damaged',
  wayOut: (path) =>
    `put a backup of the folder in its place, or save what can still be read with: sqlite3 ${path} .recover`,
};

const TROUBLES: Readonly<Record<number, Trouble>> = {
  [BUSY]: {
    code: 'unavailable',
    is: 'locked by another program',
    wayOut: () => 'end that program and start again',
  },
  11: DAMAGED,
  13: { code: 'unavailable', is: 'full', wayOut: () => 'make room on its disk and start again' },
  26: DAMAGED,
};

/** Another program has locked the database. It may be free again in a moment. */
export function isLocked(error: unknown): boolean {
  return error instanceof StoreError && resultOf(error.cause) === BUSY;
}

/** The statement itself is wrong, or does not fit the tables. */
export function isOfSql(error: unknown): boolean {
  const result = resultOf(error);
  return result === null || result === ERROR || result === OUT_OF_RANGE;
}

/** An error while the database is in use. */
export function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const trouble = troubleOf(error);
  if (trouble)
    return new StoreError(trouble.code, `the database is ${trouble.is} (${reasonOf(error)})`, {
      cause: error,
    });
  const isConflict = resultOf(error) === CONSTRAINT;
  return new StoreError(isConflict ? 'conflict' : 'unavailable', reasonOf(error), { cause: error });
}

/** Why a database cannot be opened, and what to do. */
export function whyNotOpen(path: string, error: unknown): StoreError {
  // Already put into words.
  if (error instanceof StoreError && resultOf(error.cause) === null) return error;
  const cause = error instanceof StoreError ? error.cause : error;
  const trouble = troubleOf(cause);
  const why = trouble ? `it is ${trouble.is} (${reasonOf(cause)}); ${trouble.wayOut(path)}` : reasonOf(cause);
  return new StoreError(trouble?.code ?? 'unavailable', `cannot open the database ${path}: ${why}`, {
    cause,
  });
}

/** A database that can be opened, but in which SQLite finds inconsistencies. */
export function damagedInside(path: string, found: string): StoreError {
  return new StoreError(
    'damaged',
    `cannot open the database ${path}: it is ${DAMAGED.is} (${found}); ${DAMAGED.wayOut(path)}`,
  );
}

function troubleOf(error: unknown): Trouble | undefined {
  return TROUBLES[resultOf(error) ?? -1];
}

function resultOf(error: unknown): number | null {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : null;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
