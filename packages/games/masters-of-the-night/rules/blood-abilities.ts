import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import { ABILITIES, type AbilityId, effectOfAbility } from '../cards/abilities.ts';
import type { District } from '../cards/districts.ts';
import type { EventId } from '../cards/events.ts';
import { VAMPIRES, type VampireId } from '../cards/vampires.ts';
import { canBeGiven, usableBlood } from './abilities.ts';
import {
  convertAgent,
  exposeAgents,
  killerByAbility,
  moveAgents,
  removeAgents,
  removeOneAgent,
} from './changes.ts';
import {
  abilityOption,
  agentOption,
  districtIn,
  exposeOption,
  feedOption,
  pullOption,
  pushOption,
  sideIn,
  sideOption,
  takeOptions,
  takingIn,
  vampireIdIn,
  vampireIn,
} from './choices.ts';
import { activeNumber, activeSeat, activeVampire, agentsIn, districtAt, neighboursOf } from './city.ts';
import { payForBlood } from './costs.ts';
import { gainBlood } from './lying.ts';
import { markedDistricts } from './resolving.ts';
import { SIDES, type Side, type State } from './state.ts';
import type { BloodChoice, MastersTable, Rules } from './work.ts';

/** MN-15.8 to MN-15.18: the blood abilities that are used in a turn. */
export const bloodAbilityRules: Rules<'blood-choose'> = {
  'blood-choose': decision({
    clause: 'MN-15.1',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state, _seat, frame) => oneOf(optionsOf(state, frame)),
    fallback: (state, _seat, frame) => optionsOf(state, frame).at(-1) ?? 'back',
    answered(table, answer, _seat, frame) {
      if (answer !== 'back' && answer !== 'stop') chosen(table, answer, frame);
    },
  }),
};

/** The choice between several abilities, if the Signet lends some. */
export function chooseBlood(table: MastersTable): void {
  const { state } = table;
  const [only, ...others] = usableBlood(state, activeVampire(state));
  if (others.length > 0) table.next({ step: 'blood-choose', stage: 'ability' });
  else startBlood(table, VAMPIRES[only as VampireId].blood);
}

function startBlood(table: MastersTable, ability: AbilityId): void {
  const { state } = table;
  const { effect } = ABILITIES[ability];
  switch (effect.do) {
    case 'lure':
      return table.next({ step: 'blood-choose', stage: 'lure', ability });
    case 'gift':
      return table.next({ step: 'blood-choose', stage: 'gift', ability });
    case 'remove-all-but':
      return summonDemons(table, ability, effect.left);
    case 'convert': {
      const sides = sidesHere(state);
      if (sides.length > 1) return table.next({ step: 'blood-choose', stage: 'convert', ability });
      return convert(table, ability, sides[0] as Side);
    }
    case 'foresee':
      return foresee(table, ability, effect.districts);
  }
}

type BloodOption =
  | 'back'
  | 'stop'
  | ChoiceId<'ability' | 'pull' | 'push' | 'take' | 'feed' | 'expose' | 'side' | 'agent'>;

function optionsOf(state: State, frame: BloodChoice): BloodOption[] {
  const vampire = activeVampire(state);
  switch (frame.stage) {
    case 'ability':
      return [...usableBlood(state, vampire).map(abilityOption), 'back'];
    case 'lure': {
      const around = neighboursOf(state, vampire.at);
      const pull = around.filter((district) => agentsIn(state, district) > 0);
      const push = agentsIn(state, vampire.at) > 0 ? around : [];
      return [...pull.map(pullOption), ...push.map(pushOption), 'back'];
    }
    case 'lure-agents':
      return takeOptions(districtAt(state, frame.from), effectOfAbility(frame.ability, 'lure').most);
    case 'gift': {
      const fed = state.vampires.filter((other) => canBeGiven(state, vampire, other));
      const exposed = [vampire.at, ...neighboursOf(state, vampire.at)].filter(
        (district) => districtAt(state, district).hidden > 0,
      );
      return [...fed.map(({ id }) => feedOption(id)), ...exposed.map(exposeOption), 'back'];
    }
    case 'convert':
      return [...sidesHere(state).map(sideOption), 'back'];
    case 'foresee':
      return [...agentOptions(state, frame.districts), 'stop'];
  }
}

function chosen(table: MastersTable, answer: BloodOption, frame: BloodChoice): void {
  const { state } = table;
  const { at } = activeVampire(state);
  switch (frame.stage) {
    case 'ability':
      return startBlood(table, VAMPIRES[vampireIdIn(answer)].blood);
    case 'lure': {
      const other = districtIn(answer);
      const [from, to] = pullOption.has(answer) ? [other, at] : [at, other];
      return table.next({ step: 'blood-choose', stage: 'lure-agents', ability: frame.ability, from, to });
    }
    case 'lure-agents':
      payForBlood(table, activeNumber(state), frame.ability);
      return moveAgents(table, frame.from, frame.to, takingIn(answer), frame.ability);
    case 'gift':
      payForBlood(table, activeNumber(state), frame.ability);
      if (exposeOption.has(answer)) return exposeAgents(table, exposeOption.chosen(answer), frame.ability);
      return gainBlood(
        table,
        vampireIn(state, answer),
        effectOfAbility(frame.ability, 'gift').blood,
        frame.ability,
      );
    case 'convert':
      return convert(table, frame.ability, sideIn(answer));
    case 'foresee': {
      const district = districtIn(answer);
      const districts = frame.districts.filter((other) => other !== district);
      foreseeNext(table, { ...frame, left: frame.left - 1, districts });
      const killer = killerByAbility(state, activeNumber(state));
      return removeOneAgent(table, district, sideIn(answer), frame.ability, killer);
    }
  }
}

/** MN-15.12: it makes no difference which agent stays, because it is exposed. */
function summonDemons(table: MastersTable, ability: AbilityId, left: number): void {
  const { state } = table;
  const { at } = activeVampire(state);
  payForBlood(table, activeNumber(state), ability);
  const { hidden, exposed } = districtAt(state, at);
  const stays = Math.min(left, exposed);
  const agents = { hidden: hidden - (left - stays), exposed: exposed - stays };
  removeAgents(table, at, agents, ability, killerByAbility(state, activeNumber(state)));
  exposeAgents(table, at, ability);
}

/** MN-15.16. */
function convert(table: MastersTable, ability: AbilityId, side: Side): void {
  const { state } = table;
  const user = activeNumber(state);
  payForBlood(table, user, ability);
  convertAgent(table, activeVampire(state).at, side, ability, killerByAbility(state, user));
}

/** MN-15.18: the card is turned up, and stays on top. */
function foresee(table: MastersTable, ability: AbilityId, districts: number): void {
  const { state } = table;
  const top = state.eventDeck.at(-1) as EventId;
  foreseeNext(table, {
    step: 'blood-choose',
    stage: 'foresee',
    ability,
    left: districts,
    districts: markedDistricts(state, top),
  });
  payForBlood(table, activeNumber(state), ability);
  if (state.top !== null) return;
  state.top = top;
  table.tell({ kind: 'event-revealed', event: top });
}

function foreseeNext(table: MastersTable, frame: Extract<BloodChoice, { stage: 'foresee' }>): void {
  const agents = frame.districts.some((district) => agentsIn(table.state, district) > 0);
  if (frame.left > 0 && agents) table.next(frame);
}

/** The sides of the agents in the active vampire's district. */
export function sidesHere(state: State): Side[] {
  const here = districtAt(state, activeVampire(state).at);
  return SIDES.filter((side) => here[side] > 0);
}

/** One option for each district and side with an agent. */
export function agentOptions(state: State, districts: readonly District[]): ChoiceId<'agent'>[] {
  return districts.flatMap((district) =>
    SIDES.flatMap((side) => (districtAt(state, district)[side] > 0 ? [agentOption(district, side)] : [])),
  );
}
