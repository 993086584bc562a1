import type { Seat } from '@nokturn/engine';
import { toldApart } from '@nokturn/protocol/names';
import type { Lobby } from '@nokturn/protocol/types';
import type { SeatHolder } from '../source/source.ts';
import { botAt } from './bots.ts';

type Say = (id: string, facts?: Record<string, string | number>) => string;

export function botName(seat: Seat): string {
  return botAt(seat).name;
}

/** The names of everybody at a table. */
export function namesOf(say: Say, holders: readonly SeatHolder[]): string[] {
  return toldApart(holders.map((holder, seat) => nameOf(say, holder, seat)));
}

function nameOf(say: Say, holder: SeatHolder, seat: Seat): string {
  switch (holder.kind) {
    case 'person':
      // Somebody without a name is a guest, in the language of the reader.
      return holder.name || say('guest');
    case 'bot':
      return botName(seat);
    case 'open':
      return say('seat-open');
  }
}

/** The names of the people at a table, by person. */
export function namesAt(say: Say, seats: Lobby['seats']): ReadonlyMap<string, string> {
  const names = namesOf(say, seats.map(holderOf));
  return new Map(
    seats.flatMap((seat, i) => (seat.kind === 'person' ? [[seat.person.id, names[i] ?? '']] : [])),
  );
}

function holderOf(seat: Lobby['seats'][number]): SeatHolder {
  return seat.kind === 'person' ? { kind: 'person', name: seat.person.name, standIn: seat.standIn } : seat;
}
