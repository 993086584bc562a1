import type { OptionId } from '@nokturn/engine';
import { cardOption, chosenClanCard, oneOf } from '../../rules/choices.ts';
import { goHome } from '../../rules/end-of-round.ts';
import { decline } from '../../rules/playing.ts';
import { locationId, positionAt, rivalsOf, takeAway } from '../../rules/positions.ts';
import { isActive } from '../../rules/seats.ts';
import { aim } from '../../rules/teams.ts';
import type { Effect, Rules, VendettaTable } from '../../rules/work.ts';

/** Take any number of your cards here to hand; then Steal as much from each Rival. Rivals are fixed before that. */
export function chaos(table: VendettaTable, effect: Effect): void {
  const targets = rivalsOf(table.state, effect.controller, effect.location);
  aim(table, { step: 'chaos-card', effect, taken: 0, targets });
}

export const chaosRules: Rules<'chaos-card'> = {
  'chaos-card': {
    clause: 'VV-10.12',
    to: 'one',
    seat: (state, { effect }) => (isActive(state, effect.controller) ? effect.controller : null),
    ask(state, seat, { effect }) {
      const options: OptionId[] = positionAt(state, effect.location, seat).cards.map(({ card }) =>
        cardOption(card),
      );
      return oneOf([...options, 'done']);
    },
    fallback: () => 'done',
    answered(table, answer, _seat, frame) {
      const { effect, taken, targets } = frame;
      if (answer === 'done') {
        // VV-R36: one Steal for each Rival, of all the cards together.
        if (taken === 0) decline(table, effect);
        else table.next({ step: 'targets', effect, operation: 'steal', amount: taken, targets });
        return;
      }
      takeBack(table, effect, answer as OptionId);
      table.next({ ...frame, taken: taken + 1 });
    },
  },
};

/** Captured cards go to their owners (VV-10.12); a face-down card stays unseen. */
function takeBack(table: VendettaTable, { controller: seat, location }: Effect, answer: OptionId): void {
  const { state } = table;
  const deployed = takeAway(positionAt(state, location, seat), chosenClanCard(answer));
  if (deployed === null) return;
  const { card, owner, open } = deployed;
  goHome(state, deployed);
  table.tell({ kind: 'taken-back', seat, owner, location: locationId(state, location), open, card });
}
