import { HeardLog, type HearingFilter } from './heard-log.ts';
import type { Mind } from './mind.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';
import {
  chanceFlaw,
  checkRecord,
  type Flaw,
  flawOf,
  isMove,
  type MatchRecord,
  type Move,
  RecordError,
  readRecord,
  recordWith,
} from './record.ts';
import type { MatchSetup, PlayedMatch, ReplayedMoment, Rulebook } from './rulebook.ts';
import type { Seat, Viewer } from './seat.ts';

/**
 * What if: a match that continues from a moment of another one that is over. It is a record in its own right, and
 * contains everything needed to replay it and compare it with what really happened.
 */

export const BRANCH_KINDS = ['real', 'new-chance', 'imagined'] as const;
/**
 * As it really was, with the same dice and cards to come or with others; or as one seat knew it, with everything it
 * could not know imagined.
 */
export type BranchKind = (typeof BRANCH_KINDS)[number];

export const BRANCH_FORMAT = 1;

export interface BranchRecord {
  readonly branch: typeof BRANCH_FORMAT;
  /** The match that it continues; it names the rules. */
  readonly parent: MatchRecord;
  /** The number of moves of that match before the branch begins. */
  readonly move: number;
  /** The seat that is taken over and, for an imagined branch, whose knowledge it was imagined from. */
  readonly seat: Seat;
  readonly kind: BranchKind;
  readonly start: Position;
  readonly moves: readonly Move[];
  /** The hash of the final position of a finished branch. */
  readonly hash?: string;
}

/** A match from its beginning, or a branch of one. */
export type Played = MatchRecord | BranchRecord;

export function isBranch(played: Played): played is BranchRecord {
  return 'branch' in played;
}

/** The match that a branch continues; for a match, the match itself. */
export function originOf(played: Played): MatchRecord {
  return isBranch(played) ? played.parent : played;
}

/** Where a branch should begin. */
export interface BranchPoint {
  readonly move: number;
  readonly seat: Seat;
  readonly kind: BranchKind;
}

/** The kinds of branches that these rules support. Older rules support only one, or whatever their bots can do. */
export function kindsOfBranch({ branching }: Rulebook, mind: Mind): readonly BranchKind[] {
  return BRANCH_KINDS.filter((kind) => {
    if (kind === 'real') return true;
    return branching !== undefined && (kind === 'new-chance' || mind.positions !== undefined);
  });
}

/**
 * A branch that nobody has played on yet, or why there can be none. A match that is still running has none, because the
 * outcome would reveal what is still hidden. A lesson comes with the game and hides nothing.
 */
export function branchFrom(
  rules: Rulebook,
  parent: MatchRecord,
  { move, seat, kind }: BranchPoint,
  { mind, random, isLesson = false }: { mind: Mind; random: Random; isLesson?: boolean },
): BranchRecord | Flaw {
  if (!kindsOfBranch(rules, mind).includes(kind))
    return {
      code: 'branch-kind',
      reason: `version ${rules.rulesVersion} of the rules knows no ${kind} branch`,
    };
  if (!(Number.isInteger(seat) && seat >= 0 && seat < parent.seats))
    return { code: 'branch-moment', reason: `there is no seat ${seat} in this match` };
  try {
    const { moment, isOver } = goneThrough(rules, parent, move, seat);
    if (!isOver && !isLesson)
      return {
        code: 'unfinished',
        reason: 'the match is not over: from a running match nothing can be branched',
      };
    if (moment === null || moment.position.over)
      return { code: 'branch-moment', reason: `nothing is to be decided after move ${move} of this match` };
    const start = startOf(rules, moment, kind, { mind, random });
    if (start === null)
      return { code: 'branch-start', reason: 'no position was found that looks as this seat saw it' };
    const { digest } = rules;
    return { branch: BRANCH_FORMAT, parent: { ...parent, digest }, move, seat, kind, start, moves: [] };
  } catch (error) {
    const flaw = flawOf(error);
    if (flaw !== null) return flaw;
    throw error;
  }
}

/** What a seat knew at a moment, next to the truth. */
interface Known {
  readonly position: Position;
  readonly witness: Parameters<NonNullable<Mind['positions']>>[0];
}

function goneThrough(
  rules: Rulebook,
  parent: MatchRecord,
  move: number,
  seat: Seat,
): { readonly moment: Known | null; readonly isOver: boolean } {
  const log = new HeardLog(seat);
  let moment: Known | null = null;
  let isOver = false;
  let number = 0;
  for (const { match, happenings } of rules.replay(parent)) {
    if (number <= move) log.listen(happenings, match);
    if (number === move)
      moment = {
        position: copied(match.position),
        witness: { ...copied(match.view(seat)), heard: [...log.heard] },
      };
    isOver = match.position.over;
    number++;
  }
  return { moment, isOver };
}

function startOf(
  { branching }: Rulebook,
  { position, witness }: Known,
  kind: BranchKind,
  { mind, random }: { mind: Mind; random: Random },
): Position | null {
  if (kind === 'real') return position;
  if (kind === 'new-chance') return branching?.withChance(position, random) ?? null;
  const imagined = mind.positions?.(witness)(random) ?? null;
  return imagined && copied(imagined);
}

/** A branch is set up as its parent was. Its randomness comes with its start. */
function setupOf({ seats, options, seed }: MatchRecord): MatchSetup {
  return { seats, options, seed };
}

/**
 * Replays a branch move by move, giving the match after each move, which must not be kept. Throws what `flawOf` can
 * read.
 */
export function* replayBranch(rules: Rulebook, branch: BranchRecord): Iterable<ReplayedMoment> {
  const match = rules.resumeAt(setupOf(branch.parent), copied(branch.start));
  yield { match, move: null, happenings: match.collect() };
  for (const [i, move] of branch.moves.entries()) {
    take(match, move, i + 1);
    yield { match, move, happenings: match.collect() };
  }
}

/** Where a branch leaves off. Throws what `flawOf` can read if it cannot be played. */
export function resumeBranch(rules: Rulebook, branch: BranchRecord): PlayedMatch {
  const match = rules.resumeAt(setupOf(branch.parent), copied(branch.start));
  for (const [i, move] of branch.moves.entries()) take(match, move, i + 1);
  match.collect();
  return match;
}

/** Where a match or a branch leaves off. Throws what `flawOf` can read if it cannot be played. */
export function resumePlayed(rules: Rulebook, played: Played): PlayedMatch {
  return isBranch(played) ? resumeBranch(rules, played) : rules.resume(played);
}

/** What a match that began this way, or such a branch, has led to. */
export function playedWith(begun: Played, match: Pick<PlayedMatch, 'moves' | 'position' | 'hash'>): Played {
  return isBranch(begun) ? branchWith(begun, match) : recordWith(begun, match);
}

/** A match or a branch, move by move. */
export function replayOf(rules: Rulebook, played: Played): Iterable<ReplayedMoment> {
  return isBranch(played) ? replayBranch(rules, played) : rules.replay(played);
}

function take(match: PlayedMatch, [decision, seat, answer]: Move, number: number): void {
  const flaw = (reason: string) => new RecordError({ code: 'move', move: number, reason });
  const open = match.position.asked?.frame.step;
  if (open === undefined) throw flaw('the match was over before it');
  if (open !== decision) throw flaw(`it answers ${decision}, but ${open} was asked`);
  const refusal = match.answer(seat, answer);
  if (refusal) throw flaw(refusal.reason);
}

/** The branch so far. */
export function branchWith(
  branch: BranchRecord,
  match: Pick<PlayedMatch, 'moves' | 'position' | 'hash'>,
): BranchRecord {
  const { hash: _, ...begun } = branch;
  const played = { ...begun, moves: match.moves };
  return match.position.over ? { ...played, hash: match.hash } : played;
}

/** The moments of the parent up to and including the one where the branch begins. */
export function* beforeBranch(rules: Rulebook, { parent, move }: BranchRecord): Iterable<ReplayedMoment> {
  let number = 0;
  for (const moment of rules.replay(parent)) {
    yield moment;
    if (++number > move) return;
  }
}

/**
 * What a viewer hears of the match before the branch. If the start was imagined, only the seat it was imagined for
 * keeps its memories: the others remember the real match, so they are told no more than a spectator.
 */
export function hearingBefore({ kind, seat }: BranchRecord, filter: HearingFilter): HearingFilter {
  const earsOf = (viewer: Viewer) => (kind === 'imagined' && viewer !== seat ? 'spectator' : viewer);
  return { hear: (happening, viewer) => filter.hear(happening, earsOf(viewer)) };
}

/** Each seat with what it remembers at the start of a branch. */
export function memoriesAt(rules: Rulebook, branch: BranchRecord): readonly HeardLog[] {
  const logs = Array.from({ length: branch.parent.seats }, (_, seat) => new HeardLog(seat));
  for (const { match, happenings } of beforeBranch(rules, branch)) {
    const filter = hearingBefore(branch, match);
    for (const log of logs) log.listen(happenings, filter);
  }
  return logs;
}

/**
 * Proves that a branch was played by the rules from its start to its end. It does not prove that anybody was ever dealt
 * that position. For a branch as it really was, it proves that the start is the parent's; with new randomness, that it
 * is the parent's except for what is to come; for an imagined one, that it looked the same to its seat. Null, or what
 * is wrong.
 */
export function verifyBranch(rules: Rulebook, branch: BranchRecord): Flaw | null {
  const { parent } = branch;
  try {
    // A lesson ends where it stops teaching.
    const told = parent.hash === undefined ? null : rules.verify(parent);
    const flaw = chanceFlaw(parent) ?? told ?? startFlaw(rules, branch);
    if (flaw !== null) return flaw;
    const match = resumeBranch(rules, branch);
    if (!match.position.over) return { code: 'unfinished', reason: 'the branch is not finished' };
    if (branch.hash !== undefined && branch.hash !== match.hash)
      return { code: 'hash', reason: 'the final position is not the one the branch claims' };
    return null;
  } catch (error) {
    return flawOf(error) ?? { code: 'branch-start', reason: 'the start is no position of these rules' };
  }
}

function startFlaw(rules: Rulebook, { parent, move, seat, kind, start }: BranchRecord): Flaw | null {
  let number = 0;
  for (const { match } of rules.replay(parent)) {
    if (number++ !== move) continue;
    const { position } = match;
    const fits =
      kind === 'real'
        ? rules.hash(start) === rules.hash(position)
        : (rules.branching?.fits(start, { kind, seat, real: position }) ?? false);
    return fits ? null : { code: 'branch-start', reason: START_REASONS[kind] };
  }
  return { code: 'branch-moment', reason: `its parent has no move ${move}` };
}

const START_REASONS: Readonly<Record<BranchKind, string>> = {
  real: 'the start is not the position of the match it names',
  'new-chance': 'the start is not the position of the match it names, chance aside',
  imagined: 'the start does not look to its seat as the match it names did',
};

/** A match or a branch from arbitrary text; from a file that also says who sat where, the branch in it. */
export function readPlayed(text: string): { readonly played: Played } | { readonly flaw: Flaw } {
  const whole = parsed(text);
  if (!isObject(whole) || !('branch' in whole)) {
    const read = readRecord(text);
    return 'flaw' in read ? read : { played: read.record };
  }
  const read = checkBranch(isObject(whole.branch) ? whole.branch : whole);
  return 'flaw' in read ? read : { played: read.branch };
}

/** Undefined for anything that is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A branch from arbitrary text. */
export function readBranch(text: string): { readonly branch: BranchRecord } | { readonly flaw: Flaw } {
  const data = parsed(text);
  if (data !== undefined) return checkBranch(data);
  return { flaw: { code: 'not-a-record', reason: 'the file is not JSON: it may be cut short or damaged' } };
}

export function checkBranch(data: unknown): { readonly branch: BranchRecord } | { readonly flaw: Flaw } {
  const bad = (reason: string) => ({ flaw: { code: 'not-a-record', reason } as const });
  if (!isObject(data) || !('branch' in data)) return bad('this is no branch of a match');
  if (data.branch !== BRANCH_FORMAT)
    return {
      flaw: {
        code: 'format',
        reason: `the branch has format ${JSON.stringify(data.branch)}, this program reads ${BRANCH_FORMAT}`,
      },
    };
  const parent = checkRecord(data.parent);
  if ('flaw' in parent) return parent;
  if (!BRANCH_KINDS.some((kind) => kind === data.kind)) return bad('the branch does not say how it begins');
  if (!isBelow(data.move, parent.record.moves.length + 1))
    return bad('the branch does not say where it begins');
  if (!isBelow(data.seat, parent.record.seats)) return bad('the branch names no seat of its match');
  if (!isPosition(data.start)) return bad('the start of the branch is no position');
  if (data.hash !== undefined && typeof data.hash !== 'string') return bad('the hash is not a text');
  if (!Array.isArray(data.moves)) return bad('the branch has no list of moves');
  const strange = data.moves.findIndex((move) => !isMove(move));
  if (strange >= 0)
    return {
      flaw: { code: 'move', move: strange + 1, reason: 'it is not a [decision, seat, answer] triple' },
    };
  return { branch: { ...data, parent: parent.record } as unknown as BranchRecord };
}

function isBelow(value: unknown, end: number): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < end;
}

function isPosition(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.state) || !isObject(value.chance)) return false;
  const { key, drawn } = value.chance;
  if (!Array.isArray(key) || key.length !== 8 || !key.every((word) => Number.isInteger(word))) return false;
  if (!isBelow(drawn, Number.MAX_SAFE_INTEGER) || !Array.isArray(value.work)) return false;
  const { asked } = value;
  return value.over === false && isObject(asked) && isObject(asked.frame) && Array.isArray(asked.answers);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function copied<T>(plain: T): T {
  return JSON.parse(JSON.stringify(plain));
}
