import { DISTRICT_COUNT, type District, districtId } from '../cards/districts.ts';
import type { RelicId } from '../cards/relics.ts';
import { MOST_KILLS } from '../cards/trackers.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { bloodMaximum, districtAt, isPlacedIn, relicThat, vampireAt } from './city.ts';
import type { Source } from './happenings.ts';
import { settle } from './lying.ts';
import type { Side, State } from './state.ts';
import type { MastersTable } from './work.ts';

/**
 * All changes to the city and the sheets. Lying cards are checked after each change (MN-19.5), and their
 * rewards can add work; so rules push the next step before they change anything.
 */

// Agents

/** Numbers of agents on each side. */
export interface Agents {
  readonly hidden: number;
  readonly exposed: number;
}

const LANTERN = relicThat('expose-arrivals').id;

/** From the reserve, as far as it goes; returns how many were added. */
export function addAgents(
  table: MastersTable,
  district: District,
  wanted: number,
  source: Source,
  side: Side = 'hidden',
): number {
  const { state } = table;
  const count = Math.min(wanted, state.agents);
  if (count === 0) return 0;
  const place = districtAt(state, district);
  const exposed = side === 'exposed' || isPlacedIn(state, district, LANTERN);
  state.agents -= count;
  if (exposed) place.exposed += count;
  else place.hidden += count;
  table.tell({
    kind: 'agents-added',
    district: districtId(district),
    hidden: exposed ? 0 : count,
    exposed: exposed ? count : 0,
    left: state.agents,
    source,
  });
  settle(table);
  return count;
}

/** To the reserve, and credited to a vampire if one is named. This is one single change (MN-14.8). */
export function removeAgents(
  table: MastersTable,
  district: District,
  { hidden, exposed }: Agents,
  source: Source,
  killer: VampireNumber | null = null,
): void {
  const { state } = table;
  if (hidden + exposed === 0) return;
  const place = districtAt(state, district);
  place.hidden -= hidden;
  place.exposed -= exposed;
  state.agents += hidden + exposed;
  table.tell({
    kind: 'agents-removed',
    district: districtId(district),
    hidden,
    exposed,
    left: state.agents,
    source,
  });
  if (killer !== null) addKills(table, killer, hidden + exposed, source);
  settle(table);
}

export function removeOneAgent(
  table: MastersTable,
  district: District,
  side: Side,
  source: Source,
  killer: VampireNumber | null = null,
): void {
  removeAgents(table, district, one(side), source, killer);
}

/** One agent of this side. */
export function one(side: Side): Agents {
  return side === 'hidden' ? ONE_HIDDEN : ONE_EXPOSED;
}

const ONE_HIDDEN: Agents = { hidden: 1, exposed: 0 };
const ONE_EXPOSED: Agents = { hidden: 0, exposed: 1 };

/** Agents keep their sides, unless a Witch Lantern or the effect itself flips them (MN-6.10). */
export function moveAgents(
  table: MastersTable,
  from: District,
  to: District,
  { hidden, exposed }: Agents,
  source: Source,
  { expose = false }: { expose?: boolean } = {},
): void {
  const { state } = table;
  const [start, end] = [districtAt(state, from), districtAt(state, to)];
  const flipped = expose || isPlacedIn(state, to, LANTERN) ? hidden : 0;
  start.hidden -= hidden;
  start.exposed -= exposed;
  end.hidden += hidden - flipped;
  end.exposed += exposed + flipped;
  table.tell({
    kind: 'agents-moved',
    from: districtId(from),
    to: districtId(to),
    hidden,
    exposed,
    flipped,
    source,
  });
  settle(table);
}

export function exposeAgents(table: MastersTable, district: District, source: Source): void {
  const place = districtAt(table.state, district);
  const count = place.hidden;
  if (count === 0) return;
  place.exposed += count;
  place.hidden = 0;
  table.tell({ kind: 'agents-exposed', district: districtId(district), count, source });
}

export function hideAgents(table: MastersTable, source: Source): void {
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const place = districtAt(table.state, district);
    const count = place.exposed;
    if (count === 0) continue;
    place.hidden += count;
    place.exposed = 0;
    table.tell({ kind: 'agents-hidden', district: districtId(district), count, source });
  }
}

/** MN-15.7: an agent leaves, and a minion arrives if there is one. */
export function convertAgent(
  table: MastersTable,
  district: District,
  side: Side,
  source: Source,
  killer: VampireNumber | null,
): void {
  removeOneAgent(table, district, side, source, killer);
  addMinions(table, district, 1, source);
}

// Minions and vampires

/** From the reserve, as far as it goes. */
export function addMinions(table: MastersTable, district: District, wanted: number, source: Source): void {
  const { state } = table;
  const count = Math.min(wanted, state.minions);
  if (count === 0) return;
  state.minions -= count;
  districtAt(state, district).minions += count;
  table.tell({
    kind: 'minions-added',
    district: districtId(district),
    count,
    left: state.minions,
    source,
  });
  settle(table);
}

export function removeMinions(table: MastersTable, district: District, count: number, source: Source): void {
  const { state } = table;
  if (count === 0) return;
  state.minions += count;
  districtAt(state, district).minions -= count;
  table.tell({
    kind: 'minions-removed',
    district: districtId(district),
    count,
    left: state.minions,
    source,
  });
  settle(table);
}

export function moveVampire(
  table: MastersTable,
  number: VampireNumber,
  to: District,
  minions: number,
  source: Source,
): void {
  const { state } = table;
  const vampire = vampireAt(state, number);
  const from = vampire.at;
  vampire.at = to;
  districtAt(state, from).minions -= minions;
  districtAt(state, to).minions += minions;
  table.tell({
    kind: 'moved',
    vampire: vampire.id,
    from: districtId(from),
    to: districtId(to),
    minions,
    source,
  });
  settle(table);
}

// Blood and kills

/** Blood lost to an effect: it stops at 0 (MN-13.9). Returns how much was lost. */
export function loseBlood(
  table: MastersTable,
  number: VampireNumber,
  wanted: number,
  source: Source,
): number {
  const amount = Math.min(wanted, vampireAt(table.state, number).blood);
  if (amount > 0) takeBlood(table, number, amount, source, { isCost: false });
  return amount;
}

/** Blood paid as a cost. */
export function payBlood(table: MastersTable, number: VampireNumber, amount: number, source: Source): void {
  if (amount > 0) takeBlood(table, number, amount, source, { isCost: true });
}

function takeBlood(
  table: MastersTable,
  number: VampireNumber,
  amount: number,
  source: Source,
  { isCost }: { isCost: boolean },
): void {
  const { state } = table;
  const vampire = vampireAt(state, number);
  vampire.blood -= amount;
  state.blood += amount;
  const facts = { vampire: vampire.id, amount, after: vampire.blood, source };
  table.tell(isCost ? { kind: 'blood-paid', ...facts } : { kind: 'blood-lost', ...facts });
  if (vampire.blood === 0) {
    table.tell({ kind: 'drained', vampire: vampire.id, district: districtId(vampire.at) });
    endTurnOf(state, number);
  }
  settle(table);
}

/** MN-8.7, MN-8.11, MN-13.3. */
function endTurnOf({ turn }: State, number: VampireNumber): void {
  if (turn?.vampire !== number) return;
  turn.ap = 0;
  turn.over = true;
}

/** MN-14.1. */
export function addKills(table: MastersTable, number: VampireNumber, count: number, source: Source): void {
  const vampire = vampireAt(table.state, number);
  const before = vampire.kills;
  vampire.kills = Math.min(MOST_KILLS, before + count);
  if (vampire.kills !== before)
    table.tell({ kind: 'kills', vampire: vampire.id, before, after: vampire.kills, source });
}

/** MN-14.3, MN-14.4: the vampire whose kill count increases when an ability removes agents. */
export function killerByAbility({ options }: State, user: VampireNumber): VampireNumber | null {
  return options.edition === 'ares' ? user : null;
}

// Relics

/** The holder loses it; blood above the new maximum returns to the reserve (MN-R34). */
export function takeRelic(table: MastersTable, number: VampireNumber, relic: RelicId): void {
  const vampire = vampireAt(table.state, number);
  vampire.relics = vampire.relics.filter((held) => held !== relic);
  const excess = vampire.blood - bloodMaximum(vampire);
  if (excess > 0) loseBlood(table, number, excess, 'maximum');
}

export function giveRelic(table: MastersTable, number: VampireNumber, relic: RelicId): void {
  const vampire = vampireAt(table.state, number);
  vampire.relics = [...vampire.relics, relic];
}

export function discardRelic(
  table: MastersTable,
  number: VampireNumber,
  relic: RelicId,
  source: Source,
): void {
  const { state } = table;
  state.discardedRelics = [...state.discardedRelics, relic];
  table.tell({ kind: 'relic-discarded', relic, vampire: vampireAt(state, number).id, source });
  takeRelic(table, number, relic);
}
