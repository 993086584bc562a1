import { decision, oneOf } from '@nokturn/engine';
import { cardOption } from '../../rules/choices.ts';
import { goHome } from '../../rules/end-of-round.ts';
import { decline } from '../../rules/playing.ts';
import { locationId, positionAt, rivalsOf, takeAway } from '../../rules/positions.ts';
import { isActive } from '../../rules/seats.ts';
import { aim } from '../../rules/teams.ts';
import type { Effect, Rules, VendettaTable } from '../../rules/work.ts';
import type { ClanCardId } from '../clan-cards.ts';

/**
 * Return any number of your cards here to your hand; then Steal the same amount from each Rival. Rivals are fixed
 * before that.
 */
export function chaos(table: VendettaTable, effect: Effect): void {
  const targets = rivalsOf(table.state, effect.controller, effect.location);
  aim(table, { step: 'chaos-card', effect, taken: 0, targets });
}

export const chaosRules: Rules<'chaos-card'> = {
  'chaos-card': decision({
    clause: 'VV-10.12',
    to: 'one',
    seat: (state, { effect }) => (isActive(state, effect.controller) ? effect.controller : null),
    ask(state, seat, { effect }) {
      const { cards } = positionAt(state, effect.location, seat);
      return oneOf([...cards.map(({ card }) => cardOption(card)), 'done']);
    },
    fallback: () => 'done',
    answered(table, answer, _seat, frame) {
      const { effect, taken, targets } = frame;
      if (answer === 'done') {
        // VV-R36: one Steal for each Rival, for all the cards together.
        if (taken === 0) decline(table, effect);
        else table.next({ step: 'targets', effect, operation: 'steal', amount: taken, targets });
        return;
      }
      takeBack(table, effect, cardOption.chosen(answer));
      table.next({ ...frame, taken: taken + 1 });
    },
  }),
};

/** Captured cards go to their owners (VV-10.12); a face-down card stays unseen. */
function takeBack(table: VendettaTable, { controller: seat, location }: Effect, taken: ClanCardId): void {
  const { state } = table;
  const deployed = takeAway(positionAt(state, location, seat), taken);
  if (deployed === null) return;
  const { card, owner, open } = deployed;
  goHome(state, deployed);
  table.tell({ kind: 'taken-back', seat, owner, location: locationId(state, location), open, card });
}
