import { commitmentTo } from './chance.ts';
import type { Answer } from './decision.ts';
import { type Drawn, drawFlaw, isDrawn } from './draw.ts';
import type { Frame, Game, Happening } from './game.ts';
import { canonical } from './json.ts';
import { type Options, resolveOptions } from './options.ts';
import { hashOf } from './position.ts';
import type { MatchSetup, PlayedMatch, Recorded, Rulebook } from './rulebook.ts';
import type { Seat } from './seat.ts';
import { begin, type Table } from './table.ts';

/**
 * In format 1 the seed was drawn by one party, whoever ran the match. In format 2 it was drawn together, and `draw`
 * tells how.
 */
export const RECORD_FORMAT = 2;
const DRAWN_BY_ONE = 1;

/** One answer: to which decision, by whom, what. */
export type Move = readonly [decision: string, seat: Seat, answer: Answer];

/** A match is its record: the setup, the seed and the list of moves. */
export interface MatchRecord {
  readonly format: typeof DRAWN_BY_ONE | typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  /** The exact release of the rules; older records have only the number. */
  readonly digest?: string;
  readonly seats: number;
  readonly options: Options;
  /**
   * In format 1 to the seed, published when the match starts; in format 2 to the secret, published when the table is
   * made.
   */
  readonly commitment: string;
  /** Published when the match ends. */
  readonly seed: string;
  /** How the seed was drawn, in a record of format 2. */
  readonly draw?: Drawn;
  readonly moves: readonly Move[];
  /** The hash of the final position of a finished match. */
  readonly hash?: string;
  /** By the site where it was played. */
  readonly signature?: Signature;
}

/** Proves where a record comes from: see `signedText`. */
export interface Signature {
  /** The public key, as `x` of a JSON Web Key. */
  readonly key: string;
  /** Ed25519, in base64url. */
  readonly value: string;
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
    | 'nonce'
    | 'seed'
    | 'promise'
    | 'signature'
    | 'move'
    | 'unfinished'
    | 'hash'
    | 'branch-kind'
    | 'branch-moment'
    | 'branch-start';
  readonly move?: number;
  readonly reason: string;
}

export function newRecord(
  game: { readonly id: string; readonly rulesVersion: number; readonly digest?: string },
  { seats, options, seed }: MatchSetup,
): MatchRecord {
  return {
    format: DRAWN_BY_ONE,
    game: game.id,
    rules: game.rulesVersion,
    ...(game.digest !== undefined && { digest: game.digest }),
    seats,
    options,
    commitment: commitmentTo(seed),
    seed,
    moves: [],
  };
}

/** The record so far of a match that began with this one. */
export function recordWith(
  begun: MatchRecord,
  match: Pick<PlayedMatch, 'moves' | 'position' | 'hash'>,
): MatchRecord {
  const { hash: _, ...setup } = begun;
  const record = { ...setup, moves: match.moves };
  return match.position.over ? { ...record, hash: match.hash } : record;
}

/** A record from arbitrary text. */
export function readRecord(text: string): { readonly record: MatchRecord } | { readonly flaw: Flaw } {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { flaw: { code: 'not-a-record', reason: 'the file is not JSON: it may be cut short or damaged' } };
  }
  return checkRecord(data);
}

/** A record from arbitrary data. */
export function checkRecord(data: unknown): { readonly record: MatchRecord } | { readonly flaw: Flaw } {
  const bad = (reason: string) => ({ flaw: { code: 'not-a-record', reason } as const });
  if (!isObject(data) || !('format' in data)) return bad('this is not a match record');
  if (data.format !== DRAWN_BY_ONE && data.format !== RECORD_FORMAT)
    return {
      flaw: {
        code: 'format',
        reason: `the record has format ${JSON.stringify(data.format)}, this program reads ${DRAWN_BY_ONE} and ${RECORD_FORMAT}`,
      },
    };
  if (typeof data.game !== 'string') return bad('the record names no game');
  if (!Number.isInteger(data.rules)) return bad('the record names no version of the rules');
  if (data.digest !== undefined && !isDigest(data.digest))
    return bad('the record names its rules by what is no digest');
  if (!Number.isInteger(data.seats)) return bad('the record names no number of seats');
  if (!isObject(data.options)) return bad('the record has no options');
  if (typeof data.seed !== 'string' || typeof data.commitment !== 'string')
    return bad('the record has no seed or no commitment');
  if (data.format === RECORD_FORMAT ? !isDrawn(data.draw) : data.draw !== undefined)
    return bad('the record does not say how its chance was drawn as its format wants it');
  if (data.signature !== undefined && !isSignature(data.signature))
    return bad('the signature cannot be read');
  if (data.hash !== undefined && typeof data.hash !== 'string') return bad('the hash is not a text');
  if (!Array.isArray(data.moves)) return bad('the record has no list of moves');
  const strange = data.moves.findIndex((move) => !isMove(move));
  if (strange >= 0)
    return {
      flaw: { code: 'move', move: strange + 1, reason: 'it is not a [decision, seat, answer] triple' },
    };
  return { record: data as unknown as MatchRecord };
}

/** A digest may become part of a file name. */
function isDigest(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-z]{1,64}$/.test(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSignature(value: unknown): value is Signature {
  return isObject(value) && typeof value.key === 'string' && typeof value.value === 'string';
}

export function isMove(value: unknown): value is Move {
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
export interface ReplayStep<S, F extends Frame, H extends Happening> {
  readonly table: Table<S, F, H>;
  readonly move: Move | null;
  readonly happenings: readonly H[];
}

/** Replays a record move by move. Throws a RecordError at the first thing that does not fit. */
export function* replay<S, F extends Frame, H extends Happening>(
  game: Game<S, F, H>,
  record: Recorded,
): Generator<ReplayStep<S, F, H>, Table<S, F, H>> {
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
  record: Recorded,
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

/** Plays one recorded move, whose number (from 1) is given if it does not fit. */
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

/** The text that a site signs: all of a record except the signature, independent of order and white space. */
export function signedText({ signature: _, ...record }: MatchRecord): string {
  return `nokturn record\n${canonical(record)}`;
}

/**
 * Proves that a record agrees with itself: a finished match was played by the rules, with the randomness it claims.
 * Null, or what is wrong. Whether it is what was promised is for those who kept the promise to say (promise.ts).
 */
export function verify<S, F extends Frame, H extends Happening>(
  rules: Game<S, F, H> | Rulebook,
  record: MatchRecord,
): Flaw | null {
  return chanceFlaw(record) ?? ('resume' in rules ? rules.verify(record) : playedToTheEnd(rules, record));
}

/** Whether a finished match was played by the rules and ended as it claims: null, or what is wrong. */
export function playedToTheEnd<S, F extends Frame, H extends Happening>(
  game: Game<S, F, H>,
  record: Recorded,
): Flaw | null {
  try {
    const { position } = playThrough(game, record);
    if (!position.over) return { code: 'unfinished', reason: 'the match is not finished' };
    if (record.hash !== undefined && hashOf(position) !== record.hash)
      return { code: 'hash', reason: 'the final position is not the one the record claims' };
    return null;
  } catch (error) {
    if (error instanceof RecordError) return error.flaw;
    throw error;
  }
}

/** What is wrong with the randomness of a record. */
export function chanceFlaw(record: MatchRecord): Flaw | null {
  if (record.draw !== undefined) return drawFlaw({ ...record, draw: record.draw });
  return commitmentTo(record.seed) === record.commitment
    ? null
    : { code: 'commitment', reason: 'the seed is not the one that was promised when the match began' };
}

/** What is wrong with a record that could not be replayed, under any rules; null for an error of another kind. */
export function flawOf(error: unknown): Flaw | null {
  const flaw: unknown = error instanceof Error && 'flaw' in error ? error.flaw : null;
  return typeof flaw === 'object' && flaw !== null && 'code' in flaw && 'reason' in flaw
    ? (flaw as Flaw)
    : null;
}

/** The table at the end of a record. */
export function playThrough<S, F extends Frame, H extends Happening>(
  game: Game<S, F, H>,
  record: Recorded,
): Table<S, F, H> {
  const table = openRecord(game, record);
  for (const [i, move] of record.moves.entries()) applyMove(table, move, i + 1);
  table.collect();
  return table;
}
