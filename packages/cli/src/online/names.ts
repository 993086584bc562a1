import type { Lobby } from '@nokturn/protocol';
import { BOT_NAMES, toldApart } from '@nokturn/protocol/names';

/** The names at a site's table, as on the page; people without a name go by their seat. */
export function namesAt(seats: Lobby['seats']): string[] {
  return toldApart(
    seats.map((seat, i) => {
      const name = seat.kind === 'person' ? seat.person.name : seat.kind === 'bot' ? BOT_NAMES[i] : '';
      return name || `P${i + 1}`;
    }),
  );
}
