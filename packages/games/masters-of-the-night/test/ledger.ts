import { DISTRICT_IDS, type DistrictId } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import type { RelicId } from '../cards/relics.ts';
import { FIRST_MINIONS } from '../cards/trackers.ts';
import type { VampireId } from '../cards/vampires.ts';
import type { MastersHappening } from '../rules/happenings.ts';
import type { State } from '../rules/state.ts';

/**
 * The whole table as kept by somebody who hears everything and sees nothing: the happenings must be enough.
 */
export interface Ledger {
  veil: number;
  leader: VampireId | null;
  /** The vampire whose turn it is. */
  turn: VampireId | null;
  /** Its remaining action points. */
  ap: number;
  readonly dice: number[];
  readonly districts: Record<DistrictId, Entry>;
  readonly vampires: Partial<Record<VampireId, Sheet>>;
  lying: EventId[];
  ended: string | null;
}

interface Entry {
  hidden: number;
  exposed: number;
  minions: number;
  sigil: VampireId | null;
  relics: RelicId[];
}

interface Sheet {
  at: DistrictId;
  blood: number;
  kills: number;
  relics: RelicId[];
}

export function newLedger(): Ledger {
  const districts = DISTRICT_IDS.map((id) => [
    id,
    { hidden: 0, exposed: 0, minions: 0, sigil: null, relics: [] },
  ]);
  return {
    veil: 6,
    leader: null,
    turn: null,
    ap: 0,
    dice: [0, 0, 0, 0, 0, 0, 0],
    districts: Object.fromEntries(districts),
    vampires: {},
    lying: [],
    ended: null,
  };
}

/** The correct contents of the ledger. */
export function inventory(state: State): Ledger {
  const { districts, vampires } = state;
  return {
    veil: state.veil,
    leader: vampires[state.leader]?.id ?? null,
    turn: state.turn === null ? null : (vampires[state.turn.vampire]?.id ?? null),
    ap: state.turn?.ap ?? 0,
    dice: state.reserve,
    districts: Object.fromEntries(
      districts.map(({ hidden, exposed, minions, sigil, relics }, i) => [
        DISTRICT_IDS[i],
        { hidden, exposed, minions, sigil: sigil === null ? null : vampires[sigil]?.id, relics },
      ]),
    ) as unknown as Ledger['districts'],
    vampires: Object.fromEntries(
      vampires.map(({ id, at, blood, kills, relics }) => [
        id,
        { at: DISTRICT_IDS[at], blood, kills, relics },
      ]),
    ) as unknown as Ledger['vampires'],
    lying: state.lying.map(({ event }) => event),
    ended: state.ended,
  };
}

export function enter(ledger: Ledger, told: MastersHappening): void {
  const district = (id: DistrictId) => ledger.districts[id];
  const sheet = (id: VampireId) => ledger.vampires[id] as Sheet;
  switch (told.kind) {
    case 'family':
      for (const id of told.vampires)
        ledger.vampires[id] = { at: 'railway-station', blood: 4, kills: 0, relics: [] };
      district('railway-station').minions = FIRST_MINIONS[told.vampires.length] ?? 0;
      return;
    case 'rolled':
      ledger.dice.fill(0);
      for (const value of told.dice) add(ledger.dice, value, 1);
      return;
    case 'die-turned':
      add(ledger.dice, told.before, -1);
      return add(ledger.dice, told.after, 1);
    case 'die-selected':
    case 'die-spent':
      return add(ledger.dice, told.value, -1);
    case 'first-leader':
    case 'leader':
      ledger.leader = told.vampire;
      return;
    case 'agents-added':
      return change(district(told.district), told.hidden, told.exposed);
    case 'agents-removed':
      return change(district(told.district), -told.hidden, -told.exposed);
    case 'agents-moved':
      change(district(told.from), -told.hidden, -told.exposed);
      return change(district(told.to), told.hidden - told.flipped, told.exposed + told.flipped);
    case 'agents-exposed':
      return change(district(told.district), -told.count, told.count);
    case 'agents-hidden':
      return change(district(told.district), told.count, -told.count);
    case 'minions-added':
      district(told.district).minions += told.count;
      return;
    case 'minions-removed':
      district(told.district).minions -= told.count;
      return;
    case 'moved':
      sheet(told.vampire).at = told.to;
      district(told.from).minions -= told.minions;
      district(told.to).minions += told.minions;
      return;
    case 'veil':
    case 'event-losses':
      ledger.veil = told.after;
      return;
    case 'blood-gained':
      sheet(told.vampire).blood += told.amount;
      return;
    case 'blood-lost':
    case 'blood-paid':
      sheet(told.vampire).blood -= told.amount;
      return;
    case 'kills':
      sheet(told.vampire).kills = told.after;
      return;
    case 'sigil':
      district(told.district).sigil = told.vampire;
      return;
    case 'relic-given':
      sheet(told.vampire).relics.push(told.relic);
      return;
    case 'relic-discarded':
      return take(sheet(told.vampire).relics, told.relic);
    case 'relic-placed':
      take(sheet(told.vampire).relics, told.relic);
      district(told.district).relics.push(told.relic);
      ledger.ap = told.ap;
      return;
    case 'exchanged':
      hand(sheet(told.vampire), sheet(told.partner), told.given);
      return hand(sheet(told.partner), sheet(told.vampire), told.taken);
    case 'event-laid':
      ledger.lying.push(told.event);
      return;
    case 'event-discarded':
    case 'event-rewritten':
      ledger.lying = ledger.lying.filter((event) => event !== told.event);
      return;
    case 'turn':
      ledger.turn = told.vampire;
      ledger.ap = told.ap;
      return;
    case 'action':
    case 'action-point':
    case 'relic-used':
      ledger.ap = told.ap;
      return;
    case 'drained':
      if (told.vampire === ledger.turn) ledger.ap = 0;
      return;
    case 'turn-over':
      ledger.turn = null;
      ledger.ap = 0;
      return;
    case 'ended':
      ledger.ended = told.cause;
  }
}

function add(dice: number[], value: number, change: number): void {
  dice[value] = (dice[value] ?? 0) + change;
}

function change(entry: Entry, hidden: number, exposed: number): void {
  entry.hidden += hidden;
  entry.exposed += exposed;
}

function take(relics: RelicId[], relic: RelicId): void {
  relics.splice(relics.indexOf(relic), 1);
}

function hand(from: Sheet, to: Sheet, relic: RelicId | null): void {
  if (relic === null) return;
  take(from.relics, relic);
  to.relics.push(relic);
}
