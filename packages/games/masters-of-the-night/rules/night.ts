import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import type { District } from '../cards/districts.ts';
import { ACTION_POINTS } from '../cards/trackers.ts';
import { sigilOf, VAMPIRES, type VampireNumber } from '../cards/vampires.ts';
import { addMinions, moveAgents, one } from './changes.ts';
import { mirageOption } from './choices.ts';
import {
  agentsIn,
  districtAt,
  holdsAtNight,
  isDrained,
  leaderOf,
  leaderSeat,
  neighboursOf,
  relicThat,
  sigilPlace,
  sigilThat,
  turnOrder,
  vampireAt,
} from './city.ts';
import { isInForce } from './in-force.ts';
import { gainBlood, settleTurn } from './lying.ts';
import { SIDES, type State } from './state.ts';
import { lowerVeil } from './veil.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-8: the night and its turns. */
export const nightRules: Rules<
  'night' | 'night-sigil' | 'night-mirage' | 'turn' | 'turn-over' | 'night-over'
> = {
  /** MN-8.1, MN-8.2. */
  night(table) {
    const { state } = table;
    state.phase = 'night';
    table.tell({ kind: 'night', round: state.round, leader: leaderOf(state).id });
    const order = turnOrder(state);
    table.next(NIGHT_OVER);
    for (let i = order.length - 1; i >= 0; i--)
      table.next({ step: 'turn', vampire: order[i] as VampireNumber });
    for (let i = order.length - 1; i >= 0; i--)
      if (vampireAt(state, order[i] as VampireNumber).sigil !== null)
        table.next({ step: 'night-sigil', vampire: order[i] as VampireNumber });
  },

  /** MN-16.8, MN-16.10. */
  'night-sigil'(table, { vampire }) {
    const { state } = table;
    const { id } = vampireAt(state, vampire);
    const effect = sigilOf(id);
    const district = sigilPlace(state, effect.kind);
    if (district === null) return;
    if (effect.kind === 'agents-leave')
      table.next({ step: 'night-mirage', district, left: effect.most, vampire });
    if (effect.kind === 'minions-at-night') addMinions(table, district, effect.minions, VAMPIRES[id].sigil);
  },

  'night-mirage': decision({
    clause: 'MN-16.8',
    to: 'one',
    openOptions: true,
    seat: (state, { district }) => (agentsIn(state, district) > 0 ? leaderSeat(state) : null),
    ask: (state, _seat, { district }) => oneOf([...mirages(state, district), 'stop']),
    fallback: () => 'stop',
    answered(table, answer, _seat, frame) {
      if (answer === 'stop') return;
      const { district, left, vampire } = frame;
      if (left > 1) table.next({ ...frame, left: left - 1 });
      const { sigil } = VAMPIRES[vampireAt(table.state, vampire).id];
      const [to, side] = mirageOption.chosen(answer);
      moveAgents(table, district, to, one(side), sigil);
    },
  }),

  /** MN-8.3, MN-8.4: action points, then the Sigil of the Spring, then waking. */
  turn(table, { vampire }) {
    const { state } = table;
    const ap = actionPointsOf(state, vampire);
    state.turn = { vampire, ap, moves: 0, contractUsed: false, over: false };
    table.tell({ kind: 'turn', vampire: vampireAt(state, vampire).id, ap });
    table.next(ACTION, TURN_OVER);
    drinkFromSpring(table, vampire);
    if (isDrained(vampireAt(state, vampire))) wake(table, vampire);
  },

  'turn-over'(table) {
    const { state } = table;
    const { turn } = state;
    if (turn === null) return;
    const { vampire, ap } = turn;
    const { id, blood } = vampireAt(state, vampire);
    table.tell({ kind: 'turn-over', vampire: id, unused: ap, drained: blood === 0 });
    state.turn = null;
    settleTurn(table, vampire);
  },

  /** MN-8.10. */
  'night-over'(table) {
    const { state } = table;
    if (state.inForce !== null) state.discardedEvents = [...state.discardedEvents, state.inForce];
    state.inForce = null;
    state.veilByRound = [...state.veilByRound, state.veil];
    table.next(ROUND);
  },
};

const NIGHT_OVER = { step: 'night-over' } as const;
const ROUND = { step: 'round' } as const;
const ACTION = { step: 'turn-action' } as const;
const TURN_OVER = { step: 'turn-over' } as const;
const COFFIN = relicThat('wake-gently');
const SPRING = sigilThat('blood-at-turn');

function mirages(state: State, district: District): ChoiceId<'move'>[] {
  const here = districtAt(state, district);
  return SIDES.flatMap((side) =>
    here[side] > 0 ? neighboursOf(state, district).map((to) => mirageOption(to, side)) : [],
  );
}

function actionPointsOf(state: State, vampire: VampireNumber): number {
  if (isInForce(state, 'all-faster')) return ACTION_POINTS + 1;
  return vampire === state.leader && isInForce(state, 'leader-slower') ? ACTION_POINTS - 1 : ACTION_POINTS;
}

/** MN-16.9. */
function drinkFromSpring(table: MastersTable, number: VampireNumber): void {
  const { state } = table;
  const spring = sigilPlace(state, 'blood-at-turn');
  if (spring !== null && vampireAt(state, number).at === spring)
    gainBlood(table, number, SPRING.effect.blood, SPRING.id);
}

/** MN-13.5. */
function wake(table: MastersTable, number: VampireNumber): void {
  const { state } = table;
  const vampire = vampireAt(state, number);
  const gently = holdsAtNight(state, vampire, COFFIN.id);
  const blood = gently ? COFFIN.effect.blood : 1;
  table.tell({ kind: 'woke', vampire: vampire.id, blood, gently });
  gainBlood(table, number, blood, gently ? COFFIN.id : 'waking');
  if (!gently) lowerVeil(table, 1, 'waking');
}
