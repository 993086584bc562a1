import type { Rating } from '../ratings/plackett-luce.ts';
import type { Scope } from './history.ts';

/** The group and the game that are rated together. */
export interface Contest {
  readonly scope: Scope;
  readonly game: string;
}

/** The place of a match in the order of rating, which is the order in which the matches ended. */
export interface RatedAt {
  readonly endedAt: number;
  readonly match: string;
}

export interface StoredRating extends Rating {
  /** The person, or the opponent in a cooperative game. */
  readonly person: string;
  readonly matches: number;
  readonly wins: number;
  readonly lastAt: number;
}

/** What a rating is based on. */
export interface RatedMatch extends RatedAt {
  readonly opponent: string | null;
  /** In seat order. */
  readonly seats: readonly {
    readonly person: string;
    readonly place: number;
    readonly team: number | null;
    readonly won: boolean;
  }[];
}

export interface RatedSoFar {
  /** Grows with every change; each change names the one that it follows. */
  readonly revision: number;
  /** The last match that was rated. */
  readonly last: RatedAt | null;
}

export interface RatingChange {
  readonly follows: number;
  readonly last: RatedAt;
  /** Ratings that have changed; if all were calculated from scratch, the others are forgotten. */
  readonly ratings: readonly StoredRating[];
  readonly isAnew: boolean;
}

/** A rating with its rank. */
export interface RankedRating extends StoredRating {
  /** 1 for the best. */
  readonly rank: number;
}

/** Where a page of the leaderboard ends. */
export interface LeaderAt {
  readonly rank: number;
  readonly ordinal: number;
  readonly person: string;
}

/** How well people play, as far as this can be known. */
export interface Ratings {
  /** The contests in which matches that ended by then are waiting to be rated. */
  due(endedBy: number, limit: number): Promise<readonly Contest[]>;
  /** All contests in which anything was ever rated or is waiting. */
  contests(): Promise<readonly Contest[]>;
  soFar(contest: Contest): Promise<RatedSoFar>;
  /** Matches that ended by then, after the given one and in order: all of them, or only those waiting to be rated. */
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
  /** Saves the ratings up to the last match, if they follow on what is stored: returns whether they do. */
  save(contest: Contest, change: RatingChange): Promise<boolean>;

  /** The leaderboard by certain skill, from a rank on; people who were forgotten are left out. */
  leaders(contest: Contest, after: LeaderAt | null, limit: number): Promise<readonly RankedRating[]>;
  /**
   * A person's own rating and rank; null if there is none. The number of people makes no difference to the time it
   * takes.
   */
  rankOf(contest: Contest, person: string): Promise<RankedRating | null>;
  /** Deletes everything in the scope. */
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
