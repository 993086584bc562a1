import { decision, oneOf } from '@nokturn/engine';
import { districtId } from '../cards/districts.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { loseBlood } from './changes.ts';
import { chosenVampire, vampireOption } from './choices.ts';
import { vampireAt } from './city.ts';
import { rollIfEmpty } from './dice.ts';
import { bloodFor, combatOf, credit, fighterOf, NO_DICE, removeInCombat, removes } from './fight.ts';
import { afterSelection } from './modifiers.ts';
import type { State } from './state.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-12: combat in `igrology`, all dice together. */
export const igrologyRules: Rules<'combat-share' | 'combat-counted'> = {
  /**
   * MN-12.5: the seat after the fighter's controller distributes the blood that the fighter could not lose,
   * token by token.
   */
  'combat-share': decision({
    clause: 'MN-12.5',
    to: 'one',
    openOptions: true,
    seat: (state) => (fighterOf(state).seat + 1) % state.seats,
    ask: (state) => oneOf(sharers(state).map((vampire) => vampireOption(state, vampire))),
    fallback: (state) => vampireOption(state, sharers(state)[0] as VampireNumber),
    answered(table, answer) {
      const { state } = table;
      combatOf(state).due--;
      loseBlood(table, chosenVampire(state, answer), 1, 'combat');
      shareRest(table);
    },
  }),

  /** MN-12.6: everything is credited to the fighting vampire; then an empty reserve is rolled (MN-3.4). */
  'combat-counted'(table) {
    credit(table, combatOf(table.state).removed);
    rollIfEmpty(table);
  },
};

const DIE = { step: 'combat-die' } as const;
const SHARE = { step: 'combat-share' } as const;
const COUNTED = { step: 'combat-counted' } as const;

/** MN-12.2, MN-3.4: all dice are selected first; an empty reserve is rolled only if more dice are needed. */
export function nextDieInIgrology(table: MastersTable): void {
  const { state } = table;
  const { left, dice } = combatOf(state);
  if (left > 0) {
    rollIfEmpty(table);
    return table.next(DIE);
  }
  if (dice.length > 0) afterSelection(table);
  else table.next(COUNTED);
}

/** MN-12.4 to MN-12.6, MN-12.8. */
export function applyDice(table: MastersTable): void {
  const { state } = table;
  const combat = combatOf(state);
  const counts = combat.dice.map((die) => die.counts);
  const removed = counts.filter(removes).length;
  const blood = counts.reduce((sum, count) => sum + bloodFor(state, count), 0);
  table.tell({
    kind: 'dice-applied',
    vampire: fighterOf(state).id,
    values: combat.dice.map(({ value }) => value),
    counts,
    removed,
    blood,
  });
  combat.dice = NO_DICE;
  table.next(COUNTED);
  removeInCombat(table, removed, 'combat');
  combat.due = blood - loseBlood(table, combat.fighter, blood, 'combat');
  shareRest(table);
}

function shareRest(table: MastersTable): void {
  const { state } = table;
  const combat = combatOf(state);
  if (combat.due === 0) return;
  if (sharers(state).length > 0) return table.next(SHARE);
  // Blood that nobody can lose is ignored.
  table.tell({ kind: 'blood-ignored', amount: combat.due, district: districtId(combat.district) });
  combat.due = 0;
}

/** The other vampires in the district that have blood. */
function sharers(state: State): VampireNumber[] {
  const { district, fighter } = combatOf(state);
  return state.vampires.flatMap((_, number) => {
    const { at, blood } = vampireAt(state, number);
    return number !== fighter && at === district && blood > 0 ? [number] : [];
  });
}
