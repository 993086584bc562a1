import type { Answer } from './decision.ts';
import type { Random } from './random.ts';
import type { MyDecision, View } from './view.ts';

/** How much a bot may think. */
export interface Budget {
  readonly milliseconds: number;
}

/** A bot gets a view and nothing else: it cannot know more than the seat it plays. */
export type Bot<V = unknown> = (
  view: View<V>,
  decision: MyDecision,
  budget: Budget,
  random: Random,
) => Answer;
