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
 * All that hosts (server, page, terminal, bots) use of a game for a match. Today's games and those that were frozen
 * when they were released stand behind it, each with the engine of its day: a host hands a position, a happening or a
 * mind back to the rulebook it has from, and never to its own engine. The contract grows by optional members alone.
 */
export interface Rulebook {
  readonly id: string;
  readonly rulesVersion: number;
  /** Names these rules to the letter: the hash of what was released, or `UNRELEASED`. */
  readonly digest: string;
  readonly clausePrefix: string;
  readonly seats: Game['seats'];
  readonly options: OptionTable;
  readonly presets?: Readonly<Record<string, Preset>>;
  readonly cooperative?: boolean;
  readonly tempo?: Tempo;
  /** The tables of its components, by name: what boards, terminals and words say of cards, prices and numbers. */
  readonly cards: Cards;

  conflict?(options: Options, seats: number): SetupProblem | null;
  /** Every option with its value, or the first thing that is wrong. */
  resolve(seats: number, given: Readonly<Record<string, unknown>>): ReturnType<typeof resolveOptions>;
  pointsAt(option: OptionId): Target | null;

  /** A new match at its first decision. */
  begin(setup: MatchSetup): PlayedMatch;
  /** Where a record leaves off. Throws what `flawOf` can read if it cannot be replayed. */
  resume(record: Recorded): PlayedMatch;
  /** At a position that was kept, which must be one of these rules. Nothing of before can be taken back or told. */
  resumeAt(setup: MatchSetup, position: Position): PlayedMatch;
  /** Plays a record again, move by move: the match after each, which must not be kept. Throws like `resume`. */
  replay(record: Recorded): Iterable<ReplayedMoment>;
  /** Whether all moves follow these rules and lead to the hash: null, or what is wrong. Promises are not its affair. */
  verify(record: Recorded): Flaw | null;
  hash(position: Position): string;
  /** Plays moves from a position that was built by hand, with dice that are given: the hash of where they lead to. */
  playScene(scene: PlayedScene): string;
  /** How its bots play. */
  bot(): Promise<GameBot>;
  /** How matches go on from positions that never were; rules that were released before they did have none. */
  readonly branching?: Branching;
}

/** What a rulebook knows of where a branch of a match begins (branch.ts). */
export interface Branching {
  /** The same position, with other dice and cards to come. */
  withChance(position: Position, random: Random): Position;
  /**
   * Whether a position can be the start of a branch: with new chance, the real one but for what is to come; imagined,
   * one that looks to a seat as the real one does.
   */
  fits(
    start: Position,
    at: { readonly kind: 'new-chance' | 'imagined'; readonly seat: Seat; readonly real: Position },
  ): boolean;
}

/** What stands for the digest of rules that were never frozen. */
export const UNRELEASED = 'unreleased';

/** A release of the rules of a game. */
export interface Release {
  readonly rules: number;
  readonly digest: string;
  /** The day of the release. */
  readonly date: string;
}

/**
 * What makes of what rules of before tell what today's faces want to know. `state` is the state of the match by those
 * rules, whatever its shape was.
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

/** What a rulebook reads of a record. */
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

/** A match that is played by a rulebook. Of its position hosts read `asked` and `over`: all else is the rulebook's. */
export interface PlayedMatch {
  readonly position: Position;
  readonly moves: readonly Move[];
  readonly hash: string;
  readonly round: number;
  /** Null until the match is over. */
  readonly result: Result | null;
  answer(seat: Seat, answer: Answer): Refusal | null;
  /** Why an answer would not be taken, or null. Nothing changes. */
  check(seat: Seat, answer: Answer): Refusal | null;
  /** The match after these moves, or why one is not taken. This one must not change any more. */
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

/** What a game brings to its rulebook besides its rules. */
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
