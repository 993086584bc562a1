import { commitmentTo } from './chance.ts';
import type { Answer } from './decision.ts';
import type { Frame, Game, Happening } from './game.ts';
import { type Options, resolveOptions } from './options.ts';
import { hashOf } from './position.ts';
import type { Seat } from './seat.ts';
import { begin, type Table } from './table.ts';

export const RECORD_FORMAT = 1;

/** One answer: to which decision, by whom, what. */
export type Move = readonly [decision: string, seat: Seat, answer: Answer];

/** A match is its record: the setup, the seed and the list of moves. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** Published when the match starts. */
  readonly commitment: string;
  /** Published when the match ends. */
  readonly seed: string;
  readonly moves: readonly Move[];
  /** The hash of the final position of a finished match. */
  readonly hash?: string;
}

/** What is wrong with a record, and with which of its moves (counted from 1). */
export interface Flaw {
  readonly code:
    | 'not-a-record'
    | 'format'
    | 'game'
    | 'rules'
    | 'setup'
    | 'commitment'
    | 'move'
    | 'unfinished'
    | 'hash';
  readonly move?: number;
  readonly reason: string;
}

export function newRecord(
  game: { readonly id: string; readonly rulesVersion: number },
  { seats, options, seed }: { seats: number; options: Options; seed: string },
): MatchRecord {
  return {
    format: RECORD_FORMAT,
    game: game.id,
    rules: game.rulesVersion,
    seats,
    options,
    commitment: commitmentTo(seed),
    seed,
    moves: [],
  };
}

/** A record from text that may be anything. */
export function readRecord(text: string): { readonly record: MatchRecord } | { readonly flaw: Flaw } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { flaw: { code: 'not-a-record', reason: 'the file is not JSON: it may be cut short or damaged' } };
  }
  return checkShape(data);
}

function checkShape(data: unknown): { readonly record: MatchRecord } | { readonly flaw: Flaw } {
  const bad = (reason: string) => ({ flaw: { code: 'not-a-record', reason } as const });
  if (!isObject(data) || !('format' in data)) return bad('this is not a match record');
  if (data.format !== RECORD_FORMAT)
    return {
      flaw: {
        code: 'format',
        reason: `the record has format ${JSON.stringify(data.format)}, this program reads ${RECORD_FORMAT}`,
      },
    };
  if (typeof data.game !== 'string') return bad('the record names no game');
  if (!Number.isInteger(data.rules)) return bad('the record names no version of the rules');
  if (!Number.isInteger(data.seats)) return bad('the record names no number of seats');
  if (!isObject(data.options)) return bad('the record has no options');
  if (typeof data.seed !== 'string' || typeof data.commitment !== 'string')
    return bad('the record has no seed or no commitment');
  if (data.hash !== undefined && typeof data.hash !== 'string') return bad('the hash is not a text');
  if (!Array.isArray(data.moves)) return bad('the record has no list of moves');
  const strange = data.moves.findIndex((move) => !isMove(move));
  if (strange >= 0)
    return {
      flaw: { code: 'move', move: strange + 1, reason: 'it is not a [decision, seat, answer] triple' },
    };
  return { record: data as unknown as MatchRecord };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMove(value: unknown): value is Move {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [decision, seat, answer] = value;
  const list = Array.isArray(answer) && answer.every((option) => typeof option === 'string');
  return (
    typeof decision === 'string' &&
    Number.isInteger(seat) &&
    (typeof answer === 'string' || typeof answer === 'number' || list)
  );
}

/** One moment of a replay: the table after a move (before the first one, `move` is null) and what happened. */
export interface Moment<S, F extends Frame, H extends Happening> {
  readonly table: Table<S, F, H>;
  readonly move: Move | null;
  readonly happenings: readonly H[];
}

/** Plays a record again, move by move. Throws a RecordError at the first thing that does not fit. */
export function* replay<S, F extends Frame, H extends Happening>(
  game: Game<S, F, H>,
  record: MatchRecord,
): Generator<Moment<S, F, H>, Table<S, F, H>> {
  const table = openRecord(game, record);
  yield { table, move: null, happenings: table.collect() };
  for (const [i, move] of record.moves.entries()) {
    applyMove(table, move, i + 1);
    yield { table, move, happenings: table.collect() };
  }
  return table;
}

export class RecordError extends Error {
  readonly flaw: Flaw;

  constructor(flaw: Flaw) {
    super(flaw.move === undefined ? flaw.reason : `move ${flaw.move}: ${flaw.reason}`);
    this.flaw = flaw;
  }
}

function openRecord<S, F extends Frame, H extends Happening>(
  game: Game<S, F, H>,
  record: MatchRecord,
): Table<S, F, H> {
  if (record.game !== game.id)
    throw new RecordError({ code: 'game', reason: `this is a match of ${record.game}, not of ${game.id}` });
  if (record.rules !== game.rulesVersion)
    throw new RecordError({
      code: 'rules',
      reason: `the match was played by version ${record.rules} of the rules, this program has version ${game.rulesVersion}`,
    });
  const resolved = resolveOptions(game, record.seats, record.options);
  if ('problem' in resolved) throw new RecordError({ code: 'setup', reason: resolved.problem.reason });
  return begin(
    game,
    { seats: record.seats, options: resolved.options, seed: record.seed },
    { listening: true },
  );
}

/** Plays one recorded move, whose number (from 1) is told when it does not fit. */
function applyMove<S, F extends Frame, H extends Happening>(
  table: Table<S, F, H>,
  [decision, seat, answer]: Move,
  number: number,
): void {
  const flaw = (reason: string) => new RecordError({ code: 'move', move: number, reason });
  const open = table.position.asked?.frame.step;
  if (open === undefined) throw flaw('the match was over before it');
  if (open !== decision) throw flaw(`it answers ${decision}, but ${open} was asked`);
  const refusal = table.answer(seat, answer);
  if (refusal) throw flaw(refusal.reason);
}

/** Proves that a finished match was played by the rules, with the chance that was promised: null, or what is wrong. */
export function verify<S, F extends Frame, H extends Happening>(
  game: Game<S, F, H>,
  record: MatchRecord,
): Flaw | null {
  if (commitmentTo(record.seed) !== record.commitment)
    return { code: 'commitment', reason: 'the seed is not the one that was promised when the match began' };
  try {
    const table = playThrough(game, record);
    if (!table.position.over) return { code: 'unfinished', reason: 'the match is not finished' };
    if (record.hash !== undefined && hashOf(table.position) !== record.hash)
      return { code: 'hash', reason: 'the final position is not the one the record claims' };
    return null;
  } catch (error) {
    if (error instanceof RecordError) return error.flaw;
    throw error;
  }
}

/** The table at the end of a record. */
export function playThrough<S, F extends Frame, H extends Happening>(
  game: Game<S, F, H>,
  record: MatchRecord,
): Table<S, F, H> {
  const table = openRecord(game, record);
  for (const [i, move] of record.moves.entries()) applyMove(table, move, i + 1);
  table.collect();
  return table;
}
