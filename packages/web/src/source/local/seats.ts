/** A seat of a match that is played only in this browser. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

export function isLocalSeat(seat: unknown): seat is LocalSeat {
  if (typeof seat !== 'object' || seat === null || !('kind' in seat)) return false;
  return seat.kind === 'bot'
    ? 'level' in seat && typeof seat.level === 'string'
    : seat.kind === 'person' && 'name' in seat && typeof seat.name === 'string';
}
