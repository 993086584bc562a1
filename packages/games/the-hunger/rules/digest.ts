import type { Seat } from '@nokturn/engine';
import type { SpaceId } from '../cards/board.ts';
import { type CardId, type CardNo, cardAt } from '../cards/cards.ts';
import { kindOf, placeOfKind } from './marks.ts';
import { playerAt, turnOf } from './seats.ts';
import type { HungerTable } from './work.ts';

/** Digest: the card moves to the Digestion zone for good (TH-16.12, TH-16.13). */

/** What digests: a card, or the space on which the vampire stands. */
type Eater = CardId | SpaceId;

/** Of equal cards of the playing area one that was used already. */
export function digestFromPlay(table: HungerTable, seat: Seat, kind: CardNo, source: Eater): void {
  const { playing } = playerAt(table.state, seat);
  const { used } = turnOf(table.state);
  const spent = playing.findIndex((card) => kindOf(card) === kind && used.includes(card));
  digest(table, seat, playing, spent < 0 ? placeOfKind(playing, kind) : spent, source);
}

export function digestDiscarded(table: HungerTable, seat: Seat, kind: CardNo, source: Eater): void {
  const { discard } = playerAt(table.state, seat);
  digest(table, seat, discard, placeOfKind(discard, kind), source);
}

function digest(table: HungerTable, seat: Seat, zone: CardNo[], place: number, source: Eater): void {
  const [card] = zone.splice(place, 1) as [CardNo];
  playerAt(table.state, seat).digested.push(card);
  if (table.told) table.tell({ kind: 'digested', seat, card: cardAt(card).id, source });
}
