import type { Answer, Ask, ImaginedQuestion, OptionId, Random } from '@nokturn/engine';
import { moveCost } from '../rules/actions.ts';
import { districtIn } from '../rules/choices.ts';
import type { State } from '../rules/state.ts';
import type { MastersFrame } from '../rules/work.ts';
import { bloodChoice, darkChoice } from './hunches/abilities.ts';
import { dieWorth, fighterWorth, modifierWorth, sharerWorth, tradeWorth } from './hunches/combat.ts';
import {
  choiceWorth,
  districtFirst,
  fedVampire,
  mirageWorth,
  movedAgent,
  movedVampire,
  pulledAgent,
  sentAgents,
  targetWorth,
  tieWorth,
  turnedDie,
  urnWorth,
} from './hunches/day.ts';
import { NEVER } from './hunches/estimates.ts';
import { actionWorth, exposeWorth, minionsAlong, moveWorth, shiftWorth, spentDie } from './hunches/night.ts';
import { agreement, discardedRelic, givenRelic, partnerWorth, tradedRelics } from './hunches/relics.ts';

export type MastersQuestion = ImaginedQuestion<State, MastersFrame>;

/**
 * A quick estimate of an answer, in the points of worth.ts. Only answers to the same question are comparable.
 */
export function hunch(state: State, frame: MastersFrame, answer: Answer): number {
  switch (frame.step) {
    case 'turn-action':
      return actionWorth(state, answer);
    case 'move-to':
      return answer === 'back' ? NEVER : moveWorth(state, districtIn(answer), moveCost(state));
    case 'station-to':
      return answer === 'back' ? NEVER : moveWorth(state, districtIn(answer), 2);
    case 'move-minions':
    case 'station-minions':
      return minionsAlong(state, frame.to, answer as number);
    case 'activate-die':
      return spentDie(answer);
    case 'news-from':
    case 'news-to':
    case 'news-count':
      return shiftWorth(state, answer);
    case 'police-districts':
      return exposeWorth(state, answer);
    case 'contract-use':
      return answer === 'action-points' ? 0 : answer === 'blood' ? 0.3 : NEVER;
    case 'mask-use':
      return answer === 'veil' ? 0 : answer === 'blood' ? 0.3 : NEVER;
    case 'blood-choose':
      return bloodChoice(state, frame, answer);
    case 'dark-choose':
      return darkChoice(state, frame, answer);
    case 'exchange-partner':
      return partnerWorth(state, answer);
    case 'exchange-relic':
      return tradedRelics(state, frame.partner, answer);
    case 'exchange-accept':
      return answer === 'accept' ? agreement(state, frame) : 0;
    case 'combat-trade':
      return tradeWorth(state, answer as number);
    case 'combat-die':
      return dieWorth(state, answer);
    case 'combat-modify':
      return modifierWorth(state, answer);
    case 'combat-successor':
    case 'hunt-fighter':
      return fighterWorth(state, answer);
    case 'combat-share':
      return sharerWorth(state, answer);
    case 'day-next-district':
      return districtFirst(answer);
    case 'day-asylum':
      return pulledAgent(state, answer);
    case 'day-blood-bank':
      return fedVampire(state, answer);
    case 'relic-give':
      return givenRelic(state, answer);
    case 'relic-discard':
      return discardedRelic(state, answer);
    case 'event-blue-numbers':
    case 'event-short':
      return sentAgents(state, answer);
    case 'event-urn':
      return urnWorth(state, answer);
    case 'event-tie':
      return tieWorth(state, frame, answer);
    case 'event-choice':
      return choiceWorth(state, answer);
    case 'event-target':
      return targetWorth(state, frame.target, answer);
    case 'event-move-agent':
      return movedAgent(state, answer);
    case 'event-vampire-move':
      return movedVampire(state, frame, answer);
    case 'event-die-face':
      return turnedDie(answer);
    case 'night-mirage':
      return mirageWorth(state, answer);
    default:
      return 0;
  }
}

/** The amount of randomness in a quick answer, in points. */
const WHIM = 0.3;

/** The answer with the best quick estimate. */
export function quickAnswer({ state, frame, ask }: MastersQuestion, random: Random): Answer {
  if (ask.kind === 'order') return ask.options;
  if (ask.kind === 'several') return severalBest(state, frame, ask, random);
  let best: Answer = ask.kind === 'amount' ? ask.min : (ask.options[0] as OptionId);
  let top = Number.NEGATIVE_INFINITY;
  const count = ask.kind === 'amount' ? ask.max - ask.min + 1 : ask.options.length;
  for (let i = 0; i < count; i++) {
    const answer = ask.kind === 'amount' ? ask.min + i : (ask.options[i] as OptionId);
    const look = hunch(state, frame, answer) + WHIM * random.fraction();
    if (look > top) {
      top = look;
      best = answer;
    }
  }
  return best;
}

function severalBest(
  state: State,
  frame: MastersFrame,
  { options, min }: Extract<Ask, { kind: 'several' }>,
  random: Random,
): Answer {
  return options
    .map((option) => ({ option, look: hunch(state, frame, option) + WHIM * random.fraction() }))
    .sort((a, b) => b.look - a.look)
    .slice(0, min)
    .map(({ option }) => option);
}
