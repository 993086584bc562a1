import { type ChoiceId, decision, oneOf, upTo } from '@nokturn/engine';
import {
  type District,
  type DistrictEffect,
  DRINKS,
  districtId,
  effectOf,
  MOST_EXPOSED_DISTRICTS,
  MOST_SHIFTED,
} from '../cards/districts.ts';
import { exposeAgents, moveAgents, moveVampire } from './changes.ts';
import {
  dieOption,
  districtOption,
  districtsWhere,
  takeOption,
  takeOptions,
  toOption,
  type Why,
} from './choices.ts';
import {
  activeNumber,
  activeSeat,
  activeVampire,
  agentsIn,
  agentsInCity,
  districtAt,
  hiddenInCity,
  isBelowMaximum,
  minionsThatCanLeave,
  neighboursOf,
} from './city.ts';
import { dieOptions, rollIfEmpty, setAside } from './dice.ts';
import { holdsInDistrict, isInForce } from './in-force.ts';
import { gainBlood } from './lying.ts';
import { canPay, spendPoints } from './points.ts';
import type { State } from './state.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-9.9, MN-18: Activate, the night effects of the districts. */
export const nightEffectRules: Rules<
  | 'activate-die'
  | 'station-to'
  | 'station-minions'
  | 'news-from'
  | 'news-to'
  | 'news-count'
  | 'police-districts'
> = {
  /** MN-18.12. */
  'activate-die': decision({
    clause: 'MN-18.12',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state) => oneOf([...dieOptions(state), 'back']),
    fallback: () => 'back',
    answered(table, answer) {
      if (answer !== 'back') useDie(table, dieOption.chosen(answer));
    },
  }),

  /** MN-18.2. */
  'station-to': decision({
    clause: 'MN-18.2',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state) => oneOf([...elsewhere(state), 'back']),
    fallback: () => 'back',
    answered(table, answer) {
      if (answer !== 'back') table.next({ step: 'station-minions', to: toOption.chosen(answer) });
    },
  }),

  'station-minions': decision({
    clause: 'MN-18.2',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state) => upTo(minionsThatCanLeave(state, activeVampire(state).at)),
    fallback: () => 0,
    answered(table, answer, _seat, { to }) {
      const { state } = table;
      const station = districtId(activeVampire(state).at);
      spendPoints(table, 'activate', activationCost(state));
      moveVampire(table, activeNumber(state), to, answer, station);
    },
  }),

  /** MN-18.10. */
  'news-from': decision({
    clause: 'MN-18.10',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state) => oneOf([...withAgents(state), 'back']),
    fallback: () => 'back',
    answered(table, answer, _seat, { die }) {
      if (answer === 'back') return;
      table.next({ step: 'news-to', die, from: districtOption.chosen(answer) }, ROLL);
      spendDie(table, die);
    },
  }),

  'news-to': decision({
    clause: 'MN-18.10',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state, _seat, { from }) => oneOf(neighboursOf(state, from).map(toOption)),
    fallback: (state, _seat, { from }) => toOption(neighboursOf(state, from)[0] as District),
    answered: (table, answer, _seat, { die, from }) =>
      table.next({ step: 'news-count', die, from, to: toOption.chosen(answer) }),
  }),

  'news-count': decision({
    clause: 'MN-18.10',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state, _seat, { die, from }) => oneOf(shifts(state, die, from)),
    fallback: (state, _seat, { die, from }) => shifts(state, die, from)[0] as ChoiceId<'take'>,
    answered(table, answer, _seat, { from, to }) {
      const [hidden, exposed] = takeOption.chosen(answer);
      moveAgents(table, from, to, { hidden, exposed }, districtId(activeVampire(table.state).at));
    },
  }),

  /** MN-18.11: district by district. */
  'police-districts': decision({
    clause: 'MN-18.11',
    to: 'one',
    openOptions: true,
    seat: (state) => (hiddenInCity(state) ? activeSeat(state) : null),
    ask: (state, _seat, { first }) => oneOf(first ? withHidden(state) : [...withHidden(state), 'stop']),
    fallback: (state, _seat, { first }) => (first ? (withHidden(state)[0] ?? 'stop') : 'stop'),
    answered(table, answer, _seat, { left }) {
      if (answer === 'stop') return;
      if (left > 1) table.next({ step: 'police-districts', left: left - 1, first: false });
      exposeAgents(table, districtOption.chosen(answer), districtId(activeVampire(table.state).at));
    },
  }),
};

const ROLL = { step: 'roll-if-empty' } as const;

type NightEffect = Extract<DistrictEffect, { phase: 'night' }>;

function effectHere(state: State): NightEffect | null {
  const effect = effectOf(activeVampire(state).at);
  return effect.phase === 'night' ? effect : null;
}

/** Night Shift and Lost Luggage make it more expensive. */
export function activationCost(state: State): number {
  const { at } = activeVampire(state);
  let cost = (effectHere(state) as NightEffect).cost;
  if (isInForce(state, 'all-night-effects-dearer')) cost++;
  if (holdsInDistrict(state, at, 'night-effect-dearer')) cost++;
  return cost;
}

const NO_EFFECT: Why = { reason: 'no-night-effect', clause: 'MN-18.1' };
const CLOSED: Why = { reason: 'night-effect-closed', clause: 'MN-9.9' };
const FULL: Why = { reason: 'full-blood', clause: 'MN-9.10' };
const NO_AGENTS: Why = { reason: 'no-agents', clause: 'MN-9.10' };
const NOTHING_HIDDEN: Why = { reason: 'nothing-hidden', clause: 'MN-9.10' };

export function whyNoActivation(state: State): Why | null {
  const vampire = activeVampire(state);
  const effect = effectHere(state);
  if (effect === null) return NO_EFFECT;
  if (isInForce(state, 'no-night-effects') || holdsInDistrict(state, vampire.at, 'no-night-effect'))
    return CLOSED;
  if (effect.does === 'drink' && !isBelowMaximum(vampire)) return FULL;
  if (effect.does === 'shift-agents' && agentsInCity(state) === 0) return NO_AGENTS;
  if (effect.does === 'expose-districts' && !hiddenInCity(state)) return NOTHING_HIDDEN;
  return canPay(state, activationCost(state));
}

export function activate(table: MastersTable): void {
  const travels = effectHere(table.state)?.does === 'travel';
  table.next(travels ? { step: 'station-to' } : { step: 'activate-die' });
}

function useDie(table: MastersTable, die: number): void {
  const { state } = table;
  switch (effectHere(state)?.does) {
    case 'drink':
      spendDie(table, die);
      gainBlood(table, activeNumber(state), DRINKS[die] as number, districtId(activeVampire(state).at));
      return rollIfEmpty(table);
    case 'shift-agents':
      return table.next({ step: 'news-from', die });
    case 'expose-districts':
      table.next(
        { step: 'police-districts', left: MOST_EXPOSED_DISTRICTS[die] as number, first: true },
        ROLL,
      );
      return spendDie(table, die);
  }
}

/** The action is paid for, and the die is set aside. */
function spendDie(table: MastersTable, die: number): void {
  const { state } = table;
  const { id, at } = activeVampire(state);
  spendPoints(table, 'activate', activationCost(state));
  setAside(state, die);
  table.tell({ kind: 'die-spent', vampire: id, value: die, source: districtId(at) });
}

function elsewhere(state: State): ChoiceId<'to'>[] {
  const { at } = activeVampire(state);
  return districtsWhere((district) => district !== at).map(toOption);
}

function withAgents(state: State): ChoiceId<'district'>[] {
  return districtsWhere((district) => agentsIn(state, district) > 0).map(districtOption);
}

function withHidden(state: State): ChoiceId<'district'>[] {
  return districtsWhere((district) => districtAt(state, district).hidden > 0).map(districtOption);
}

function shifts(state: State, die: number, from: District): ChoiceId<'take'>[] {
  return takeOptions(districtAt(state, from), MOST_SHIFTED[die] as number);
}
