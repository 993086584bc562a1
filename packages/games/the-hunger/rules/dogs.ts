import { type Barred, type ChoiceId, playerAt, type Seat } from '@nokturn/engine';
import { abilityOf, type CardNo, cardAt } from '../cards/cards.ts';
import { addCards, barred, dogOption, type Menu } from './choices.ts';
import { isWell } from './map.ts';
import { DOG, hasMark } from './marks.ts';
import { discardFromPlay, turnOf, turnPlayer } from './seats.ts';
import type { Player, State } from './state.ts';
import { ACTION, type HungerTable } from './work.ts';

/** Dogs in the Action step (TH-16.5): Speed for hunts on a Well, or a hunt in column 1 for the Dog itself. */

/** At the start of step H, or when the Dog enters play. */
export function addDogSpeed(table: HungerTable, card: CardNo): void {
  if (!hasMark(card, DOG) || !isWell(turnPlayer(table.state).space)) return;
  const turn = turnOf(table.state);
  const speed = speedOf(card);
  turn.dogs.push(card);
  turn.remaining += speed;
  if (table.told) table.tell({ kind: 'dog-speed', seat: turn.seat, card: cardAt(card).id, speed });
}

function speedOf(card: CardNo): number {
  return abilityOf(card, 'well-speed')?.speed ?? 0;
}

export function addDogs(state: State, { playing }: Player, options: Menu<ChoiceId<'dog'>>): void {
  addCards(options, playing, dogOption, (card) => hasMark(card, DOG) && canGiveBack(state, card));
}

/** The Speed added by the Dog is taken back, so it must still be there. */
function canGiveBack(state: State, card: CardNo): boolean {
  const { dogs, remaining } = turnOf(state);
  return !dogs.includes(card) || remaining >= speedOf(card);
}

export function discardDog(table: HungerTable, seat: Seat, card: CardNo): void {
  const turn = turnOf(table.state);
  const place = turn.dogs.indexOf(card);
  if (place >= 0) {
    turn.dogs.splice(place, 1);
    turn.remaining -= speedOf(card);
  }
  turn.columnHunts++;
  discardFromPlay(table, seat, card, cardAt(card).id);
  table.next(ACTION);
}

export function barredDogs(state: State, seat: Seat): Barred[] {
  return playerAt(state, seat).playing.flatMap((card) =>
    hasMark(card, DOG) && !canGiveBack(state, card) ? [barred(dogOption(card), 'dog-speed', 'TH-16.5')] : [],
  );
}
