import { type Answer, type OptionId, verbOf } from '@nokturn/engine';
import { chosenValue, oneOf } from './choices.ts';
import { payForBlood } from './costs.ts';
import { clamp } from './dice.ts';
import { combatOf, fighterOf } from './fight.ts';
import { askAgain, BRUTE_FORCE, DAGGER, FORCE, FURY, modifiersFor, raiseDie } from './modifiers.ts';
import { startPaying } from './paying.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-15.3: what the fighting vampire can do to selected dice; the Martyr's Dagger too. */
export const modifierRules: Rules<'combat-modify'> = {
  'combat-modify': {
    clause: 'MN-15.3',
    to: 'one',
    openOptions: true,
    seat: (state) => fighterOf(state).seat,
    ask: (state) => oneOf([...modifiersFor(state), 'go-on']),
    fallback: () => 'go-on',
    answered(table, answer) {
      if (answer !== 'go-on') modify(table, answer);
    },
  },
};

function modify(table: MastersTable, answer: Answer): void {
  const { state } = table;
  const combat = combatOf(state);
  switch (verbOf(answer as OptionId)) {
    case 'brute-force': {
      payForBlood(table, combat.fighter, BRUTE_FORCE);
      raiseDie(table, chosenValue(answer), (counts) => clamp(counts + FORCE.by), BRUTE_FORCE);
      return askAgain(table);
    }
    case 'dagger': {
      combat.daggerUsed = true;
      raiseDie(table, chosenValue(answer), () => DAGGER.effect.value, DAGGER.id);
      return askAgain(table);
    }
    case 'fury':
      return startPaying(table, FURY, { inCombat: true });
  }
}
