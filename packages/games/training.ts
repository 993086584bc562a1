import type { Learned, Mind, Options } from '@nokturn/engine';

/** One setting in which a game is learned. */
export interface Lesson {
  readonly seats: number;
  readonly options: Options;
}

/**
 * How a game is learned: `training.ts` in its folder. When bots think, features are read from imagined worlds, so no
 * bot learns to see what its seat cannot know.
 */
export interface Training {
  /** They are used in turn. */
  readonly lessons: readonly Lesson[];
  /** Whether exactly one of the rows of a state wins, or each of them independently. */
  readonly wins: 'one' | 'each';
  readonly features: readonly string[];
  /** The features of a state, seat by seat; one row in a cooperative game. */
  read(state: unknown): readonly ArrayLike<number>[];
  /** The index of the moment, if it is one at which a search ends; otherwise null. */
  momentOf(state: unknown): number | null;
  /** A mind that uses what was learned; if null, the judgement written by hand. */
  mindBy(learned: Learned | null): Mind;
}

/** For a game with states of this type. */
export interface TrainingOf<S> extends Omit<Training, 'read' | 'momentOf'> {
  read(state: S): readonly ArrayLike<number>[];
  momentOf(state: S): number | null;
}

export function training<S>(of: TrainingOf<S>): Training {
  return of as unknown as Training;
}
