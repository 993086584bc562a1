import type { Seat } from '@nokturn/engine';
import type { SeatResult } from '@nokturn/games/results.ts';
import type { StoredMatch } from './store.ts';

/** The result of a finished match for one of its seats. */
export interface StoredResult extends SeatResult {
  readonly match: string;
  readonly seat: Seat;
  readonly game: string;
  /** Null if a bot has the seat. */
  readonly person: string | null;
  /** The level of the bot that has the seat. */
  readonly bot: string | null;
  /** Whether anybody else has answered for the person; null if that was not recorded yet. */
  readonly stoodIn: boolean | null;
  /** The number of players, and how many of them were people. */
  readonly seats: number;
  readonly people: number;
  readonly endedAt: number;
}

/** The group in which ratings are counted: everybody at listed tables (`site`), or the members of a circle (its id). */
export type Scope = string;

/** A finished match that counts in a scope. */
export interface ScopedMatch {
  readonly scope: Scope;
  /** Whether it changes ratings. */
  readonly isRated: boolean;
  /** In a cooperative game, the opponent that everybody played against. */
  readonly opponent: string | null;
}

/** Everything kept of a match when it ends, besides its record, from which it can be derived again. */
export interface Reckoning {
  readonly results: readonly StoredResult[];
  readonly scopes: readonly ScopedMatch[];
}

export const OUTCOMES = ['won', 'lost', 'unfinished'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** A page of a person's matches. */
export interface HistoryPage {
  readonly game: string | null;
  /** Only matches in which this person had a seat too. */
  readonly with: string | null;
  readonly outcome: Outcome | null;
  /** Only matches created before this one. */
  readonly before: { readonly createdAt: number; readonly code: string } | null;
  readonly limit: number;
}

/** A page of a scope's matches: those that ended since a time, latest first. */
export interface ScopePage {
  readonly game: string | null;
  readonly since: number;
  /** Only matches that ended before this one. */
  readonly before: { readonly endedAt: number; readonly match: string } | null;
  readonly limit: number;
}

/** A match with its results; none yet if it is not over. */
export interface PastMatch {
  readonly match: StoredMatch;
  /** In seat order. */
  readonly results: readonly StoredResult[];
}

/** What was played, and with what results. */
export interface History {
  /** In seat order. */
  results(match: string): Promise<readonly StoredResult[]>;
  /** Finished matches whose results are not kept yet, in the order of their codes, starting after this one. */
  unreckoned(after: string | null, limit: number): Promise<readonly string[]>;
  /** Keeps the results of a finished match, once: returns whether it was the first time. */
  reckon(match: string, reckoning: Reckoning): Promise<boolean>;
  /** Replaces the stored results of these seats, but not the people in them. */
  amend(results: readonly StoredResult[]): Promise<void>;

  /** Matches that a person hosts or sits in, except closed ones, newest first. */
  matchesOf(person: string, page: HistoryPage): Promise<readonly PastMatch[]>;
  /** A person's results in a game, latest first. */
  resultsOf(person: string, game: string, limit: number): Promise<readonly StoredResult[]>;
  /** The people with whom somebody has finished matches, the most frequent first. */
  companionsOf(
    person: string,
    limit: number,
  ): Promise<readonly { readonly person: string; readonly matches: number }[]>;
  /** The results of a scope's matches, seat by seat; the limit of a page counts matches. */
  resultsIn(scope: Scope, page: ScopePage): Promise<readonly StoredResult[]>;
}

type Columns = Record<string, unknown>;

/** The part of a result that is stored as JSON. */
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
