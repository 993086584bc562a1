import type { Answer } from './decision.ts';
import type { Random } from './random.ts';
import type { Heard } from './secrets.ts';
import type { MyDecision, View } from './view.ts';

/** What a seat knows: what it sees now, and everything it has heard since the match began, oldest first. */
export interface Witness<V = unknown> extends View<V> {
  readonly heard: readonly Heard[];
}

/** How much a bot may think. It stops at whichever limit comes first. */
export interface Budget {
  readonly milliseconds: number;
  /**
   * A clock to use instead of the time of day; on a busy machine, the processor time of this process.
   */
  readonly clock?: () => number;
  /** Unlike time, this makes the same choice on every machine. */
  readonly iterations?: number;
}

/** A bot gets what a seat knows and nothing else, so it cannot know more than the seat it plays. */
export type Bot<V = unknown> = (
  view: Witness<V>,
  decision: MyDecision,
  budget: Budget,
  random: Random,
) => Answer;

/** Bots that search, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** How much a level thinks about one decision, up to whichever limit comes first. */
export interface Effort {
  readonly iterations: number;
  readonly milliseconds: number;
  /** How often it gives any answer that was worth considering, whatever its search preferred: from 0 to 1. */
  readonly slips?: number;
  /** Whether it thinks long enough for several threads to share the work. */
  readonly isShared?: true;
}
