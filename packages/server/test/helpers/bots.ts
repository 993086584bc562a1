import { type Bot, randomAnswer } from '@nokturn/engine';

/** Bots for tests: one that plays, and some that do not. */
const BOTS: ReadonlyMap<string, Bot> = new Map<string, Bot>([
  ['random', (_view, { ask }, _budget, random) => randomAnswer(ask, (n) => random.below(n))],
  [
    'crashing',
    () => {
      throw new Error('this bot is broken');
    },
  ],
  ['dying', () => process.exit(1)],
  ['cheating', () => 'win'],
  ['fallback', (_view, { fallback }) => fallback],
]);

export function botsFor(): ReadonlyMap<string, Bot> {
  return BOTS;
}
