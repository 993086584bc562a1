import { type Answer, type OptionId, verbOf } from '@nokturn/engine';
import { ASYLUM, type District, districtNamed } from '../../cards/districts.ts';
import { districtIn, sideIn, valueIn, vampireIn } from '../../rules/choices.ts';
import { agentsIn, bloodMaximum, districtAt, leaderOf, minionsInCity, vampireAt } from '../../rules/city.ts';
import { current, sentenceOf } from '../../rules/resolving.ts';
import type { State } from '../../rules/state.ts';
import type { EventTarget, MastersFrame } from '../../rules/work.ts';
import { distance, MINION, minionsNeeded, RELIC, stepOfVeil } from '../worth.ts';
import { arrivalCost, bloodWorth, clearedWorth, NEVER, placeWorth, ritualPlace } from './estimates.ts';
import { discardedRelic } from './relics.ts';

/** Quick estimates of the answers to day questions. */

const PARK = districtNamed('city-park');
const CATHEDRAL = districtNamed('cathedral');

/** MN-5.5: the Asylum first, because it can save the others; the City Park last. */
export function districtFirst(answer: Answer): number {
  const district = districtIn(answer);
  if (district === ASYLUM) return 2;
  if (district === PARK) return 0;
  return district === CATHEDRAL ? 0.5 : 1;
}

/** MN-18.4: an agent moves to the Asylum and is exposed there. */
export function pulledAgent(state: State, answer: Answer): number {
  if (answer === 'pass') return 0;
  const from = districtIn(answer);
  return harmOf(state, from) - arrivalCost(state, ASYLUM, false) + (sideIn(answer) === 'hidden' ? 0.2 : 0);
}

/** The value of an agent leaving a district. */
function harmOf(state: State, district: District): number {
  const agents = agentsIn(state, district);
  let harm = clearedWorth(state);
  if (district === PARK && agents === districtAt(state, district).minions + 1) harm += stepOfVeil(state);
  if (agents >= 3 && state.vampires.some(({ at, blood }) => at === district && blood > 0)) harm += 1;
  if (agents === 1 && state.lying.some((card) => card.district === district)) harm += 2;
  return harm;
}

export function fedVampire(state: State, answer: Answer, amount = 1): number {
  const vampire = vampireAt(state, vampireIn(state, answer));
  return bloodWorth(vampire, amount, bloodMaximum(vampire));
}

/** The best places for the agents of an event. */
export function sentAgents(state: State, answer: Answer): number {
  return -arrivalCost(state, districtIn(answer), true);
}

export function urnWorth(state: State, answer: Answer): number {
  if (answer === 'pass') return 0;
  const urn = state.districts.findIndex(({ relics }) => relics.includes('funerary-urn'));
  return arrivalCost(state, districtIn(answer), true) - arrivalCost(state, urn, true) - 0.1;
}

export function tieWorth(
  state: State,
  frame: Extract<MastersFrame, { step: 'event-tie' }>,
  answer: Answer,
): number {
  switch (frame.why) {
    case 'lose-blood':
      return fedVampire(state, answer, -frame.amount);
    case 'lay':
      return vampireAt(state, vampireIn(state, answer)).blood;
    case 'spread':
      return 0;
    default:
      return -sentOut(state, districtIn(answer));
  }
}

/** The cost of losing a minion in a district. */
function sentOut(state: State, district: District): number {
  const { minions, sigil } = districtAt(state, district);
  return MINION.needed + (minions === agentsIn(state, district) + 1 && sigil === null ? 1 : 0);
}

/** MN-6.8, MN-6.23: choices that a text gives the leader. */
export function choiceWorth(state: State, answer: Answer): number {
  const spare = minionsInCity(state) - minionsNeeded(state);
  const minion = spare > 0 ? MINION.more : MINION.needed;
  switch (answer) {
    case 'veil':
      return state.veil <= 1 + current(state).entered.length + current(state).missing
        ? NEVER
        : -stepOfVeil(state);
    case 'minion':
      return -minion;
    case 'minions':
      return -2 * minion;
    case 'relic':
      return -1.5 * RELIC;
    case 'take':
      return offerWorth(state, minion);
    default:
      return 0;
  }
}

function offerWorth(state: State, minion: number): number {
  const offer = sentenceOf(state);
  if (offer?.do !== 'offer') return 0;
  const price = offer.price === 'minion' ? -minion : bloodWorth(leaderOf(state), -1);
  switch (offer.gives) {
    case 'add-minion':
      return price + minion;
    case 'draw-relic':
      return price + RELIC;
    case 'remove-agent': {
      let harm = 0;
      for (let district = 0; district < state.districts.length; district++)
        if (agentsIn(state, district) > 0) harm = Math.max(harm, harmOf(state, district));
      return price + harm;
    }
  }
}

export function targetWorth(state: State, target: EventTarget, answer: Answer): number {
  if (answer === 'pass') return 0;
  switch (target.what) {
    case 'districts':
      return sentAgents(state, answer);
    case 'siege':
      return -arrivalCost(state, districtIn(answer), true);
    case 'vampire-to-move':
      return 0.1;
    case 'vampire-to-feed':
      return fedVampire(state, answer, target.amount);
    case 'agent':
      return harmOf(state, districtIn(answer));
    case 'minion':
      return -sentOut(state, districtIn(answer));
    case 'relic':
      return discardedRelic(state, answer);
  }
}

export function movedAgent(state: State, answer: Answer): number {
  const district = districtIn(answer);
  return verbOf(answer as OptionId) === 'to' ? -arrivalCost(state, district, true) : harmOf(state, district);
}

/** Quiet Arrival, Masquerade Ball. */
export function movedVampire(
  state: State,
  frame: Extract<MastersFrame, { step: 'event-vampire-move' }>,
  answer: Answer,
): number {
  const vampire = vampireAt(state, frame.vampire);
  const { at } = vampire;
  if (typeof answer === 'number') return vampire.kills === 9 ? answer : 0;
  const to = answer === 'stay' ? at : districtIn(answer);
  if (vampire.sigil !== null) return -distance(state, to, ritualPlace(state));
  const brought = to === at ? 0 : districtAt(state, at).minions;
  return placeWorth(state, vampire, to, { ap: 2, brought });
}

/** Fickle Moon: the lowest die is turned to the highest value. */
export function turnedDie(answer: Answer): number {
  if (answer === 'pass') return -3.5;
  return verbOf(answer as OptionId) === 'face' ? valueIn(answer) : -valueIn(answer);
}

/** MN-16.8: agents leaving a sealed district. */
export function mirageWorth(state: State, answer: Answer): number {
  if (answer === 'stop') return 0;
  const to = districtIn(answer);
  return 0.3 - arrivalCost(state, to, false) - (districtAt(state, to).sigil === null ? 0 : 0.2);
}
