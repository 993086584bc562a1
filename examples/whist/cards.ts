import { choices } from '@nokturn/engine';

/** Thirty-two cards, each by its number: suit by suit, the lowest first. */

export const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;
export type Suit = (typeof SUITS)[number];
const RANKS = ['7', '8', '9', '10', 'jack', 'queen', 'king', 'ace'] as const;

export type Card = number;
export const CARDS: readonly Card[] = Array.from({ length: SUITS.length * RANKS.length }, (_, card) => card);

export function suitOf(card: Card): Suit {
  return SUITS[Math.floor(card / RANKS.length)] as Suit;
}

/** Higher ranks have higher numbers. */
export function rankOf(card: Card): number {
  return card % RANKS.length;
}

/** `card:hearts-queen` */
export const cardOption = choices('card', CARDS, (card) => `${suitOf(card)}-${RANKS[rankOf(card)]}`);
