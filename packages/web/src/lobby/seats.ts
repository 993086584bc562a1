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

export function firstOpenSeat({ seats }: Lobby): Seat | null {
  const seat = seats.findIndex(({ kind }) => kind === 'open');
  return seat < 0 ? null : seat;
}
