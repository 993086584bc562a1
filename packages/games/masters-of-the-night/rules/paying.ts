import { decision, oneOf } from '@nokturn/engine';
import { ABILITIES, type AbilityId } from '../cards/abilities.ts';

import { activeSeat, activeVampire, holdsAtNight } from './city.ts';
import { MASK } from './costs.ts';
import { startDark } from './dark-abilities.ts';
import { fighterOf } from './fight.ts';
import { askAgain, becomeFurious } from './modifiers.ts';
import type { MastersTable, Paying, Rules } from './work.ts';

/** MN-15.1, MN-15.2: payment for abilities. */
export const payingRules: Rules<'mask-use'> = {
  /** 7.4, Tyrant's Mask: each point of a veil cost can be paid with blood. */
  'mask-use': decision({
    clause: 'MN-17.4',
    to: 'one',
    openOptions: true,
    seat: (state, { inCombat }) => (inCombat ? fighterOf(state).seat : activeSeat(state)),
    ask: () => oneOf(['veil', 'blood', 'back']),
    fallback: () => 'back',
    answered(table, answer, _seat, { ability, left, bloodPoints, inCombat }) {
      if (answer !== 'back')
        settlePayment(table, {
          ability,
          left: left - 1,
          bloodPoints: answer === 'blood' ? bloodPoints + 1 : bloodPoints,
          inCombat,
        });
      else if (inCombat) askAgain(table);
    },
  }),
};

/** A dark ability is about to be used: first the payment is settled. */
export function startPaying(
  table: MastersTable,
  ability: AbilityId,
  { inCombat }: { inCombat: boolean },
): void {
  settlePayment(table, { ability, left: ABILITIES[ability].cost, bloodPoints: 0, inCombat });
}

function settlePayment(table: MastersTable, paying: Paying): void {
  const { state } = table;
  const { ability, left, bloodPoints, inCombat } = paying;
  const payer = inCombat ? fighterOf(state) : activeVampire(state);
  const isChoice =
    left > 0 && holdsAtNight(state, payer, MASK.id) && payer.blood >= MASK.effect.blood * (bloodPoints + 1);
  if (isChoice) table.next({ step: 'mask-use', ...paying });
  else if (inCombat) becomeFurious(table, bloodPoints);
  else startDark(table, ability, bloodPoints);
}
