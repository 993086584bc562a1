import { type AskAmount, type AskOne, type ChoiceId, decision, oneOf, upTo } from '@nokturn/engine';
import { ABILITIES, type AbilityId } from '../cards/abilities.ts';
import { DISTRICT_COUNT, type District } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { agentOptions, sidesHere } from './blood-abilities.ts';
import {
  convertAgent,
  exposeAgents,
  killerByAbility,
  moveAgents,
  moveVampire,
  one,
  removeAgents,
} from './changes.ts';
import {
  cardOption,
  districtIn,
  districtOption,
  eventIn,
  sideIn,
  sideOption,
  vampireIn,
  vampireOption,
} from './choices.ts';
import {
  activeNumber,
  activeSeat,
  activeVampire,
  agentsIn,
  districtAt,
  minionsThatCanLeave,
  neighboursOf,
  vampireAt,
} from './city.ts';
import { payDark } from './costs.ts';
import { gainBlood, settle, takeFromPlay } from './lying.ts';
import { markedDistricts } from './resolving.ts';
import type { Side, State } from './state.ts';
import type { DarkChoice, MastersTable, Price, Rules } from './work.ts';

/**
 * MN-15.9 to MN-15.19: the dark abilities that are used in a turn. The cost is paid with the first choice.
 */
export const darkAbilityRules: Rules<'dark-choose'> = {
  'dark-choose': decision({
    clause: 'MN-15.2',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state, seat, frame) => askOf(state, seat, frame),
    fallback: (state, seat, frame) => {
      const ask = askOf(state, seat, frame);
      return ask.kind === 'one' ? (ask.options.at(-1) ?? 'back') : 0;
    },
    answered(table, answer, _seat, frame) {
      if (answer === 'back') return;
      chosen(table, answer, frame);
    },
  }),
};

export function startDark(table: MastersTable, ability: AbilityId, bloodPoints: number): void {
  const { state } = table;
  const { effect } = ABILITIES[ability];
  const price = { ability, bloodPoints };
  switch (effect.do) {
    case 'gather':
      return table.next({ step: 'dark-choose', stage: 'gather', price });
    case 'expose-all':
      return openThousandEyes(table, price, effect.blood);
    case 'summon':
      return table.next({ step: 'dark-choose', stage: 'summon', price, summoned: 0 });
    case 'convert': {
      const sides = sidesHere(state);
      const frame = { step: 'dark-choose', stage: 'convert', price, left: effect.most, first: true } as const;
      return sides.length > 1 ? table.next(frame) : convert(table, frame, sides[0] as Side);
    }
    case 'rewrite':
      return table.next({ step: 'dark-choose', stage: 'rewrite', price });
  }
}

function pay(table: MastersTable, { ability, bloodPoints }: Price): boolean {
  return payDark(table, activeNumber(table.state), ability, bloodPoints);
}

type DarkOption =
  | 'back'
  | 'all'
  | 'stop'
  | 'top'
  | ChoiceId<'district' | 'agent' | 'vampire' | 'side' | 'card'>;

function askOf(state: State, _seat: number, frame: DarkChoice): AskAmount | AskOne<DarkOption> {
  if (frame.stage === 'summon-minions')
    return upTo(minionsThatCanLeave(state, vampireAt(state, frame.vampire).at));
  return oneOf(optionsOf(state, frame));
}

function optionsOf(state: State, frame: Exclude<DarkChoice, { stage: 'summon-minions' }>): DarkOption[] {
  switch (frame.stage) {
    case 'gather':
      return [...gatheringPlaces(state), 'back'];
    case 'gather-agents': {
      const agents = agentOptions(state, neighboursOf(state, frame.district));
      return frame.brought > 0 ? [...agents, 'all', 'stop'] : [...agents, 'all'];
    }
    case 'summon':
      return [
        ...vampiresElsewhere(state).map((vampire) => vampireOption(state, vampire)),
        frame.summoned > 0 ? 'stop' : 'back',
      ];
    case 'convert':
      return [...sidesHere(state).map(sideOption), frame.first ? 'back' : 'stop'];
    case 'rewrite':
      return [
        ...(state.eventDeck.length > 0 ? (['top'] as const) : []),
        ...state.lying.map(({ event }) => cardOption(event)),
        'back',
      ];
  }
}

function chosen(table: MastersTable, answer: DarkOption | number, frame: DarkChoice): void {
  const { state } = table;
  switch (frame.stage) {
    case 'gather': {
      const { ability } = frame.price;
      if (pay(table, frame.price))
        table.next({
          step: 'dark-choose',
          stage: 'gather-agents',
          ability,
          district: districtIn(answer),
          brought: 0,
        });
      return;
    }
    case 'gather-agents':
      return gather(table, answer, frame);
    case 'summon': {
      if (answer === 'stop' || (frame.summoned === 0 && !pay(table, frame.price))) return;
      const vampire = vampireIn(state, answer);
      // More can follow while there is another vampire elsewhere.
      const more = vampiresElsewhere(state).length > 1 ? [{ ...frame, summoned: frame.summoned + 1 }] : [];
      return table.next(
        { step: 'dark-choose', stage: 'summon-minions', price: frame.price, vampire },
        ...more,
      );
    }
    case 'summon-minions':
      return moveVampire(table, frame.vampire, activeVampire(state).at, Number(answer), frame.price.ability);
    case 'convert':
      if (answer !== 'stop') convert(table, frame, sideIn(answer));
      return;
    case 'rewrite':
      if (pay(table, frame.price)) rewrite(table, frame.price.ability, answer);
  }
}

/** MN-15.9: districts with an adjacent agent. */
function gatheringPlaces(state: State): ChoiceId<'district'>[] {
  const options: ChoiceId<'district'>[] = [];
  for (let district = 0; district < DISTRICT_COUNT; district++)
    if (neighboursOf(state, district).some((next) => agentsIn(state, next) > 0))
      options.push(districtOption(district));
  return options;
}

type Gathering = Extract<DarkChoice, { stage: 'gather-agents' }>;

function gather(table: MastersTable, answer: DarkOption | number, frame: Gathering): void {
  const { state } = table;
  const { district, ability } = frame;
  if (answer === 'stop') return exposeAgents(table, district, ability);
  const around = neighboursOf(state, district);
  const left = around.reduce((sum, next) => sum + agentsIn(state, next), 0);
  if (answer !== 'all' && left > 1) {
    table.next({ ...frame, brought: frame.brought + 1 });
    return moveAgents(table, districtIn(answer), district, one(sideIn(answer)), ability);
  }
  for (const next of around) {
    const { hidden, exposed } = districtAt(state, next);
    if (hidden + exposed > 0) moveAgents(table, next, district, { hidden, exposed }, ability);
  }
  exposeAgents(table, district, ability);
}

/** MN-15.11. */
function openThousandEyes(table: MastersTable, price: Price, blood: number): void {
  const { state } = table;
  const user = activeNumber(state);
  if (!pay(table, price)) return;
  for (let district = 0; district < DISTRICT_COUNT; district++) exposeAgents(table, district, price.ability);
  for (let vampire = 0; vampire < state.vampires.length; vampire++)
    if (vampire !== user) gainBlood(table, vampire, blood, price.ability);
}

/** MN-15.13. */
function vampiresElsewhere(state: State): VampireNumber[] {
  const { at } = activeVampire(state);
  return state.vampires.flatMap((vampire, number) => (vampire.at === at ? [] : [number]));
}

/** MN-15.17. */
function convert(table: MastersTable, frame: Extract<DarkChoice, { stage: 'convert' }>, side: Side): void {
  const { state } = table;
  const user = activeNumber(state);
  const { at } = activeVampire(state);
  const { ability } = frame.price;
  if (frame.first && !pay(table, frame.price)) return;
  if (frame.left > 1 && agentsIn(state, at) > 1) table.next({ ...frame, left: frame.left - 1, first: false });
  convertAgent(table, at, side, ability, killerByAbility(state, user));
}

/** MN-15.19: a card is discarded unresolved, and all agents leave its three districts. */
function rewrite(table: MastersTable, ability: AbilityId, answer: DarkOption | number): void {
  const { state } = table;
  const fromDeck = answer === 'top';
  const event = fromDeck ? (state.eventDeck.at(-1) as EventId) : eventIn(answer);
  if (fromDeck) {
    state.eventDeck = state.eventDeck.slice(0, -1);
    state.top = null;
    state.discardedEvents = [...state.discardedEvents, event];
  } else takeFromPlay(state, event);
  table.tell({ kind: 'event-rewritten', event, fromDeck });
  // Without The Informer minions count again, which may fulfil other cards (MN-19.5).
  settle(table);
  for (const district of markedDistricts(state, event)) clear(table, district, ability);
}

function clear(table: MastersTable, district: District, ability: AbilityId): void {
  const { state } = table;
  const { hidden, exposed } = districtAt(state, district);
  const killer = killerByAbility(state, activeNumber(state));
  removeAgents(table, district, { hidden, exposed }, ability, killer);
}
