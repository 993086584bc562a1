import { playerAt, type Seat } from '@nokturn/engine';
import type { Colour } from '../cards/colours.ts';
import { type BlueId, OPEN_CARDS, type OpenId, type RedId } from '../cards/open.ts';
import { sortedByTable } from './choices.ts';
import { isEquipment } from './seats.ts';
import type { State } from './state.ts';
import type { LovciTable, Rules } from './work.ts';

/** LN-7: drawing, owning and discarding blue and red cards. */
export const cardRules: Rules<'event-done'> = {
  'event-done': (table) => finishResolving(table),
};

/** LN-6.13: a colour cannot be drawn if both its piles are empty. */
export function canDraw({ decks, discards }: State, colour: Colour): boolean {
  return decks[colour].length + discards[colour].length > 0;
}

/** LN-7.1: only when a card must be drawn from an empty pile. */
export function reshuffleIfEmpty(table: LovciTable, colour: Colour): void {
  const { decks, discards } = table.state;
  if (decks[colour].length > 0) return;
  const deck: string[] = decks[colour];
  const discard: string[] = discards[colour];
  deck.push(...discard);
  discard.length = 0;
  table.shuffle(deck);
  table.tell({ kind: 'reshuffled', colour, cards: deck.length });
}

/** The card being resolved goes to its discard pile (LN-7.3, LN-4.11). */
export function finishResolving({ state }: LovciTable): void {
  if (state.resolving !== null) putOnDiscard(state, state.resolving);
  state.resolving = null;
}

function putOnDiscard(state: State, card: OpenId): void {
  if (OPEN_CARDS[card].colour === 'blue') state.discards.blue.push(card as BlueId);
  else state.discards.red.push(card as RedId);
}

/** LN-7.10: the card works for its new owner from that moment. A goal check must follow (LN-13.1). */
export function transfer(
  table: LovciTable,
  card: OpenId,
  from: Seat,
  to: Seat,
  how: 'stolen' | 'given' | 'robbed' | 'looted',
): void {
  removeEquipment(table.state, from, card);
  playerAt(table.state, to).equipment.push(card);
  table.tell({ kind: 'transferred', card, from, to, how });
}

export function discardEquipment(table: LovciTable, seat: Seat, card: OpenId): void {
  removeEquipment(table.state, seat, card);
  putOnDiscard(table.state, card);
  table.tell({ kind: 'discarded', seat, card });
}

/** LN-10.13, LN-10.22. */
export function discardAllEquipment(table: LovciTable, seat: Seat): void {
  for (const card of sortedByTable(playerAt(table.state, seat).equipment))
    discardEquipment(table, seat, card);
}

function removeEquipment(state: State, seat: Seat, card: OpenId): void {
  const { equipment } = playerAt(state, seat);
  const at = equipment.indexOf(card);
  if (at < 0) throw new Error(`seat ${seat} does not own ${card}`);
  equipment.splice(at, 1);
}

/** The equipment in the blue and red discard piles (LN-12.8). */
export function equipmentInDiscards(state: State): OpenId[] {
  const { blue, red } = state.discards;
  return [...blue, ...red].filter((card) => isEquipment(state, card));
}

export function takeFromDiscard(table: LovciTable, seat: Seat, card: OpenId): void {
  const pile: OpenId[] = table.state.discards[OPEN_CARDS[card].colour];
  pile.splice(pile.lastIndexOf(card), 1);
  playerAt(table.state, seat).equipment.push(card);
  table.tell({ kind: 'dug-up', seat, card });
}
