import type { Seat } from '@nokturn/engine';
import type { SeatHolder } from '../source/source.ts';

type Say = (id: string, facts?: Record<string, string | number>) => string;

/** Bots have names, one for each seat, that no character of a game has. */
export function botName(say: Say, seat: Seat): string {
  return say(`bot-${seat % 8}`);
}

export function nameOf(say: Say, holder: SeatHolder, seat: Seat): string {
  switch (holder.kind) {
    case 'person':
      // Whoever has given no name is a guest, in whatever language is being read.
      return holder.name || say('guest');
    case 'bot':
      return botName(say, seat);
    case 'open':
      return say('seat-open');
  }
}
