import { type Ask, type Bot, type Mind, mindOf, type OptionId, type Random } from '@nokturn/engine';
import { knowledge } from './bot/knowledge.ts';
import { outlookOf } from './bot/outlook.ts';
import { type Valuing, valuesOf } from './bot/values.ts';
import { vendetta } from './index.ts';
import type { VendettaFrame } from './rules/work.ts';
import type { VendettaView } from './secrets.ts';

/**
 * A player who knows the rules and has played a few evenings: it counts open cards, assumes that hidden cards are
 * average, sends cards and blood where they make the most difference, and keeps some blood against the Beast. It looks
 * one decision ahead and never further.
 */
export const novice: Bot<VendettaView> = (view, { ask, fallback }, _budget, random) => {
  const { viewer, asked, state } = view;
  if (typeof viewer !== 'number' || asked === null) return fallback;
  const answers = answersTo(ask);
  if (answers === null) return fallback;
  return best(answers, valuesOf(asked.frame as VendettaFrame, outlookOf(state, viewer)), random);
};

function answersTo(ask: Ask): readonly (OptionId | number)[] | null {
  if (ask.kind === 'amount') return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i);
  return ask.kind === 'one' ? ask.options : null;
}

/** The answer with the highest value; among equals, one at random. */
function best(answers: readonly (OptionId | number)[], value: Valuing, random: Random): OptionId | number {
  let top = Number.NEGATIVE_INFINITY;
  let found: (OptionId | number)[] = [];
  for (const answer of answers) {
    const worth = value(answer);
    if (worth > top) found = [];
    if (worth >= top) found.push(answer);
    top = Math.max(top, worth);
  }
  return random.pick(found);
}

/** What a search needs to play it: worlds that a seat considers possible, and their values. */
export const mind: Mind = mindOf(vendetta, knowledge);
