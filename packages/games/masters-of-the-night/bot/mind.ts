import { type Candidate, everyAnswer, type Knowledge, type Mind, mindOf } from '@nokturn/engine';
import { mastersOfTheNight } from '../index.ts';
import type { State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';
import { hunch, type MastersQuestion, quickAnswer } from './hunch.ts';
import { imagine } from './imagine.ts';
import { chanceOfVictory } from './prospect.ts';

/** Everything a search has to know of this game. */
export const knowledge: Knowledge<State, MastersFrame, MastersView> = {
  imagine,
  evaluate: (state) => {
    const chance = chanceOfVictory(state);
    return Array.from({ length: state.seats }, () => chance);
  },
  policy: quickAnswer,
  candidates,
  isFar: (from, to) => to.round > from.round && to.phase === 'night',
};

/** By so many points a better look makes an answer e times as likely. */
const WARMTH = 1.5;

/** The answers, weighted by how they look at a glance. */
function candidates({ state, frame, ask }: MastersQuestion): readonly Candidate[] {
  const looks = everyAnswer(ask).map(({ answer }) => ({
    answer,
    look:
      typeof answer === 'object'
        ? answer.reduce((sum, option) => sum + hunch(state, frame, option), 0)
        : hunch(state, frame, answer),
  }));
  let top = Number.NEGATIVE_INFINITY;
  for (const { look } of looks) top = Math.max(top, look);
  const found: Candidate[] = [];
  for (const { answer, look } of looks) {
    const weight = Math.exp((look - top) / WARMTH);
    if (weight > 0.002) found.push({ answer, weight: weight + 0.02 });
  }
  return found.sort((a, b) => b.weight - a.weight);
}

export const mind: Mind = mindOf(mastersOfTheNight, knowledge);
