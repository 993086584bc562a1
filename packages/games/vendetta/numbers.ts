import {
  among,
  amount,
  bagOf,
  fields,
  flag,
  type GameNumbers,
  howMany,
  listOf,
  maybe,
  perSeat,
  type Shape,
  seatOf,
  seatsOf,
  through,
  ways,
} from '@nokturn/engine/numbers';
import { ALLY_IDS } from './cards/allies.ts';
import { CLAN_CARD_IDS } from './cards/clan-cards.ts';
import { CLAN_IDS } from './cards/clans.ts';
import { LOCATION_IDS } from './cards/locations.ts';
import { PLACE_IDS } from './cards/places.ts';
import { RELIC_IDS } from './cards/relics.ts';
import { STAY_OR_WITHDRAW } from './cards/tokens.ts';
import {
  allianceOption,
  bloodOption,
  cardOption,
  clanOption,
  faceDownOption,
  faceUpOption,
  giveOption,
  keepOption,
  playOption,
  relicOption,
  returnOption,
  seatOption,
} from './rules/choices.ts';
import { PHASES, STAGES } from './rules/state.ts';
import type { VendettaView } from './secrets.ts';

/** Vendetta as numbers, for machine learning. */

const WORDS = [
  ...[
    'drain',
    'look',
    'end',
    'move',
    'use',
    'not-now',
    'done',
    'stay',
    'withdraw',
    'switch',
    'keep',
    'regular',
  ],
  ...[
    'cloak',
    'turn-up',
    'leave',
    'skip',
    'steal',
    'swap',
    'no',
    'turn-down',
    'lose-influence',
    'ready',
    'ward',
  ],
  ...['give-influence', 'none', 'include', 'leave-out', 'relic'],
];

/** More blood than ever comes together in one place. */
const MOST_BLOOD = 60;
const BLOOD = amount(0, MOST_BLOOD);
const SOME = amount(0, 99);

/** A card by Location, seat and number: see rules/choices.ts. */
function spots(verb: string, seats: number): string[] {
  return LOCATION_IDS.flatMap((location) =>
    Array.from({ length: seats }, (_, seat) =>
      CLAN_CARD_IDS.map((_, number) => `${verb}:${location}.${seat}.${number}`),
    ).flat(),
  );
}

function amountsOf(verb: string): string[] {
  return Array.from({ length: MOST_BLOOD + 1 }, (_, n) => `${verb}:${n}`);
}

type Player = VendettaView['players'][number];
type Row = VendettaView['positions'][number][number];
type Deployed = Row['cards'][number];

export const numbers: GameNumbers<VendettaView> = {
  options: (seats) => [
    ...WORDS,
    ...[
      clanOption,
      relicOption,
      locationsOf(),
      playOption,
      cardOption,
      keepOption,
      giveOption,
      returnOption,
    ].flatMap((set) => ('things' in set ? [...set.things.keys()] : set)),
    ...[allianceOption, seatOption, faceUpOption, faceDownOption, bloodOption].flatMap(({ things }) => [
      ...things.keys(),
    ]),
    ...amountsOf('spend'),
    ...amountsOf('move-half'),
    ...spots('look', seats),
    ...spots('move', seats),
  ],
  most: MOST_BLOOD,
  state: (seats) =>
    fields<VendettaView>({
      // The same in all matches of a batch.
      options: 'untold',
      locations: listOf(LOCATION_IDS.length, among(LOCATION_IDS)),
      places: listOf(LOCATION_IDS.length, among(PLACE_IDS)),
      allies: listOf(LOCATION_IDS.length, among(ALLY_IDS)),
      players: perSeat(seats, playerShape()),
      positions: listOf(LOCATION_IDS.length, perSeat(seats, rowShape(seats))),
      allyDeck: SOME,
      victimDeck: SOME,
      sheets: bagOf(CLAN_IDS),
      relics: bagOf(RELIC_IDS),
      first: seatOf(seats),
      ambition: seatOf(seats),
      round: amount(0, 9),
      phase: among(PHASES),
      lap: SOME,
      turn: seatOf(seats),
      location: among(LOCATION_IDS.map((_, at) => at)),
      stage: among(STAGES),
      plan: maybe(
        fields<NonNullable<VendettaView['plan']>>({
          seat: seatOf(seats),
          card: among(CLAN_CARD_IDS),
          location: among(LOCATION_IDS.map((_, at) => at)),
          open: flag,
          watched: flag,
        }),
      ),
      here: fields<VendettaView['here']>({
        tokens: perSeat(seats, among(STAY_OR_WITHDRAW)),
        skipping: seatsOf(seats),
        forestalled: maybe(
          fields<NonNullable<VendettaView['here']['forestalled']>>({
            seat: seatOf(seats),
            card: among(CLAN_CARD_IDS),
          }),
        ),
        assault: seatOf(seats),
        halved: seatsOf(seats),
        knife: seatOf(seats),
        resolved: bagOf(CLAN_CARD_IDS),
        winner: seatOf(seats),
        rewarded: seatsOf(seats),
      }),
      banes: seatsOf(seats),
      aside: through(bagOf(CLAN_CARD_IDS), (aside) => aside.map(({ card }) => card)),
      out: fields<VendettaView['out']>({
        clanCards: bagOf(CLAN_CARD_IDS),
        allies: bagOf(ALLY_IDS),
        victims: SOME,
        relics: through(bagOf(RELIC_IDS), (relics) => relics.map(({ relic }) => relic)),
      }),
      ended: flag,
    }),
};

function locationsOf(): string[] {
  return LOCATION_IDS.map((id) => `location:${id}`);
}

function playerShape(): Shape<Player> {
  return fields<Player>({
    clan: among(CLAN_IDS),
    pool: BLOOD,
    influence: SOME,
    earned: fields<Player['earned']>({
      rewards: SOME,
      frenzies: SOME,
      places: SOME,
      given: SOME,
      lost: SOME,
    }),
    hand: bagOf(CLAN_CARD_IDS),
    deck: SOME,
    bottom: bagOf(CLAN_CARD_IDS),
    drawn: bagOf(CLAN_CARD_IDS),
    known: through(bagOf(CLAN_CARD_IDS), (known) => known ?? []),
    allies: bagOf(ALLY_IDS),
    victims: SOME,
    drained: bagOf(ALLY_IDS),
    drainedVictims: SOME,
    tokens: SOME,
    flipped: SOME,
    relic: among(RELIC_IDS),
    relicUsed: flag,
    eliminated: amount(0, 9),
    frenzies: SOME,
    diableries: SOME,
    won: listOf(LOCATION_IDS.length, SOME),
  });
}

/** A row of cards. The JSON says which seats have looked at each of them. */
function rowShape(seats: number): Shape<Row> {
  return fields<Row>({
    blood: BLOOD,
    cards: ways<readonly Deployed[]>({
      count: howMany(CLAN_CARD_IDS.length),
      seen: through(bagOf(CLAN_CARD_IDS), (cards) => cards.map(({ card }) => card)),
      down: through(amount(0, CLAN_CARD_IDS.length), (cards) => count(cards, ({ faceUp }) => !faceUp)),
      open: through(amount(0, CLAN_CARD_IDS.length), (cards) => count(cards, ({ open }) => open)),
      owners: through(
        bagOf(
          Array.from({ length: seats }, (_, seat) => seat),
          { most: 9 },
        ),
        (cards) => cards.map(({ owner }) => owner),
      ),
    }),
  });
}

function count(cards: readonly Deployed[], is: (card: Deployed) => boolean): number {
  let found = 0;
  for (const card of cards) if (is(card)) found++;
  return found;
}
