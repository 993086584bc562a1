import { type Answer, type OptionId, verbOf } from '@nokturn/engine';
import { DISTRICT_COUNT, type District, DRINKS, effectOf } from '../../cards/districts.ts';
import { RELICS, type RelicId } from '../../cards/relics.ts';
import { MOST_KILLS, VEIL } from '../../cards/trackers.ts';
import { moveCost, recruitCost } from '../../rules/actions.ts';
import { districtIn, relicIn, takingIn, valueIn } from '../../rules/choices.ts';
import {
  activeVampire,
  agentsIn,
  bloodMaximum,
  districtAt,
  hasMinionMajority,
  minionsInCity,
  minionsThatCanLeave,
  neighboursOf,
} from '../../rules/city.ts';
import { lowestDie } from '../../rules/dice.ts';
import { isInForce } from '../../rules/in-force.ts';
import { turnOf } from '../../rules/points.ts';
import type { State } from '../../rules/state.ts';
import { distance, MINION, minionsNeeded, SIGIL, stepOfVeil, VEIL_WORTH, VICTORY } from '../worth.ts';
import { bloodAbilityWorth, darkAbilityWorth } from './abilities.ts';
import { bloodWorth, fightWorth, NEVER, placeWorth, ritualPlace, usedDie } from './estimates.ts';
import { exchangeWorth } from './relics.ts';

/** Quick estimates of the answers to questions of a night turn. */

export function actionWorth(state: State, answer: Answer): number {
  const { ap } = turnOf(state);
  const vampire = activeVampire(state);
  const { hidden, exposed, minions } = districtAt(state, vampire.at);
  switch (answer) {
    case 'ritual':
      return VICTORY;
    case 'sigillate':
      return 2 * SIGIL;
    case 'fight':
      return fightWorth(state, vampire, exposed, minions) + (needsCleanGround(state) ? 6 : 0);
    case 'expose': {
      if (hidden === 0) return 0;
      const all = fightWorth(state, vampire, hidden + exposed, minions);
      return ap > 1 ? 0.8 * all : 0.05 * all;
    }
    case 'move':
      return bestMove(state);
    case 'recruit': {
      const needed = minionsInCity(state) < minionsNeeded(state);
      return 3.5 * raised(state, 1) + (needed ? 0.4 : MINION.more) - (recruitCost(state) - 1);
    }
    case 'hunt':
      return bloodWorth(vampire, isInForce(state, 'hunt-for-two') ? 2 : 1, bloodMaximum(vampire));
    case 'wild-hunt':
      if (state.veil === 1) return NEVER;
      return bloodWorth(vampire, 6, bloodMaximum(vampire)) - stepOfVeil(state);
    case 'activate':
      return nightEffectWorth(state);
    case 'blood':
      return bloodAbilityWorth(state);
    case 'dark':
      return darkAbilityWorth(state);
    case 'exchange':
      return exchangeWorth(state);
    case 'end-turn':
      return -5 * ap;
    default:
      return relicWorth(state, relicIn(answer));
  }
}

function raised({ veil }: State, by: number): number {
  return (VEIL_WORTH[Math.min(VEIL.most, veil + by)] as number) - (VEIL_WORTH[veil] as number);
}

/** A vampire that has its kills and a minion here, but agents prevent its sigil. */
function needsCleanGround(state: State): boolean {
  const { kills, sigil, at } = activeVampire(state);
  return kills === MOST_KILLS && sigil === null && districtAt(state, at).minions > 0;
}

function bestMove(state: State): number {
  const { at, sigil } = activeVampire(state);
  let best = NEVER;
  const cost = moveCost(state);
  if (sigil !== null) {
    const place = ritualPlace(state);
    for (const district of neighboursOf(state, at)) best = Math.max(best, nearer(state, district, place));
  } else
    for (const district of neighboursOf(state, at)) best = Math.max(best, moveWorth(state, district, cost));
  return best;
}

/** A vampire that has sealed a district goes to where the Family gathers. */
function nearer(state: State, to: District, place: District): number {
  return 2.4 * distance(state, activeVampire(state).at, place) - 1.5 * distance(state, to, place);
}

/** How much better it is there than here. */
export function moveWorth(state: State, to: District, cost: number): number {
  const vampire = activeVampire(state);
  if (vampire.sigil !== null) return nearer(state, to, ritualPlace(state));
  const { ap } = turnOf(state);
  const brought = minionsThatCanLeave(state, vampire.at);
  return (
    placeWorth(state, vampire, to, { ap: ap - cost, brought }) -
    1.6 * placeWorth(state, vampire, vampire.at, { ap: 0, brought: 0 })
  );
}

/** Minions go where sigils and the ritual need them; some stay if they hold a district. */
export function minionsAlong(state: State, to: District, count: number): number {
  const vampire = activeVampire(state);
  const { minions } = districtAt(state, vampire.at);
  const left = minions - count;
  if (vampire.kills === MOST_KILLS) return count;
  const effect = effectOf(vampire.at);
  const held =
    left > agentsIn(state, vampire.at) && effect.phase === 'day' && effect.when === 'minion-majority';
  const gone = left === 0 ? 0.2 * stepOfVeil(state) : 0;
  return (held ? 1 : 0) + gone + (agentsIn(state, to) > 1 ? 1.7 : 0.1) * count;
}

function nightEffectWorth(state: State): number {
  const vampire = activeVampire(state);
  const effect = effectOf(vampire.at);
  if (effect.phase !== 'night') return NEVER;
  switch (effect.does) {
    case 'travel': {
      let best = NEVER;
      for (let to = 0; to < DISTRICT_COUNT; to++)
        if (to !== vampire.at) best = Math.max(best, moveWorth(state, to, 2));
      return best - 0.5;
    }
    case 'drink':
      return (
        bloodWorth(vampire, DRINKS[lowestDie(state)] as number, bloodMaximum(vampire)) +
        usedDie(lowestDie(state))
      );
    case 'shift-agents':
      return 0.2;
    case 'expose-districts': {
      let value = 0;
      for (const { at, kills } of state.vampires)
        if (kills < MOST_KILLS) value += 0.5 * Math.min(3, districtAt(state, at).hidden);
      return value;
    }
  }
}

/** Low dice are spent before high ones. */
export function spentDie(answer: Answer): number {
  return answer === 'back' ? NEVER : -valueIn(answer);
}

function relicWorth(state: State, relic: RelicId): number {
  const { effect } = RELICS[relic];
  switch (effect.do) {
    case 'raise-veil':
      return raised(state, effect.by) - 1;
    case 'buy-action-point':
      return 2 + bloodWorth(activeVampire(state), -effect.blood);
    default:
      return 0.3;
  }
}

/** Newspaper Office: agents leave places where they do harm for places where they are prey. */
export function shiftWorth(state: State, answer: Answer): number {
  if (answer === 'back') return NEVER;
  if (verbOf(answer as OptionId) === 'take') {
    const { hidden, exposed } = takingIn(answer);
    return hidden + exposed;
  }
  const district = districtIn(answer);
  const sign = verbOf(answer as OptionId) === 'to' ? 1 : -1;
  return (
    sign * (state.vampires.some(({ at, kills }) => at === district && kills < MOST_KILLS) ? 1 : 0) -
    (hasMinionMajority(state, district) ? 0.5 : 0)
  );
}

/** Police Station. */
export function exposeWorth(state: State, answer: Answer): number {
  if (answer === 'stop') return 0;
  const district = districtIn(answer);
  const near = state.vampires.some(({ at }) => at === district) ? 2 : 1;
  return near * districtAt(state, district).hidden;
}
