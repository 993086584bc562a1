import type { Seat } from '@nokturn/engine';
import { influenceOf, knownRanking, openRanking, teamLetter } from '../count.ts';
import type { LocationIndex } from '../rules/state.ts';
import type { VendettaView } from '../secrets.ts';

export { influenceOf, teamLetter, teamTotals } from '../count.ts';

/** The standings at a Location, the winner first. */
export interface LocationCount {
  /** Counting open cards only. */
  readonly open: readonly SeatTotal[];
  /** Counting everything the viewer knows. */
  readonly known: readonly SeatTotal[];
}

export interface SeatTotal {
  readonly seat: Seat;
  readonly total: number;
}

export function standingAt(view: VendettaView, location: LocationIndex): LocationCount {
  return { open: openRanking(view, location), known: knownRanking(view, location) };
}

/** What everybody sees of a seat's Power, and what the viewer knows about it; null if there are no cards (VV-15). */
export interface Totals {
  readonly open: number;
  readonly known: number;
}

export function totalsOf({ open, known }: LocationCount, seat: Seat): Totals | null {
  const of = (list: readonly SeatTotal[]) => list.find((one) => one.seat === seat)?.total;
  const [seen, sure] = [of(open), of(known)];
  return seen === undefined || sure === undefined ? null : { open: seen, known: sure };
}

/** The leader as far as the viewer knows, and whether others see it differently. */
export function leaderOf(standing: LocationCount): (SeatTotal & { readonly isMine: boolean }) | null {
  const [known] = standing.known;
  const [open] = standing.open;
  if (known === undefined) return null;
  const isMine = open?.seat !== known.seat || open.total !== known.total;
  return { seat: known.seat, total: known.total, isMine };
}

/** VV-20.6, VV-24.14: whether two seats or teams have equal Influence, so that something else decides. */
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
