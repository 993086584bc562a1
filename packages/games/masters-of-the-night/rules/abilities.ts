import { ABILITIES, type AbilityId } from '../cards/abilities.ts';
import type { District } from '../cards/districts.ts';
import { UNLOCKS } from '../cards/trackers.ts';
import { VAMPIRES, type VampireId } from '../cards/vampires.ts';
import type { Why } from './choices.ts';
import { agentsIn, agentsInCity, districtAt, hiddenInCity, isBelowMaximum, neighboursOf } from './city.ts';
import { markedDistricts } from './resolving.ts';
import { lenders } from './signet.ts';
import type { State, Vampire } from './state.ts';

/** MN-15.4: an ability can be used if its condition is met and it would change something. */

const ONLY_IN_COMBAT: Why = { reason: 'only-in-combat', clause: 'MN-15.3' };
const NO_BLOOD: Why = { reason: 'no-blood', clause: 'MN-15.1' };
const DARK_KILLS: Why = { reason: 'kills-needed', clause: 'MN-15.2', args: { kills: UNLOCKS.dark } };
const NOTHING_IN_REACH: Why = { reason: 'nothing-in-reach', clause: 'MN-15.4' };
const NO_AGENTS: Why = { reason: 'no-agents', clause: 'MN-15.4' };
const TOO_FEW_AGENTS: Why = { reason: 'too-few-agents', clause: 'MN-15.12' };
const NOTHING_TO_CHANGE: Why = { reason: 'nothing-to-change', clause: 'MN-15.4' };
const NOBODY_ELSEWHERE: Why = { reason: 'nobody-elsewhere', clause: 'MN-15.13' };
const DECK_EMPTY: Why = { reason: 'deck-empty', clause: 'MN-15.18' };
const NO_CARD: Why = { reason: 'no-card', clause: 'MN-15.19' };

/** The vampires whose blood abilities can be used now: its own, and others through the Signet. */
export function usableBlood(state: State, vampire: Vampire): VampireId[] {
  const usable: VampireId[] = [];
  if (whyNotUse(state, vampire, VAMPIRES[vampire.id].blood) === null) usable.push(vampire.id);
  for (const id of lenders(state, vampire))
    if (whyNotUse(state, vampire, VAMPIRES[id].blood) === null) usable.push(id);
  return usable;
}

/** The reason against its own ability, if no other can be used. */
export function whyNoBlood(state: State, vampire: Vampire): Why | null {
  const why = whyNotUse(state, vampire, VAMPIRES[vampire.id].blood);
  if (why === null || vampire.relics.length === 0) return why;
  return usableBlood(state, vampire).length > 0 ? null : why;
}

export function whyNoDark(state: State, vampire: Vampire): Why | null {
  if (vampire.kills < UNLOCKS.dark) return DARK_KILLS;
  return whyNotUse(state, vampire, VAMPIRES[vampire.id].dark);
}

function whyNotUse(state: State, vampire: Vampire, id: AbilityId): Why | null {
  const { when, kind, cost, effect } = ABILITIES[id];
  if (when === 'combat') return ONLY_IN_COMBAT;
  if (kind === 'blood' && vampire.blood < cost) return NO_BLOOD;
  switch (effect.do) {
    case 'lure':
      return agentsIn(state, vampire.at) > 0 || agentsAround(state, vampire.at) ? null : NOTHING_IN_REACH;
    case 'gather':
      return agentsInCity(state) > 0 ? null : NO_AGENTS;
    case 'gift':
      return canGive(state, vampire) || canExposeNearby(state, vampire.at) ? null : NOTHING_IN_REACH;
    case 'expose-all':
      return hiddenInCity(state) || state.vampires.some((other) => other !== vampire && isBelowMaximum(other))
        ? null
        : NOTHING_TO_CHANGE;
    case 'remove-all-but':
      return agentsIn(state, vampire.at) > effect.left ? null : TOO_FEW_AGENTS;
    case 'summon':
      return state.vampires.some(({ at }) => at !== vampire.at) ? null : NOBODY_ELSEWHERE;
    case 'convert':
      return agentsIn(state, vampire.at) > 0 ? null : NO_AGENTS;
    case 'foresee':
      return whyNotForesee(state);
    case 'rewrite':
      return state.eventDeck.length > 0 || state.lying.length > 0 ? null : NO_CARD;
    default:
      return null;
  }
}

function agentsAround(state: State, district: District): boolean {
  return neighboursOf(state, district).some((next) => agentsIn(state, next) > 0);
}

/** Elder's Gift: another vampire here or in an adjacent district is below its maximum. */
function canGive(state: State, vampire: Vampire): boolean {
  return state.vampires.some((other) => canBeGiven(state, vampire, other));
}

export function canBeGiven(state: State, vampire: Vampire, other: Vampire): boolean {
  return (
    other !== vampire &&
    isBelowMaximum(other) &&
    (other.at === vampire.at || neighboursOf(state, vampire.at).includes(other.at))
  );
}

function canExposeNearby(state: State, district: District): boolean {
  if (districtAt(state, district).hidden > 0) return true;
  return neighboursOf(state, district).some((next) => districtAt(state, next).hidden > 0);
}

/** Turning up a card is a change (MN-15.4). */
function whyNotForesee(state: State): Why | null {
  if (state.eventDeck.length === 0) return DECK_EMPTY;
  if (state.top === null) return null;
  return markedDistricts(state, state.top).some((district) => agentsIn(state, district) > 0)
    ? null
    : NOTHING_TO_CHANGE;
}
