import { type Answer, type OptionId, verbOf } from '@nokturn/engine';
import type { Ability } from '../../cards/abilities.ts';
import type { District } from '../../cards/districts.ts';
import { bloodAbilityOf, darkAbilityOf } from '../../cards/vampires.ts';
import { usableBlood } from '../../rules/abilities.ts';
import { districtIn, eventIn, takingIn, vampireIdIn, vampireIn } from '../../rules/choices.ts';
import {
  activeVampire,
  agentsIn,
  districtAt,
  isBelowMaximum,
  neighboursOf,
  vampireAt,
} from '../../rules/city.ts';
import { turnOf } from '../../rules/points.ts';
import { markedDistricts } from '../../rules/resolving.ts';
import type { State, Vampire } from '../../rules/state.ts';
import type { BloodChoice, DarkChoice } from '../../rules/work.ts';
import { MINION, stepOfVeil, VICTORY } from '../worth.ts';
import { bloodWorth, canBeSealed, clearedWorth, fightWorth, killWorth, NEVER } from './estimates.ts';

/** Quick estimates of abilities (MN-15). */

/** The best blood ability available now. */
export function bloodAbilityWorth(state: State): number {
  const vampire = activeVampire(state);
  let best = NEVER;
  for (const id of usableBlood(state, vampire))
    best = Math.max(best, abilityWorth(state, vampire, bloodAbilityOf(id)));
  return best;
}

export function darkAbilityWorth(state: State): number {
  const vampire = activeVampire(state);
  return abilityWorth(state, vampire, darkAbilityOf(vampire.id));
}

function abilityWorth(state: State, vampire: Vampire, { kind, cost, effect }: Ability): number {
  if (kind === 'dark' && state.veil <= cost) return NEVER;
  const price = kind === 'dark' ? -cost * stepOfVeil(state) : bloodWorth(vampire, -cost);
  const here = agentsIn(state, vampire.at);
  switch (effect.do) {
    case 'lure':
      return price + luresWorth(state, vampire);
    case 'gather':
      return price + gatherWorth(state, vampire);
    case 'gift':
      return price + giftWorth(state, vampire, effect.blood);
    case 'expose-all':
      return price + eyesWorth(state, vampire, effect.blood);
    case 'remove-all-but':
      return price + removedWorth(state, vampire, here - effect.left);
    case 'summon':
      return price + summonWorth(state, vampire);
    case 'convert': {
      const count = Math.min(here, effect.most, state.minions);
      return (
        price +
        removedWorth(state, vampire, count) +
        count * MINION.needed +
        sealingNext(state, vampire, count)
      );
    }
    case 'foresee':
      return price + removedWorth(state, vampire, state.top === null ? 0.7 : effect.districts);
    case 'rewrite': {
      let agents = 1.5;
      if (state.top !== null) {
        agents = 0;
        for (const district of markedDistricts(state, state.top)) agents += agentsIn(state, district);
      }
      return price + removedWorth(state, vampire, agents) - 3;
    }
    default:
      return NEVER;
  }
}

/** Agents that an ability removes; in `ares` they count as kills (MN-14.3, MN-14.4). */
function removedWorth(state: State, vampire: Vampire, agents: number): number {
  let value = clearedWorth(state) * agents;
  if (state.options.edition !== 'ares') return value;
  for (let killed = 0; killed < agents; killed++)
    value += killWorth(vampire, killed) * Math.min(1, agents - killed);
  return value;
}

/** A vampire that only needs a district without agents for its sigil. */
function sealingNext(state: State, { kills, sigil, at }: Vampire, removed: number): number {
  const ready = kills + removed >= 9 && sigil === null && turnOf(state).ap > 0 && canBeSealed(state, at);
  return ready && agentsIn(state, at) <= removed ? 8 : 0;
}

function luresWorth(state: State, vampire: Vampire): number {
  const { at } = vampire;
  const here = districtAt(state, at);
  const push = here.minions > 0 ? sealingNext(state, vampire, 0) + sealingNext(state, vampire, 2) : 0;
  let exposed = 0;
  for (const next of neighboursOf(state, at)) exposed = Math.max(exposed, districtAt(state, next).exposed);
  const pulled = Math.min(2, exposed);
  if (turnOf(state).ap === 0 || pulled === 0) return push;
  const more = fightWorth(state, vampire, here.exposed + pulled) - fightWorth(state, vampire, here.exposed);
  return Math.max(push, more);
}

function gatherWorth(state: State, vampire: Vampire): number {
  if (turnOf(state).ap === 0) return 0;
  let agents = agentsIn(state, vampire.at);
  for (const next of neighboursOf(state, vampire.at)) agents += agentsIn(state, next);
  return (
    fightWorth(state, vampire, Math.min(agents, 5)) -
    fightWorth(state, vampire, districtAt(state, vampire.at).exposed)
  );
}

function giftWorth(state: State, vampire: Vampire, blood: number): number {
  let best = 0;
  for (const other of state.vampires)
    if (other !== vampire && isBelowMaximum(other)) best = Math.max(best, bloodWorth(other, blood));
  const { hidden, exposed } = districtAt(state, vampire.at);
  if (hidden === 0 || turnOf(state).ap === 0) return best;
  return Math.max(
    best,
    0.8 * (fightWorth(state, vampire, hidden + exposed) - fightWorth(state, vampire, exposed)),
  );
}

function eyesWorth(state: State, vampire: Vampire, blood: number): number {
  let value = 0;
  for (const other of state.vampires) {
    if (other !== vampire) value += bloodWorth(other, blood);
    const { hidden } = districtAt(state, other.at);
    value += 0.6 * Math.min(hidden, 3);
  }
  return value;
}

/** The ritual, if the gates bring everything still missing. */
function summonWorth(state: State, vampire: Vampire): number {
  const { vampires } = state;
  if (turnOf(state).ap === 0 || agentsIn(state, vampire.at) > 0) return -3;
  let minions = districtAt(state, vampire.at).minions;
  const from = new Set<District>();
  for (const { sigil, at } of vampires) {
    if (sigil === null) return -3;
    if (at !== vampire.at && !from.has(at)) {
      from.add(at);
      minions += districtAt(state, at).minions;
    }
  }
  return minions >= vampires.length ? VICTORY : -3;
}

export function bloodChoice(state: State, frame: BloodChoice, answer: Answer): number {
  if (answer === 'back') return NEVER;
  if (answer === 'stop') return -1;
  const vampire = activeVampire(state);
  switch (frame.stage) {
    case 'ability':
      return abilityWorth(state, vampire, bloodAbilityOf(vampireIdIn(answer)));
    case 'lure': {
      const other = districtIn(answer);
      if (verbOf(answer as OptionId) === 'push')
        return sealingNext(state, vampire, 2) + (districtAt(state, other).sigil === null ? 0 : 0.5);
      const { exposed } = districtAt(state, other);
      return exposed > 0 ? fightWorth(state, vampire, Math.min(2, exposed)) : 0.3;
    }
    case 'lure-agents': {
      const { hidden, exposed } = takingIn(answer);
      return frame.to === vampire.at ? exposed + 0.3 * hidden : exposed + hidden;
    }
    case 'gift':
      if (verbOf(answer as OptionId) === 'feed')
        return bloodWorth(vampireAt(state, vampireIn(state, answer)), 2);
      return 0.5 * districtAt(state, districtIn(answer)).hidden;
    case 'convert':
      return answer === 'side:hidden' ? 0.2 : 0;
    case 'foresee':
      return 1 + Number(districtIn(answer) === vampire.at);
  }
}

export function darkChoice(state: State, frame: DarkChoice, answer: Answer): number {
  if (answer === 'back') return NEVER;
  const vampire = activeVampire(state);
  switch (frame.stage) {
    case 'gather': {
      const district = districtIn(answer);
      return district === vampire.at ? 3 : 0;
    }
    case 'gather-agents':
      return answer === 'all' ? 1 : answer === 'stop' ? 0.5 : 0;
    case 'summon':
      return answer === 'stop' ? 0 : 1;
    case 'summon-minions':
      return answer as number;
    case 'convert':
      return answer === 'stop' ? 0 : 1;
    case 'rewrite': {
      const event = answer === 'top' ? state.top : eventIn(answer);
      if (event === null) return 0;
      let agents = 0;
      for (const district of markedDistricts(state, event)) agents += agentsIn(state, district);
      return agents;
    }
  }
}
