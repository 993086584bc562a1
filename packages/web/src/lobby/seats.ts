import type { Seat } from '@nokturn/engine';
import type { Lobby } from '@nokturn/protocol/types';

export function seatOfPerson({ seats }: Lobby, person: string | undefined): Seat | null {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person.id === person);
  return seat < 0 ? null : seat;
}

/** Whether a person may ask for the same again: anyone with a seat, or the person who opened the table. */
export function mayRepeat(lobby: Lobby, person: string | undefined): boolean {
  return person !== undefined && (lobby.host === person || seatOfPerson(lobby, person) !== null);
}

/** The seat that is reserved for a person. */
export function seatKeptFor({ seats }: Lobby, person: string | undefined): Seat | null {
  const seat = seats.findIndex((one) => one.kind === 'open' && one.expected && one.expected.id === person);
  return seat < 0 ? null : seat;
}

/** Where a person can sit down: in the seat reserved for them, or in the first one not reserved for anybody. */
export function firstOpenSeat(lobby: Lobby, person: string | undefined): Seat | null {
  const seat = lobby.seats.findIndex((one) => one.kind === 'open' && one.expected === undefined);
  return seatKeptFor(lobby, person) ?? (seat < 0 ? null : seat);
}
