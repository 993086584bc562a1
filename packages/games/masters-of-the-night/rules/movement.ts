import { decision, oneOf, upTo } from '@nokturn/engine';
import { moveCost } from './actions.ts';
import { moveVampire } from './changes.ts';
import { toOption } from './choices.ts';
import { activeNumber, activeSeat, activeVampire, minionsThatCanLeave, neighboursOf } from './city.ts';
import { spendPoints, turnOf } from './points.ts';
import type { Rules } from './work.ts';

/** MN-9.3: Move. */
export const movementRules: Rules<'move-to' | 'move-minions'> = {
  'move-to': decision({
    clause: 'MN-9.3',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state) => oneOf([...neighboursOf(state, activeVampire(state).at).map(toOption), 'back']),
    fallback: () => 'back',
    answered(table, answer) {
      if (answer !== 'back') table.next({ step: 'move-minions', to: toOption.chosen(answer) });
    },
  }),

  'move-minions': decision({
    clause: 'MN-9.3',
    to: 'one',
    openOptions: true,
    seat: activeSeat,
    ask: (state) => upTo(minionsThatCanLeave(state, activeVampire(state).at)),
    fallback: () => 0,
    answered(table, answer, _seat, { to }) {
      const { state } = table;
      spendPoints(table, 'move', moveCost(state));
      turnOf(state).moves++;
      moveVampire(table, activeNumber(state), to, answer, 'move');
    },
  }),
};
