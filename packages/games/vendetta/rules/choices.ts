import { type Answer, type Ask, barring, type OptionId, objectOf, type Seat } from '@nokturn/engine';
import { ALLY_IDS } from '../cards/allies.ts';
import { CLAN_CARD_IDS, type ClanCardId } from '../cards/clan-cards.ts';
import { CLAN_IDS, type ClanId } from '../cards/clans.ts';
import { LOCATION_IDS, type LocationId } from '../cards/locations.ts';
import { RELIC_IDS, type RelicId } from '../cards/relics.ts';
import type { AllianceCard } from './happenings.ts';
import type { LocationIndex, Player, State } from './state.ts';

/**
 * What each option is about: the very id that stands in the tables of cards. A piece cut out of the option would be
 * another string with the same letters, and every comparison with it would read them all.
 */
const OBJECT_OF = new Map<OptionId, string>();

/** Option ids, built once: enumerating options makes no strings. */
const SEAT_OPTIONS = Array.from({ length: 6 }, (_, seat) => `seat:${seat}`);
const BLOOD_OPTIONS = Array.from({ length: 6 }, (_, blood) => `blood:${blood}`);
const FACE_UP_OPTIONS = Array.from({ length: 8 }, (_, cost) => `face-up:${cost}`);
const FACE_DOWN_OPTIONS = Array.from({ length: 8 }, (_, cost) => `face-down:${cost}`);
const PLAY_OPTIONS = optionPerId('play', CLAN_CARD_IDS);
const CARD_OPTIONS = optionPerId<string>('card', [...CLAN_CARD_IDS, ...ALLY_IDS, 'victim']);
const KEEP_OPTIONS = optionPerId('keep', CLAN_CARD_IDS);
const GIVE_OPTIONS = optionPerId('give', CLAN_CARD_IDS);
const RETURN_OPTIONS = optionPerId('return', CLAN_CARD_IDS);
const LOCATION_OPTIONS = optionPerId('location', LOCATION_IDS);
const CLAN_OPTIONS = optionPerId('clan', CLAN_IDS);
const RELIC_OPTIONS = optionPerId('relic', RELIC_IDS);

function optionPerId<T extends string>(verb: string, ids: readonly T[]): ReadonlyMap<T, OptionId> {
  const options = new Map(ids.map((id) => [id, `${verb}:${id}`]));
  for (const [id, option] of options) OBJECT_OF.set(option, id);
  return options;
}

export function seatOption(seat: Seat): OptionId {
  return SEAT_OPTIONS[seat] as OptionId;
}

export function bloodOption(blood: number): OptionId {
  return BLOOD_OPTIONS[blood] as OptionId;
}

/** A facing with what it costs. */
export function facingOption(faceUp: boolean, cost: number): OptionId {
  return (faceUp ? FACE_UP_OPTIONS : FACE_DOWN_OPTIONS)[cost] as OptionId;
}

export function playOption(card: ClanCardId): OptionId {
  return PLAY_OPTIONS.get(card) as OptionId;
}

export function cardOption(card: ClanCardId | AllianceCard): OptionId {
  return CARD_OPTIONS.get(card) as OptionId;
}

export function keepOption(card: ClanCardId): OptionId {
  return KEEP_OPTIONS.get(card) as OptionId;
}

export function giveOption(card: ClanCardId): OptionId {
  return GIVE_OPTIONS.get(card) as OptionId;
}

export function returnOption(card: ClanCardId): OptionId {
  return RETURN_OPTIONS.get(card) as OptionId;
}

export function clanOption(clan: ClanId): OptionId {
  return CLAN_OPTIONS.get(clan) as OptionId;
}

export function relicOption(relic: RelicId): OptionId {
  return RELIC_OPTIONS.get(relic) as OptionId;
}

export function locationOption(state: State, location: LocationIndex): OptionId {
  return LOCATION_OPTIONS.get(state.locations[location] as LocationId) as OptionId;
}

/** A Deployed card named by Location, seat and number, never by its face: `look:loc-1.2.0`. */
export function spotOption(verb: 'look' | 'move', state: State, { location, seat, number }: Spot): OptionId {
  return `${verb}:${state.locations[location]}.${seat}.${number}`;
}

export interface Spot {
  readonly location: LocationIndex;
  readonly seat: Seat;
  /** Its place in the order of deployment, from 0. */
  readonly number: number;
}

/** Each different card, Allies in the order of the tables, Victims as one option. */
export function allianceOptions(allies: Player['allies'], victims: number): OptionId[] {
  const options = allies.length < 2 ? allies.map(cardOption) : inTableOrder(allies).map(cardOption);
  if (victims > 0) options.push(cardOption('victim'));
  return options;
}

function inTableOrder(allies: Player['allies']): Player['allies'] {
  return [...allies].sort((a, b) => ALLY_IDS.indexOf(a) - ALLY_IDS.indexOf(b));
}

export function oneOf(options: readonly OptionId[]): Ask {
  return { kind: 'one', options };
}

/** From 0 to the most that can be played, bid or taken. */
export function upTo(most: number): Ask {
  return { kind: 'amount', min: 0, max: Math.max(0, most) };
}

export function chosenSeat(answer: Answer): Seat {
  return Number(objectOf(answer as OptionId));
}

export function chosenBlood(answer: Answer): number {
  return Number(objectOf(answer as OptionId));
}

export function chosenClanCard(answer: Answer): ClanCardId {
  return OBJECT_OF.get(answer as OptionId) as ClanCardId;
}

export function chosenAllianceCard(answer: Answer): AllianceCard {
  return OBJECT_OF.get(answer as OptionId) as AllianceCard;
}

export function chosenClan(answer: Answer): ClanId {
  return OBJECT_OF.get(answer as OptionId) as ClanId;
}

export function chosenRelic(answer: Answer): RelicId {
  return OBJECT_OF.get(answer as OptionId) as RelicId;
}

export function chosenLocation(state: State, answer: Answer): LocationIndex {
  return state.locations.indexOf(OBJECT_OF.get(answer as OptionId) as LocationId);
}

export function chosenSpot(state: State, answer: Answer): Spot {
  const [location, seat, number] = objectOf(answer as OptionId).split('.');
  return {
    location: state.locations.indexOf(location as LocationId),
    seat: Number(seat),
    number: Number(number),
  };
}

/** Why an option that the rules know is not allowed now. */
export const REASONS = [
  'nothing-to-drain',
  'cannot-be-drained',
  'look-too-dear',
  'nothing-to-look-at',
  'relic-used',
  'relic-not-now',
  'relic-useless',
  'too-dear',
  'watched-and-too-dear',
  'last-blood',
  'here-already',
] as const;
export type Reason = (typeof REASONS)[number];

export const barred = barring<Reason>();
