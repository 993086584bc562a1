/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** Who is looking: a seat, somebody without a seat, or a replay with everything open. */
export type Viewer = Seat | 'spectator' | 'everything';

export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

export function rightOf(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** Clockwise, starting with the left neighbour of a seat and ending with that seat. */
export function seatsFromLeftOf(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats);
}

/** The player in a seat, from a state or a view; the caller knows that the seat belongs to this table. */
export function playerAt<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  return players[seat] as P;
}
