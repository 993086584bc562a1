import {
  type Answer,
  type Ask,
  type Candidate,
  type ImaginedQuestion,
  type Knowledge,
  type OptionId,
  objectOf,
  playerAt,
  type Random,
  type Seat,
  verbOf,
} from '@nokturn/engine';
import { locationOption, playOption } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import type { VendettaFrame } from '../rules/work.ts';
import type { VendettaView } from '../secrets.ts';
import { forecast } from './forecast.ts';
import { imagine } from './imagine.ts';
import { type Turn, turnsWith } from './light/planning.ts';
import { sightOf } from './light/sight.ts';
import { styleOf } from './light/style.ts';
import { worthsOf } from './light/worths.ts';

type Asked = ImaginedQuestion<State, VendettaFrame>;

/** An answer worth this much less Influence than another is tried less than half as often. */
const TEMPERATURE = 0.45;
/** Every conceivable answer is tried sometimes, unless it is worse by more than NEVER. */
const LEAST_WEIGHT = 0.03;
const NEVER = 20;
/**
 * No player weighs everything alike: a turn, or any other answer, can seem better than it is by this much Influence.
 */
const WHIM = { turn: 0.35, other: 0.1 } as const;

/** What a search needs to know about Vendetta: lines are followed to the end of the round. */
export const knowledge: Knowledge<State, VendettaFrame, VendettaView> = {
  imagine,
  evaluate: forecast,
  policy,
  candidates,
  isFar: (from, to) => to.round > from.round,
  leaning,
  sight: ({ state: { location }, frame: { step } }) => (location === null ? step : `${step} ${location}`),
};

/** The plan of the active seat in an imagined state: considered once, answered in three steps. */
const INTENDED = new WeakMap<State, { readonly seat: Seat; readonly turn: Turn }>();

function policy(question: Asked, random: Random): Answer {
  return intended(question, random) ?? answerAt(question.ask, best(worthsFor(question), random));
}

/** The value of each answer to the seat, at a glance. */
function worthsFor({ state, frame, seat, ask }: Asked): readonly number[] {
  return worthsOf(sightOf(state, seat, styleOf(state, seat)), frame, ask);
}

function intended({ state, frame, seat, ask }: Asked, random: Random): Answer | null {
  if (ask.kind !== 'one') return null;
  switch (frame.step) {
    case 'plan-action': {
      if (ask.options.includes('relic')) return null;
      const turn = bestTurn(state, seat, random);
      if (turn === null) return null;
      INTENDED.set(state, { seat, turn });
      return playOption(turn.card);
    }
    case 'plan-location': {
      const turn = turnOf(state, seat);
      const option = turn === null ? null : locationOption(state, turn.location);
      return option !== null && ask.options.includes(option) ? option : null;
    }
    case 'plan-facing': {
      const turn = turnOf(state, seat);
      if (turn === null || turn.location !== state.plan?.location) return null;
      const verb = turn.faceUp ? 'face-up' : 'face-down';
      return ask.options.find((option) => verbOf(option) === verb) ?? null;
    }
    default:
      return null;
  }
}

function turnOf(state: State, seat: Seat): Turn | null {
  const known = INTENDED.get(state);
  return known?.seat === seat && known.turn.card === state.plan?.card ? known.turn : null;
}

function bestTurn(state: State, seat: Seat, random: Random): Turn | null {
  const sight = sightOf(state, seat, styleOf(state, seat));
  let chosen: Turn | null = null;
  let top = Number.NEGATIVE_INFINITY;
  for (const card of playerAt(state, seat).hand)
    for (const turn of turnsWith(sight, card)) {
      const worth = turn.worth + random.fraction() * WHIM.turn;
      if (worth <= top) continue;
      top = worth;
      chosen = turn;
    }
  return chosen;
}

function best(worths: readonly number[], random: Random): number {
  let at = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < worths.length; i++) {
    const worth = (worths[i] as number) + random.fraction() * WHIM.other;
    if (worth <= top) continue;
    top = worth;
    at = i;
  }
  return at;
}

function answerAt(ask: Ask, at: number): Answer {
  return ask.kind === 'amount' ? ask.min + at : (ask.options[at] as OptionId);
}

/** Bold players put blood down, stay and drink; careful ones keep their blood and leave. */
function leaning({ frame, ask }: Asked, answer: Answer): number {
  if (typeof answer === 'number')
    return ask.kind === 'amount' && ask.max > ask.min
      ? (2 * (answer - ask.min)) / (ask.max - ask.min) - 1
      : 0;
  switch (answer) {
    case 'stay':
    case 'drain':
    case 'swap':
      return 1;
    case 'withdraw':
    case 'skip':
      return -1;
    default:
      return frame.step === 'plan-blood' ? Math.min(1, Number(objectOf(answer as OptionId)) - 1) : 0;
  }
}

function candidates(question: Asked): readonly Candidate[] {
  const worths = worthsFor(question);
  const top = Math.max(...worths);
  const list: Candidate[] = [];
  for (let i = 0; i < worths.length; i++) {
    const behind = top - (worths[i] as number);
    if (behind > NEVER) continue;
    list.push({
      answer: answerAt(question.ask, i),
      weight: Math.max(LEAST_WEIGHT, Math.exp(-behind / TEMPERATURE)),
    });
  }
  return list.sort((a, b) => b.weight - a.weight);
}
