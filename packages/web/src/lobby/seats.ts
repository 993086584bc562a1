import type { Seat } from '@nokturn/engine';
import type { Lobby } from '@nokturn/protocol/types';

export function seatOfPerson({ seats }: Lobby, person: string | undefined): Seat | null {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person.id === person);
  return seat < 0 ? null : seat;
}

/** Whether somebody may ask for the same again: who has a seat, or opened the table. */
export function mayRepeat(lobby: Lobby, person: string | undefined): boolean {
  return person !== undefined && (lobby.host === person || seatOfPerson(lobby, person) !== null);
}

/** The seat that is kept for somebody. */
export function seatKeptFor({ seats }: Lobby, person: string | undefined): Seat | null {
  const seat = seats.findIndex((one) => one.kind === 'open' && one.expected && one.expected.id === person);
  return seat < 0 ? null : seat;
}

/** Where somebody can sit down: at the seat that is kept for them, or at the first that is kept for nobody. */
export function firstOpenSeat(lobby: Lobby, person: string | undefined): Seat | null {
  const seat = lobby.seats.findIndex((one) => one.kind === 'open' && one.expected === undefined);
  return seatKeptFor(lobby, person) ?? (seat < 0 ? null : seat);
}
