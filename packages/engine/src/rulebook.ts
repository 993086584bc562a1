import type { Bot } from './bot.ts';
import { branchingOf } from './branching.ts';
import type { Answer, OptionId, Target } from './decision.ts';
import type { Frame, Game, Happening, Result } from './game.ts';
import { Match, type UndoRefusal } from './match.ts';
import type { Mind } from './mind.ts';
import { type Options, type OptionTable, type Preset, resolveOptions, type SetupProblem } from './options.ts';
import { hashOf, type Position } from './position.ts';
import type { Random } from './random.ts';
import { type Flaw, type Move, playedToTheEnd, replay } from './record.ts';
import { type PlayedScene, playScene } from './scene.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Heard } from './secrets.ts';
import type { Refusal } from './table.ts';
import type { Tempo } from './tempo.ts';
import type { AskedView, View } from './view.ts';

/**
 * Everything that hosts (server, page, terminal, bots) need from a game to run a match. Today's games implement it, and
 * so do those frozen at their release, each with the engine of its day. A host hands a position, a happening or a mind
 * back to the rulebook it came from, never to its own engine. The contract only ever gains optional members.
 */
export interface Rulebook {
  readonly id: string;
  readonly rulesVersion: number;
  /** Identifies these rules exactly: the hash of what was released, or `UNRELEASED`. */
  readonly digest: string;
  readonly clausePrefix: string;
  readonly seats: Game['seats'];
  readonly options: OptionTable;
  readonly presets?: Readonly<Record<string, Preset>>;
  readonly cooperative?: boolean;
  readonly tempo?: Tempo;
  /** The tables of its components, by name: what boards, terminals and words show of cards, prices and numbers. */
  readonly cards: Cards;

  conflict?(options: Options, seats: number): SetupProblem | null;
  /** Every option with its value, or the first thing that is wrong. */
  resolve(seats: number, given: Readonly<Record<string, unknown>>): ReturnType<typeof resolveOptions>;
  pointsAt(option: OptionId): Target | null;

  /** A new match at its first decision. */
  begin(setup: MatchSetup): PlayedMatch;
  /** Where a record leaves off. Throws what `flawOf` can read if it cannot be replayed. */
  resume(record: Recorded): PlayedMatch;
  /** From a stored position, which must be one of these rules. Nothing earlier can be undone or told. */
  resumeAt(setup: MatchSetup, position: Position): PlayedMatch;
  /** Replays a record move by move, giving the match after each move, which must not be kept. Throws like `resume`. */
  replay(record: Recorded): Iterable<ReplayedMoment>;
  /**
   * Whether all moves follow these rules and lead to the hash: null, or what is wrong. Promises are checked elsewhere.
   */
  verify(record: Recorded): Flaw | null;
  hash(position: Position): string;
  /** Plays moves from a position built by hand, with given dice: the hash of the resulting position. */
  playScene(scene: PlayedScene): string;
  /** How its bots play. */
  bot(): Promise<GameBot>;
  /** How to continue a match from positions that never occurred; rules released before branches existed have none. */
  readonly branching?: Branching;
}

/** What a rulebook knows about the start of a branch (branch.ts). */
export interface Branching {
  /** The same position, with other dice and cards to come. */
  withChance(position: Position, random: Random): Position;
  /**
   * Whether a position can be the start of a branch: with new randomness, the real one except for what is to come;
   * imagined, one that looks to a seat like the real one.
   */
  fits(
    start: Position,
    at: { readonly kind: 'new-chance' | 'imagined'; readonly seat: Seat; readonly real: Position },
  ): boolean;
}

/** Takes the place of a digest for rules that were never frozen. */
export const UNRELEASED = 'unreleased';

/** A release of the rules of a game. */
export interface Release {
  readonly rules: number;
  readonly digest: string;
  /** The day of the release. */
  readonly date: string;
}

/**
 * Derives what the current interface needs from what older rules tell. `state` is the state of the match under those
 * rules, whatever its shape.
 */
export interface Upcast {
  heard?(heard: Heard, state: unknown): Heard;
  /** What a viewer sees of the state. */
  seen?(seen: unknown, viewer: Viewer): unknown;
}

/** Tables of components: plain data. */
export type Cards = Readonly<Record<string, unknown>>;

export interface MatchSetup {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
}

/** What a rulebook reads from a record. */
export interface Recorded extends MatchSetup {
  readonly game: string;
  readonly rules: number;
  readonly moves: readonly Move[];
  readonly hash?: string;
}

/** How a game is played by bots. */
export interface GameBot<V = unknown> {
  readonly novice: Bot<V>;
  readonly mind: Mind;
}

/** A match run by a rulebook. Hosts read only `asked` and `over` of its position: the rest belongs to the rulebook. */
export interface PlayedMatch {
  readonly position: Position;
  readonly moves: readonly Move[];
  readonly hash: string;
  readonly round: number;
  /** Null until the match is over. */
  readonly result: Result | null;
  answer(seat: Seat, answer: Answer): Refusal | null;
  /** Why an answer would not be accepted, or null. Nothing changes. */
  check(seat: Seat, answer: Answer): Refusal | null;
  /** The match after these moves, or why one is not accepted. This one must not change any more. */
  ahead(moves: readonly Move[]): PlayedMatch | Refusal;
  undo(seat: Seat): UndoRefusal | null;
  whyNotUndo(seat: Seat): UndoRefusal | null;
  view(viewer: Viewer): View;
  asked(viewer: Viewer): AskedView | null;
  changesSince(
    before: Position,
    viewers: readonly Viewer[],
    asked?: (viewer: Viewer) => AskedView | null,
  ): string[];
  /** What has happened since this was last called. */
  collect(): Happening[];
  isHeardByAll(happening: Happening): boolean;
  hear(happening: Happening, viewer: Viewer): Heard | null;
}

export interface ReplayedMoment {
  readonly match: Pick<
    PlayedMatch,
    'position' | 'view' | 'asked' | 'hear' | 'isHeardByAll' | 'round' | 'result' | 'hash'
  >;
  /** Null before the first one. */
  readonly move: Move | null;
  readonly happenings: readonly Happening[];
}

/** What a game adds to its rules to make a rulebook. */
export interface RulebookParts {
  readonly digest: string;
  readonly cards: Cards;
  readonly bot: () => Promise<GameBot>;
}

/** The rulebook of a game that is played with this engine. */
export function rulebookOf<S, F extends Frame, H extends Happening, R extends Result, V>(
  typed: Game<S, F, H, R, V>,
  { digest, cards, bot }: RulebookParts,
): Rulebook {
  const game = typed as unknown as Game;
  const { id, rulesVersion, clausePrefix, seats, options, presets, cooperative, tempo, conflict } = game;
  return {
    id,
    rulesVersion,
    digest,
    clausePrefix,
    seats,
    options,
    ...(presets && { presets }),
    ...(cooperative !== undefined && { cooperative }),
    ...(tempo && { tempo }),
    cards,
    ...(conflict && { conflict: (chosen: Options, seats: number) => game.conflict?.(chosen, seats) ?? null }),
    resolve: (seats, given) => resolveOptions(game, seats, given),
    pointsAt: (option) => game.pointsAt(option),
    begin: (setup) => Match.begin(game, setup),
    resume: (record) => Match.resume(game, record),
    resumeAt: (setup, position) => Match.at(game, setup, position),
    *replay(record) {
      for (const { table, move, happenings } of replay(game, record))
        yield { match: Match.on(game, table, record), move, happenings };
    },
    verify: (record) => playedToTheEnd(game, record),
    hash: hashOf,
    playScene: (scene) => hashOf(playScene(game, scene)),
    bot,
    branching: branchingOf(game),
  };
}
