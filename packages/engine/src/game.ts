import type { Answer, AnswerTo, Ask, Barred, OptionId, Target } from './decision.ts';
import type { Options, OptionTable, Preset, SetupProblem } from './options.ts';
import type { Seat } from './seat.ts';
import type { Hearing, SecretsTable } from './secrets.ts';
import type { Table } from './table.ts';
import type { Tempo } from './tempo.ts';

/**
 * A piece of work that is still to be done: the name of a step or decision with plain arguments. Frames are never
 * changed, only pushed and popped, and hold only what everybody at the table may know: secrets live in the state.
 */
export interface Frame {
  readonly step: string;
}

/** Something that happened, as it is told. Which viewer hears which fact is said in the game's hearing table. */
export interface Happening {
  readonly kind: string;
}

/** How a match ended. Games add what they want to tell. */
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
   * Asked even when only one answer is possible, so that being asked tells nothing. A decision that needs this only at
   * times says when: it is given the seat's own question, but must go by what the whole table knows.
   */
  readonly cover?: boolean | ((state: S, seat: Seat, ask: Ask) => boolean);
  /** Whether everybody sees the options, or only the seat that decides (the default). */
  readonly openOptions?: boolean;
  ask(state: S, seat: Seat, frame: Extract<F, { step: K }>): A;
  /** The answer for a clock that ran out or a player who is gone. */
  fallback(state: S, seat: Seat, frame: Extract<F, { step: K }>): AnswerTo<A>;
  /** Options that the rules know but do not allow now. May use only what the seat knows. */
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
  /** Whether the table sees who is asked and who has answered already. */
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
 * A decision whose `answered` is given what its `ask` can be answered with: one option of those it names, an amount, a
 * list. `ask` stands before `answered`, for the compiler reads from top to bottom.
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

/** How one finished match counts in a statistic: in `group`, `key` took part and won or not. */
export interface Tally {
  readonly group: string;
  readonly key: string;
  readonly won: boolean;
}

/** A number of one finished match, of one seat or of the whole table; a statistic takes the mean of all that go by its name. */
export interface Measure {
  readonly group: string;
  readonly key: string;
  readonly value: number;
}

/** Something that came up in a match, for a statistic that compares matches with and without it. */
export interface Noted {
  readonly group: string;
  readonly key: string;
  /** Whose it was, where it was one seat's. */
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
  /** Goes up whenever a record made under the old rules would replay differently. */
  readonly rulesVersion: number;
  /** The prefix of the ids of its clauses. */
  readonly clausePrefix: string;
  /** How many can play; `usual` is for those who do not say how many they are. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number };
  readonly options: OptionTable;
  /** Whether all win together or lose together. */
  readonly cooperative?: boolean;
  /** What is offered before the single options, by id: for somebody new first, for everybody else after it. */
  readonly presets?: Readonly<Record<string, Preset>>;
  /** Refuses options that contradict each other. */
  conflict?(options: Options, seats: number): SetupProblem | null;

  /**
   * The state before the first step, drawn with the table's chance, and the first work (`table.next`). The table has no
   * state until this has given it one.
   */
  setUp(table: Table<S, F, H>, seats: number, options: Options): S;
  readonly work: Work<S, F, H>;
  result(state: S): R;
  clone(state: S): S;

  /** Who sees what of the state, and who hears what of a happening. */
  readonly secrets: SecretsTable<S, V>;
  readonly hearing: Hearing<S, H>;

  /** How its reactions pass in time; without it every decision closes with its last answer. */
  readonly tempo?: Tempo;

  /** What an option points at on the board, if at anything. */
  pointsAt(option: OptionId): Target | null;
  roundOf(state: S): number;
  /** How a finished match counts in the statistics of wins. */
  tally(state: S, result: R): readonly Tally[];
  /** What else is worth counting of a finished match. */
  measures?(state: S, result: R): readonly Measure[];
  /** What each seat has scored; null for one that has no score. */
  points?(result: R): readonly (number | null)[];
  /** What of a happening is worth noting for a statistic, with the state to which it has led. */
  noted?(happening: H, state: S): readonly Noted[];
}
