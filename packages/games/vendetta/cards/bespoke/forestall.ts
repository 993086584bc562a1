import { decision, oneOf } from '@nokturn/engine';
import { gain } from '../../rules/blood.ts';
import { cardOption } from '../../rules/choices.ts';
import { positionAt, rivalsOf } from '../../rules/positions.ts';
import { isActive } from '../../rules/seats.ts';
import type { Deployed, State } from '../../rules/state.ts';
import type { Effect, Rules, VendettaTable } from '../../rules/work.ts';
import { clanCardOf } from '../clan-cards.ts';

/** Name a Rival's face-up card here: Gain its printed Power, and be immune to it until this Location is done. */
export function forestall(table: VendettaTable, effect: Effect): void {
  table.next({ step: 'forestall-card', effect });
}

export const forestallRules: Rules<'forestall-card'> = {
  'forestall-card': decision({
    clause: 'VV-R56',
    to: 'one',
    openOptions: true,
    seat: (state, { effect }) =>
      isActive(state, effect.controller) && nameable(state, effect).length > 0 ? effect.controller : null,
    ask: (state, _seat, { effect }) => oneOf(nameable(state, effect).map(({ card }) => cardOption(card))),
    fallback: (state, _seat, { effect }) => cardOption((nameable(state, effect)[0] as Deployed).card),
    answered(table, answer, seat, { effect }) {
      const { state } = table;
      const card = cardOption.chosen(answer);
      const owner = (nameable(state, effect).find((one) => one.card === card) as Deployed).owner;
      state.here = { ...state.here, forestalled: { seat, card } };
      table.tell({ kind: 'forestalled', seat, card, owner });
      gain(table, seat, clanCardOf(card).power, effect.card);
    },
  }),
};

/** A team-mate's cards can also be named (VV-24.6). */
function nameable(state: State, { controller, location }: Effect): Deployed[] {
  return rivalsOf(state, controller, location).flatMap((seat) =>
    positionAt(state, location, seat).cards.filter(({ faceUp }) => faceUp),
  );
}
