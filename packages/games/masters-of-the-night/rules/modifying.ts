import { decision, oneOf } from '@nokturn/engine';
import { bruteForceOption, daggerOption } from './choices.ts';
import { payForBlood } from './costs.ts';
import { clamp } from './dice.ts';
import { combatOf, fighterOf } from './fight.ts';
import {
  askAgain,
  BRUTE_FORCE,
  DAGGER,
  FORCE,
  FURY,
  type Modifier,
  modifiersFor,
  raiseDie,
} from './modifiers.ts';
import { startPaying } from './paying.ts';
import type { MastersTable, Rules } from './work.ts';

/** MN-15.3: ways for the fighting vampire to change selected dice, including the Martyr's Dagger. */
export const modifierRules: Rules<'combat-modify'> = {
  'combat-modify': decision({
    clause: 'MN-15.3',
    to: 'one',
    openOptions: true,
    seat: (state) => fighterOf(state).seat,
    ask: (state) => oneOf([...modifiersFor(state), 'go-on']),
    fallback: () => 'go-on',
    answered(table, answer) {
      if (answer !== 'go-on') modify(table, answer);
    },
  }),
};

function modify(table: MastersTable, answer: Modifier): void {
  const { state } = table;
  const combat = combatOf(state);
  if (answer === 'fury') return startPaying(table, FURY, { inCombat: true });
  if (bruteForceOption.has(answer)) {
    payForBlood(table, combat.fighter, BRUTE_FORCE);
    raiseDie(table, bruteForceOption.chosen(answer), (counts) => clamp(counts + FORCE.by), BRUTE_FORCE);
  } else {
    combat.daggerUsed = true;
    raiseDie(table, daggerOption.chosen(answer), () => DAGGER.effect.value, DAGGER.id);
  }
  askAgain(table);
}
