import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { makeFolder } from '../../folder.ts';

/** Only the operator of the server may look: the files contain seeds and answers of running matches. */
const FOLDER = 0o700;
export const FILE = 0o600;
const OTHERS = 0o077;

/** The suffixes of the files of a database. SQLite gives its own files the same permissions as the database itself. */
const PARTS = ['', '-wal', '-shm', '-journal', '-redo'] as const;

/**
 * Creates the folder and the file of a database if necessary, and restricts both, with all that belongs to them, to the
 * owner.
 */
export function keepToOwner(path: string): void {
  const folder = dirname(path);
  makeFolder(folder, { mode: FOLDER });
  closeSync(openSync(path, 'a', FILE));
  for (const part of PARTS) tighten(`${path}${part}`, FILE);
  // A folder that contains anything else is not ours to lock.
  const isOurs = readdirSync(folder).every((name) => name.startsWith(basename(path)));
  if (isOurs) tighten(folder, FOLDER);
}

function tighten(path: string, mode: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (found.mode & OTHERS) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    // It belongs to somebody else, who has given us access: that is theirs to decide.
  }
}
