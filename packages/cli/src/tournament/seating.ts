import type { Random } from '@nokturn/engine';

/** The seating: for each seat, the number of a bot. */
export type Seating = readonly number[];

/** Which bots meet at a table. */
export type Tables =
  /** All bots, or as many as there are seats. */
  | { readonly kind: 'mixed' }
  /** Two bots with half of the seats each. */
  | { readonly kind: 'halves' }
  /** One seat for a bot, and this one in all others. */
  | { readonly kind: 'one-against'; readonly rest: number }
  /** One bot in all seats, in a cooperative game. */
  | { readonly kind: 'teams' };

/**
 * The seatings in which one deal is played. Over all of them each bot sits in each seat equally often (in
 * `one-against`, each except the one that fills the rest), so that nobody gains from a good seat or a good hand. The
 * order of the bots is redrawn for each deal.
 */
export function seatingsOf(tables: Tables, bots: number, seats: number, random: Random): Seating[] {
  switch (tables.kind) {
    case 'mixed':
      return mixed(random.shuffle(upTo(bots)), random.shuffle(upTo(seats)));
    case 'halves':
      return halves(bots, random.shuffle(upTo(seats)));
    case 'one-against':
      return upTo(bots)
        .filter((bot) => bot !== tables.rest)
        .flatMap((bot) => upTo(seats).map((own) => upTo(seats).map((s) => (s === own ? bot : tables.rest))));
    case 'teams':
      return upTo(bots).map((bot) => upTo(seats).map(() => bot));
  }
}

/** The number of those seatings. */
export function seatingsPerDeal({ kind }: Tables, bots: number, seats: number): number {
  switch (kind) {
    case 'mixed':
    case 'teams':
      return bots;
    case 'halves':
      return bots * (bots - 1);
    case 'one-against':
      return (bots - 1) * seats;
  }
}

/** The bots stand in a ring as long as there are bots, whatever the number of seats, and go round it once. */
function mixed(ring: readonly number[], places: readonly number[]): Seating[] {
  return upTo(ring.length).map((turn) => places.map((place) => ring[(place + turn) % ring.length] as number));
}

/** Every two bots, twice: the second time with the seats swapped. */
function halves(bots: number, places: readonly number[]): Seating[] {
  const isFirstHalf = (place: number) => place < places.length / 2;
  return upTo(bots).flatMap((one) =>
    upTo(one).flatMap((other) => [
      places.map((place) => (isFirstHalf(place) ? one : other)),
      places.map((place) => (isFirstHalf(place) ? other : one)),
    ]),
  );
}

function upTo(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}
