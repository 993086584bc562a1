import type { Knowledge } from '@nokturn/engine';
import type { Duel, DuelFrame, diceDuel } from './dice-duel.ts';

export type DuelView = ReturnType<typeof diceDuel.secrets.show>;

/** Duellists who know that a lucky number is one of six. */
export const knowledge: Knowledge<Duel, DuelFrame, DuelView> = {
  imagine:
    ({ state }) =>
    (random) => ({
      ...state,
      points: state.points.slice(),
      lucky: state.lucky.map((number) => number ?? 1 + random.below(6)),
    }),
  evaluate: ({ points, target }) => points.map((each) => Math.min(1, each / target)),
  policy: ({ ask }, random) => (ask.kind === 'one' ? random.pick(ask.options) : 0),
};
