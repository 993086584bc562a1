import type { Seat } from '@nokturn/engine';
import type { SeatResult } from '@nokturn/games/results.ts';
import type { StoredMatch } from './store.ts';

/** How a finished match went for one of its seats. */
export interface StoredResult extends SeatResult {
  readonly match: string;
  readonly seat: Seat;
  readonly game: string;
  /** Null where a bot has the seat. */
  readonly person: string | null;
  /** The level of the bot that has the seat. */
  readonly bot: string | null;
  /** Whether anybody else has answered for the person; null where that was not written down yet. */
  readonly stoodIn: boolean | null;
  /** How many played, and how many of them were people. */
  readonly seats: number;
  readonly people: number;
  readonly endedAt: number;
}

/** Among whom ratings are counted: those at listed tables (`site`), or those of a circle (its id). */
export type Scope = string;

/** That a finished match counts in a scope. */
export interface ScopedMatch {
  readonly scope: Scope;
  /** Whether it changes ratings. */
  readonly isRated: boolean;
  /** Whom all have played against in a game that all win or lose together. */
  readonly opponent: string | null;
}

/** All that is kept of a match when it ends, besides its record, from which it can be made again. */
export interface Reckoning {
  readonly results: readonly StoredResult[];
  readonly scopes: readonly ScopedMatch[];
}

export const OUTCOMES = ['won', 'lost', 'unfinished'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Which of somebody's matches are wanted. */
export interface HistoryPage {
  readonly game: string | null;
  /** At which this person sat too. */
  readonly with: string | null;
  readonly outcome: Outcome | null;
  /** Those made before this one. */
  readonly before: { readonly createdAt: number; readonly code: string } | null;
  readonly limit: number;
}

/** Which matches of a scope are wanted: those that ended since a time, the last one first. */
export interface ScopePage {
  readonly game: string | null;
  readonly since: number;
  /** Those that ended before this one. */
  readonly before: { readonly endedAt: number; readonly match: string } | null;
  readonly limit: number;
}

/** A match with its outcome; nothing has come yet of one that is not over. */
export interface PastMatch {
  readonly match: StoredMatch;
  /** In the order of the seats. */
  readonly results: readonly StoredResult[];
}

/** What was played, and how it went. */
export interface History {
  /** In the order of the seats. */
  results(match: string): Promise<readonly StoredResult[]>;
  /** Matches that are over and of which nothing is kept yet, in the order of their codes, from the one after this on. */
  unreckoned(after: string | null, limit: number): Promise<readonly string[]>;
  /** Keeps the outcome of a match that is over, once: tells whether it was the first time. */
  reckon(match: string, reckoning: Reckoning): Promise<boolean>;
  /** Takes the place of what is kept of how these seats did; who sat there stays as it is. */
  amend(results: readonly StoredResult[]): Promise<void>;

  /** Matches that somebody hosts or sits at, but for those that were closed: the newest first. */
  matchesOf(person: string, page: HistoryPage): Promise<readonly PastMatch[]>;
  /** The outcome of somebody's matches of a game, the last one first. */
  resultsOf(person: string, game: string, limit: number): Promise<readonly StoredResult[]>;
  /** With whom somebody has finished matches, the most frequent first. */
  companionsOf(
    person: string,
    limit: number,
  ): Promise<readonly { readonly person: string; readonly matches: number }[]>;
  /** The outcome of the matches of a scope, seat by seat; a page is of matches. */
  resultsIn(scope: Scope, page: ScopePage): Promise<readonly StoredResult[]>;
}

type Columns = Record<string, unknown>;

/** What of a result is written as JSON. */
export function factsOf({ played, cards }: StoredResult): string {
  return JSON.stringify({ played, cards });
}

export function storedResult(row: Columns): StoredResult {
  const facts = typeof row.facts === 'string' ? JSON.parse(row.facts) : row.facts;
  const { played, cards } = facts as Pick<StoredResult, 'played' | 'cards'>;
  const truth = (value: unknown) => value === true || value === 1;
  return {
    match: String(row.match),
    seat: Number(row.seat),
    game: String(row.game),
    person: row.person === null ? null : String(row.person),
    bot: row.bot === null ? null : String(row.bot),
    stoodIn: row.stood_in === null ? null : truth(row.stood_in),
    place: Number(row.place),
    won: truth(row.won),
    score: row.score === null ? null : Number(row.score),
    team: row.team === null ? null : Number(row.team),
    seats: Number(row.seats),
    people: Number(row.people),
    endedAt: Number(row.ended_at),
    played,
    cards,
  };
}
