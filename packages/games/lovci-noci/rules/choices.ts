import { type Answer, type Ask, barring, type OptionId, objectOf, type Seat } from '@nokturn/engine';
import { BLUE_IDS, type OpenId, RED_IDS } from '../cards/open.ts';
import { PLACE_IDS, type PlaceId } from '../cards/places.ts';

/** Option ids, built once: enumerating options makes no strings. */
const SEAT_OPTIONS = Array.from({ length: 8 }, (_, seat) => `seat:${seat}`);
const CARD_OPTIONS = optionPerId('card', [...BLUE_IDS, ...RED_IDS]);
const GIVE_OPTIONS = optionPerId('give', [...BLUE_IDS, ...RED_IDS]);
const PLACE_OPTIONS = optionPerId('place', PLACE_IDS);

/** The order of the component tables, blue before red: "first listed" and LN-10.22. */
const TABLE_ORDER: readonly OpenId[] = [...BLUE_IDS, ...RED_IDS];

function optionPerId<T extends string>(verb: string, ids: readonly T[]): Readonly<Record<T, OptionId>> {
  return Object.fromEntries(ids.map((id) => [id, `${verb}:${id}`])) as Record<T, OptionId>;
}

export function seatOption(seat: Seat): OptionId {
  return SEAT_OPTIONS[seat] as OptionId;
}

export function seatOptions(seats: readonly Seat[]): OptionId[] {
  return seats.map(seatOption);
}

export function placeOption(place: PlaceId): OptionId {
  return PLACE_OPTIONS[place];
}

/** An option for each different card, in the order of the tables. */
export function cardOptions(cards: readonly OpenId[]): OptionId[] {
  return inTableOrder(cards).map((card) => CARD_OPTIONS[card]);
}

export function giveOptions(cards: readonly OpenId[]): OptionId[] {
  return inTableOrder(cards).map((card) => GIVE_OPTIONS[card]);
}

function inTableOrder(cards: readonly OpenId[]): readonly OpenId[] {
  return cards.length < 2 ? cards : TABLE_ORDER.filter((card) => cards.includes(card));
}

/** All cards, with copies, in the order of the tables (LN-10.22). */
export function sortedByTable(cards: readonly OpenId[]): OpenId[] {
  return [...cards].sort((a, b) => TABLE_ORDER.indexOf(a) - TABLE_ORDER.indexOf(b));
}

export function oneOf(options: readonly OptionId[]): Ask {
  return { kind: 'one', options };
}

export function chosenSeat(answer: Answer): Seat {
  return Number(objectOf(answer as OptionId));
}

export function chosenCard(answer: Answer): OpenId {
  return objectOf(answer as OptionId) as OpenId;
}

export function chosenPlace(answer: Answer): PlaceId {
  return objectOf(answer as OptionId) as PlaceId;
}

/** Why an option that the rules know is not allowed now. */
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
