import {
  type Answer,
  type Candidate,
  everyAnswer,
  type Heard,
  type Knowledge,
  type Mind,
  mindOf,
} from '@nokturn/engine';
import { mastersOfTheNight } from '../index.ts';
import type { State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import type { MastersView } from '../secrets.ts';
import { hunch, type MastersQuestion, quickAnswer } from './hunch.ts';
import { imagine } from './imagine.ts';
import { chanceOfVictory } from './prospect.ts';

/** Everything a search needs to know about this game. */
export const knowledge: Knowledge<State, MastersFrame, MastersView> = {
  imagine(view) {
    const imagined = imagine(view);
    if (!isRefused(view.heard)) return imagined;
    return (random) => {
      const state = imagined(random);
      refused.add(state);
      return state;
    };
  },
  /** All win or lose together (MN-1.1). */
  evaluate(state) {
    const chance = chanceOfVictory(state);
    return Array.from({ length: state.seats }, () => chance);
  },
  policy: quickAnswer,
  candidates,
  /** Until the start of the next night: by then the coming day has shown how good this night was. */
  isFar: (from, to) => to.round > from.round && to.phase === 'night',
  leaning: (_question, answer) => (BOLD.has(answer) ? 1 : CAREFUL.has(answer) ? -1 : 0),
};

/** Answers that a bold player prefers, and those that a careful one prefers. */
const BOLD: ReadonlySet<Answer> = new Set(['fight', 'dark', 'wild-hunt', 'fury', 'veil', 'take']);
const CAREFUL: ReadonlySet<Answer> = new Set(['recruit', 'hunt', 'end-turn', 'go-on', 'decline', 'stay']);

export const mind: Mind = mindOf(mastersOfTheNight, knowledge);

/** States in which an exchange was refused this turn: nobody asks again. */
const refused = new WeakSet<State>();

function isRefused(heard: readonly Heard[]): boolean {
  for (let i = heard.length - 1; i >= 0; i--) {
    const { kind } = heard[i] as Heard;
    if (kind === 'exchange-refused') return true;
    if (kind === 'turn') return false;
  }
  return false;
}

/** An estimate higher by this many points makes an answer e times as likely. */
const WARMTH = 2;
/** An answer less likely than this compared with the best is ignored; all others keep a minimum weight. */
const UNLIKELY = 0.002;
const LITTLE = 0.02;

/** The answers, weighted by their quick estimates. */
function candidates({ state, frame, ask }: MastersQuestion): readonly Candidate[] {
  const answers = everyAnswer(ask);
  const looks: number[] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < answers.length; i++) {
    const look = lookOf(state, frame, (answers[i] as Candidate).answer);
    looks.push(look);
    if (look > top) top = look;
  }
  const found: Candidate[] = [];
  for (let i = 0; i < answers.length; i++) {
    const { answer } = answers[i] as Candidate;
    const look = looks[i] as number;
    if (answer === 'back' && look < top) continue;
    const weight = Math.exp((look - top) / WARMTH);
    if (weight > UNLIKELY) found.push({ answer, weight: weight + LITTLE });
  }
  return found.sort((a, b) => b.weight - a.weight);
}

function lookOf(state: State, frame: MastersFrame, answer: Answer): number {
  if (typeof answer === 'object') return answer.reduce((sum, option) => sum + hunch(state, frame, option), 0);
  if (answer === 'exchange' && refused.has(state)) return Number.NEGATIVE_INFINITY;
  return hunch(state, frame, answer);
}
