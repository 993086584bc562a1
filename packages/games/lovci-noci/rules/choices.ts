import { barring, type ChoiceId, choices } from '@nokturn/engine';
import { BLUE_IDS, type OpenId, RED_IDS } from '../cards/open.ts';
import { PLACE_IDS } from '../cards/places.ts';
import { SEATS } from '../seats.ts';

/** The order of the component tables, blue before red: "first listed" and LN-10.22. */
const TABLE_ORDER: readonly OpenId[] = [...BLUE_IDS, ...RED_IDS];

export const seatOption = choices('seat', [...Array(SEATS.max).keys()]);
export const cardOption = choices('card', TABLE_ORDER);
export const giveOption = choices('give', TABLE_ORDER);
export const placeOption = choices('place', PLACE_IDS);

/** An option for each distinct card, in the order of the tables. */
export function cardOptions(cards: readonly OpenId[]): ChoiceId<'card'>[] {
  return inTableOrder(cards).map(cardOption);
}

export function giveOptions(cards: readonly OpenId[]): ChoiceId<'give'>[] {
  return inTableOrder(cards).map(giveOption);
}

function inTableOrder(cards: readonly OpenId[]): readonly OpenId[] {
  return cards.length < 2 ? cards : TABLE_ORDER.filter((card) => cards.includes(card));
}

/** All cards, with copies, in the order of the tables (LN-10.22). */
export function sortedByTable(cards: readonly OpenId[]): OpenId[] {
  return [...cards].sort((a, b) => TABLE_ORDER.indexOf(a) - TABLE_ORDER.indexOf(b));
}

/** Why an option that the rules know is not allowed right now. */
export const REASONS = [
  'spent',
  'void',
  'once-per-turn',
  'no-damage',
  'nobody-there',
  'nothing-to-dig',
  'in-the-centre',
  'already-there',
  'no-cards',
  'nobody-hurt',
  'not-hurt',
  'no-equipment',
  'not-yourself',
  'first-round',
  'nobody-in-range',
  'out-of-range',
  'own-area-with-crossbow',
  'target-in-the-centre',
  'firestorm',
  'torch',
  'did-not-attack',
  'victims-gone',
  'price-too-high',
  'nobody-eliminated',
  'applies',
  'does-not-apply',
  'must-give',
] as const;
export type Reason = (typeof REASONS)[number];

export const barred = barring<Reason>();
