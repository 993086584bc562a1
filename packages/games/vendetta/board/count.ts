import type { Seat } from '@nokturn/engine';
import { openPowers } from '../count.ts';
import type { LocationIndex } from '../rules/state.ts';
import type { VendettaView } from '../secrets.ts';

export { influenceOf, teamLetter } from '../count.ts';

/** The Power that lies open on each Position of a Location now, by seat; null where nothing lies (VV-15). */
export function powerAt(view: VendettaView, location: LocationIndex): readonly (number | null)[] {
  const powers: (number | null)[] = view.players.map(() => null);
  for (const { seat, total } of openPowers(view, location)) powers[seat] = total;
  return powers;
}

/** Seats from the top of the board to the bottom: the viewer's own row is the lowest (section 10). */
export function rowsFor(seats: number, viewer: Seat | null): readonly Seat[] {
  const first = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}
