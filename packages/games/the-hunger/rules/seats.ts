import { playerAt, type Seat } from '@nokturn/engine';
import type { SpaceNo } from '../cards/board.ts';
import { type CardId, type CardNo, cardAt } from '../cards/cards.ts';
import type { Source } from './happenings.ts';
import { hasMark, TWINS } from './marks.ts';
import { EARNINGS, type Earning, type Player, type State, type Turn } from './state.ts';
import type { HungerTable } from './work.ts';

/** The current turn: there is always one when rules of a turn run. */
export function turnOf(state: State): Turn {
  if (state.turn === null) throw new Error('nobody takes a turn');
  return state.turn;
}

/** The seat whose turn it is. */
export function turnSeat(state: State): Seat {
  return turnOf(state).seat;
}

/** The player whose turn it is. */
export function turnPlayer(state: State): Player {
  return state.players[turnOf(state).seat] as Player;
}

export function isHome({ arrival }: Player): boolean {
  return arrival > 0;
}

export function idsOf(cards: readonly CardNo[]): CardId[] {
  return cards.map((card) => cardAt(card).id);
}

const EARNING_NO: Readonly<Record<Earning, number>> = Object.fromEntries(
  EARNINGS.map((earning, no) => [earning, no]),
) as Record<Earning, number>;

/** VP of the night. */
export function addVp(player: Player, amount: number, earning: Earning): void {
  player.vp += amount;
  const no = EARNING_NO[earning];
  player.earned[no] = (player.earned[no] as number) + amount;
}

export function gainVp(
  table: HungerTable,
  seat: Seat,
  amount: number,
  earning: Earning,
  source: Source,
): void {
  const player = playerAt(table.state, seat);
  addVp(player, amount, earning);
  if (table.told) table.tell({ kind: 'gained', seat, amount, vp: player.vp, source });
}

/** Draws cards one by one; cards that cannot be drawn are lost (TH-3.4, TH-21.3). */
export function draw(table: HungerTable, seat: Seat, count: number, into: CardNo[]): void {
  const player = playerAt(table.state, seat);
  for (let i = 0; i < count; i++) {
    if (player.deck.length === 0 && !reshuffle(table, seat, player)) return;
    into.push(player.deck.pop() as CardNo);
    if (player.readied > 0) player.readied--;
  }
}

/** TH-3.4: the discard pile becomes the new deck. */
function reshuffle(table: HungerTable, seat: Seat, player: Player): boolean {
  if (player.discard.length === 0) return false;
  const empty = player.deck;
  player.deck = table.shuffle(player.discard);
  player.discard = empty;
  if (table.told) table.tell({ kind: 'reshuffled', seat, count: player.deck.length });
  return true;
}

/** Every card drawn in step B goes face up into the playing area (TH-7.10). */
export function drawIntoPlay(table: HungerTable, seat: Seat, count: number, source: Source): void {
  const { playing } = playerAt(table.state, seat);
  const before = playing.length;
  draw(table, seat, count, playing);
  if (table.told) table.tell({ kind: 'drew-into-play', seat, cards: idsOf(playing.slice(before)), source });
}

export function canDraw({ deck, discard }: Player): boolean {
  return deck.length > 0 || discard.length > 0;
}

/** Takes one card out of a list; the last one if several are identical. */
export function takeOut(cards: CardNo[], card: CardNo): void {
  const place = cards.lastIndexOf(card);
  if (place < 0) throw new Error(`there is no ${cardAt(card).id}`);
  cards.splice(place, 1);
}

/** How many copies of a card in the playing area have not been used this turn. */
export function unusedCopies({ playing }: Player, { used }: Turn, card: CardNo): number {
  if (!hasMark(card, TWINS)) return used.includes(card) ? 0 : 1;
  return count(playing, card) - count(used, card);
}

export function isUnused(player: Player, turn: Turn, card: CardNo): boolean {
  return unusedCopies(player, turn, card) > 0;
}

function count(cards: readonly CardNo[], card: CardNo): number {
  let found = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) found++;
  return found;
}

/** From the playing area to the discard pile. */
export function discardFromPlay(table: HungerTable, seat: Seat, card: CardNo, source: Source): void {
  const { playing, discard } = playerAt(table.state, seat);
  takeOut(playing, card);
  discard.push(card);
  if (table.told) table.tell({ kind: 'discarded', seat, card: cardAt(card).id, source });
}

/** An arriving vampire always goes on top of the stack (TH-2.9). */
export function putOn(state: State, player: Player, space: SpaceNo): void {
  player.space = space;
  player.height = ++state.arrivals;
}

/** The seats on a space, top of the stack first. */
export function stackOn(state: State, space: SpaceNo): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++)
    if (playerAt(state, seat).space === space) seats.push(seat);
  return seats.sort((a, b) => playerAt(state, b).height - playerAt(state, a).height);
}
