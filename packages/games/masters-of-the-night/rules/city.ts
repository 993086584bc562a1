import type { Seat } from '@nokturn/engine';
import type { District } from '../cards/districts.ts';
import { DISTRICT_COUNT } from '../cards/districts.ts';
import type { RelicEffect, RelicId } from '../cards/relics.ts';
import { RELIC_IDS, RELICS } from '../cards/relics.ts';
import { SIGIL_IDS, SIGILS, type SigilEffect } from '../cards/sigils.ts';
import { MOST_BLOOD, UNLOCKS } from '../cards/trackers.ts';
import { sigilOf, VAMPIRE_IDS, type VampireNumber } from '../cards/vampires.ts';
import { holdsInCity, holdsInDistrict } from './in-force.ts';
import type { DistrictState, State, Vampire } from './state.ts';

/** Queries on the city and the sheets. Nothing here changes anything. */

export function districtAt(state: State, district: District): DistrictState {
  return state.districts[district] as DistrictState;
}

export function vampireAt(state: State, vampire: VampireNumber): Vampire {
  return state.vampires[vampire] as Vampire;
}

export function neighboursOf(state: State, district: District): readonly District[] {
  return state.neighbours[district] as readonly District[];
}

export function leaderOf(state: State): Vampire {
  return vampireAt(state, state.leader);
}

/** The seat that makes the choices of the day (MN-1.14). */
export function leaderSeat(state: State): Seat {
  return leaderOf(state).seat;
}

/** The vampire whose turn it is. */
export function activeVampire(state: State): Vampire {
  return vampireAt(state, activeNumber(state));
}

export function activeNumber({ turn }: State): VampireNumber {
  if (turn === null) throw new Error('it is nobody’s turn');
  return turn.vampire;
}

export function activeSeat(state: State): Seat {
  return activeVampire(state).seat;
}

/** All vampires in clockwise order, beginning with the leader (MN-8.2). */
export function turnOrder({ leader, vampires }: State): VampireNumber[] {
  return vampires.map((_, i) => (leader + i) % vampires.length);
}

// Agents and minions

export function agentsIn(state: State, district: District): number {
  const { hidden, exposed } = districtAt(state, district);
  return hidden + exposed;
}

export function agentsInCity({ districts }: State): number {
  let agents = 0;
  for (let i = 0; i < DISTRICT_COUNT; i++) {
    const { hidden, exposed } = districts[i] as DistrictState;
    agents += hidden + exposed;
  }
  return agents;
}

export function hiddenInCity({ districts }: State): boolean {
  for (let i = 0; i < DISTRICT_COUNT; i++) if ((districts[i] as DistrictState).hidden > 0) return true;
  return false;
}

export function minionsInCity({ districts }: State): number {
  let minions = 0;
  for (let i = 0; i < DISTRICT_COUNT; i++) minions += (districts[i] as DistrictState).minions;
  return minions;
}

/** How many more minions than agents; a sigil always puts minions ahead (MN-16.5). */
export function leadOfMinions(state: State, district: District): number {
  const { minions } = districtAt(state, district);
  const counted = holdsInDistrict(state, district, 'minions-do-not-count') ? 0 : minions;
  return counted - agentsIn(state, district);
}

/** MN-5.8. */
export function hasMinionMajority(state: State, district: District): boolean {
  return districtAt(state, district).sigil !== null || leadOfMinions(state, district) > 0;
}

export function hasAgentMajority(state: State, district: District): boolean {
  return districtAt(state, district).sigil === null && leadOfMinions(state, district) < 0;
}

/** How many minions can come along when a vampire leaves. */
export function minionsThatCanLeave(state: State, district: District): number {
  return holdsInDistrict(state, district, 'minions-cannot-leave') ? 0 : districtAt(state, district).minions;
}

// Vampires

export function isDrained({ blood }: Vampire): boolean {
  return blood === 0;
}

export function hasActiveVampire({ vampires }: State, district: District): boolean {
  for (let i = 0; i < vampires.length; i++) {
    const { at, blood } = vampires[i] as Vampire;
    if (at === district && blood > 0) return true;
  }
  return false;
}

export function hasVampire({ vampires }: State, district: District): boolean {
  for (let i = 0; i < vampires.length; i++) if ((vampires[i] as Vampire).at === district) return true;
  return false;
}

/** MN-6.16. */
export function hasPresence(state: State, district: District): boolean {
  return districtAt(state, district).minions > 0 || hasActiveVampire(state, district);
}

/** MN-13.1. */
export function bloodMaximum(vampire: Vampire): number {
  return vampire.relics.length > 0 && vampire.relics.includes(MAXIMUM.id) ? MAXIMUM.effect.to : MOST_BLOOD;
}

export function isBelowMaximum(vampire: Vampire): boolean {
  return vampire.blood < bloodMaximum(vampire);
}

/** MN-17.1. */
export function relicLimit({ kills }: Vampire): number {
  if (kills < UNLOCKS['first-relic']) return 0;
  return kills < UNLOCKS['second-relic'] ? 1 : 2;
}

/** MN-17.6. */
export function canDrawRelic({ relicDeck, vampires }: State): boolean {
  return relicDeck.length > 0 && vampires.some(({ kills }) => kills >= UNLOCKS['first-relic']);
}

// Relics and sigils by their effect: each effect has exactly one.

export interface RelicThat<K extends RelicEffect['do']> {
  readonly id: RelicId;
  readonly effect: Extract<RelicEffect, { do: K }>;
}

export function relicThat<K extends RelicEffect['do']>(does: K): RelicThat<K> {
  const id = RELIC_IDS.find((one) => RELICS[one].effect.do === does);
  if (id === undefined) throw new Error(`no relic does ${does}`);
  return { id, effect: RELICS[id].effect as RelicThat<K>['effect'] };
}

const MAXIMUM = relicThat('raise-maximum');

/** A held relic, at night (MN-17.3). */
export function holdsAtNight(state: State, { relics }: Vampire, relic: RelicId): boolean {
  return relics.length > 0 && state.phase === 'night' && relics.includes(relic);
}

export function isPlacedIn(state: State, district: District, relic: RelicId): boolean {
  const { relics } = districtAt(state, district);
  return relics.length > 0 && relics.includes(relic);
}

export function sigilThat<K extends SigilEffect['kind']>(kind: K) {
  const id = SIGIL_IDS.find((one) => SIGILS[one].kind === kind);
  if (id === undefined) throw new Error(`no sigil is for ${kind}`);
  return { id, effect: SIGILS[id] as Extract<SigilEffect, { kind: K }> };
}

/** The district where a sigil with this effect works; null if it is not placed, or suspended (MN-16.15). */
export function sigilPlace(state: State, kind: SigilEffect['kind']): District | null {
  for (let i = 0; i < state.vampires.length; i++) {
    const { id, sigil } = state.vampires[i] as Vampire;
    if (sigil !== null && KIND_OF_SIGIL[id] === kind)
      return holdsInCity(state, 'no-sigil-effects') ? null : sigil;
  }
  return null;
}

const KIND_OF_SIGIL = Object.fromEntries(VAMPIRE_IDS.map((id) => [id, sigilOf(id).kind])) as Readonly<
  Record<Vampire['id'], SigilEffect['kind']>
>;
