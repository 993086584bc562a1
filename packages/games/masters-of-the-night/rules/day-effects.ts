import { ASYLUM, DISTRICT_COUNT, type District, effectOf } from '../cards/districts.ts';
import {
  agentsIn,
  canDrawRelic,
  hasAgentMajority,
  hasMinionMajority,
  isBelowMaximum,
  neighboursOf,
} from './city.ts';
import { holdsInDistrict } from './in-force.ts';
import type { State } from './state.ts';

/** MN-5.6: whether resolving a day district now would have an effect. */
export function hasEffect(state: State, district: District): boolean {
  const effect = effectOf(district);
  if (effect.phase !== 'day') return false;
  if (effect.when === 'agent-majority') {
    if (!hasAgentMajority(state, district)) return false;
  } else if (
    !hasMinionMajority(state, district) ||
    holdsInDistrict(state, district, 'no-minion-majority-effect')
  )
    return false;
  switch (effect.does) {
    case 'draw-relic':
      return canDrawRelic(state);
    case 'pull-agent':
      return agentsInReach(state).length > 0;
    case 'give-blood':
      return state.vampires.some(isBelowMaximum);
    case 'lower-veil':
      return true;
    case 'add-agent':
      return state.agents > 0;
  }
}

/** MN-18.5: the districts from which the Asylum can take an agent. */
export function agentsInReach(state: State): readonly District[] {
  const range = state.options.asylumRange === 'adjacent' ? neighboursOf(state, ASYLUM) : ELSEWHERE;
  return range.filter((from) => agentsIn(state, from) > 0);
}

const ELSEWHERE: readonly District[] = Array.from(
  { length: DISTRICT_COUNT },
  (_, district) => district,
).filter((district) => district !== ASYLUM);
