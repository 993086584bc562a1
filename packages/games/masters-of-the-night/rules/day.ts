import type { OptionId } from '@nokturn/engine';
import {
  ASYLUM,
  BLOOD_BANK,
  DAY_DISTRICTS,
  DISTRICT_COUNT,
  type District,
  districtId,
  effectOf,
  MUSEUM,
} from '../cards/districts.ts';
import { addAgents, gainBlood, lowerVeil, moveAgents, one } from './changes.ts';
import {
  AGENT_OPTIONS,
  chosenDistrict,
  chosenSide,
  chosenVampire,
  DISTRICT_OPTIONS,
  oneOf,
  vampireOption,
} from './choices.ts';
import {
  agentsIn,
  canDrawRelic,
  districtAt,
  hasAgentMajority,
  hasMinionMajority,
  isBelowMaximum,
  leaderOf,
  leaderSeat,
  neighboursOf,
  vampireAt,
} from './city.ts';
import { holdsInDistrict } from './standing.ts';
import { SIDES, type State } from './state.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-5.5 to MN-5.9, MN-18: day step 2, the day effects of the districts. */
export const dayRules: Rules<'day-districts' | 'day-next-district' | 'day-asylum' | 'day-blood-bank'> = {
  'day-districts'(table) {
    const { state } = table;
    state.phase = 'districts';
    const [first, ...others] = districtsThatMatter(state);
    if (first === undefined) return;
    if (others.length > 0) return table.next(NEXT_DISTRICT);
    resolve(table, first);
  },

  'day-next-district': {
    clause: 'MN-5.5',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) =>
      oneOf(districtsThatMatter(state).map((district) => DISTRICT_OPTIONS[district] as OptionId)),
    fallback: (state) => DISTRICT_OPTIONS[districtsThatMatter(state)[0] as District] as OptionId,
    answered: (table, answer) => resolve(table, chosenDistrict(answer)),
  },

  'day-asylum': {
    clause: 'MN-18.4',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) => oneOf([...agentsForAsylum(state), 'pass']),
    fallback: () => 'pass',
    answered(table, answer) {
      if (answer === 'pass')
        return table.tell({
          kind: 'declined',
          vampire: leaderOf(table.state).id,
          source: districtId(ASYLUM),
        });
      const from = chosenDistrict(answer);
      moveAgents(table, from, ASYLUM, one(chosenSide(answer)), districtId(ASYLUM), { expose: true });
    },
  },

  'day-blood-bank': {
    clause: 'MN-18.6',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) => oneOf(thirsty(state).map((vampire) => vampireOption(state, vampire))),
    fallback: (state) => vampireOption(state, thirsty(state)[0] as number),
    answered: (table, answer) =>
      gainBlood(table, chosenVampire(table.state, answer), 1, districtId(BLOOD_BANK)),
  },
};

const DAY_DISTRICTS_FRAME = { step: 'day-districts' } as const;
const NEXT_DISTRICT = { step: 'day-next-district' } as const;
const ASYLUM_FRAME = { step: 'day-asylum' } as const;
const BLOOD_BANK_FRAME = { step: 'day-blood-bank' } as const;

/** The condition is checked now, and then the district is done for this day (MN-5.6). */
function resolve(table: MastersTable, district: District): void {
  const { state } = table;
  state.resolvedDistricts = [...state.resolvedDistricts, district];
  table.next(DAY_DISTRICTS_FRAME);
  const effect = hasEffect(state, district);
  table.tell({ kind: 'day-district', district: districtId(district), effect });
  if (effect) act(table, district);
}

function act(table: MastersTable, district: District): void {
  const effect = effectOf(district);
  if (effect.phase !== 'day') throw new Error('a district without a day effect');
  switch (effect.does) {
    case 'draw-relic':
      return table.next({ step: 'museum', source: districtId(district) });
    case 'pull-agent':
      return table.next(ASYLUM_FRAME);
    case 'give-blood':
      return table.next(BLOOD_BANK_FRAME);
    case 'lower-veil':
      return void lowerVeil(table, 1, districtId(district));
    case 'add-agent':
      return void addAgents(table, district, 1, districtId(district));
  }
}

/** Whether resolving the district now would do something. */
function hasEffect(state: State, district: District): boolean {
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
      return rangeOfAsylum(state).some((from) => agentsIn(state, from) > 0);
    case 'give-blood':
      return state.vampires.some(isBelowMaximum);
    case 'lower-veil':
      return true;
    case 'add-agent':
      return state.agents > 0;
  }
}

/** MN-5.9: the unresolved districts that have an effect now or could have one after another district. */
function districtsThatMatter(state: State): District[] {
  const now: District[] = [];
  for (let i = 0; i < DAY_DISTRICTS.length; i++) {
    const district = DAY_DISTRICTS[i] as District;
    if (hasEffect(state, district) && !state.resolvedDistricts.includes(district)) now.push(district);
  }
  if (now.length === 0) return now;
  return DAY_DISTRICTS.filter(
    (district) =>
      now.includes(district) ||
      (!state.resolvedDistricts.includes(district) && couldGetEffect(state, district, now)),
  );
}

/**
 * The Asylum can take the agent that stands in the way of a minion majority; a relic can raise the maximum of a
 * vampire that the Blood Bank could not feed before.
 */
function couldGetEffect(state: State, district: District, now: readonly District[]): boolean {
  if (district !== MUSEUM && district !== BLOOD_BANK) return false;
  const relics = canDrawRelic(state);
  if (!relics && (district === MUSEUM || !state.vampires.some(isBelowMaximum))) return false;
  if (hasMinionMajority(state, district))
    return district === BLOOD_BANK && (now.includes(MUSEUM) || now.includes(ASYLUM));
  const agents = agentsIn(state, district);
  return (
    now.includes(ASYLUM) &&
    agents > 0 &&
    districtAt(state, district).minions >= agents &&
    rangeOfAsylum(state).includes(district)
  );
}

/** MN-18.5. */
function rangeOfAsylum(state: State): readonly District[] {
  return state.options.asylumRange === 'adjacent' ? neighboursOf(state, ASYLUM) : ELSEWHERE;
}

const ELSEWHERE: readonly District[] = Array.from(
  { length: DISTRICT_COUNT },
  (_, district) => district,
).filter((district) => district !== ASYLUM);

function agentsForAsylum(state: State): OptionId[] {
  return rangeOfAsylum(state).flatMap((from) =>
    SIDES.flatMap((side) =>
      districtAt(state, from)[side] > 0 ? [AGENT_OPTIONS[side][from] as OptionId] : [],
    ),
  );
}

/** Vampires below their maximum. */
function thirsty(state: State): number[] {
  return state.vampires.flatMap((_, vampire) => (isBelowMaximum(vampireAt(state, vampire)) ? [vampire] : []));
}
