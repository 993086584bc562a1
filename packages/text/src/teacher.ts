import type { Heard, Seat, View } from '@nokturn/engine';
import type { Facts } from './facts.ts';

/** One move as a table shows it: what was told of it, and what could be seen just before and after it. */
export interface Move<V = unknown> {
  /** The seat whose reason is wanted. */
  readonly seat: Seat;
  readonly heard: readonly Heard[];
  readonly before: Pick<View<V>, 'state' | 'asked'>;
  readonly after: Pick<View<V>, 'state' | 'asked'>;
}

/** A reason: the message `why-<id>` in the words of the board, and the facts in it. */
export interface Lesson {
  readonly id: string;
  readonly facts: Facts;
}

/** How the bots of a game explain their moves to beginners: `teacher.ts` in its folder. */
export interface Teacher<V = unknown> {
  /**
   * The facts that made a move of this seat sensible, the most useful first; empty if none is certain. Only what
   * everybody saw and heard may count: whoever looks, and whatever is hidden, the answer must be the same.
   */
  why(move: Move<V>): readonly Lesson[];
  /** The other seats of a seat's team, if teams are known to everybody. */
  partners?(state: V, seat: Seat): readonly Seat[];
}

/** The step of the decision that was open before a move. */
export function stepBefore({ before }: Pick<Move, 'before'>): string | null {
  return before.asked?.frame.step ?? null;
}

/** A list of reasons from which those that do not hold are left out. */
export function lessons(...all: readonly (Lesson | false | null)[]): readonly Lesson[] {
  return all.filter((one): one is Lesson => one !== false && one !== null);
}

export function lesson(id: string, facts: Facts = {}): Lesson {
  return { id, facts };
}
