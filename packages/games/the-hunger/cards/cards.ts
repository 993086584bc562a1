import type { Seat } from '@nokturn/engine';
import type { Ability, Card, Keyword } from './card.ts';
import { FAMILIARS } from './familiars.ts';
import { HUMANS } from './humans.ts';
import { POWERS } from './powers.ts';
import { ROSES } from './roses.ts';
import { STARTERS } from './starters.ts';

/**
 * All 161 cards. In a position a card is a small number: the hunt cards come first, then the Roses, then the starter
 * decks of the seats. Everything that is asked of a card while playing is looked up in a table by that number.
 */
export type CardNo = number;

export type CardId =
  | (typeof HUMANS)[number]['id']
  | (typeof POWERS)[number]['id']
  | (typeof FAMILIARS)[number]['id']
  | (typeof ROSES)[number]['id']
  | (typeof STARTERS)[number]['id'];

const HUNT: readonly Card<CardId>[] = [...HUMANS, ...POWERS, ...FAMILIARS].flatMap((card) =>
  Array<Card<CardId>>(card.copies).fill(card),
);

/** The cards of the Hunt deck (TH-4.4). */
export const HUNT_CARDS = HUNT.length;
export const FIRST_ROSE: CardNo = HUNT_CARDS;
export const FIRST_STARTER: CardNo = FIRST_ROSE + ROSES.length;
export const STARTER_DECK = STARTERS.length;
const MAX_SEATS = 6;

/** Every card by its number. */
export const CARDS: readonly Card<CardId>[] = [
  ...HUNT,
  ...ROSES,
  ...Array.from({ length: MAX_SEATS }, () => STARTERS).flat(),
];

/** The different cards, in the order of the component list. */
export const CARD_IDS: readonly CardId[] = [...new Set(CARDS.map(({ id }) => id))];

/** The hunt cards that are marked A (TH-4.5): of a Power the first copies. */
export const A_CARDS: readonly CardNo[] = HUNT.flatMap((card, no) =>
  no - HUNT.indexOf(card) < card.a ? [no] : [],
);

export function cardAt(no: CardNo): Card<CardId> {
  return CARDS[no] as Card<CardId>;
}

/** The starter deck of a seat: the same six cards for all. */
export function starterDeck(seat: Seat): CardNo[] {
  const first = FIRST_STARTER + seat * STARTER_DECK;
  return Array.from({ length: STARTER_DECK }, (_, i) => first + i);
}

/** What an ability of this kind says on this card. */
export function abilityOf<K extends Ability['kind']>(
  card: CardNo,
  kind: K,
): Extract<Ability, { kind: K }> | null {
  const found = cardAt(card).does.find((ability) => ability.kind === kind);
  return (found as Extract<Ability, { kind: K }> | undefined) ?? null;
}

export function hasKeyword(card: CardNo, keyword: Keyword): boolean {
  return cardAt(card).keywords.includes(keyword);
}
