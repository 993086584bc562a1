import type { Entry, StoredHeld, StoredLine, StoredMatch, StoredPerson } from './store.ts';

/** A match with everything that belongs to it. */
export interface StoredCopy extends StoredMatch {
  readonly entries: readonly Entry[];
  readonly held: readonly StoredHeld[];
  readonly chat: readonly StoredLine[];
}

export interface SiteValue {
  readonly name: string;
  readonly value: string;
}

/** What the operators of a site do with all of its data. */
export interface Upkeep {
  /** In the order of their ids, starting after this one. */
  people(after: string | null, limit: number): Promise<readonly StoredPerson[]>;
  /** Codes of matches in order, starting after this one. */
  codes(after: string | null, limit: number): Promise<readonly string[]>;

  /** Adds people; those who are there already stay as they are. */
  restorePeople(people: readonly StoredPerson[]): Promise<void>;
  /** Adds a match with everything that belongs to it; a conflict if its code is taken. */
  restore(copy: StoredCopy): Promise<void>;

  /** Deletes matches with everything that belongs to them; returns how many there were. */
  remove(codes: readonly string[]): Promise<number>;
  /** Matches that ended before then, oldest first. */
  endedBefore(time: number, limit: number): Promise<readonly string[]>;
  /** Matches that were created before then and were closed or never started, oldest first. */
  unstartedBefore(time: number, limit: number): Promise<readonly string[]>;
  /** Forgets where matches created before then came from. */
  forgetOrigins(before: number): Promise<void>;
  /**
   * The secret stops working, and everything the person said is deleted; in matches with other people the seat keeps a
   * name, and its results an alias that leads to nobody.
   */
  forgetPerson(id: string, name: string, alias: string): Promise<void>;

  /** The private key of the site; null before its first server has started. */
  siteKey(): Promise<string | null>;

  /** All other values that a site has once, by name. */
  siteValues(): Promise<readonly SiteValue[]>;

  /** Names that nobody may have, not even as part of a name. Kept in lower case. */
  blockedNames(): Promise<readonly string[]>;
  blockName(name: string): Promise<void>;
  /** Returns whether it was blocked. */
  unblockName(name: string): Promise<boolean>;
}
