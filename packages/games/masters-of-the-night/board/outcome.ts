import type { View } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { type District, effectOf } from '../cards/districts.ts';
import { cardsOf, type MastersCards } from '../cards.ts';
import { openState } from '../outlook.ts';
import { countsFor } from '../rules/combat.ts';
import { bloodFor, removes } from '../rules/fight.ts';
import type { MastersView } from '../secrets.ts';

/** The effect of a die if it were taken now. */
export type Outcome =
  | { readonly kind: 'strike'; readonly counts: number; readonly removed: number; readonly blood: number }
  | { readonly kind: 'drink' | 'shift' | 'expose'; readonly amount: number };

export function outcomeOf(
  { state, asked }: View<MastersView>,
  value: number,
  text: Pick<GameText, 'cards'>,
): Outcome | null {
  switch (asked?.frame.step) {
    case 'combat-die': {
      const counts = countsFor(openState(state), value);
      return {
        kind: 'strike',
        counts,
        removed: removes(counts) ? 1 : 0,
        blood: bloodFor(openState(state), counts),
      };
    }
    case 'activate-die':
      return nightOutcome(state.vampires[state.turn?.vampire ?? -1]?.at, value, cardsOf(text));
    default:
      return null;
  }
}

/** MN-18.9 to MN-18.11. */
function nightOutcome(at: District | undefined, value: number, cards: MastersCards): Outcome | null {
  const effect = at === undefined ? null : effectOf(at);
  if (effect?.phase !== 'night') return null;
  switch (effect.does) {
    case 'drink':
      return { kind: 'drink', amount: cards.drinks[value] ?? 0 };
    case 'shift-agents':
      return { kind: 'shift', amount: cards.mostShifted[value] ?? 0 };
    case 'expose-districts':
      return { kind: 'expose', amount: cards.mostExposedDistricts[value] ?? 0 };
    case 'travel':
      return null;
  }
}
