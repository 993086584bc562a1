import { type Bot, randomAnswer } from '@nokturn/engine';

/** Any answer, each as likely as the next. */
export const random: Bot = (_view, decision, _budget, chance) =>
  randomAnswer(decision.ask, (n) => chance.below(n));
