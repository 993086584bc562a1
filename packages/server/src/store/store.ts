import type { Answer, Move, Options, Position, ReactionChoices, Seat } from '@nokturn/engine';
import type { StandingChoices } from '@nokturn/games/standing-answers.ts';
import type { Clock, ClockKind, Sign, Status } from '@nokturn/protocol';
import type { Circles } from './circles.ts';
import type { Counts } from './counts.ts';
import type { History, Reckoning } from './history.ts';
import type { Holidays, Span } from './holidays.ts';
import type { Jobs } from './jobs.ts';
import type { NewNotice, Notices } from './notices.ts';
import type { Ratings } from './ratings.ts';
import type { Upkeep } from './upkeep.ts';

/** A person is a name and the hash of a secret; the secret itself is never stored. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly secretHash: string;
  readonly createdAt: number;
}

export type StandIn = Clock['after'];

export type StoredSeat =
  | {
      readonly kind: 'open';
      /** The person it is reserved for. */
      readonly expected?: string;
    }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      /** Who answers while the person is gone. */
      readonly standIn: StandIn | null;
      /** The level of the stand-in, if the host has chosen one. */
      readonly standInLevel?: string;
      /** Whether anybody has stood in since the start of the match; older matches do not say. */
      readonly stoodIn?: boolean;
      /** When the person last took the seat back: the turn clock runs from then. */
      readonly returnedAt: number | null;
      /** Reaction settings that differ from the defaults of the game. */
      readonly reactions: ReactionChoices['modes'];
      readonly hold: boolean;
      /** What the person has decided in advance; absent if nothing. */
      readonly standing?: StandingChoices;
      /** To the nonce of the person's device. */
      readonly commitment?: string;
    };

/** How far the drawing of a match's randomness has got: see docs/fairness.md. */
export interface StoredChance {
  /** Drawn with the table, published when the match is over. */
  readonly secret: string;
  /** To the secret. */
  readonly commitment: string;
  /** Of the current seal, or else the next one. */
  readonly attempt: number;
  readonly isSealed: boolean;
  /** The nonces revealed for this seal, by seat. */
  readonly nonces: Readonly<Record<Seat, string>>;
  /** People whose devices did not reveal what they had committed to: the table does not wait for them any more. */
  readonly silent: readonly string[];
}

/** Everything about a match except its moves. */
export interface MatchInfo {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  /**
   * The release of the rules it is played by, set when it starts; matches from before there were releases have none.
   */
  readonly digest?: string;
  readonly options: Options;
  readonly privacy: 'link' | 'listed';
  readonly spectators: boolean;
  /** By how many versions people without a seat are behind; absent if they are not. */
  readonly delay?: number;
  /** Nothing takes longer than necessary: for tables where programs play. */
  readonly pace?: 'none';
  readonly clock: Clock;
  /** The circle it belongs to, and whether the circle's matches were rated when it was set up. */
  readonly circle?: { readonly code: string; readonly isRated: boolean };
  readonly status: Status;
  readonly host: string;
  /** The host's language; unknown for older matches. */
  readonly language?: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly winners: readonly Seat[] | null;
  /** Its people have ended it without a result. */
  readonly abandoned?: boolean;
  /** People who want to end it this way. */
  readonly wantEnd?: readonly string[];
  /** When people are on holiday, as far as this match (played over days) was told. */
  readonly holidays?: Readonly<Record<string, readonly Span[]>>;
  /** When people were last here, in a match played over days. */
  readonly seenAt?: Readonly<Record<string, number>>;
  readonly rematch: string | null;
  readonly seats: readonly StoredSeat[];
  /** Absent if the match was set up before randomness was drawn together. */
  readonly chance?: StoredChance;
  /** Drawn when the match starts, published when it is over. */
  readonly seed: string | null;
  /** People the host has muted; like the lists below, absent if there have never been any. */
  readonly muted?: readonly string[];
  /** People the host has asked to leave their seat: they cannot sit down again. */
  readonly unseated?: readonly string[];
  /** People the host has banned from the table. */
  readonly banned?: readonly string[];
}

/** The seats that the open decision of a match is waiting for, as far as everybody may know. */
export interface Awaited {
  /** When the decision was opened. */
  readonly since: number;
  /** All seats, if it is secret who is asked. */
  readonly seats: readonly Seat[];
  /** Whether everybody sees which of them have answered. */
  readonly isSeen: boolean;
}

export interface StoredMatch {
  readonly info: MatchInfo;
  /** The number of entries. */
  readonly version: number;
  /**
   * The number of changes to the match of any kind except chat. Each change names the revision it makes, and is refused
   * if that does not follow on what is stored: two servers can never both change the same thing.
   */
  readonly revision: number;
  /** When the match needs attention even if nobody is connected. */
  readonly wakeAt: number | null;
  /** Absent if it is not waiting for anybody. */
  readonly awaits?: Awaited | undefined;
}

/** The position of a match at a version, so that not all earlier moves have to be replayed. */
export interface Snapshot {
  readonly version: number;
  /** The version and release of the rules under which the entries lead to this position. */
  readonly rules: number;
  readonly digest?: string;
  readonly hash: string;
  readonly position: Position;
}

/** A match with everything needed to continue it, at one moment. */
export interface StoredState extends StoredMatch {
  /** The entries after the requested version. */
  readonly entries: readonly Entry[];
  /** The answers to the open decision. */
  readonly held: readonly StoredHeld[];
  /** Lines of chat so far. */
  readonly lines: number;
  /** The latest snapshot, if it is of a version after the requested one. */
  readonly snapshot: Snapshot | null;
}

/** How far a match has got, for servers that already know it. */
export interface MatchProgress {
  readonly code: string;
  readonly revision: number;
  readonly lines: number;
  /** The living server that keeps it: see `keep`. */
  readonly keeper: string | null;
}

/** What makes one version: the answers that closed a decision, or the undoing of the last entry. */
export type Entry =
  | { readonly at: number; readonly moves: readonly Move[] }
  | {
      readonly at: number;
      readonly undo: Seat;
      /** When the reopened decision counts as opened. */
      readonly opened: number;
    };

/** A person's answer to a decision that has not closed yet. */
export interface StoredHeld {
  readonly seat: Seat;
  readonly answer: Answer;
  /** Milliseconds from the opening of the decision. */
  readonly elapsed: number;
}

/**
 * A command that was carried out: the same id from the same person is not carried out again. A command that made an
 * entry named the version it was for, so it could not be repeated anyway: it is remembered, but not looked up.
 */
export interface Command {
  readonly person: string;
  readonly id: string;
}

export interface StoredLine {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly seat: Seat | null;
  /** Empty for a sign. */
  readonly text: string;
  readonly sign?: Sign;
  /** The version of the match when it was said; lines from before this was stored have none. */
  readonly version?: number;
}

/** What can go with an entry. */
export interface Also {
  readonly snapshot?: Snapshot | null;
  /** Everything else about the match is unchanged and need not be saved, as with most moves. */
  readonly sameInfo?: boolean;
  /** Notices about it: see `Notices.plan`. */
  readonly notices?: readonly NewNotice[];
  /** The results of the match, with the entry that ends it. */
  readonly reckoning?: Reckoning | null;
}

/** A page of the listed matches. */
export interface Listing {
  /** Matches in progress are included only if they may be watched. */
  readonly status: 'lobby' | 'playing';
  /** Only matches created since then. */
  readonly since: number;
  /** Codes of matches where somebody is present. */
  readonly waiting: readonly string[];
  /** At most this many with one host. */
  readonly perPerson: number;
  /** And then at most this many of one origin. */
  readonly perAddress: number;
  /** How many to skip: they were on earlier pages. */
  readonly from: number;
  readonly limit: number;
  readonly filter?: TableFilter;
}

/** The tables somebody is looking for. */
export interface TableFilter {
  readonly game?: string;
  readonly clock?: ClockKind;
  readonly language?: string;
  /** At least this many open seats that are not reserved. */
  readonly free?: number;
}

/**
 * Besides matches where somebody is present, this many more of the newest are considered than requested: only some from
 * one person or address are listed, and their others have to be skipped.
 */
export const LOOKED_THROUGH = 500;

export interface Whose {
  readonly host: string;
  readonly origin: string;
  readonly since: number;
}

/**
 * Where people and matches are kept. Every method that changes something does all of it or nothing, and the change is
 * permanent when its promise is fulfilled. Any failure is a StoreError.
 */
export interface Store {
  /** Long-running work for any worker that has time. */
  readonly jobs: Jobs;
  /** Circles of friends. */
  readonly circles: Circles;
  /** For the operators of the site. */
  readonly upkeep: Upkeep;
  /** What was played, and with what results. */
  readonly history: History;
  /** How well people play, as far as this can be known. */
  readonly ratings: Ratings;
  /** Null if there is only one server. */
  readonly counts: Counts | null;
  /** Notices for people who are not at a table. */
  readonly notices: Notices;
  readonly holidays: Holidays;

  /** The private key of the site; if there is none yet, the one offered. */
  siteKey(offered: string): Promise<string>;
  /** Any other value that a site has once; if there is none yet, the one offered. */
  siteValue(name: string, offered: string): Promise<string>;

  addPerson(person: StoredPerson): Promise<void>;
  people(ids: readonly string[]): Promise<readonly StoredPerson[]>;
  renamePerson(id: string, name: string): Promise<void>;

  /** `origin` says only enough about where it was created to tell whether two matches come from the same place. */
  createMatch(match: StoredMatch, origin?: string | null): Promise<void>;
  match(code: string): Promise<StoredMatch | null>;
  /** The match in its present state, with everything after a version. */
  state(code: string, after: number): Promise<StoredState | null>;
  /** Of those that exist. */
  progress(codes: readonly string[]): Promise<readonly MatchProgress[]>;
  /** Saves everything except moves; `version` does not change, nor does `awaits` unless it is given. */
  saveInfo(match: StoredMatch, command: Command | null, also?: Pick<Also, 'notices'>): Promise<void>;
  /**
   * Adds the entry that makes `match.version`, saves the rest and forgets held answers. The latest snapshot is kept.
   */
  append(match: StoredMatch, entry: Entry, command: Command | null, also?: Also): Promise<void>;
  entries(code: string): Promise<readonly Entry[]>;
  /** Keeps an answer to the decision of the match's version; `awaits` stays the same unless it is given. */
  hold(
    code: string,
    at: Pick<StoredMatch, 'version' | 'revision' | 'awaits'>,
    held: StoredHeld,
    command: Command,
  ): Promise<void>;
  /** The version at which a command was carried out, or null. */
  played(code: string, command: Command): Promise<number | null>;

  /** Adds a line of chat and gives it the next number, and the present version of the match. */
  say(code: string, line: Omit<StoredLine, 'number' | 'version'>, command: Command): Promise<StoredLine>;
  /** The latest lines after a number, at most this many; oldest first. */
  chat(code: string, last: number, after?: number): Promise<readonly StoredLine[]>;

  /** The public list: tables where somebody is present first, then the newest. */
  listed(listing: Listing): Promise<readonly StoredMatch[]>;
  /** How many listed tables, created since then and not started, a person hosts, and how many come from an origin. */
  listedOf(whose: Whose): Promise<{ readonly person: number; readonly address: number }>;
  /** Matches that are neither over nor closed first, then the others; newest first in each group. */
  matchesOf(person: string, limit: number): Promise<readonly StoredMatch[]>;
  /** How many matches of a person are neither over nor closed. */
  openMatchesOf(person: string): Promise<number>;

  /**
   * Reports that this server is alive, and counts as alive for this many milliseconds; the matches it keeps are its own
   * until then. It can play by these releases of rules. Returns the living servers.
   */
  beat(server: string, lease: number, rules?: readonly string[]): Promise<readonly string[]>;
  /** The releases of rules that each living server can play by; servers that have never reported any are left out. */
  announced(): Promise<readonly (readonly string[])[]>;
  /** The server will not come back: the matches it kept are free. */
  retire(server: string): Promise<void>;
  /**
   * Bots, clocks and absent people of a match are taken care of by the one server that keeps it. Returns whether this
   * server keeps it now: it did before, or no living server does. A server that acts without keeping the match does no
   * harm: its change is refused.
   */
  keep(code: string, server: string): Promise<boolean>;
  release(code: string, server: string): Promise<void>;
  /**
   * Matches that need attention by now and that no other living server keeps: this one keeps them from now on. The
   * longest overdue come first. With a list of releases of rules, matches played by other rules are left to servers
   * that know them.
   */
  due(server: string, now: number, limit: number, rules?: readonly string[]): Promise<readonly string[]>;

  /** Fulfilled if the store can be read and written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export class StoreError extends Error {
  readonly code: 'conflict' | 'missing' | 'unavailable' | 'damaged';

  constructor(code: StoreError['code'], reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.code = code;
  }
}
