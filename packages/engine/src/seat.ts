/** A place at the table, numbered clockwise from 0. */
export type Seat = number;

/** Who looks: a seat, somebody without a seat, or the replay with everything open. */
export type Viewer = Seat | 'spectator' | 'everything';

export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

export function rightOf(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** Clockwise from the left neighbour of a seat, that seat last. */
export function seatsFromLeftOf(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats);
}

/** The player on a seat, of a state or of a view: whoever names a seat knows that it is one of this table. */
export function playerAt<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  return players[seat] as P;
}
