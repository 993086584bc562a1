import type { Learned, Mind, Options } from '@nokturn/engine';

/** One way to set up a game that is learned from. */
export interface Lesson {
  readonly seats: number;
  readonly options: Options;
}

/**
 * How a game is learned: `training.ts` in its folder. What is read of a state is read of imagined worlds when bots
 * think, so nobody learns to see what a seat cannot know.
 */
export interface Training {
  /** They take turns. */
  readonly lessons: readonly Lesson[];
  /** Whether one of the rows of a state wins, or each of them for itself. */
  readonly wins: 'one' | 'each';
  readonly features: readonly string[];
  /** What is read of a state, seat by seat; one row where all win or lose together. */
  read(state: unknown): readonly ArrayLike<number>[];
  /** At which moment a match is, of those at which a search ends; null between two of them. */
  momentOf(state: unknown): number | null;
  /** How a search thinks by what was learned; by the judgement that people have written, if by nothing. */
  mindBy(learned: Learned | null): Mind;
}

/** For a game with such states. */
export interface TrainingOf<S> extends Omit<Training, 'read' | 'momentOf'> {
  read(state: S): readonly ArrayLike<number>[];
  momentOf(state: S): number | null;
}

export function training<S>(of: TrainingOf<S>): Training {
  return of as unknown as Training;
}
