import { type Bot, randomAnswer } from '@nokturn/engine';

/** Any answer, all equally likely. */
export const random: Bot = (_view, decision, _budget, chance) =>
  randomAnswer(decision.ask, (n) => chance.below(n));
