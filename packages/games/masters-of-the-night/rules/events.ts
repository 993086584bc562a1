import type { OptionId } from '@nokturn/engine';
import { DISTRICT_COUNT, type District, districtId, districtNamed } from '../cards/districts.ts';
import type { Instruction, Places } from '../cards/effects.ts';
import { type EventId, eventOf } from '../cards/events.ts';
import { type Column, TRACKERS, type Tracker, VEIL } from '../cards/trackers.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { addAgents, end, hideAgents, lowerVeil, moveAgents, one } from './changes.ts';
import { chosenDistrict, DISTRICT_OPTIONS, FROM_OPTIONS, oneOf } from './choices.ts';
import {
  agentsIn,
  hasPresence,
  hasVampire,
  leaderSeat,
  minionsInCity,
  relicThat,
  sigilPlace,
  vampireAt,
} from './city.ts';
import { rollReserve } from './dice.ts';
import { takeMost } from './most.ts';
import type { Resolving, Side, State } from './state.ts';
import { besiege, moveToVampire, moveVampires } from './text-moves.ts';
import { choose, giveBlood, layCard, loseBloodBy, lowerVeilBy, makeOffer, ringOfAgents } from './texts.ts';
import type { ByDistrict, MastersTable, Rules } from './work.ts';

/** MN-6: day step 3, an event card is drawn and resolved: the grid, the text, the losses. */
export const eventRules: Rules<
  | 'draw-event'
  | 'event-turn-grid'
  | 'grid'
  | 'event-blue-numbers'
  | 'instruction'
  | 'add-agents'
  | 'event-short'
  | 'event-urn'
  | 'event-losses'
  | 'event-over'
> = {
  /** MN-6.1, MN-20.5. */
  'draw-event'(table) {
    const { state } = table;
    state.phase = 'event';
    const event = state.eventDeck.at(-1);
    if (event === undefined) return end(table, 'deck');
    state.eventDeck = state.eventDeck.slice(0, -1);
    state.top = null;
    state.resolving = resolving(state, event, { dawn: false, holder: null });
    table.tell({ kind: 'event-drawn', event, left: state.eventDeck.length });
    table.next(
      { step: 'grid' },
      { step: 'instruction', at: 0 },
      { step: 'event-losses' },
      { step: 'event-over' },
    );
    if (eventOf(event).inForce.length > 0) {
      state.inForce = event;
      table.tell({ kind: 'event-in-force', event });
    }
    if (sigilPlace(state, 'turn-grid') !== null) table.next({ step: 'event-turn-grid' });
  },

  'event-turn-grid': {
    clause: 'MN-16.13',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: () => oneOf(['printed', 'turned']),
    fallback: () => 'printed',
    answered(table, answer) {
      current(table.state).turned = answer === 'turned';
    },
  },

  /** MN-6.3 to MN-6.5: the red cross, then both blue-gray ones. */
  grid(table) {
    const { state } = table;
    const card = current(state);
    const { red, blue } = gridOf(state, card.event, card.turned);
    const column = columnOf(state, card.column);
    table.tell({
      kind: 'grid',
      event: card.event,
      red: districtId(red),
      blue: [districtId(blue[0]), districtId(blue[1])],
      redAgents: column.red,
      blueAgents: column.blue,
      column: card.column,
      turned: card.turned,
    });
    const [larger, smaller] = column.blue;
    if (larger === smaller) wantBlue(table, blue, column.blue);
    else table.next({ step: 'event-blue-numbers' });
    want(table, wanted([red], column.red), 'grid');
  },

  'event-blue-numbers': {
    clause: 'MN-6.5',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) => oneOf(blueDistricts(state).map((district) => DISTRICT_OPTIONS[district] as OptionId)),
    fallback: (state) => DISTRICT_OPTIONS[blueDistricts(state)[0]] as OptionId,
    answered(table, answer) {
      const { state } = table;
      const blue = blueDistricts(state);
      const [larger, smaller] = columnOf(state, current(state).column).blue;
      const numbers = chosenDistrict(answer) === blue[0] ? [larger, smaller] : [smaller, larger];
      table.tell({ kind: 'blue-numbers', districts: blue.map(districtId), agents: numbers });
      wantBlue(table, blue, numbers);
    },
  },

  /** MN-6.8: one sentence after the other. */
  instruction(table, { at }) {
    const { state } = table;
    const card = current(state);
    const { text } = eventOf(card.event);
    const instruction = text[at];
    if (instruction === undefined) return;
    card.before = card.entered.length;
    if (instruction.do === 'take-district' && minionsInCity(state) === 0) return idle(table);
    table.next({ step: 'instruction', at: at + 1 });
    carryOut(table, instruction);
  },

  /** MN-6.7, MN-6.12: what the reserve cannot cover is missing. */
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

  'event-short': {
    clause: 'MN-6.7',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (_state, _seat, frame) => oneOf(waiting(frame)),
    fallback: (_state, _seat, frame) => waiting(frame)[0] as OptionId,
    answered(table, answer, _seat, frame) {
      const granted = plus(frame.granted, chosenDistrict(answer), 1);
      if (sum(granted) < table.state.agents) table.next({ ...frame, granted });
      else offerUrn(table, { ...frame, granted });
    },
  },

  /** 7.4: the Funerary Urn attracts one agent of each card. */
  'event-urn': {
    clause: 'MN-6.15',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state, _seat, { granted }) => oneOf([...fromOptions(state, granted), 'pass']),
    fallback: () => 'pass',
    answered(table, answer, _seat, { granted, exposed, source }) {
      const { state } = table;
      if (answer === 'pass') return place(table, granted, exposed, source);
      const from = chosenDistrict(answer);
      const to = urnPlace(state) as District;
      current(state).urnUsed = true;
      table.tell({ kind: 'urn', from: districtId(from), to: districtId(to) });
      place(table, plus(plus(granted, from, -1), to, 1), exposed, source);
    },
  },

  /** MN-6.13: all losses in one step. */
  'event-losses'(table) {
    const { state } = table;
    const { event, entered, missing, ordered, dawn } = current(state);
    if (dawn) state.resolving = null;
    const total = entered.length + missing + ordered;
    if (total === 0) return;
    const before = state.veil;
    state.veil = Math.max(0, before - total);
    table.tell({
      kind: 'event-losses',
      event,
      before,
      after: state.veil,
      entered: entered.map(districtId),
      missing,
      ordered,
    });
    if (state.veil === 0) end(table, 'veil');
  },

  /** MN-6.17. */
  'event-over'(table) {
    const { state } = table;
    const { event, laid } = current(state);
    state.resolving = null;
    if (!laid && state.inForce !== event) state.discardedEvents = [...state.discardedEvents, event];
    table.tell({ kind: 'event-over', event });
  },
};

export function current({ resolving: card }: State): Resolving {
  if (card === null) throw new Error('no event card is being resolved');
  return card;
}

export function resolving(
  { veil }: State,
  event: EventId,
  { dawn, holder }: { dawn: boolean; holder: VampireNumber | null },
): Resolving {
  return {
    event,
    dawn,
    holder,
    column: veil >= VEIL.leastOfHigh ? 'high' : 'low',
    turned: false,
    taken: null,
    entered: [],
    before: 0,
    missing: 0,
    ordered: 0,
    urnUsed: false,
    laid: false,
  };
}

/** The districts at the marked positions; Pk turned is P(10 - k) (MN-16.13). */
export function gridOf({ layout }: State, event: EventId, turned: boolean) {
  const { red, blue } = eventOf(event).grid;
  const at = (position: number) => layout[turned ? DISTRICT_COUNT - 1 - position : position] as District;
  return { red: at(red), blue: [at(blue[0]), at(blue[1])] as const };
}

/** All three, the red one first, as they are printed. */
export function markedDistricts(state: State, event: EventId): District[] {
  const { red, blue } = gridOf(state, event, false);
  return [red, ...blue];
}

function blueDistricts(state: State): readonly [District, District] {
  const { event, turned } = current(state);
  return gridOf(state, event, turned).blue;
}

export function columnOf(
  { vampires }: { readonly vampires: readonly unknown[] },
  column: 'high' | 'low',
): Column {
  return (TRACKERS[vampires.length] as Tracker)[column];
}

// Adding agents

const NOWHERE: ByDistrict = Array.from({ length: DISTRICT_COUNT }, () => 0);

/** So many for each of these districts. */
export function wanted(districts: readonly District[], count: number): ByDistrict {
  return NOWHERE.map((_, district) => (districts.includes(district) ? count : 0));
}

/** Agents are to be added by the card; the Urn can have one of them unless they take the place of a minion. */
export function want(
  table: MastersTable,
  all: ByDistrict,
  source: 'grid' | EventId,
  { exposed = false, urn = true }: { exposed?: boolean; urn?: boolean } = {},
): void {
  if (sum(all) > 0) table.next({ step: 'add-agents', wanted: all, exposed, urn, source });
}

function wantBlue(table: MastersTable, blue: readonly District[], numbers: readonly number[]): void {
  const [first, second] = blue as [District, District];
  want(table, plus(plus(NOWHERE, first, numbers[0] as number), second, numbers[1] as number), 'grid');
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

function fromOptions(state: State, granted: ByDistrict): OptionId[] {
  const urn = urnPlace(state);
  if (urn === null) return [];
  return granted.flatMap((count, district) =>
    count > 0 && district !== urn ? [FROM_OPTIONS[district] as OptionId] : [],
  );
}

/** MN-6.11: presence is judged where and when an agent arrives. */
function place(table: MastersTable, granted: ByDistrict, exposed: boolean, source: 'grid' | EventId): void {
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const count = granted[district] as number;
    if (count === 0) continue;
    noteEntering(table.state, district);
    addAgents(table, district, count, source, exposed ? 'exposed' : 'hidden');
  }
}

/** Once for a district and card (`ares`), or once for a district and instruction (`igrology`). */
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

/** Districts that still wait for an agent. */
function waiting({ wanted: all, granted }: { wanted: ByDistrict; granted: ByDistrict }): OptionId[] {
  return all.flatMap((count, district) =>
    count > (granted[district] as number) ? [DISTRICT_OPTIONS[district] as OptionId] : [],
  );
}

function plus(numbers: ByDistrict, district: District, change: number): ByDistrict {
  return numbers.map((number, other) => (other === district ? number + change : number));
}

function sum(numbers: ByDistrict): number {
  return numbers.reduce((total, number) => total + number, 0);
}

// The text

/** The text, or what is left of it, does nothing. */
export function idle(table: MastersTable): void {
  table.tell({ kind: 'event-idle', event: current(table.state).event });
}

export function carryOut(table: MastersTable, instruction: Instruction): void {
  const { state } = table;
  const { event } = current(state);
  switch (instruction.do) {
    case 'add-agents': {
      const to = placesOf(state, instruction.to);
      if (to.length === 0) return idle(table);
      return want(table, wanted(to, instruction.count), event, { exposed: instruction.exposed === true });
    }
    case 'add-agents-around-leader':
      return ringOfAgents(table, instruction.districts);
    case 'take-district':
      return takeMost(table, { of: instruction.most, places: 1, why: 'take', amount: 0 });
    case 'replace-minions': {
      if (minionsInCity(state) > 0)
        return takeMost(table, { of: 'minions', places: instruction.districts, why: 'replace', amount: 1 });
      if (instruction.otherwise === undefined) return idle(table);
      return want(table, wanted([districtNamed(instruction.otherwise)], 1), event);
    }
    case 'remove-half-of-minions':
      return takeMost(table, { of: 'minions', places: 1, why: 'remove-half', amount: 0 });
    case 'move-agent-to-vampire':
      return moveToVampire(table);
    case 'spread-agents':
      return takeMost(table, { of: 'agents', places: 1, why: 'spread', amount: 0 });
    case 'besiege':
      return besiege(table);
    case 'hide-agents':
      return hideAgents(table, event);
    case 'lower-veil':
      return lowerVeilBy(table, instruction.by);
    case 'lower-veil-at-once':
      return void lowerVeil(table, Math.min(instruction.by, state.veil - instruction.notBelow), event);
    case 'lose-blood':
      return loseBloodBy(table, instruction.who, instruction.amount);
    case 'give-blood':
      return giveBlood(table, instruction);
    case 'move-vampires':
      return moveVampires(table, instruction.who);
    case 'roll-reserve-again':
      return rollReserve(table, event);
    case 'turn-die':
      return table.next({ step: 'event-die-face', value: null });
    case 'choose':
      return choose(table, instruction);
    case 'offer':
      return makeOffer(table, instruction.times);
    case 'lay':
      return layCard(table);
  }
}

function placesOf(state: State, places: Places): readonly District[] {
  const card = current(state);
  switch (places) {
    case 'red':
      return [gridOf(state, card.event, card.turned).red];
    case 'marked': {
      const { red, blue } = gridOf(state, card.event, card.turned);
      return [red, ...blue];
    }
    case 'taken':
      return [card.taken as District];
    case 'holder':
      return [vampireAt(state, card.holder as VampireNumber).at];
    case 'empty':
      return state.districts.flatMap(({ sigil, minions }, district) =>
        sigil === null && minions === 0 && agentsIn(state, district) === 0 && !hasVampire(state, district)
          ? [district]
          : [],
      );
    default:
      return places.map(districtNamed);
  }
}
