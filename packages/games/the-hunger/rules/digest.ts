import { playerAt, type Seat } from '@nokturn/engine';
import type { SpaceId } from '../cards/board.ts';
import { type CardId, type CardNo, cardAt } from '../cards/cards.ts';
import type { Zone } from './happenings.ts';
import { takeOut, turnOf } from './seats.ts';
import type { HungerTable } from './work.ts';

/** Digest: the card moves to the Digestion zone for good (TH-16.12, TH-16.13). */

/** The cause of digestion: a card, or the vampire's space. */
type Eater = CardId | SpaceId;

/** Of several identical cards in the playing area, one that has been used is taken first. */
export function digestFromPlay(table: HungerTable, seat: Seat, card: CardNo, source: Eater): void {
  const { used } = turnOf(table.state);
  if (used.includes(card)) takeOut(used, card);
  takeOut(playerAt(table.state, seat).playing, card);
  digest(table, seat, card, 'playing-area', source);
}

export function digestDiscarded(table: HungerTable, seat: Seat, card: CardNo, source: Eater): void {
  takeOut(playerAt(table.state, seat).discard, card);
  digest(table, seat, card, 'discard-pile', source);
}

function digest(table: HungerTable, seat: Seat, card: CardNo, from: Zone, source: Eater): void {
  playerAt(table.state, seat).digested.push(card);
  if (table.told) table.tell({ kind: 'digested', seat, card: cardAt(card).id, from, source });
}
