import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import { type District, districtNamed } from '../cards/districts.ts';
import type { Alternative, Instruction, Lies, Lying, Sufferers, VeilLoss } from '../cards/effects.ts';
import { eventOf } from '../cards/events.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { addMinions, discardRelic, loseBlood, removeMinions, removeOneAgent } from './changes.ts';
import {
  agentOption,
  districtIn,
  districtOption,
  faceOption,
  minionOption,
  relicIn,
  relicOption,
  sideIn,
  valueIn,
  vampireIn,
  vampireOption,
} from './choices.ts';
import {
  agentsIn,
  agentsInCity,
  canDrawRelic,
  districtAt,
  hasAgentMajority,
  hasMinionMajority,
  isBelowMaximum,
  isDrained,
  leaderOf,
  leaderSeat,
  minionsInCity,
  neighboursOf,
} from './city.ts';
import { dieOptions, FACES, turnDie } from './dice.ts';
import type { EventChoice } from './happenings.ts';
import { layOn } from './laying.ts';
import { gainBlood } from './lying.ts';
import { takeMost } from './most.ts';
import { want, wanted } from './placing.ts';
import { current, gridOf, idle, sentenceOf } from './resolving.ts';
import { SIDES, type State } from './state.ts';
import { besiegeOptions, nextSiege } from './text-moves.ts';
import type { EventTarget, MastersTable, Rules } from './work.ts';

/**
 * Questions to the leader from the texts of event cards, and the effects of texts on veil, blood and minions.
 */
export const textRules: Rules<'event-choice' | 'offer' | 'offer-gives' | 'event-target' | 'event-die-face'> =
  {
    /** MN-6.23: only while the price can be paid and the effect carried out. */
    offer(table, { times }) {
      if (canTakeOffer(table.state)) table.next({ step: 'event-choice', times });
      else idle(table);
    },

    'event-choice': decision({
      clause: 'MN-6.8',
      to: 'one',
      openOptions: true,
      seat: leaderSeat,
      ask: (state) => oneOf(choicesOf(state)),
      fallback: (state) => usualChoice(choicesOf(state)),
      answered(table, answer, _seat, { times }) {
        table.tell({ kind: 'event-chosen', event: current(table.state).event, choice: answer });
        chosen(table, answer, times);
      },
    }),

    'offer-gives'(table) {
      const { state } = table;
      const { event } = current(state);
      switch (offerOf(state).gives) {
        case 'add-minion':
          return addMinions(table, leaderOf(state).at, 1, event);
        case 'remove-agent':
          return table.next({ step: 'event-target', target: { what: 'agent' } });
        case 'draw-relic':
          return table.next({ step: 'museum', source: event });
      }
    },

    'event-target': decision({
      clause: 'MN-6.8',
      to: 'one',
      openOptions: true,
      seat: leaderSeat,
      ask: (state, _seat, { target }) =>
        target.what === 'districts'
          ? { kind: 'several', options: targetOptions(state, target), min: target.count, max: target.count }
          : oneOf(targetOptions(state, target)),
      fallback: (state, _seat, { target }) => {
        const options = targetOptions(state, target);
        return target.what === 'districts'
          ? options.slice(0, target.count)
          : (options.at(-1) as TargetOption);
      },
      answered(table, answer, _seat, { target }) {
        const { state } = table;
        const { event } = current(state);
        switch (target.what) {
          case 'districts':
            return want(table, wanted([answer].flat().map(districtIn), 1), event);
          case 'siege':
            return nextSiege(table, districtIn(answer), target.of);
          case 'vampire-to-move':
            if (answer === 'pass') return decline(table);
            return table.next({
              step: 'event-vampire-move',
              vampire: vampireIn(state, answer),
              to: null,
              byLeader: true,
            });
          case 'vampire-to-feed': {
            if (answer === 'pass') return decline(table);
            const vampire = vampireIn(state, answer);
            const fed = [...target.fed, vampire];
            feedNext(table, { ...target, left: target.left - 1, fed });
            return gainBlood(table, vampire, target.amount, event);
          }
          case 'agent':
            return removeOneAgent(table, districtIn(answer), sideIn(answer), event);
          case 'minion':
            if (target.left > 1)
              table.next({ step: 'event-target', target: { what: 'minion', left: target.left - 1 } });
            return removeMinions(table, districtIn(answer), 1, event);
          case 'relic': {
            const relic = relicIn(answer);
            const holder = state.vampires.findIndex(({ relics }) => relics.includes(relic));
            return discardRelic(table, holder, relic, event);
          }
        }
      },
    }),

    /** Fickle Moon: first the die, then its new face. */
    'event-die-face': decision({
      clause: 'MN-3.1',
      to: 'one',
      openOptions: true,
      seat: leaderSeat,
      ask: (state, _seat, { value }) => oneOf(value === null ? [...dieOptions(state), 'pass'] : FACE_CHOICES),
      fallback: (_state, _seat, { value }) => (value === null ? 'pass' : faceOption(FACES)),
      answered(table, answer, _seat, { value }) {
        if (answer === 'pass') return decline(table);
        if (value === null) return table.next({ step: 'event-die-face', value: valueIn(answer) });
        const face = valueIn(answer);
        turnDie(table.state, value, face);
        table.tell({ kind: 'die-turned', before: value, after: face, source: current(table.state).event });
      },
    }),
  };

const FACE_CHOICES = Array.from({ length: FACES }, (_, i) => faceOption(i + 1));

function decline(table: MastersTable): void {
  const { state } = table;
  table.tell({ kind: 'declined', vampire: leaderOf(state).id, source: current(state).event });
}

// Targets

type TargetOption = 'pass' | ChoiceId<'district' | 'vampire' | 'agent' | 'minion' | 'relic'>;

function targetOptions(state: State, target: EventTarget): TargetOption[] {
  switch (target.what) {
    case 'districts':
      return target.of.map(districtOption);
    case 'siege':
      return besiegeOptions(state, target.of);
    case 'vampire-to-move':
      return [...state.vampires.map((_, vampire) => vampireOption(state, vampire)), 'pass'];
    case 'vampire-to-feed': {
      const options = canBeFed(state, target.fed).map((vampire) => vampireOption(state, vampire));
      return target.optional ? [...options, 'pass'] : options;
    }
    case 'agent':
      return state.districts.flatMap((_, district) =>
        SIDES.flatMap((side) => (districtAt(state, district)[side] > 0 ? [agentOption(district, side)] : [])),
      );
    case 'minion':
      return state.districts.flatMap(({ minions }, district) =>
        minions > 0 ? [minionOption(district)] : [],
      );
    case 'relic':
      return state.vampires.flatMap(({ relics }) => relics.map(relicOption));
  }
}

/** Ring of Steel. */
export function ringOfAgents(table: MastersTable, count: number): void {
  const { state } = table;
  const of = neighboursOf(state, leaderOf(state).at);
  table.next({ step: 'event-target', target: { what: 'districts', count, of } });
}

// Veil and blood

export function lowerVeilBy(table: MastersTable, by: VeilLoss): void {
  const card = current(table.state);
  const loss = lossOf(table.state, by);
  if (loss === 0) return idle(table);
  card.ordered += loss;
}

function lossOf(state: State, by: VeilLoss): number {
  switch (by) {
    case 'fewer-minions-than-vampires':
      return minionsInCity(state) < state.vampires.length ? 1 : 0;
    case 'drained-vampire':
      return state.vampires.some(isDrained) ? 2 : 1;
    case 'agent-majorities': {
      const held = state.districts.filter((_, district) => hasAgentMajority(state, district)).length;
      return held >= 5 ? 2 : held >= 3 ? 1 : 0;
    }
    default:
      return by;
  }
}

export function loseBloodBy(table: MastersTable, who: Sufferers, amount: number): void {
  const { state } = table;
  const { event, holder } = current(state);
  switch (who.kind) {
    case 'leader':
      return void loseBlood(table, state.leader, amount, event);
    case 'holder':
      return void loseBlood(table, holder as VampireNumber, amount, event);
    case 'most-blood':
      return takeMost(table, { of: 'blood', places: who.vampires, why: 'lose-blood', amount });
    case 'all': {
      const { blood = 1, agents = 0 } = who;
      const hit = state.vampires.flatMap((vampire, number) =>
        vampire.blood >= blood && agentsIn(state, vampire.at) >= agents ? [number] : [],
      );
      if (hit.length === 0) return idle(table);
      for (const vampire of hit) loseBlood(table, vampire, amount, event);
    }
  }
}

export function giveBlood(
  table: MastersTable,
  { amount, vampires, optional, oneMoreWith }: Extract<Instruction, { do: 'give-blood' }>,
): void {
  const { state } = table;
  const more = oneMoreWith !== undefined && hasMinionMajority(state, districtNamed(oneMoreWith));
  if (canBeFed(state, []).length === 0) return idle(table);
  feedNext(table, {
    what: 'vampire-to-feed',
    amount,
    left: more ? vampires + 1 : vampires,
    optional,
    fed: [],
  });
}

function feedNext(table: MastersTable, target: Extract<EventTarget, { what: 'vampire-to-feed' }>): void {
  if (target.left > 0 && canBeFed(table.state, target.fed).length > 0)
    table.next({ step: 'event-target', target });
}

function canBeFed(state: State, fed: readonly VampireNumber[]): VampireNumber[] {
  return state.vampires.flatMap((vampire, number) =>
    isBelowMaximum(vampire) && !fed.includes(number) ? [number] : [],
  );
}

// Alternatives and offers

function alternativesOf(state: State): readonly Alternative[] {
  const choice = sentenceOf(state);
  return choice?.do === 'choose' ? choice.of.filter((alternative) => canDo(state, alternative)) : [];
}

/** Whether it can be done in full. */
function canDo(state: State, alternative: Alternative): boolean {
  switch (alternative.choose) {
    case 'veil':
      return true;
    case 'minion':
      return minionsInCity(state) > 0;
    case 'minions':
      return minionsInCity(state) >= alternative.count;
    case 'relic':
      return state.vampires.some(({ relics }) => relics.length > 0);
  }
}

export function choose(
  table: MastersTable,
  { onlyWithMinions }: Extract<Instruction, { do: 'choose' }>,
): void {
  if (onlyWithMinions && minionsInCity(table.state) === 0) return idle(table);
  table.next({ step: 'event-choice', times: 1 });
}

const OFFER_CHOICES: readonly EventChoice[] = ['take', 'decline'];

function choicesOf(state: State): readonly EventChoice[] {
  const alternatives = alternativesOf(state);
  return alternatives.length > 0 ? alternatives.map(({ choose: choice }) => choice) : OFFER_CHOICES;
}

/** An absent player neither pays with the veil nor accepts an offer. */
function usualChoice(choices: readonly EventChoice[]): EventChoice {
  return choices.find((choice) => choice !== 'veil' && choice !== 'take') ?? 'veil';
}

function chosen(table: MastersTable, choice: EventChoice, times: number): void {
  if (choice === 'take') return takeOffer(table, times);
  const alternative = alternativesOf(table.state).find((one) => one.choose === choice);
  switch (alternative?.choose) {
    case 'veil':
      current(table.state).ordered += alternative.amount;
      return;
    case 'minion':
      return takeMost(table, { of: 'minions', places: 1, why: 'remove', amount: 1 });
    case 'minions':
      return table.next({ step: 'event-target', target: { what: 'minion', left: alternative.count } });
    case 'relic':
      return table.next({ step: 'event-target', target: { what: 'relic' } });
  }
}

export function makeOffer(table: MastersTable, times: number): void {
  table.next({ step: 'offer', times });
}

function offerOf(state: State): Extract<Instruction, { do: 'offer' }> {
  const offer = sentenceOf(state);
  if (offer?.do !== 'offer') throw new Error('the sentence offers nothing');
  return offer;
}

function canTakeOffer(state: State): boolean {
  const { price, gives } = offerOf(state);
  const payable = price === 'minion' ? minionsInCity(state) > 0 : !isDrained(leaderOf(state));
  if (!payable) return false;
  switch (gives) {
    case 'add-minion':
      return state.minions > 0;
    case 'remove-agent':
      return agentsInCity(state) > 0;
    case 'draw-relic':
      return canDrawRelic(state);
  }
}

function takeOffer(table: MastersTable, times: number): void {
  const { state } = table;
  if (times > 1) table.next({ step: 'offer', times: times - 1 });
  table.next({ step: 'offer-gives' });
  if (offerOf(state).price === 'minion')
    table.next({ step: 'event-target', target: { what: 'minion', left: 1 } });
  else loseBlood(table, state.leader, 1, current(state).event);
}

// Cards that stay

export function layCard(table: MastersTable): void {
  const { state } = table;
  const { event } = current(state);
  const { on } = eventOf(event).lying as Lying;
  if (on === 'most-kills') return takeMost(table, { of: 'kills', places: 1, why: 'lay', amount: 0 });
  if (on === 'leader') return layOn(table, { district: null, holder: state.leader });
  layOn(table, { district: placeFor(state, on), holder: null });
}

function placeFor(state: State, on: Exclude<Lies, 'most-kills' | 'leader'>): District {
  const { event, turned, taken } = current(state);
  if (on === 'red') return gridOf(state, event, turned).red;
  return on === 'taken' ? (taken as District) : districtNamed(on);
}
