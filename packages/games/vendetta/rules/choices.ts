import { barring, type ChoiceId, choices, type OptionId, pairedChoices, type Seat } from '@nokturn/engine';
import { ALLY_IDS } from '../cards/allies.ts';
import { CLAN_CARD_IDS } from '../cards/clan-cards.ts';
import { CLAN_IDS } from '../cards/clans.ts';
import { LOCATION_IDS, type LocationId } from '../cards/locations.ts';
import { RELIC_IDS } from '../cards/relics.ts';
import { SEATS } from '../seats.ts';
import type { AllianceCard } from './happenings.ts';
import type { LocationIndex, Player, State } from './state.ts';

const upTo = (most: number) => [...Array(most + 1).keys()];

export const seatOption = choices('seat', upTo(SEATS.max - 1));
export const bloodOption = choices('blood', upTo(20));
/** A facing with its cost. */
export const faceUpOption = choices('face-up', upTo(7));
export const faceDownOption = choices('face-down', upTo(7));
export const playOption = choices('play', CLAN_CARD_IDS);
export const cardOption = choices('card', CLAN_CARD_IDS);
export const allianceOption = choices('card', [...ALLY_IDS, 'victim'] as const satisfies AllianceCard[]);
export const keepOption = choices('keep', CLAN_CARD_IDS);
export const giveOption = choices('give', CLAN_CARD_IDS);
export const returnOption = choices('return', CLAN_CARD_IDS);
export const clanOption = choices('clan', CLAN_IDS);
export const relicOption = choices('relic', RELIC_IDS);
const locationOptions = choices('location', LOCATION_IDS);

export function locationOption(state: State, location: LocationIndex): ChoiceId<'location'> {
  return locationOptions(state.locations[location] as LocationId);
}

export function chosenLocation(state: State, answer: ChoiceId<'location'>): LocationIndex {
  return state.locations.indexOf(locationOptions.chosen(answer));
}

export function isLocation(option: OptionId): option is ChoiceId<'location'> {
  return locationOptions.has(option);
}

/** A Deployed card named by Location, seat and number, never by its face: `look:loc-1.2.0`. */
export interface Spot {
  readonly location: LocationIndex;
  readonly seat: Seat;
  /** Its place in the order of deployment, from 0. */
  readonly number: number;
}

/** The most cards that can lie in one row: all of them. */
const ROW = CLAN_CARD_IDS.length;

function spotOptions<const V extends string>(verb: V) {
  const options = pairedChoices(
    verb,
    LOCATION_IDS,
    upTo(SEATS.max * ROW - 1),
    (location, at) => `${location}.${Math.floor(at / ROW)}.${at % ROW}`,
  );
  return {
    option: (state: State, { location, seat, number }: Spot) =>
      options(state.locations[location] as LocationId, seat * ROW + number),
    has: options.has,
    chosen(state: State, answer: ChoiceId<V>): Spot {
      const [location, at] = options.chosen(answer);
      return {
        location: state.locations.indexOf(location),
        seat: Math.floor(at / ROW),
        number: at % ROW,
      };
    },
  };
}

export const lookAt = spotOptions('look');
export const moveFrom = spotOptions('move');

/** Each distinct card, Allies in the order of the tables, Victims as one option. */
export function allianceOptions(allies: Player['allies'], victims: number): ChoiceId<'card'>[] {
  const options = allies.length < 2 ? allies.map(allianceOption) : inTableOrder(allies).map(allianceOption);
  if (victims > 0) options.push(allianceOption('victim'));
  return options;
}

function inTableOrder(allies: Player['allies']): Player['allies'] {
  return [...allies].sort((a, b) => ALLY_IDS.indexOf(a) - ALLY_IDS.indexOf(b));
}

/** Why an option that the rules know is not allowed right now. */
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
