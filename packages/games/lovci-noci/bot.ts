import type { Bot, MyDecision, OptionId, Random } from '@nokturn/engine';
import { valuesOf } from './bot/values.ts';
import { wishesOf } from './bot/wishes.ts';
import type { LovciFrame } from './rules/work.ts';
import type { LovciView } from './secrets.ts';

export { mind } from './bot/mind.ts';

/**
 * A player who knows the rules and has played a few evenings: it guesses parties from its own prophecies, hurts likely
 * foes, heals itself and follows its own goal. It looks one decision ahead and never further.
 */
export const novice: Bot<LovciView> = (view, decision, _budget, random) => {
  const { viewer, asked } = view;
  if (typeof viewer !== 'number' || asked === null || decision.ask.kind !== 'one') return decision.fallback;
  const value = valuesOf(asked.frame as LovciFrame, wishesOf(view.state, viewer));
  return best(decision, value, random);
};

/** The option with the highest value; among equals, one at random. */
function best({ ask, fallback }: MyDecision, value: (option: OptionId) => number, random: Random) {
  if (ask.kind !== 'one') return fallback;
  let top = Number.NEGATIVE_INFINITY;
  let found: OptionId[] = [];
  for (const option of ask.options) {
    const worth = value(option);
    if (worth > top) found = [];
    if (worth >= top) found.push(option);
    top = Math.max(top, worth);
  }
  return random.pick(found);
}
