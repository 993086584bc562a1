import { mindOf } from '@nokturn/engine';
import { training as trainingOf } from '../training.ts';
import { byThumb } from './bot/mind/judgement.ts';
import { knowledgeBy } from './bot/mind/knowledge.ts';
import { byLearning, FEATURES, readNight } from './bot/mind/learned.ts';
import { theHunger } from './index.ts';
import type { State } from './rules/state.ts';

/** How The Hunger is learned: from positions at the start of each round, where a search ends. */
export const training = trainingOf<State>({
  lessons: [
    { seats: 4, options: {} },
    { seats: 3, options: {} },
    { seats: 5, options: {} },
    { seats: 2, options: {} },
    { seats: 6, options: {} },
    { seats: 4, options: { mode: 'rookie' } },
  ],
  wins: 'one',
  features: FEATURES,
  read: readNight,
  momentOf: ({ phase, round, turn }) => (phase === 'night' && turn !== null ? round : null),
  mindBy: (learned) => mindOf(theHunger, knowledgeBy(learned === null ? byThumb : byLearning(learned))),
});
