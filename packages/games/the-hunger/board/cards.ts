import type { Card } from '../cards/card.ts';
import { type CardId, cardAt, cardNo } from '../cards/cards.ts';
import { cardsOf } from '../cards.ts';

/** A card by its id. */
export function cardOf(id: CardId): Card<CardId> {
  return cardAt(cardNo(id));
}

/** The same by the rules of the match shown. */
export function shownCard(id: CardId, text: { readonly cards: unknown }): Card<CardId> {
  return cardsOf(text).cards.find((card) => card.id === id) ?? cardOf(id);
}

export function isCard(id: string): id is CardId {
  return cardNo(id as CardId) !== undefined;
}

export type { CardId };
