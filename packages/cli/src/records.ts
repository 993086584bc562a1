import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Game, type MatchRecord, readRecord } from '@nokturn/engine';
import { findGame, GAMES } from '@nokturn/games';
import { Failure } from './command.ts';

/** The record in a file, or a Failure that says what is wrong with it. */
export function loadRecord(file: string): MatchRecord {
  const read = readRecord(readText(file));
  if ('record' in read) return read.record;
  const { move, reason } = read.flaw;
  throw new Failure(`${file}: ${move === undefined ? reason : `move ${move}: ${reason}`}`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${causeOf(error)}`);
  }
}

export function gameOf(record: MatchRecord): Game {
  const game = findGame(record.game);
  if (game === undefined)
    throw new Failure(
      `the record is of a game "${record.game}" that is not known; known are ${GAMES.map(({ id }) => id).join(', ')}`,
    );
  return game;
}

/** Written beside and moved into place, so that a file is never half a record. */
export function writeRecord(file: string, record: MatchRecord): void {
  const moves = record.moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  const { moves: _, ...rest } = record;
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  const text = `${head},\n  "moves": [\n${moves}\n  ]\n}\n`;
  try {
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${causeOf(error, { writing: true })}`);
  }
}

export function recordFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Failure(`the folder ${folder} cannot be made: ${causeOf(error)}`);
  }
  return folder;
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'it is not allowed',
  EEXIST: 'a file of that name is in the way',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
};

/** Why a file cannot be used; where it is written, what is not there is its folder. */
export function causeOf(error: unknown, { writing = false } = {}): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (writing && code === 'ENOENT') return 'there is no such folder';
  return CAUSES[code] ?? code;
}
