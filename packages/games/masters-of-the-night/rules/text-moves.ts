import { type ChoiceId, decision, oneOf, upTo } from '@nokturn/engine';
import type { District } from '../cards/districts.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { moveVampire } from './changes.ts';
import { agentOption, districtOption, toOption } from './choices.ts';
import {
  agentsIn,
  districtAt,
  hasActiveVampire,
  hasVampire,
  leaderSeat,
  minionsThatCanLeave,
  neighboursOf,
  turnOrder,
  vampireAt,
} from './city.ts';
import { moveByEvent } from './placing.ts';
import { current, idle } from './resolving.ts';
import { SIDES, type State } from './state.ts';
import type { MastersFrame, MastersTable, Rules } from './work.ts';

/** Agents and vampires moved by the texts of event cards. */
export const textMoveRules: Rules<'event-move-agent' | 'spread' | 'besiege' | 'event-vampire-move'> = {
  /** First the agent, then its destination. */
  'event-move-agent': decision({
    clause: 'MN-6.10',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state, _seat, frame) => oneOf(moveOptions(state, frame)),
    fallback: (state, _seat, frame) => moveOptions(state, frame)[0] as ChoiceId<'to' | 'agent'>,
    answered(table, answer, _seat, frame) {
      const { why, agent, to } = frame;
      if (agentOption.has(answer)) {
        const [district, side] = agentOption.chosen(answer);
        const reach = why === 'to-vampire' ? withActiveVampire(table.state, district) : to;
        return table.next({ ...frame, agent: { district, side }, to: reach });
      }
      if (agent === null) return;
      const district = toOption.chosen(answer);
      if (why === 'spread')
        table.next({ step: 'spread', from: agent.district, to: to.filter((other) => other !== district) });
      moveByEvent(table, agent.district, district, agent.side);
    },
  }),

  /** Until no agents are left, or every such district has received one. */
  spread(table, { from, to }) {
    if (to.length > 0 && agentsIn(table.state, from) > 0)
      table.next({ step: 'event-move-agent', why: 'spread', from: [from], agent: null, to });
  },

  /** Siege: district by district, in an order chosen by the leader. */
  besiege(table, { left }) {
    const { state } = table;
    const open = left.filter((district) => besiegers(state, district).length > 0);
    const [only, ...others] = open;
    if (only === undefined) return;
    if (others.length === 0) return nextSiege(table, only, open);
    table.next({ step: 'event-target', target: { what: 'siege', of: open } });
  },

  /** Quiet Arrival, Masquerade Ball: first the destination, then how many minions come along. */
  'event-vampire-move': decision({
    clause: 'MN-6.8',
    to: 'one',
    openOptions: true,
    seat: (state, { vampire, byLeader }) => (byLeader ? leaderSeat(state) : vampireAt(state, vampire).seat),
    ask(state, _seat, { vampire, to }) {
      const { at } = vampireAt(state, vampire);
      if (to !== null) return upTo(minionsThatCanLeave(state, at));
      return oneOf(['stay', ...neighboursOf(state, at).map(toOption)]);
    },
    fallback: (_state, _seat, { to }) => (to === null ? 'stay' : 0),
    answered(table, answer, _seat, frame) {
      const { vampire, to } = frame;
      const { event } = current(table.state);
      if (answer === 'stay')
        return table.tell({ kind: 'declined', vampire: vampireAt(table.state, vampire).id, source: event });
      if (typeof answer === 'string') table.next({ ...frame, to: toOption.chosen(answer) });
      else if (to !== null) moveVampire(table, vampire, to, answer, event);
    },
  }),
};

type AgentMove = Extract<MastersFrame, { step: 'event-move-agent' }>;

function moveOptions(state: State, { from, agent, to }: AgentMove): ChoiceId<'to' | 'agent'>[] {
  if (agent !== null) return to.map(toOption);
  return from.flatMap((district) =>
    SIDES.flatMap((side) => (districtAt(state, district)[side] > 0 ? [agentOption(district, side)] : [])),
  );
}

/** Footsteps Behind You: from a district without vampires to an adjacent one with a non-drained one. */
export function moveToVampire(table: MastersTable): void {
  const { state } = table;
  const from = state.districts.flatMap((_, district) =>
    agentsIn(state, district) > 0 &&
    !hasVampire(state, district) &&
    withActiveVampire(state, district).length > 0
      ? [district]
      : [],
  );
  if (from.length === 0) return idle(table);
  table.next({ step: 'event-move-agent', why: 'to-vampire', from, agent: null, to: [] });
}

function withActiveVampire(state: State, district: District): District[] {
  return neighboursOf(state, district).filter((next) => hasActiveVampire(state, next));
}

/** Door to Door. */
export function spreadFrom(table: MastersTable, from: District): void {
  const { state } = table;
  const to = neighboursOf(state, from).filter((district) => agentsIn(state, district) === 0);
  if (to.length === 0) return idle(table);
  table.next({ step: 'spread', from, to });
}

/** Siege. */
export function besiege(table: MastersTable): void {
  const { state } = table;
  const left = state.districts.flatMap((_, district) =>
    hasActiveVampire(state, district) ? [district] : [],
  );
  if (!left.some((district) => besiegers(state, district).length > 0)) return idle(table);
  table.next({ step: 'besiege', left });
}

/** Adjacent districts with agents and without a non-drained vampire. */
function besiegers(state: State, district: District): District[] {
  return neighboursOf(state, district).filter(
    (next) => agentsIn(state, next) > 0 && !hasActiveVampire(state, next),
  );
}

export function besiegeOptions(state: State, districts: readonly District[]): ChoiceId<'district'>[] {
  return districts.filter((district) => besiegers(state, district).length > 0).map(districtOption);
}

export function nextSiege(table: MastersTable, district: District, of: readonly District[]): void {
  table.next(
    {
      step: 'event-move-agent',
      why: 'besiege',
      from: besiegers(table.state, district),
      agent: null,
      to: [district],
    },
    { step: 'besiege', left: of.filter((other) => other !== district) },
  );
}

export function moveVampires(table: MastersTable, who: 'one' | 'each'): void {
  if (who === 'one') return table.next({ step: 'event-target', target: { what: 'vampire-to-move' } });
  const move = (vampire: VampireNumber) =>
    ({ step: 'event-vampire-move', vampire, to: null, byLeader: false }) as const;
  table.next(...turnOrder(table.state).map(move));
}
