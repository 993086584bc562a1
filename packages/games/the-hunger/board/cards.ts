import type { Card } from '../cards/card.ts';
import { type CardId, cardAt, cardNo } from '../cards/cards.ts';

/** A card by its id. */
export function cardOf(id: CardId): Card<CardId> {
  return cardAt(cardNo(id));
}

export function isCard(id: string): id is CardId {
  return cardNo(id as CardId) !== undefined;
}

export type { CardId };
