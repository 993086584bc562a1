import type { Ability, Card } from './card.ts';
import { FAMILIARS } from './familiars.ts';
import { HUMANS } from './humans.ts';
import { POWERS } from './powers.ts';
import { ROSES } from './roses.ts';
import { STARTERS } from './starters.ts';

/**
 * The 161 cards. In a position a card is a small number, its index in the list of different cards: copies are
 * identical and share it. Facts needed during play are looked up in tables by that number.
 */
export type CardNo = number;

export type CardId =
  | (typeof HUMANS)[number]['id']
  | (typeof POWERS)[number]['id']
  | (typeof FAMILIARS)[number]['id']
  | (typeof ROSES)[number]['id']
  | (typeof STARTERS)[number]['id'];

/** The different cards by their numbers: hunt cards, Roses, Starting Powers. */
export const CARDS: readonly Card<CardId>[] = [...HUMANS, ...POWERS, ...FAMILIARS, ...ROSES, ...STARTERS];
const HUNT_KINDS = HUMANS.length + POWERS.length + FAMILIARS.length;

export const CARD_IDS: readonly CardId[] = CARDS.map(({ id }) => id);

/** The 122 cards of the Hunt deck (TH-4.4). */
export const HUNT_DECK: readonly CardNo[] = CARDS.slice(0, HUNT_KINDS).flatMap(({ copies }, no) =>
  Array<CardNo>(copies).fill(no),
);

/** The 26 of them that are marked A (TH-4.5). */
export const A_CARDS: readonly CardNo[] = CARDS.slice(0, HUNT_KINDS).flatMap(({ a }, no) =>
  Array<CardNo>(a).fill(no),
);

export const ROSE_CARDS: readonly CardNo[] = ROSES.map((_, i) => HUNT_KINDS + i);

/** Starting Powers have the highest numbers. */
export const FIRST_STARTER: CardNo = HUNT_KINDS + ROSES.length;

/** The six cards that every seat starts with. */
export const STARTER_DECK: readonly CardNo[] = STARTERS.map((_, i) => FIRST_STARTER + i);

const NUMBERS: ReadonlyMap<string, CardNo> = new Map(CARD_IDS.map((id, no) => [id, no]));

export function cardNo(id: CardId): CardNo {
  return NUMBERS.get(id) as CardNo;
}

export function cardAt(no: CardNo): Card<CardId> {
  return CARDS[no] as Card<CardId>;
}

/** This ability of a card, or null. */
export function abilityOf<K extends Ability['kind']>(
  card: CardNo,
  kind: K,
): Extract<Ability, { kind: K }> | null {
  const found = cardAt(card).does.find((ability) => ability.kind === kind);
  return (found as Extract<Ability, { kind: K }> | undefined) ?? null;
}
