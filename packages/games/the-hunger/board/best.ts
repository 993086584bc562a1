import type { Heard, Seat, View } from '@nokturn/engine';
import type { Thing } from '@nokturn/text';
import type { HungerView } from '../secrets.ts';
import { type CardId, cardOf, isCard } from './cards.ts';

/** The most valuable Human that a seat has hunted; the first one if several are equal. */
export function bestOf(seat: Seat, _view: View<HungerView>, told: readonly Heard[]): Thing | null {
  const hunted = told.flatMap((heard) =>
    heard.kind === 'hunted' && heard.seat === seat ? (heard.cards as readonly CardId[]) : [],
  );
  const humans = hunted.filter((card) => isCard(card) && cardOf(card).kind === 'human');
  const [best] = humans.toSorted((a, b) => cardOf(b).value - cardOf(a).value);
  return best === undefined ? null : { type: 'card', id: best };
}
