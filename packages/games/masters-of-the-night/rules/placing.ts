import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import { DISTRICT_COUNT, type District, districtId } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import { addAgents, moveAgents, one } from './changes.ts';
import { districtOption, fromOption } from './choices.ts';
import { hasPresence, leaderSeat, relicThat } from './city.ts';
import { current } from './resolving.ts';
import type { Side, State } from './state.ts';
import type { ByDistrict, MastersTable, Rules } from './work.ts';

/** MN-6.6 to MN-6.15: agents that an event card adds or moves, and the losses noted for them. */
export const placingRules: Rules<'add-agents' | 'event-short' | 'event-urn'> = {
  /** MN-6.7, MN-6.12: agents beyond the reserve are missing. */
  'add-agents'(table, { wanted: all, exposed, urn, source }) {
    const { state } = table;
    const total = sum(all);
    const missing = Math.max(0, total - state.agents);
    if (missing === 0) return offerUrn(table, { granted: all, exposed, urn, source });
    const card = current(state);
    card.missing += missing;
    table.tell({ kind: 'agents-missing', count: missing, event: card.event });
    if (state.agents > 0)
      table.next({ step: 'event-short', wanted: all, granted: NOWHERE, exposed, urn, source });
  },

  'event-short': decision({
    clause: 'MN-6.7',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (_state, _seat, frame) => oneOf(waiting(frame)),
    fallback: (_state, _seat, frame) => waiting(frame)[0] as ChoiceId<'district'>,
    answered(table, answer, _seat, frame) {
      const granted = plus(frame.granted, districtOption.chosen(answer), 1);
      if (sum(granted) < table.state.agents) table.next({ ...frame, granted });
      else offerUrn(table, { ...frame, granted });
    },
  }),

  /** 7.4: the Funerary Urn attracts one agent per card. */
  'event-urn': decision({
    clause: 'MN-6.15',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state, _seat, { granted }) => oneOf([...fromOptions(state, granted), 'pass']),
    fallback: () => 'pass',
    answered(table, answer, _seat, { granted, exposed, source }) {
      const { state } = table;
      if (answer === 'pass') return place(table, granted, exposed, source);
      const from = fromOption.chosen(answer);
      const to = urnPlace(state) as District;
      current(state).urnUsed = true;
      table.tell({ kind: 'urn', from: districtId(from), to: districtId(to) });
      place(table, plus(plus(granted, from, -1), to, 1), exposed, source);
    },
  }),
};

const NOWHERE: ByDistrict = Array.from({ length: DISTRICT_COUNT }, () => 0);

/** This many for each of these districts; a district named twice gets twice as many. */
export function wanted(districts: readonly District[], count: number): ByDistrict {
  const all = NOWHERE.slice();
  for (const district of districts) all[district] = (all[district] as number) + count;
  return all;
}

/** Queues the agents to be added by the card; the Urn can have one of them unless they replace minions. */
export function want(
  table: MastersTable,
  all: ByDistrict,
  source: 'grid' | EventId,
  { exposed = false, urn = true }: { exposed?: boolean; urn?: boolean } = {},
): void {
  if (sum(all) > 0) table.next({ step: 'add-agents', wanted: all, exposed, urn, source });
}

interface Granted {
  readonly granted: ByDistrict;
  readonly exposed: boolean;
  readonly urn: boolean;
  readonly source: 'grid' | EventId;
}

const URN = relicThat('attract-agent').id;

function urnPlace({ districts }: State): District | null {
  const place = districts.findIndex(({ relics }) => relics.includes(URN));
  return place < 0 ? null : place;
}

function offerUrn(table: MastersTable, { granted, exposed, urn, source }: Granted): void {
  const { state } = table;
  if (urn && !current(state).urnUsed && fromOptions(state, granted).length > 0)
    table.next({ step: 'event-urn', granted, exposed, source });
  else place(table, granted, exposed, source);
}

function fromOptions(state: State, granted: ByDistrict): ChoiceId<'from'>[] {
  const urn = urnPlace(state);
  if (urn === null) return [];
  return granted.flatMap((count, district) => (count > 0 && district !== urn ? [fromOption(district)] : []));
}

/** MN-6.11: presence is checked for each district as its agents arrive. */
function place(table: MastersTable, granted: ByDistrict, exposed: boolean, source: 'grid' | EventId): void {
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const count = granted[district] as number;
    if (count === 0) continue;
    noteEntering(table.state, district);
    addAgents(table, district, count, source, exposed ? 'exposed' : 'hidden');
  }
}

/** Once per district and card (`ares`), or once per district and instruction (`igrology`). */
function noteEntering(state: State, district: District): void {
  const card = current(state);
  if (!hasPresence(state, district)) return;
  const from = state.options.edition === 'ares' ? 0 : card.before;
  if (card.entered.indexOf(district, from) < 0) card.entered = [...card.entered, district];
}

/** An agent moved by an event card. */
export function moveByEvent(table: MastersTable, from: District, to: District, side: Side): void {
  noteEntering(table.state, to);
  moveAgents(table, from, to, one(side), current(table.state).event);
}

/** Districts still waiting for an agent. */
function waiting({
  wanted: all,
  granted,
}: {
  wanted: ByDistrict;
  granted: ByDistrict;
}): ChoiceId<'district'>[] {
  return all.flatMap((count, district) =>
    count > (granted[district] as number) ? [districtOption(district)] : [],
  );
}

export function plus(numbers: ByDistrict, district: District, change: number): ByDistrict {
  const copy = numbers.slice();
  copy[district] = (copy[district] as number) + change;
  return copy;
}

function sum(numbers: ByDistrict): number {
  let total = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) total += numbers[district] as number;
  return total;
}
