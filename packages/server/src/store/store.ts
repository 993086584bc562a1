import type { Answer, Move, Options, ReactionChoices, Seat } from '@nokturn/engine';
import type { Clock, Status } from '@nokturn/protocol';

/** A person is a name and the hash of a secret; the secret itself is never stored. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly secretHash: string;
  readonly createdAt: number;
}

export type StandIn = Clock['after'];

export type SeatSheet =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person';
      readonly person: string;
      /** Who answers while the person is gone. */
      readonly standIn: StandIn | null;
      /** Which bot stands in, where the host has chosen one. */
      readonly standInLevel?: string;
      /** When the person last took the seat back: the turn clock runs from then. */
      readonly returnedAt: number | null;
      /** Reaction settings that differ from the defaults of the game. */
      readonly reactions: ReactionChoices['modes'];
      readonly hold: boolean;
    };

/** Everything about a match except its moves. */
export interface Sheet {
  readonly code: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly privacy: 'link' | 'listed';
  readonly spectators: boolean;
  readonly clock: Clock;
  readonly status: Status;
  readonly host: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly winners: readonly Seat[] | null;
  readonly rematch: string | null;
  readonly seats: readonly SeatSheet[];
  /** Drawn when the match starts, told when it is over. */
  readonly seed: string | null;
}

export interface StoredMatch {
  readonly sheet: Sheet;
  /** The number of entries. */
  readonly version: number;
  /** When the match has to be looked after even if nobody is connected. */
  readonly wakeAt: number | null;
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

/** A command that was played: the same id from the same person is not played again. */
export interface Command {
  readonly person: string;
  readonly id: string;
}

export interface StoredLine {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly seat: Seat | null;
  readonly text: string;
}

/**
 * Where people and matches are kept. Every method that changes something does all of it or nothing, and has done it
 * for good when its promise is fulfilled. Whatever goes wrong is a StoreError.
 */
export interface Store {
  addPerson(person: StoredPerson): Promise<void>;
  people(ids: readonly string[]): Promise<readonly StoredPerson[]>;
  renamePerson(id: string, name: string): Promise<void>;

  createMatch(match: StoredMatch): Promise<void>;
  match(code: string): Promise<StoredMatch | null>;
  /** Saves everything except moves; `version` does not change. */
  saveSheet(sheet: Sheet, wakeAt: number | null, command: Command | null): Promise<void>;
  /** Adds the entry that makes `match.version`, saves the rest and forgets held answers. */
  append(match: StoredMatch, entry: Entry, command: Command | null): Promise<void>;
  entries(code: string): Promise<readonly Entry[]>;

  hold(code: string, version: number, held: StoredHeld, command: Command): Promise<void>;
  held(code: string, version: number): Promise<readonly StoredHeld[]>;
  /** The version at which a command was played, or null. */
  played(code: string, command: Command): Promise<number | null>;

  /** Adds a line of chat and gives it the next number. */
  say(code: string, line: Omit<StoredLine, 'number'>, command: Command): Promise<StoredLine>;
  chat(code: string, last: number): Promise<readonly StoredLine[]>;

  /** Newest first. */
  listed(status: Status, limit: number): Promise<readonly StoredMatch[]>;
  matchesOf(person: string, limit: number): Promise<readonly StoredMatch[]>;
  /** Codes of matches to be looked after by now, the longest overdue first. */
  due(now: number, limit: number): Promise<readonly string[]>;

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
