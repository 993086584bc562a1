import { type ChoiceId, decision, oneOf } from '@nokturn/engine';
import { cardOption } from '../../rules/choices.ts';
import { locationId, positionAt, turnDown } from '../../rules/positions.ts';
import { isActive } from '../../rules/seats.ts';
import type { Effect, Rules, VendettaTable } from '../../rules/work.ts';

/** Turn any of your face-up cards here face down; your face-down cards here have Power 4 (VV-15.5, VV-R62). */
export function assault(table: VendettaTable, effect: Effect): void {
  const { state } = table;
  state.here = { ...state.here, assault: effect.controller };
  table.next({ step: 'assault-card', effect });
}

export const assaultRules: Rules<'assault-card'> = {
  'assault-card': decision({
    clause: 'VV-R62',
    to: 'one',
    openOptions: true,
    seat: (state, { effect }) => (isActive(state, effect.controller) ? effect.controller : null),
    ask(state, seat, { effect }) {
      const options: ChoiceId<'card'>[] = [];
      for (const { card, faceUp } of positionAt(state, effect.location, seat).cards)
        if (faceUp) options.push(cardOption(card));
      return oneOf([...options, 'done']);
    },
    fallback: () => 'done',
    answered(table, answer, seat, frame) {
      if (answer === 'done') return;
      const { state } = table;
      const { card: source, location } = frame.effect;
      const card = cardOption.chosen(answer);
      turnDown(positionAt(state, location, seat), card);
      table.tell({ kind: 'turned-down', seat, location: locationId(state, location), card, source });
      table.next(frame);
    },
  }),
};
