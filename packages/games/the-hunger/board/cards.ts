import type { Card } from '../cards/card.ts';
import { CARDS, type CardId } from '../cards/cards.ts';

const BY_ID = new Map(CARDS.map((card) => [card.id, card]));

/** A card by its id; equal copies have one. */
export function cardOf(id: CardId): Card<CardId> {
  return BY_ID.get(id) as Card<CardId>;
}

export function isCard(id: string): id is CardId {
  return BY_ID.has(id as CardId);
}

export type { CardId };
