import type { Lobby } from '@nokturn/protocol';
import { BOT_NAMES, toldApart } from '@nokturn/protocol/names';

/** What everybody at a table of a site is called, as on the page; whoever has no name is called by the seat. */
export function namesAt(seats: Lobby['seats']): string[] {
  return toldApart(
    seats.map((seat, i) => {
      const name = seat.kind === 'person' ? seat.person.name : seat.kind === 'bot' ? BOT_NAMES[i] : '';
      return name || `P${i + 1}`;
    }),
  );
}
