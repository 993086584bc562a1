import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Rulebook } from '@nokturn/engine';
import { PUZZLE_FORMAT, type PuzzleSet } from '@nokturn/games/puzzles.ts';
import { Failure } from '../command.ts';
import { causeOf } from '../records.ts';
import type { Found } from './finding.ts';

/** The puzzles saved in a file so far, or none. Puzzles for other rules are not continued. */
export function collectionIn(file: string, { id, rulesVersion, digest }: Rulebook): PuzzleSet {
  if (!existsSync(file)) {
    const tally = {
      matches: 0,
      ends: 0,
      moments: 0,
      promising: 0,
      hidden: 0,
      clear: 0,
      glimpsed: 0,
      stood: 0,
    };
    return { puzzles: PUZZLE_FORMAT, game: id, rules: rulesVersion, digest, tally, list: [] };
  }
  let kept: PuzzleSet;
  try {
    kept = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure('puzzles-file', { file, cause: causeOf(error) });
  }
  if (kept?.puzzles !== PUZZLE_FORMAT || kept.game !== id) throw new Failure('puzzles-other', { file });
  if (kept.rules !== rulesVersion) throw new Failure('puzzles-rules', { file, rules: String(kept.rules) });
  return kept;
}

/** The set with the findings of one more match. */
export function withFound(set: PuzzleSet, { puzzles, tally }: Found): PuzzleSet {
  const sum = Object.fromEntries(
    Object.entries(set.tally).map(([stage, count]) => [stage, count + tally[stage as keyof typeof tally]]),
  ) as unknown as PuzzleSet['tally'];
  return { ...set, tally: sum, list: [...set.list, ...puzzles] };
}

/** Written completely or not at all: an interruption loses no more than one match. */
export function keep(file: string, { list, ...head }: PuzzleSet): void {
  const lines = list.map((puzzle) => JSON.stringify(puzzle)).join(',\n');
  try {
    writeFileSync(`${file}.part`, `${JSON.stringify(head).slice(0, -1)},"list":[\n${lines}\n]}\n`);
    renameSync(`${file}.part`, file);
  } catch (error) {
    throw new Failure('cannot-write', { file, cause: causeOf(error, { writing: true }) });
  }
}
