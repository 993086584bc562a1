import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import { ASYLUM, BLOOD_BANK, type District, districtId, effectOf } from '../cards/districts.ts';
import { addAgents, moveAgents, one } from './changes.ts';
import { agentOption, chosenVampire, districtOption, vampireOption } from './choices.ts';
import { districtAt, isBelowMaximum, leaderOf, leaderSeat, vampireAt } from './city.ts';
import { districtsThatMatter } from './day-ahead.ts';
import { agentsInReach, hasEffect } from './day-effects.ts';
import { gainBlood } from './lying.ts';
import { SIDES, type State } from './state.ts';
import { lowerVeil } from './veil.ts';
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

  'day-next-district': decision({
    clause: 'MN-5.5',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) => oneOf(districtsThatMatter(state).map(districtOption)),
    fallback: (state) => districtOption(districtsThatMatter(state)[0] as District),
    answered: (table, answer) => resolve(table, districtOption.chosen(answer)),
  }),

  'day-asylum': decision({
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
      const [from, side] = agentOption.chosen(answer);
      moveAgents(table, from, ASYLUM, one(side), districtId(ASYLUM), { expose: true });
    },
  }),

  'day-blood-bank': decision({
    clause: 'MN-18.6',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) => oneOf(thirsty(state).map((vampire) => vampireOption(state, vampire))),
    fallback: (state) => vampireOption(state, thirsty(state)[0] as number),
    answered: (table, answer) =>
      gainBlood(table, chosenVampire(table.state, answer), 1, districtId(BLOOD_BANK)),
  }),
};

const DAY_DISTRICTS_FRAME = { step: 'day-districts' } as const;
const NEXT_DISTRICT = { step: 'day-next-district' } as const;
const ASYLUM_FRAME = { step: 'day-asylum' } as const;
const BLOOD_BANK_FRAME = { step: 'day-blood-bank' } as const;

/** The condition is checked now; then the district is done for today (MN-5.6). */
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

function agentsForAsylum(state: State): ChoiceId<'agent'>[] {
  return agentsInReach(state).flatMap((from) =>
    SIDES.flatMap((side) => (districtAt(state, from)[side] > 0 ? [agentOption(from, side)] : [])),
  );
}

/** Vampires below their maximum. */
function thirsty(state: State): number[] {
  return state.vampires.flatMap((_, vampire) => (isBelowMaximum(vampireAt(state, vampire)) ? [vampire] : []));
}
