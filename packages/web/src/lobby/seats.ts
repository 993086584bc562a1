import type { Seat } from '@nokturn/engine';
import type { Lobby } from '@nokturn/protocol/types';

export function seatOfPerson({ seats }: Lobby, person: string | undefined): Seat | null {
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person.id === person);
  return seat < 0 ? null : seat;
}

export function firstOpenSeat({ seats }: Lobby): Seat | null {
  const seat = seats.findIndex(({ kind }) => kind === 'open');
  return seat < 0 ? null : seat;
}
