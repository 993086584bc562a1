import {
  type ChoiceId,
  decision,
  type OptionId,
  oneOf,
  playerAt,
  type Seat,
  type SeatAnswer,
} from '@nokturn/engine';
import type { ClanCardId } from '../cards/clan-cards.ts';
import { giveOption, keepOption, returnOption } from './choices.ts';
import { allyThat, isActive, playerOrder } from './seats.ts';
import type { Player, State } from './state.ts';
import { cardsDrawn, hasBigStart } from './three-players.ts';
import type { Rules, VendettaTable } from './work.ts';

/** VV-6: everybody draws, and decides simultaneously and in secret. */
export const handBuildingRules: Rules<'hand-building' | 'hand-keep' | 'hand-return'> = {
  'hand-building'(table) {
    const { state } = table;
    state.phase = 'hand-building';
    const count = cardsDrawn(state);
    for (const seat of playerOrder(state)) drawCards(table, seat, count);
    table.next(hasBigStart(state) ? { step: 'hand-return' } : { step: 'hand-keep' });
  },

  /** VV-6.1, VV-6.4. */
  'hand-keep': decision({
    clause: 'VV-6.1',
    to: 'several',
    seats: seatsThatDrew,
    ask: (state, seat) => oneOf(keepOptions(playerAt(state, seat))),
    fallback: (state, seat) => keepOptions(playerAt(state, seat))[0] as KeepAnswer,
    answered: (table, answers) => decide(table, answers, keepOrGiveUp),
  }),

  /** VV-21.2. */
  'hand-return': decision({
    clause: 'VV-21.2',
    to: 'several',
    seats: seatsThatDrew,
    ask: (state, seat) => oneOf(playerAt(state, seat).drawn.map(returnOption)),
    fallback: (state, seat) => returnOption(playerAt(state, seat).drawn[0] as ClanCardId),
    answered: (table, answers) => decide(table, answers, putBack),
  }),
};

function drawCards(table: VendettaTable, seat: Seat, count: number): void {
  const player = playerAt(table.state, seat);
  const drawn: ClanCardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawTop(player);
    if (card !== null) drawn.push(card);
  }
  player.drawn = drawn;
  table.tell({ kind: 'drew', seat, count: drawn.length, cards: drawn });
}

/** The top card of a Clan deck; cards put on the bottom lie below the shuffled ones, the first of them uppermost. */
export function drawTop(player: Player): ClanCardId | null {
  const { deck, bottom } = player;
  const top = deck[deck.length - 1];
  if (top !== undefined) {
    player.deck = deck.slice(0, -1);
    return top;
  }
  const [first, ...rest] = bottom;
  player.bottom = rest;
  return first ?? null;
}

function seatsThatDrew(state: State): Seat[] {
  return playerOrder(state).filter((seat) => playerAt(state, seat).drawn.length > 0);
}

/** VV-6.3: a single drawn card is kept. */
type KeepAnswer = ChoiceId<'keep'> | ChoiceId<'give'>;

function keepOptions(player: Player): KeepAnswer[] {
  const options: KeepAnswer[] = player.drawn.map(keepOption);
  if (options.length > 1 && allyThat(player, 'exchanges-cards') !== null)
    options.push(...player.hand.map(giveOption));
  return options;
}

function decide<T extends OptionId>(
  table: VendettaTable,
  answers: readonly SeatAnswer<T>[],
  how: (table: VendettaTable, seat: Seat, answer: T) => void,
): void {
  for (const { seat, answer } of answers) if (isActive(table.state, seat)) how(table, seat, answer);
}

function keepOrGiveUp(table: VendettaTable, seat: Seat, answer: KeepAnswer): void {
  const player = playerAt(table.state, seat);
  if (keepOption.has(answer)) {
    const kept = keepOption.chosen(answer);
    return build(table, seat, player.drawn.find((one) => one !== kept) ?? null);
  }
  const card = giveOption.chosen(answer);
  // VV-6.4; from now on nobody can be sure of any card that was in this hand (VV-R75).
  player.hand = player.hand.filter((one) => one !== card);
  player.bottom = [...player.bottom, card];
  player.known = [];
  build(table, seat, null);
  table.tell({ kind: 'gave-up', seat, card });
}

function putBack(table: VendettaTable, seat: Seat, answer: ChoiceId<'return'>): void {
  build(table, seat, returnOption.chosen(answer));
}

/** Drawn cards go to the hand, except for a card that goes to the bottom of the Clan deck. */
function build(table: VendettaTable, seat: Seat, returned: ClanCardId | null): void {
  const player = playerAt(table.state, seat);
  const kept = player.drawn.filter((card) => card !== returned);
  player.hand = [...player.hand, ...kept];
  if (returned !== null) player.bottom = [...player.bottom, returned];
  player.drawn = [];
  table.tell({ kind: 'hand-built', seat, kept, returned });
}
