import { HUMAN_TYPES, type HumanType } from '../cards/card.ts';
import { type CardNo, cardAt, FIRST_STARTER } from '../cards/cards.ts';
import { tokenAt } from '../cards/tokens.ts';
import {
  CONFUSE,
  FAMILIAR,
  HOLY_WATER,
  HUMAN,
  hasMark,
  isHuman,
  marksOf,
  printedValue,
  ROSE,
  SPICY,
  typeOf,
} from './marks.ts';
import type { Player } from './state.ts';

/**
 * A seat's holdings when it is scored: all cards except the Starting Powers, in all five zones, and tokens
 * (TH-20.3).
 */
export interface Holdings {
  /** Human cards by type, in the order of HUMAN_TYPES. */
  readonly cards: readonly number[];
  /** The same including tokens that count as Humans (TH-15.8). */
  readonly types: readonly number[];
  /** Humans and their tokens. */
  readonly humans: number;
  /** Human cards by value, from 0 to 5. */
  readonly values: readonly number[];
  /** For each Human card, its marks for Confuse, Spicy and Holy Water. */
  readonly marks: readonly number[];
  readonly digestedHumans: number;
  readonly familiars: number;
  readonly animals: number;
  /** The number of different Powers. */
  readonly powers: number;
  readonly tokens: number;
  readonly rose: boolean;
}

const HIGHEST_VALUE = 5;

/** The zones and tokens of a seat. */
export type Owner = Pick<
  Player,
  'deck' | 'hand' | 'playing' | 'discard' | 'digested' | 'tokens' | 'played' | 'named'
>;

/** Everything a seat owns except its Starting Powers (TH-3.3). */
export function ownedCards({ deck, hand, playing, discard, digested }: Owner): CardNo[] {
  return [...deck, ...hand, ...playing, ...discard, ...digested].filter((card) => card < FIRST_STARTER);
}

export function holdingsOf(player: Owner): Holdings {
  const owned = ownedCards(player);
  const humans = owned.filter(isHuman);
  const cards = HUMAN_TYPES.map((_, type) => humans.filter((card) => typeOf(card) === type).length);
  const tokens = [...player.tokens, ...player.played];
  const types = cards.map((count, type) => count + tokensOf(player, HUMAN_TYPES[type] as HumanType));
  const familiars = owned.filter((card) => hasMark(card, FAMILIAR));
  return {
    cards,
    types,
    humans: types.reduce((sum, count) => sum + count, 0),
    values: Array.from(
      { length: HIGHEST_VALUE + 1 },
      (_, value) => humans.filter((card) => printedValue(card) === value).length,
    ),
    marks: humans.map((card) => marksOf(card) & (CONFUSE | SPICY | HOLY_WATER)),
    digestedHumans: player.digested.filter((card) => hasMark(card, HUMAN)).length,
    familiars: familiars.length,
    animals: new Set(familiars.map((card) => cardAt(card).animal)).size,
    powers: new Set(owned.flatMap((card) => (cardAt(card).kind === 'power' ? [cardAt(card).id] : []))).size,
    tokens: tokens.length,
    rose: owned.some((card) => hasMark(card, ROSE)),
  };
}

/** TH-15.8, TH-15.9. */
function tokensOf({ tokens, played, named }: Owner, type: HumanType): number {
  return [...tokens, ...played].filter((token) => {
    const { use } = tokenAt(token);
    return use?.kind === 'human' && (use.type ?? named) === type;
  }).length;
}
