import { decision, oneOf } from '@nokturn/engine';
import { type District, districtId, districtNamed } from '../cards/districts.ts';
import type { Instruction, Places } from '../cards/effects.ts';
import { eventOf } from '../cards/events.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { hideAgents } from './changes.ts';
import { districtOption } from './choices.ts';
import { agentsIn, hasVampire, leaderSeat, minionsInCity, sigilPlace, vampireAt } from './city.ts';
import { rollReserve } from './dice.ts';
import { takeMost } from './most.ts';
import { plus, want, wanted } from './placing.ts';
import { columnOf, current, gridOf, idle, resolving } from './resolving.ts';
import type { State } from './state.ts';
import { besiege, moveToVampire, moveVampires } from './text-moves.ts';
import { choose, giveBlood, layCard, loseBloodBy, lowerVeilBy, makeOffer, ringOfAgents } from './texts.ts';
import { end, lowerVeil } from './veil.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-6: day step 3, an event card is drawn and resolved: the grid, the text, the losses. */
export const eventRules: Rules<
  | 'draw-event'
  | 'event-turn-grid'
  | 'grid'
  | 'event-blue-numbers'
  | 'instruction'
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
    const { text, inForce } = eventOf(event);
    table.next(LOSSES, OVER);
    if (text.length > 0) table.next(TEXT);
    table.next(GRID);
    if (inForce.length > 0) {
      state.inForce = event;
      table.tell({ kind: 'event-in-force', event });
    }
    if (sigilPlace(state, 'turn-grid') !== null) table.next(TURN_GRID);
  },

  'event-turn-grid': decision({
    clause: 'MN-16.13',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: () => oneOf(['printed', 'turned']),
    fallback: () => 'printed',
    answered(table, answer) {
      current(table.state).turned = answer === 'turned';
    },
  }),

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
    else table.next(BLUE_NUMBERS);
    want(table, wanted([red], column.red), 'grid');
  },

  'event-blue-numbers': decision({
    clause: 'MN-6.5',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) => oneOf(blueDistricts(state).map(districtOption)),
    fallback: (state) => districtOption(blueDistricts(state)[0]),
    answered(table, answer) {
      const { state } = table;
      const blue = blueDistricts(state);
      const [larger, smaller] = columnOf(state, current(state).column).blue;
      const numbers = districtOption.chosen(answer) === blue[0] ? [larger, smaller] : [smaller, larger];
      table.tell({ kind: 'blue-numbers', districts: blue.map(districtId), agents: numbers });
      wantBlue(table, blue, numbers);
    },
  }),

  /** MN-6.8: sentence by sentence. */
  instruction(table, { at }) {
    const { state } = table;
    const card = current(state);
    const { text } = eventOf(card.event);
    const instruction = text[at] as Instruction;
    card.sentence = at;
    card.before = card.entered.length;
    if (instruction.do === 'take-district' && minionsInCity(state) === 0) return idle(table);
    if (at + 1 < text.length) table.next({ step: 'instruction', at: at + 1 });
    carryOut(table, instruction);
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

const TURN_GRID = { step: 'event-turn-grid' } as const;
const GRID = { step: 'grid' } as const;
const BLUE_NUMBERS = { step: 'event-blue-numbers' } as const;
const TEXT = { step: 'instruction', at: 0 } as const;
const LOSSES = { step: 'event-losses' } as const;
const OVER = { step: 'event-over' } as const;

/** This many agents for each blue-gray district, in grid order. */
function wantBlue(
  table: MastersTable,
  [first, second]: readonly District[],
  numbers: readonly number[],
): void {
  const all = plus(
    wanted([first as District], numbers[0] as number),
    second as District,
    numbers[1] as number,
  );
  want(table, all, 'grid');
}

function blueDistricts(state: State): readonly [District, District] {
  const { event, turned } = current(state);
  return gridOf(state, event, turned).blue;
}

// The text

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
