import type { Seat } from '@nokturn/engine';
import type { SeatHolder } from '../source/source.ts';

type Say = (id: string, facts?: Record<string, string | number>) => string;

/** Bots have names, one for each seat, that no character of a game has. */
export function botName(say: Say, seat: Seat): string {
  return say(`bot-${seat % 8}`);
}

/** What everybody at a table is called. Of those with the same name, such as two guests, the later are numbered. */
export function namesOf(say: Say, holders: readonly SeatHolder[]): string[] {
  const given = holders.map((holder, seat) => nameOf(say, holder, seat));
  return given.map((name, seat) => {
    const before = given.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

function nameOf(say: Say, holder: SeatHolder, seat: Seat): string {
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
