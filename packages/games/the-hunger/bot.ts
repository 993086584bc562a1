import { type Answer, type Bot, type Mind, mindOf, type OptionId, type Random } from '@nokturn/engine';
import LEARNED from './bot/learned.json' with { type: 'json' };
import { knowledgeBy } from './bot/mind/knowledge.ts';
import { byLearning } from './bot/mind/learned.ts';
import { Outlook } from './bot/outlook.ts';
import type { Valuing } from './bot/thumb.ts';
import { valuesOf } from './bot/values.ts';
import { theHunger } from './index.ts';
import type { HungerFrame } from './rules/work.ts';
import type { HungerView } from './secrets.ts';

/**
 * A player who knows the rules and has been out a few nights: goes far while there is time, takes the pile
 * that is best for its own Missions and deck, and compares the turns home with the Speed of its cards. It
 * values the options available now and plans the rest of the night with average hands; it does not consider
 * what the others will do.
 */
export const novice: Bot<HungerView> = (view, { ask, fallback }, _budget, random) => {
  const { viewer, asked, state } = view;
  if (typeof viewer !== 'number' || asked === null) return fallback;
  const value = valuesOf(asked.frame as HungerFrame, new Outlook(state, viewer));
  if (ask.kind === 'one') return best(ask.options, value, random);
  return ask.kind === 'several' ? bestOf(ask.options, ask.min, value) : fallback;
};

/** The option with the highest value; a random one if several are equal. */
function best(options: readonly OptionId[], value: Valuing, random: Random): OptionId {
  let top = Number.NEGATIVE_INFINITY;
  let found: OptionId[] = [];
  for (const option of options) {
    const worth = value(option);
    if (worth > top) found = [];
    if (worth >= top) found.push(option);
    top = Math.max(top, worth);
  }
  return random.pick(found);
}

/** The options with the highest values, as many as asked for. */
function bestOf(options: readonly OptionId[], count: number, value: Valuing): Answer {
  return options
    .map((option) => ({ option, worth: value(option) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, count)
    .map(({ option }) => option);
}

/**
 * How a searching player thinks about a night: it judges by what was learned from matches (`npm run train`).
 */
export const knowledge = knowledgeBy(byLearning(LEARNED));
export const mind: Mind = mindOf(theHunger, knowledge);
