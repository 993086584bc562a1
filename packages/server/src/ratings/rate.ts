import type { Contest, RatedAt, RatedMatch, Ratings, StoredRating } from '../store/ratings.ts';
import { equalTo, NEWCOMER, type RankedTeam, type Rating, rated } from './plackett-luce.ts';

/** This many matches are read at a time. */
const PORTION = 200;

/** Rates the matches that are waiting, in the order in which they ended. Returns how many there were. */
export async function rateDue(ratings: Ratings, contest: Contest, endedBy: number): Promise<number> {
  let count = 0;
  for (;;) {
    const { revision, last } = await ratings.soFar(contest);
    const matches = await ratings.matches(contest, { which: 'due', after: null, endedBy, limit: PORTION });
    const [first] = matches;
    if (first === undefined) return count;
    // This match should have been rated before others, so their results would have been different.
    if (last !== null && isBefore(first, last)) return count + (await rateAnew(ratings, contest, endedBy));
    const people = new Set(matches.flatMap(ratedIn));
    const table = new Table(await ratings.of(contest, [...people]));
    for (const match of matches) table.rate(match);
    const change = { follows: revision, last: matches.at(-1) ?? first, ratings: table.all, isAnew: false };
    // Another server got there first.
    if (!(await ratings.save(contest, change))) return count;
    count += matches.length;
  }
}

/** Rates all matches again, from the first, with exactly the same result. Returns how many there were. */
export async function rateAnew(ratings: Ratings, contest: Contest, endedBy: number): Promise<number> {
  const { revision } = await ratings.soFar(contest);
  const table = new Table([]);
  let last: RatedAt | null = null;
  let count = 0;
  for (;;) {
    const matches: readonly RatedMatch[] = await ratings.matches(contest, {
      which: 'all',
      after: last,
      endedBy,
      limit: PORTION,
    });
    for (const match of matches) table.rate(match);
    count += matches.length;
    last = matches.at(-1) ?? last;
    if (matches.length < PORTION) break;
  }
  if (last === null) return 0;
  return (await ratings.save(contest, { follows: revision, last, ratings: table.all, isAnew: true }))
    ? count
    : 0;
}

/** In a cooperative game, the opponent has a rating too, under a name that no person has. */
function opponentOf({ opponent }: RatedMatch): string | null {
  return opponent === null ? null : `against ${opponent}`;
}

function ratedIn(match: RatedMatch): string[] {
  const opponent = opponentOf(match);
  return [...match.seats.map(({ person }) => person), ...(opponent === null ? [] : [opponent])];
}

function isBefore(a: RatedAt, b: RatedAt): boolean {
  return a.endedAt < b.endedAt || (a.endedAt === b.endedAt && a.match < b.match);
}

interface Side extends RankedTeam {
  readonly people: readonly string[];
  readonly won: boolean;
}

/** The ratings of everybody in some matches, which are rated one after another. */
class Table {
  readonly #ratings: Map<string, StoredRating>;

  constructor(ratings: readonly StoredRating[]) {
    this.#ratings = new Map(ratings.map((rating) => [rating.person, rating]));
  }

  get all(): readonly StoredRating[] {
    return [...this.#ratings.values()];
  }

  rate(match: RatedMatch): void {
    const sides = this.#sidesOf(match);
    for (const [i, after] of rated(sides).entries())
      for (const [j, rating] of after.entries()) this.#note(sides[i] as Side, j, rating, match);
  }

  #note({ people, won }: Side, member: number, { mu, sigma }: Rating, { endedAt }: RatedMatch): void {
    const person = people[member] ?? '';
    const before = this.#ratings.get(person);
    this.#ratings.set(person, {
      person,
      mu,
      sigma,
      matches: (before?.matches ?? 0) + 1,
      wins: (before?.wins ?? 0) + (won ? 1 : 0),
      lastAt: endedAt,
    });
  }

  #sidesOf(match: RatedMatch): Side[] {
    const opponent = opponentOf(match);
    const sides = Map.groupBy(match.seats, ({ team, person }) => (team === null ? person : team));
    const people = [...sides.values()].map((seats): Side => {
      const [first] = seats;
      return {
        place: first?.place ?? 1,
        won: first?.won ?? false,
        people: seats.map(({ person }) => person),
        members: seats.map(({ person }) => this.#ratings.get(person) ?? NEWCOMER),
      };
    });
    if (opponent === null) return people;
    const won = !people.some((side) => side.won);
    const together = people.flatMap((side) => side.people);
    const rating = this.#ratings.get(opponent) ?? equalTo(together.length);
    const family = people.map((side) => ({ ...side, place: won ? 2 : 1 }));
    return [...family, { place: won ? 1 : 2, won, people: [opponent], members: [rating] }];
  }
}
