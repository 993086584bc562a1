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
  seatOf,
  seatsOf,
  through,
} from '@nokturn/engine/numbers';
import { CHARACTER_IDS } from './cards/characters.ts';
import { GREEN_IDS } from './cards/green.ts';
import { BLUE_IDS, RED_IDS } from './cards/open.ts';
import { PLACE_IDS } from './cards/places.ts';
import { cardOption, giveOption, placeOption, seatOption } from './rules/choices.ts';
import { OUTCOMES } from './rules/state.ts';
import type { LovciView } from './secrets.ts';

/** Lovci noci as numbers, for machine learning. */

const WORDS = [
  ...['roll', 'compass', 'step-cw', 'step-ccw', 'first', 'second', 'reveal', 'ability', 'pass', 'continue'],
  ...['skip', 'draw-green', 'draw-blue', 'draw-red', 'hurt', 'heal', 'steal', 'decline', 'accept', 'nothing'],
  ...['show', 'heal-all', 'all', 'none', 'damage', 'counter', 'end', 'repeat', 'fur', 'extra'],
];

const OPEN_IDS = [...BLUE_IDS, ...RED_IDS];
/** More damage than any character can take. */
const MOST_DAMAGE = 14;
/** The number of most recent prophecies and shown faces that are included. */
const KEPT = 8;

type Player = LovciView['players'][number];

export const numbers: GameNumbers<LovciView> = {
  options: () => [
    ...WORDS,
    ...[seatOption, cardOption, giveOption, placeOption].flatMap(({ things }) => [...things.keys()]),
  ],
  most: 0,
  state: (seats) =>
    fields<LovciView>({
      // The same in all matches of a batch.
      options: 'untold',
      slots: listOf(PLACE_IDS.length, among(PLACE_IDS)),
      players: perSeat(
        seats,
        fields<Player>({
          character: among(CHARACTER_IDS),
          revealed: flag,
          eliminated: amount(0, seats),
          damage: amount(0, MOST_DAMAGE),
          place: among(PLACE_IDS),
          equipment: bagOf(OPEN_IDS),
          extraTurns: amount(0, 9),
          spent: flag,
          void: flag,
          shielded: flag,
          furred: flag,
          turncoat: flag,
        }),
      ),
      decks: fields<LovciView['decks']>({
        green: amount(0, 99),
        blue: amount(0, 99),
        red: amount(0, 99),
      }),
      discards: fields<LovciView['discards']>({
        green: amount(0, 99),
        blue: bagOf(OPEN_IDS, { most: 9 }),
        red: bagOf(OPEN_IDS, { most: 9 }),
      }),
      resolving: among(OPEN_IDS),
      prophecy: maybe(
        fields<NonNullable<LovciView['prophecy']>>({
          giver: seatOf(seats),
          receiver: seatOf(seats),
          card: among(GREEN_IDS),
        }),
      ),
      notes: latest(
        fields<LovciView['notes'][number]>({
          giver: seatOf(seats),
          receiver: seatOf(seats),
          card: among(GREEN_IDS),
          outcome: among(OUTCOMES),
        }),
      ),
      shown: latest(
        fields<LovciView['shown'][number]>({
          to: seatOf(seats),
          seat: seatOf(seats),
          character: among(CHARACTER_IDS),
        }),
      ),
      undealt: through(bagOf(CHARACTER_IDS), (undealt) => undealt ?? []),
      start: seatOf(seats),
      active: seatOf(seats),
      round: amount(0, 500),
      batches: amount(0, seats),
      victims: seatsOf(seats),
      chilled: flag,
      victories: howMany(seats),
      ended: flag,
    }),
};

/** The most recent items of a growing list. */
function latest<T>(of: Parameters<typeof listOf<T>>[1]) {
  return through(listOf(KEPT, of), (all: readonly T[]) => (all.length > KEPT ? all.slice(-KEPT) : all));
}
