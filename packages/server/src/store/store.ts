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
      /** For whom it is kept. */
      readonly expected?: string;
    }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      /** Who answers while the person is gone. */
      readonly standIn: StandIn | null;
      /** Which bot stands in, where the host has chosen one. */
      readonly standInLevel?: string;
      /** Whether anybody ever stood in, from the start of the match on; matches of before do not say. */
      readonly stoodIn?: boolean;
      /** When the person last took the seat back: the turn clock runs from then. */
      readonly returnedAt: number | null;
      /** Reaction settings that differ from the defaults of the game. */
      readonly reactions: ReactionChoices['modes'];
      readonly hold: boolean;
      /** What the person has decided in advance; nothing where the seat does not say. */
      readonly standing?: StandingChoices;
      /** Of the person's device to its nonce. */
      readonly commitment?: string;
    };

/** How far the drawing of a match's chance has come: see docs/fairness.md. */
export interface StoredChance {
  /** Drawn with the table, told when the match is over. */
  readonly secret: string;
  /** To the secret. */
  readonly commitment: string;
  /** That of the seal which stands, or comes next. */
  readonly attempt: number;
  readonly isSealed: boolean;
  /** What was revealed of this seal, by seat. */
  readonly nonces: Readonly<Record<Seat, string>>;
  /** People whose devices did not reveal what they had committed to: the table waits for them no more. */
  readonly silent: readonly string[];
}

/** Everything about a match except its moves. */
export interface MatchInfo {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  /** Which release of the rules it is played by, from its start on; matches of before there were releases have none. */
  readonly digest?: string;
  readonly options: Options;
  readonly privacy: 'link' | 'listed';
  readonly spectators: boolean;
  /** By how many versions those without a seat are behind; not there where they are not. */
  readonly delay?: number;
  /** Nothing takes longer than it must: for tables at which programs play. */
  readonly pace?: 'none';
  readonly clock: Clock;
  /** Of which circle it is, and whether it was rated there when the match was set up. */
  readonly circle?: { readonly code: string; readonly isRated: boolean };
  readonly status: Status;
  readonly host: string;
  /** In which the host plays; not known of older matches. */
  readonly language?: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly winners: readonly Seat[] | null;
  /** Its people have ended it without a result. */
  readonly abandoned?: boolean;
  /** People who want to end it so. */
  readonly wantEnd?: readonly string[];
  /** When people are on holiday, as far as it was told to a match that is played over days. */
  readonly holidays?: Readonly<Record<string, readonly Span[]>>;
  /** When people were last here, in a match that is played over days. */
  readonly seenAt?: Readonly<Record<string, number>>;
  readonly rematch: string | null;
  readonly seats: readonly StoredSeat[];
  /** Missing in a match that was set up before chance was drawn together. */
  readonly chance?: StoredChance;
  /** Drawn when the match starts, told when it is over. */
  readonly seed: string | null;
  /** People whom the host has silenced; not there where nobody ever was, as in all that follows. */
  readonly muted?: readonly string[];
  /** Whom the host has asked to leave their seat: they do not sit down again. */
  readonly unseated?: readonly string[];
  /** Whom the host has banned from the table. */
  readonly banned?: readonly string[];
}

/** Whom the open decision of a match waits for, as far as everybody may know. */
export interface Awaited {
  /** When the decision was opened. */
  readonly since: number;
  /** Where it is not known who is asked: all seats. */
  readonly seats: readonly Seat[];
  /** Whether everybody sees who of them has answered. */
  readonly isSeen: boolean;
}

export interface StoredMatch {
  readonly info: MatchInfo;
  /** The number of entries. */
  readonly version: number;
  /**
   * The number of changes to the match, of whatever kind but chat. Each change names the revision it makes, and is
   * refused if that does not follow on what is stored: two servers can never both change the same thing.
   */
  readonly revision: number;
  /** When the match has to be taken care of even if nobody is connected. */
  readonly wakeAt: number | null;
  /** Not there where nobody is waited for. */
  readonly awaits?: Awaited | undefined;
}

/** The position of a match at a version, so that not everything before has to be played again. */
export interface Snapshot {
  readonly version: number;
  /** The version of the rules under which it is what the entries lead to, and their release. */
  readonly rules: number;
  readonly digest?: string;
  readonly hash: string;
  readonly position: Position;
}

/** A match with all that is needed to play it on, as it stood at one moment. */
export interface StoredState extends StoredMatch {
  /** Those after the version that was asked for. */
  readonly entries: readonly Entry[];
  /** The answers to the open decision. */
  readonly held: readonly StoredHeld[];
  /** Lines of chat so far. */
  readonly lines: number;
  /** The last that was kept, if it is of a version after the one that was asked for. */
  readonly snapshot: Snapshot | null;
}

/** How far a match has come, for those who know it already. */
export interface MatchProgress {
  readonly code: string;
  readonly revision: number;
  readonly lines: number;
  /** The living server that keeps it: see `keep`. */
  readonly keeper: string | null;
}

/** What makes one version: the answers that closed a decision, or the taking back of the last entry. */
export type Entry =
  | { readonly at: number; readonly moves: readonly Move[] }
  | {
      readonly at: number;
      readonly undo: Seat;
      /** From when the decision that is open again counts as opened. */
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
 * A command that was played: the same id from the same person is not played again. One that made an entry named the
 * version that it was for, so it could not be played twice anyhow: it is remembered, but not looked for.
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
  /** Empty where a sign was given. */
  readonly text: string;
  readonly sign?: Sign;
  /** That of the match when it was said; lines of before this was stored have none. */
  readonly version?: number;
}

/** What may go with an entry. */
export interface Also {
  readonly snapshot?: Snapshot | null;
  /** All else about the match is as it is stored already, and need not be saved: of most moves that is so. */
  readonly sameInfo?: boolean;
  /** What people are to be told of it: see `Notices.plan`. */
  readonly notices?: readonly NewNotice[];
  /** The outcome of the match, with the entry that ends it. */
  readonly reckoning?: Reckoning | null;
}

/** Which of the listed matches are wanted. */
export interface Listing {
  /** Of those that are played only the ones that may be watched. */
  readonly status: 'lobby' | 'playing';
  /** Made since then. */
  readonly since: number;
  /** Codes of matches at which somebody is. */
  readonly waiting: readonly string[];
  /** At most this many of one host. */
  readonly perPerson: number;
  /** And then at most this many of one origin. */
  readonly perAddress: number;
  /** This many of them are left out: they were on the pages before. */
  readonly from: number;
  readonly limit: number;
  readonly filter?: TableFilter;
}

/** Which tables somebody looks for. */
export interface TableFilter {
  readonly game?: string;
  readonly clock?: ClockKind;
  readonly language?: string;
  /** At least this many seats that are kept for nobody. */
  readonly free?: number;
}

/**
 * Besides those at which somebody is, this many more of the newest are looked at than are wanted: of one person or address
 * only some are listed, and the others of theirs have to be passed over.
 */
export const LOOKED_THROUGH = 500;

export interface Whose {
  readonly host: string;
  readonly origin: string;
  readonly since: number;
}

/**
 * Where people and matches are kept. Every method that changes something does all of it or nothing, and has done it
 * for good when its promise is fulfilled. Whatever goes wrong is a StoreError.
 */
export interface Store {
  /** Long work for whoever has time for it. */
  readonly jobs: Jobs;
  /** Circles of friends. */
  readonly circles: Circles;
  /** For those who run the site. */
  readonly upkeep: Upkeep;
  /** What was played, and how it went. */
  readonly history: History;
  /** How well people play, as far as it can be told. */
  readonly ratings: Ratings;
  /** Null where there is one server only. */
  readonly counts: Counts | null;
  /** What people are told who are not at a table. */
  readonly notices: Notices;
  readonly holidays: Holidays;

  /** The private key of the site. The one that is offered becomes it if there is none yet. */
  siteKey(offered: string): Promise<string>;
  /** Anything else that a site has once; what is offered becomes it if there is nothing yet. */
  siteValue(name: string, offered: string): Promise<string>;

  addPerson(person: StoredPerson): Promise<void>;
  people(ids: readonly string[]): Promise<readonly StoredPerson[]>;
  renamePerson(id: string, name: string): Promise<void>;

  /** `origin` says no more of where it was made than is needed to tell whether two come from the same place. */
  createMatch(match: StoredMatch, origin?: string | null): Promise<void>;
  match(code: string): Promise<StoredMatch | null>;
  /** The match as it stands, with what came after a version. */
  state(code: string, after: number): Promise<StoredState | null>;
  /** Of those that there are. */
  progress(codes: readonly string[]): Promise<readonly MatchProgress[]>;
  /** Saves everything except moves; `version` does not change, nor who is waited for unless that is said. */
  saveInfo(match: StoredMatch, command: Command | null, also?: Pick<Also, 'notices'>): Promise<void>;
  /** Adds the entry that makes `match.version`, saves the rest and forgets held answers. Keeps the last snapshot. */
  append(match: StoredMatch, entry: Entry, command: Command | null, also?: Also): Promise<void>;
  entries(code: string): Promise<readonly Entry[]>;
  /** Keeps an answer to the decision of the match's version; who is waited for stays the same unless that is said. */
  hold(
    code: string,
    at: Pick<StoredMatch, 'version' | 'revision' | 'awaits'>,
    held: StoredHeld,
    command: Command,
  ): Promise<void>;
  /** The version at which a command was played, or null. */
  played(code: string, command: Command): Promise<number | null>;

  /** Adds a line of chat and gives it the next number, and the version at which the match stands. */
  say(code: string, line: Omit<StoredLine, 'number' | 'version'>, command: Command): Promise<StoredLine>;
  /** The last lines, at most this many, of those after a number; oldest first. */
  chat(code: string, last: number, after?: number): Promise<readonly StoredLine[]>;

  /** What strangers are shown: tables at which somebody is first, then the newest. */
  listed(listing: Listing): Promise<readonly StoredMatch[]>;
  /** How many listed tables, made since then and not started, a person hosts and came from an origin. */
  listedOf(whose: Whose): Promise<{ readonly person: number; readonly address: number }>;
  /** Those that are neither over nor closed, then the others, each the newest first. */
  matchesOf(person: string, limit: number): Promise<readonly StoredMatch[]>;
  /** How many matches of a person are neither over nor closed. */
  openMatchesOf(person: string): Promise<number>;

  /**
   * This server lives, and counts as living for this many milliseconds; what it keeps is its own until then. It can play
   * by these releases of rules. Tells who lives.
   */
  beat(server: string, lease: number, rules?: readonly string[]): Promise<readonly string[]>;
  /** By which releases of rules each living server can play; those that have never said so are left out. */
  announced(): Promise<readonly (readonly string[])[]>;
  /** It will not come back: what it kept is free. */
  retire(server: string): Promise<void>;
  /**
   * Bots, clocks and absent people of a match are taken care of by the one server that keeps it. Tells whether this one
   * does now: it did before, or no living server does. Whoever takes care of a match without keeping it does no harm: its
   * change is refused.
   */
  keep(code: string, server: string): Promise<boolean>;
  release(code: string, server: string): Promise<void>;
  /**
   * Matches to be taken care of by now that no other living server keeps: this one does from now on. The longest overdue
   * first. With a list of releases of rules, those that are played by others are left to servers that know them.
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
