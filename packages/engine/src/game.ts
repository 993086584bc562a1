import type { Answer, AnswerTo, Ask, Barred, OptionId, Target } from './decision.ts';
import type { Options, OptionTable, Preset, SetupProblem } from './options.ts';
import type { Seat } from './seat.ts';
import type { Hearing, SecretsTable } from './secrets.ts';
import type { Table } from './table.ts';
import type { Tempo } from './tempo.ts';

/**
 * Work still to be done: the name of a step or decision with plain arguments. Frames are never changed, only pushed and
 * popped, and contain only what everybody at the table may know: secrets live in the state.
 */
export interface Frame {
  readonly step: string;
}

/** Something that happened, as it is told. The game's hearing table says which viewer hears which fact. */
export interface Happening {
  readonly kind: string;
}

/** How a match ended. Games add what else they want to say. */
export interface Result {
  readonly winners: readonly Seat[];
}

/** Work that runs by itself and may push more work. */
export type Step<S, F extends Frame, H extends Happening, K extends string> = (
  table: Table<S, F, H>,
  frame: Extract<F, { step: K }>,
) => void;

interface DecisionBase<S, F extends Frame, K extends string, A extends Ask> {
  /** The clause of the rules that this decision comes from. */
  readonly clause: string;
  /**
   * Asked even when only one answer is possible, so that being asked reveals nothing. A decision that needs this only
   * sometimes says when: the function is given the seat's own question, but must depend only on what the whole table
   * knows.
   */
  readonly cover?: boolean | ((state: S, seat: Seat, ask: Ask) => boolean);
  /** Whether everybody sees the options, or only the seat that decides (the default). */
  readonly openOptions?: boolean;
  ask(state: S, seat: Seat, frame: Extract<F, { step: K }>): A;
  /** The answer for a player who is gone or whose time has run out. */
  fallback(state: S, seat: Seat, frame: Extract<F, { step: K }>): AnswerTo<A>;
  /** Options that the rules know but do not allow now. May depend only on what the seat knows. */
  barred?(state: S, seat: Seat, frame: Extract<F, { step: K }>): readonly Barred[];
}

/** A question to one seat. */
export interface DecisionOfOne<S, F extends Frame, H extends Happening, K extends string, A extends Ask = Ask>
  extends DecisionBase<S, F, K, A> {
  readonly to: 'one';
  /** Who is asked; if nobody is (null) the decision is skipped, without `answered`. */
  seat(state: S, frame: Extract<F, { step: K }>): Seat | null;
  answered(table: Table<S, F, H>, answer: AnswerTo<A>, seat: Seat, frame: Extract<F, { step: K }>): void;
}

/** A question to several seats at once, in secret; each may change its mind until the last has answered. */
export interface DecisionTogether<
  S,
  F extends Frame,
  H extends Happening,
  K extends string,
  A extends Ask = Ask,
> extends DecisionBase<S, F, K, A> {
  /** Whether the table sees who is asked and who has already answered. */
  readonly to: 'several' | 'several-unseen';
  /** If nobody is asked the decision is skipped, without `answered`. */
  seats(state: S, frame: Extract<F, { step: K }>): readonly Seat[];
  answered(
    table: Table<S, F, H>,
    answers: readonly SeatAnswer<AnswerTo<A>>[],
    frame: Extract<F, { step: K }>,
  ): void;
}

export interface SeatAnswer<T extends Answer = Answer> {
  readonly seat: Seat;
  readonly answer: T;
}

export type Decision<S, F extends Frame, H extends Happening, K extends string, A extends Ask = Ask> =
  | DecisionOfOne<S, F, H, K, A>
  | DecisionTogether<S, F, H, K, A>;

/**
 * A decision whose `answered` is typed by its `ask`: one of the options it lists, an amount, a list. `ask` must come
 * before `answered`, because the compiler reads from top to bottom.
 */
export function decision<S, F extends Frame, H extends Happening, K extends string, A extends Ask>(
  asking: Decision<S, F, H, K, A>,
): Decision<S, F, H, K> {
  return asking;
}

/** What a game does for each kind of frame: a step (a function) or a decision (an object). */
export type Work<S, F extends Frame, H extends Happening> = {
  readonly [K in F['step']]: Step<S, F, H, K> | Decision<S, F, H, K>;
};

/** The part of a game's work that one file of rules provides. */
export type WorkOf<S, F extends Frame, H extends Happening, K extends F['step']> = Pick<Work<S, F, H>, K>;

/** How one finished match counts in a statistic: in `group`, `key` took part and won or did not. */
export interface Tally {
  readonly group: string;
  readonly key: string;
  readonly won: boolean;
}

/**
 * A number from one finished match, for one seat or for the whole table; a statistic averages all those with the same
 * name.
 */
export interface Measure {
  readonly group: string;
  readonly key: string;
  readonly value: number;
}

/** Something that came up in a match, for a statistic that compares matches with and without it. */
export interface Noted {
  readonly group: string;
  readonly key: string;
  /** The seat it belonged to, if it belonged to one. */
  readonly seat?: Seat;
}

/** A game: pure rules and plain data. Everything that runs, shows or stores a match works through this. */
export interface Game<
  S = unknown,
  F extends Frame = Frame,
  H extends Happening = Happening,
  R extends Result = Result,
  V = unknown,
> {
  readonly id: string;
  /** Raised whenever a record made under the old rules would replay differently. */
  readonly rulesVersion: number;
  /** The prefix of its clause ids. */
  readonly clausePrefix: string;
  /** How many can play; `usual` applies if no number is given. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  readonly options: OptionTable;
  /** Whether everybody wins or loses together. */
  readonly cooperative?: boolean;
  /** Offered before the individual options, by id: the first one for newcomers, the second for everybody else. */
  readonly presets?: Readonly<Record<string, Preset>>;
  /** Refuses options that contradict each other. */
  conflict?(options: Options, seats: number): SetupProblem | null;

  /**
   * The state before the first step, using the table's randomness, and the first work (`table.next`). The table has no
   * state until this has returned one.
   */
  setUp(table: Table<S, F, H>, seats: number, options: Options): S;
  readonly work: Work<S, F, H>;
  result(state: S): R;
  clone(state: S): S;

  /** Who sees which part of the state, and who hears which part of a happening. */
  readonly secrets: SecretsTable<S, V>;
  readonly hearing: Hearing<S, H>;

  /** How its reactions are timed; without it every decision closes with its last answer. */
  readonly tempo?: Tempo;

  /** What an option points at on the board, if anything. */
  pointsAt(option: OptionId): Target | null;
  roundOf(state: S): number;
  /** How a finished match counts in the statistics of wins. */
  tally(state: S, result: R): readonly Tally[];
  /** What else is worth counting in a finished match. */
  measures?(state: S, result: R): readonly Measure[];
  /** The score of each seat; null for a seat without one. */
  points?(result: R): readonly (number | null)[];
  /** Facts of a happening that are worth noting for a statistic, with the state it led to. */
  noted?(happening: H, state: S): readonly Noted[];
}
