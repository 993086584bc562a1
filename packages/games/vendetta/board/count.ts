import type { Seat } from '@nokturn/engine';
import { influenceOf, openPowers, teamLetter } from '../count.ts';
import type { LocationIndex } from '../rules/state.ts';
import type { VendettaView } from '../secrets.ts';

export { influenceOf, teamLetter, teamTotals } from '../count.ts';

/** The Power that lies open on each Position of a Location now, by seat; null where nothing lies (VV-15). */
export function powerAt(view: VendettaView, location: LocationIndex): readonly (number | null)[] {
  const powers: (number | null)[] = view.players.map(() => null);
  for (const { seat, total } of openPowers(view, location)) powers[seat] = total;
  return powers;
}

/** VV-20.6, VV-24.14: whether two seats or teams have the same Influence, so that something else decides. */
export function hasEqualScores(view: VendettaView): boolean {
  const totals = new Map<Seat | string, number>();
  view.players.forEach(({ eliminated }, seat) => {
    if (eliminated > 0) return;
    const side = teamLetter(view, seat) ?? seat;
    totals.set(side, (totals.get(side) ?? 0) + influenceOf(view, seat).total);
  });
  return new Set(totals.values()).size < totals.size;
}

/** Seats from the top of the board to the bottom: the viewer's own row is the lowest (section 10). */
export function rowsFor(seats: number, viewer: Seat | null): readonly Seat[] {
  const first = viewer === null ? 0 : viewer + 1;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}
