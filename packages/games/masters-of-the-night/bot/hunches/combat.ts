import { type Answer, type OptionId, verbOf } from '@nokturn/engine';
import { MOST_KILLS } from '../../cards/trackers.ts';
import { valueIn, vampireIn } from '../../rules/choices.ts';
import { districtAt, minionsInCity, vampireAt } from '../../rules/city.ts';
import { clamp, FACES } from '../../rules/dice.ts';
import { bloodFor, combatOf, fighterOf, removes } from '../../rules/fight.ts';
import type { State } from '../../rules/state.ts';
import { MINION, minionsNeeded, stepOfVeil } from '../worth.ts';
import { bloodWorth, fightWorth, killWorth, NEVER, usedDie } from './estimates.ts';

/** Quick estimates of the answers to combat questions. */

/** MN-10.2: minions for agents. */
export function tradeWorth(state: State, count: number): number {
  const { district, day } = combatOf(state);
  const fighter = fighterOf(state);
  const { exposed } = districtAt(state, district);
  const spare = Math.max(0, minionsInCity(state) - minionsNeeded(state));
  const price = Math.max(0, count - spare) * MINION.needed + Math.min(count, spare) * MINION.more;
  let value = -price;
  for (let killed = 0; killed < count; killed++) value += killWorth(fighter, killed);
  if (fighter.blood === 0) return value;
  return value + (day ? dayWorth(state, exposed - count) : fightWorth(state, fighter, exposed - count));
}

/** By day the lowest dice fight (MN-7.8). */
function dayWorth(state: State, agents: number): number {
  const fighter = fighterOf(state);
  let value = 0;
  let lost = 0;
  let left = agents;
  for (let face = 1; face <= FACES; face++)
    for (let n = state.reserve[face] as number; n > 0 && left > 0 && lost < fighter.blood; n--) {
      left--;
      if (face >= 3) value += killWorth(fighter);
      if (face <= 4) lost++;
    }
  return value + bloodWorth(fighter, -lost);
}

/** High dice win fights, but a die that is just good enough is better than one that is more than needed. */
export function dieWorth(state: State, answer: Answer): number {
  const value = valueIn(answer);
  const fighter = fighterOf(state);
  const gain = removes(value) ? killWorth(fighter) : 0;
  return gain + bloodWorth(fighter, -bloodFor(state, value)) + usedDie(value);
}

/** MN-15.14, MN-15.15: paying for a better die. */
export function modifierWorth(state: State, answer: Answer): number {
  if (answer === 'go-on') return 0;
  const fighter = fighterOf(state);
  const { left, dice } = combatOf(state);
  switch (verbOf(answer as OptionId)) {
    case 'fury': {
      if (state.veil <= 1) return NEVER;
      let gain = left * 2;
      for (const { counts } of dice) gain += resultWorth(state, FACES) - resultWorth(state, counts);
      return gain - stepOfVeil(state);
    }
    case 'dagger':
      return resultWorth(state, FACES) - resultWorth(state, valueIn(answer)) - (left > 0 ? 2 : 0);
    default: {
      const counts = valueIn(answer);
      return resultWorth(state, clamp(counts + 3)) - resultWorth(state, counts) + bloodWorth(fighter, -1);
    }
  }
}

function resultWorth(state: State, counts: number): number {
  const fighter = fighterOf(state);
  return (removes(counts) ? killWorth(fighter) : 0) + bloodWorth(fighter, -bloodFor(state, counts));
}

/** The vampire that fights on, or fights by day: preferably one that has blood and needs the kills. */
export function fighterWorth(state: State, answer: Answer): number {
  const { blood, kills, id } = vampireAt(state, vampireIn(state, answer));
  return Math.min(blood, 3) + (kills < MOST_KILLS ? 1.5 : 0) + (id === 'laszlo' ? 0.5 : 0);
}

/** The vampire that loses the blood the fighter did not have. */
export function sharerWorth(state: State, answer: Answer): number {
  return bloodWorth(vampireAt(state, vampireIn(state, answer)), -1);
}
