import { existsSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  type BranchRecord,
  type Flaw,
  type MatchRecord,
  type Played,
  type Rulebook,
  readPlayed,
  readRecord,
  UNRELEASED,
} from '@nokturn/engine';
import { candidatesFor, findGame, fittingRules, GAMES } from '@nokturn/games/all';
import { checkedLibrary } from '@nokturn/games/checked';
import { makeFolder } from '@nokturn/server/folder';
import { Failure } from './command.ts';
import { Said, wordsIn } from './words.ts';

/** A file name that means standard input. */
export const STANDARD_INPUT = '-';

/** The record in a file, or a Failure that says what is wrong with it. */
export function loadRecord(file: string): MatchRecord {
  const read = readRecord(readText(file));
  if ('record' in read) return read.record;
  throw new Failure('record', { file, flaw: flawSaid(read.flaw) });
}

/** The match or the branch in a file, or a Failure that says what is wrong with it. */
export function loadPlayed(file: string): Played {
  const read = readPlayed(readText(file));
  if ('played' in read) return read.played;
  throw new Failure('record', { file, flaw: flawSaid(read.flaw) });
}

/** Reads everything: the program that writes it may be slow, and reading fails until there is more. */
function readStandardInput(): string {
  const parts: Buffer[] = [];
  const buffer = Buffer.alloc(65_536);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;)
    try {
      const length = readSync(0, buffer);
      if (length === 0) return Buffer.concat(parts).toString('utf8');
      parts.push(Buffer.from(buffer.subarray(0, length)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(pause, 0, 0, 20);
    }
}

/** The flaw of a record, in words. Each code has words in every language; the reason that follows is always English. */
export function flawSaid({ code, move, reason }: Flaw, { fails = false } = {}): Said {
  const id = wordsIn('en').has(`flaw-${code}`) ? `flaw-${code}` : 'flaw-other';
  const said = new Said(id, { reason });
  if (move === undefined) return said;
  return new Said(fails ? 'flaw-move-fails' : 'flaw-at-move', { move: String(move), flaw: said });
}

function readText(file: string): string {
  try {
    return file === STANDARD_INPUT ? readStandardInput() : readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure('cannot-read', { file, cause: causeOf(error) });
  }
}

/** The rules that a record was played by, current or earlier, and a note about them. */
export interface RulesOfRecord {
  readonly rules: Rulebook;
  /** Null if the record names its rules and they are available. */
  readonly note: Said | null;
}

export async function rulesOf(record: MatchRecord): Promise<RulesOfRecord> {
  const { game, rules: number, digest } = record;
  if (findGame(game) === undefined)
    throw new Failure('unknown-record-game', { game, known: GAMES.map(({ id }) => id).join(', ') });
  const library = await checkedLibrary();
  const candidates = await candidatesFor(library, record);
  const [newest] = candidates;
  if (newest === undefined) {
    const known = new Set([
      ...library.releasesOf(game).map(({ rules }) => rules),
      library.today.find(({ id }) => id === game)?.rulesVersion,
    ]);
    const facts = { rules: String(number), known: [...known].join(', ') };
    throw digest === undefined
      ? new Failure('rules-not-here', facts)
      : new Failure('release-not-here', { ...facts, release: digest });
  }
  if (digest !== undefined && digest !== UNRELEASED) return { rules: newest, note: null };
  const rules = fittingRules(candidates, record) ?? newest;
  if (digest === UNRELEASED)
    return { rules, note: new Said('note-played-unreleased', { release: releaseOf(rules) }) };
  const choice = { rules: String(number), count: String(candidates.length), release: releaseOf(rules) };
  return { rules, note: candidates.length === 1 ? null : new Said('note-release-unsaid', choice) };
}

export function releaseOf({ rulesVersion, digest }: Rulebook): Said {
  const rules = String(rulesVersion);
  return digest === UNRELEASED ? new Said('release-none', { rules }) : new Said('release', { rules, digest });
}

/** Where a branch begins, and how. */
export function branchSaid({ kind, move, seat }: BranchRecord): Said {
  return new Said(`branch-${kind}`, { move: String(move), seat: String(seat + 1) });
}

/** A remark that is not an error. */
export function noteSaid(note: Said): Said {
  return new Said('note', { note });
}

/** Written beside the old file and moved into place, so that a file never contains half a record. */
export function writeRecord(file: string, record: Played): void {
  const moves = record.moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  const { moves: _, ...rest } = record;
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  const text = `${head},\n  "moves": [\n${moves}\n  ]\n}\n`;
  try {
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new Failure('cannot-write', { file, cause: causeOf(error, { writing: true }) });
  }
}

export function recordFolder(folder: string): string {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new Failure('cannot-make-folder', { folder, cause: causeOf(error, { writing: true }) });
  }
  return folder;
}

/** Why a file cannot be used; when writing, "not found" means its folder. */
export function causeOf(error: unknown, { writing = false } = {}): Said {
  const { code = '', path = '' } = error as NodeJS.ErrnoException;
  if (writing && code === 'ENOENT')
    return new Said(path !== '' && existsSync(dirname(path)) ? 'cause-nowhere' : 'cause-no-folder');
  const id = `cause-${code}`;
  return wordsIn('en').has(id) ? new Said(id) : new Said('cause-other', { code });
}
