import {
  type Answer,
  type Candidate,
  type ImaginedQuestion,
  type Knowledge,
  type Mind,
  mindOf,
  type Random,
  type Seat,
} from '@nokturn/engine';
import { lovciNoci } from '../index.ts';
import type { State } from '../rules/state.ts';
import type { LovciFrame } from '../rules/work.ts';
import type { LovciView } from '../secrets.ts';
import { imagine, knowingOf } from './imagine.ts';
import { type Insight, insightOf, NOBODY, openInsight, withInsight } from './insight.ts';
import { leaningsOf } from './instinct.ts';
import { inThought } from './thought.ts';
import { sympathyOf, worthsOf } from './worth.ts';

/** How many turns ahead a line is followed. */
const HORIZON = 1;

/** How far apart two leanings may be and still be hard to choose between. */
const TASTE = 0.5;

/** An option that is worse than the best by more than this is not considered. */
const HOPELESS = 8;

/** How bold each answer is: from 1 for a bold player to -1 for a careful one. */
const TEMPER: Readonly<Record<string, number>> = {
  all: 1,
  repeat: 1,
  ability: 1,
  hurt: 1,
  'draw-red': 1,
  reveal: 0.5,
  none: -1,
  skip: -1,
  heal: -1,
  'heal-all': -1,
  'draw-blue': -0.5,
  fur: -1,
};

/** What the seats of an imagined state know while it is being played on. */
const insights = new WeakMap<State, Insight>();

export const knowledge: Knowledge<State, LovciFrame, LovciView> = {
  imagine(view) {
    const knowing = knowingOf(view);
    const sample = imagine(view.state, knowing);
    const shared = insightOf(view.state, Number(view.viewer), knowing);
    return (random) => {
      const state = sample(random);
      insights.set(state, { ...shared, random, sympathy: sympathyIn(state, false, shared) });
      return state;
    };
  },
  evaluate(state, over) {
    const insight = insights.get(state);
    if (insight === undefined || insight.viewer === NOBODY) return worthsOf(state, over);
    const worths = worthsOf(state, over, insight.careless);
    // Only changes since the line began count: the number a player is shown should be its own chance.
    const more = sympathyIn(state, over, insight) - insight.sympathy;
    return withMore(over ? worths : withInsight(worths, state, insight), insight.viewer, more);
  },
  policy: (question, random) => instinct(question, random),
  candidates(question) {
    const { ask } = question;
    const insight = insightIn(question.state);
    if (ask.kind !== 'one' || ask.options.length === 1) return [{ answer: onlyOf(ask), weight: 1 }];
    // The other seats' characters are imagined, so anything a search found out about their plans would be too: they act
    // on instinct.
    if (question.seat !== insight.viewer) return [{ answer: instinct(question, insight.random), weight: 1 }];
    return worthAThought(ask.options, leaningsOf(question, insight));
  },
  sight: ({ state, frame, seat }) => `${frame.step} ${state.players[seat]?.place}`,
  leaning: (_question, answer) => TEMPER[String(answer)] ?? (String(answer).startsWith('seat:') ? 0.5 : 0),
  isFar: (from, to) => turnsBetween(from, to) >= HORIZON,
};

const game = inThought((state) => insights.get(state)?.viewer ?? null);

export const mind: Mind = mindOf(game, knowledge, lovciNoci);

/** How much the viewer likes the prospects of the others: 0 unless somebody plays without a plan. */
function sympathyIn(state: State, over: boolean, { viewer, careless }: Pick<Insight, 'viewer' | 'careless'>) {
  return careless.includes(true) ? sympathyOf(viewer, state, over, careless) : 0;
}

function withMore(worths: readonly number[], seat: Seat, more: number): readonly number[] {
  if (more === 0) return worths;
  return worths.map((worth, each) => (each === seat ? Math.min(1, Math.max(0, worth + more)) : worth));
}

function worthAThought(options: readonly string[], leanings: readonly number[]): Candidate[] {
  const best = Math.max(...leanings);
  const candidates: Candidate[] = [];
  for (const [i, answer] of options.entries()) {
    const below = best - (leanings[i] as number);
    if (below <= HOPELESS) candidates.push({ answer, weight: Math.exp(-below / TASTE) + 0.1 });
  }
  return candidates;
}

function instinct(question: ImaginedQuestion<State, LovciFrame>, random: Random): Answer {
  const { ask } = question;
  if (ask.kind !== 'one' || ask.options.length === 1) return onlyOf(ask);
  const insight = insightIn(question.state);
  // A player who shows a face for nothing is not expected to follow a plan.
  if (insight.careless[question.seat]) return random.pick(ask.options);
  const leanings = leaningsOf(question, insight);
  let best = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (const [i, leaning] of leanings.entries()) {
    const whim = leaning + 0.3 * random.fraction();
    if (whim > top) {
      top = whim;
      best = i;
    }
  }
  return ask.options[best] as Answer;
}

/** No decision of this game asks for more than one option. */
function onlyOf(ask: ImaginedQuestion<State, LovciFrame>['ask']): Answer {
  if (ask.kind !== 'one') throw new Error(`nobody is asked for ${ask.kind} here`);
  return ask.options[0] as Answer;
}

/** In a state that nobody imagined, each seat knows what it was told, and nobody in particular is thinking about it. */
function insightIn(state: State): Insight {
  const known = insights.get(state);
  if (known !== undefined) return known;
  const insight = openInsight(state);
  insights.set(state, insight);
  return insight;
}

/** Turns that have passed, not counting extra turns. */
function turnsBetween(from: State, to: State): number {
  const seats = to.players.length;
  const turnOf = ({ round, active, start }: State) => round * seats + ((active - start + seats) % seats);
  return turnOf(to) - turnOf(from);
}
