import { decision, oneOf } from '@nokturn/engine';

import { decline } from '../../rules/playing.ts';
import { rivalsOf } from '../../rules/positions.ts';
import { isActive } from '../../rules/seats.ts';
import { aim } from '../../rules/teams.ts';
import type { Effect, Rules, VendettaTable } from '../../rules/work.ts';

/** The amount in the card's text. */
const STOLEN = 1;

/** Withdraw from here, if you like; then Steal from everybody who was a Rival before you left (VV-R51). */
export function vanish(table: VendettaTable, effect: Effect): void {
  table.next({ step: 'vanish', effect });
}

export const vanishRules: Rules<'vanish' | 'vanish-from'> = {
  vanish: decision({
    clause: 'VV-12.16',
    to: 'one',
    seat: (state, { effect }) => (isActive(state, effect.controller) ? effect.controller : null),
    ask: () => oneOf(['withdraw', 'stay']),
    fallback: () => 'stay',
    answered(table, answer, seat, { effect }) {
      if (answer === 'stay') return decline(table, effect);
      const targets = rivalsOf(table.state, seat, effect.location);
      aim(table, { step: 'vanish-from', effect, targets });
    },
  }),

  'vanish-from'(table, { effect, targets }) {
    const { controller: seat, location } = effect;
    table.next(
      { step: 'withdrawal', seat, location },
      { step: 'targets', effect, operation: 'steal', amount: STOLEN, targets },
    );
  },
};
