import type { Rating } from '../ratings/plackett-luce.ts';
import type { Scope } from './history.ts';

/** Among whom, and at what. */
export interface Contest {
  readonly scope: Scope;
  readonly game: string;
}

/** The place of a match among those that are rated: they are rated in the order in which they ended. */
export interface RatedAt {
  readonly endedAt: number;
  readonly match: string;
}

export interface StoredRating extends Rating {
  /** Who it is of, or against whom a game was played that all win or lose together. */
  readonly person: string;
  readonly matches: number;
  readonly wins: number;
  readonly lastAt: number;
}

/** What a rating is made of. */
export interface RatedMatch extends RatedAt {
  readonly opponent: string | null;
  /** In the order of the seats. */
  readonly seats: readonly {
    readonly person: string;
    readonly place: number;
    readonly team: number | null;
    readonly won: boolean;
  }[];
}

export interface RatedSoFar {
  /** Grows with every change, which names the one it follows on. */
  readonly revision: number;
  /** The last match that was rated. */
  readonly last: RatedAt | null;
}

export interface RatingChange {
  readonly follows: number;
  readonly last: RatedAt;
  /** Those that have changed; all others are forgotten if everything was made again. */
  readonly ratings: readonly StoredRating[];
  readonly isAnew: boolean;
}

/** A rating among others. */
export interface RankedRating extends StoredRating {
  /** 1 for the best. */
  readonly rank: number;
}

/** Where a page of the best ends. */
export interface LeaderAt {
  readonly rank: number;
  readonly ordinal: number;
  readonly person: string;
}

/** How well people play, as far as it can be told. */
export interface Ratings {
  /** Where matches that had ended by then wait to be rated. */
  due(endedBy: number, limit: number): Promise<readonly Contest[]>;
  /** Everywhere that anything was ever rated, or waits for it. */
  contests(): Promise<readonly Contest[]>;
  soFar(contest: Contest): Promise<RatedSoFar>;
  /** Matches that are rated or only those that wait for it, of those after one that had ended by then, in their order. */
  matches(
    contest: Contest,
    wanted: {
      readonly which: 'due' | 'all';
      readonly after: RatedAt | null;
      readonly endedBy: number;
      readonly limit: number;
    },
  ): Promise<readonly RatedMatch[]>;
  of(contest: Contest, people: readonly string[]): Promise<readonly StoredRating[]>;
  /** Saves the outcome of matches up to the last one, if it follows on what is stored: tells whether it did. */
  save(contest: Contest, change: RatingChange): Promise<boolean>;

  /** Those who are surely best, from a rank on; people who were forgotten are left out. */
  leaders(contest: Contest, after: LeaderAt | null, limit: number): Promise<readonly RankedRating[]>;
  /** Somebody's own; null if there is none. It takes as long among many as among few. */
  rankOf(contest: Contest, person: string): Promise<RankedRating | null>;
  /** Nothing of it is kept any longer. */
  remove(scope: Scope): Promise<void>;
}

export function storedRating(row: Record<string, unknown>): StoredRating {
  return {
    person: String(row.person),
    mu: Number(row.mu),
    sigma: Number(row.sigma),
    matches: Number(row.matches),
    wins: Number(row.wins),
    lastAt: Number(row.last_at),
  };
}
