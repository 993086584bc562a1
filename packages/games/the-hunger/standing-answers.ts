import type { Ask, OptionId } from '@nokturn/engine';
import { standingAnswers } from '../standing-answers.ts';
import { discardOption } from './rules/choices.ts';
import { printedValue } from './rules/marks.ts';
import type { HungerView } from './secrets.ts';

/** Answers in advance, for matches over days: whether to use optional effects, and what to give up. */
export const standing = standingAnswers<HungerView>({
  // TH-7.7
  'use-again': { steps: ['use-again'], answers: { always: () => 'again', never: () => 'stop' } },
  // TH-7.14
  snake: { steps: ['snake-window'], answers: { never: () => 'done' } },
  // TH-12.19
  digest: { steps: ['digest'], answers: { never: () => 'none' } },
  // TH-19.2
  parasol: { steps: ['parasol'], answers: { always: () => 'take', never: () => 'decline' } },
  // TH-10.7: the only one of these questions that comes in another player's turn.
  butted: { steps: ['butted'], answers: { cheapest: ({ ask }) => cheapest(ask) } },
});

/** The card with the lowest printed VP. */
function cheapest(ask: Ask): OptionId {
  const options = ask.kind === 'one' ? ask.options.filter((option) => discardOption.has(option)) : [];
  const worth = options.map((option) => printedValue(discardOption.chosen(option)));
  return options[worth.indexOf(Math.min(...worth))] ?? '';
}
