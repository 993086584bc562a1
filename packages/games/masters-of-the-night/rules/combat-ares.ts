import { decision, oneOf } from '@nokturn/engine';
import { districtId } from '../cards/districts.ts';
import type { VampireNumber } from '../cards/vampires.ts';
import { loseBlood } from './changes.ts';
import { chosenVampire, vampireOption } from './choices.ts';
import { isDrained, leaderSeat, vampireAt } from './city.ts';
import { rollIfEmpty } from './dice.ts';
import { bloodFor, combatOf, fighterOf, NO_DICE, removeInCombat, removes } from './fight.ts';
import type { SelectedDie, State } from './state.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-11: combat in `ares`, one die at a time. */
export const aresRules: Rules<'combat-successor'> = {
  /** MN-11.4. */
  'combat-successor': decision({
    clause: 'MN-11.4',
    to: 'one',
    openOptions: true,
    seat: leaderSeat,
    ask: (state) => oneOf(successors(state).map((vampire) => vampireOption(state, vampire))),
    fallback: (state) => vampireOption(state, successors(state)[0] as VampireNumber),
    answered(table, answer) {
      const { state } = table;
      const combat = combatOf(state);
      combat.fighter = chosenVampire(state, answer);
      table.tell({
        kind: 'successor',
        vampire: fighterOf(state).id,
        district: districtId(combat.district),
      });
      table.next(DIE);
    },
  }),
};

const NEXT = { step: 'combat-next' } as const;
const DIE = { step: 'combat-die' } as const;
const SUCCESSOR = { step: 'combat-successor' } as const;

export function nextDieInAres(table: MastersTable): void {
  const { state } = table;
  if (combatOf(state).left === 0) return;
  if (!isDrained(fighterOf(state))) return table.next(DIE);
  // Without a successor the combat ends at once (MN-11.5).
  if (successors(state).length > 0) table.next(SUCCESSOR);
}

function successors(state: State): VampireNumber[] {
  const { district } = combatOf(state);
  const found: VampireNumber[] = [];
  for (let number = 0; number < state.vampires.length; number++) {
    const vampire = vampireAt(state, number);
    if (vampire.at === district && !isDrained(vampire)) found.push(number);
  }
  return found;
}

/** MN-11.2, MN-11.6 to MN-11.8: the fighter for this die gets the kill and loses the blood, if it has any. */
export function applyDie(table: MastersTable): void {
  const { state } = table;
  const combat = combatOf(state);
  const { value, counts } = combat.dice[0] as SelectedDie;
  combat.dice = NO_DICE;
  table.next(NEXT);
  const removed = removes(counts) ? 1 : 0;
  const { id, blood } = fighterOf(state);
  const cost = Math.min(blood, bloodFor(state, counts));
  table.tell({ kind: 'die-applied', vampire: id, value, counts, removed, blood: cost });
  removeInCombat(table, removed, 'combat');
  loseBlood(table, combat.fighter, cost, 'combat');
  rollIfEmpty(table);
}
