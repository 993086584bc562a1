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
import { CHESTS, CRYPTS, SPACE_IDS } from './cards/board.ts';
import { HUMAN_TYPES } from './cards/card.ts';
import { CARD_IDS } from './cards/cards.ts';
import { MISSION_IDS } from './cards/missions.ts';
import { TOKEN_IDS } from './cards/tokens.ts';
import { VAMPIRE_IDS } from './cards/vampires.ts';
import {
  activateOption,
  bearOption,
  buildingOption,
  cardOption,
  cellOption,
  chestOption,
  cryptOption,
  digestDiscardedOption,
  digestOption,
  discardOption,
  dogOption,
  huntOption,
  keepOption,
  mistOption,
  moveOption,
  pushOption,
  readyOption,
  roseOption,
  snakeOption,
  spaceOption,
  tokenOption,
  typeOption,
  useOption,
  vampireOption,
} from './rules/choices.ts';
import { EARNINGS, NONE, PHASES, STEPS } from './rules/state.ts';
import { COLUMNS, rowsFor } from './rules/track.ts';
import type { HungerView } from './secrets.ts';

/** The Hunger as numbers, for machine learning. */

const WORDS = [
  ...[
    'play',
    'take',
    'decline',
    'done',
    'again',
    'stop',
    'stay',
    'tavern',
    'hypnosis',
    'end',
    'rest',
    'none',
  ],
  ...['back', 'up', 'down', 'left', 'right'],
];

const SETS = [
  ...[vampireOption, keepOption, useOption, tokenOption, activateOption, bearOption, snakeOption, dogOption],
  ...[roseOption, readyOption, cardOption, discardOption, digestOption, digestDiscardedOption, spaceOption],
  ...[moveOption, mistOption, pushOption, chestOption, cryptOption, buildingOption, cellOption, huntOption],
  typeOption,
];

/** A view refers to cards, missions, tokens and spaces by number. */
const byNumber = (names: readonly string[]) => ({
  numbers: names.map((_, number) => number),
  name: (number: number) => names[number] ?? '',
});
const CARD = byNumber(CARD_IDS);
const MISSION = byNumber(MISSION_IDS);
const TOKEN = byNumber(TOKEN_IDS);
const SPACE = byNumber(SPACE_IDS);

const cards = bagOf(CARD.numbers, { most: 9, name: CARD.name });
const missions = bagOf(MISSION.numbers, { most: 2, name: MISSION.name });
const tokens = bagOf(TOKEN.numbers, { most: 9, name: TOKEN.name });
const SOME = amount(0, 99);

type Player = HungerView['players'][number];
type Turn = NonNullable<HungerView['turn']>;

export const numbers: GameNumbers<HungerView> = {
  options: () => [...WORDS, ...SETS.flatMap(({ things }) => [...things.keys()])],
  most: 0,
  state: (seats) =>
    fields<HungerView>({
      // The same in all matches that are played together.
      options: 'untold',
      seniority: listOf(seats, seatOf(seats)),
      beginners: seatsOf(seats),
      players: perSeat(seats, playerShape()),
      phase: among(PHASES),
      round: amount(0, 20),
      firstOrder: listOf(seats, seatOf(seats)),
      frozen: listOf(seats, seatOf(seats)),
      turn: maybe(turnShape(seats)),
      // Only a counter; the order of arrival is in the height of each seat.
      arrivals: 'untold',
      huntDeck: amount(0, CARD_IDS.length * 9),
      track: listOf(rowsFor(seats) * COLUMNS, ways<readonly number[]>({ count: howMany(99), cards })),
      tavern: ways<HungerView['tavern']>({ count: howMany(99), cards }),
      chests: listOf(
        CHESTS,
        ways<number | null>({
          taken: through(flag, (token) => token === NONE),
          token: through(among(TOKEN.numbers, TOKEN.name), (token) => (token === NONE ? null : token)),
        }),
      ),
      crypts: listOf(
        CRYPTS.map(({ space }) => space),
        missions,
      ),
      look: maybe(
        fields<NonNullable<HungerView['look']>>({
          seat: seatOf(seats),
          crypt: among(CRYPTS.map((_, crypt) => crypt)),
        }),
      ),
      roses: cards,
      castleTiles: ways<readonly number[]>({
        count: howMany(9),
        next: through(SOME, (tiles) => tiles[0] ?? 0),
      }),
      publicMissions: missions,
      usedMissions: missions,
    }),
};

function playerShape(): Shape<Player> {
  return fields<Player>({
    vampire: among(VAMPIRE_IDS),
    vp: amount(-99, 999),
    earned: listOf(EARNINGS, amount(-99, 999)),
    space: among(SPACE.numbers, SPACE.name),
    height: amount(0, 999),
    resting: flag,
    arrival: SOME,
    // Only the readied cards of its order are known.
    deck: cards,
    readied: SOME,
    hand: cards,
    playing: cards,
    discard: cards,
    digested: cards,
    // The five zones together: it adds only the cards of the deck to what they say.
    owned: cards,
    tokens,
    played: tokens,
    missions,
    rejected: among(MISSION.numbers, MISSION.name),
    notes: listOf(
      CRYPTS.map(({ space }) => space),
      missions,
    ),
    named: among(HUMAN_TYPES),
  });
}

function turnShape(seats: number): Shape<Turn> {
  return fields<Turn>({
    seat: seatOf(seats),
    step: among(STEPS),
    parasol: flag,
    used: cards,
    speed: amount(-99, 99),
    remaining: amount(-99, 99),
    moved: flag,
    active: flag,
    spaceUsed: flag,
    stranded: flag,
    generalHunts: SOME,
    columnHunts: SOME,
    dogs: cards,
    hunted: flag,
    huntedHuman: flag,
    roseTaken: flag,
    huntedColumn: SOME,
    humanInColumn: flag,
  });
}
