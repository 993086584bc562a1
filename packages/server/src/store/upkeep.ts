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

/** What those who run a site do with all of it. */
export interface Upkeep {
  /** In the order of their ids, from the one after this on. */
  people(after: string | null, limit: number): Promise<readonly StoredPerson[]>;
  /** Codes of matches in their order, from the one after this on. */
  codes(after: string | null, limit: number): Promise<readonly string[]>;

  /** Adds people; whoever is there already stays as they are. */
  restorePeople(people: readonly StoredPerson[]): Promise<void>;
  /** Adds a match with all that belongs to it; a conflict if its code is taken. */
  restore(copy: StoredCopy): Promise<void>;

  /** Deletes matches with all that belongs to them; tells how many there were. */
  remove(codes: readonly string[]): Promise<number>;
  /** Matches that were over by then, the oldest first. */
  endedBefore(time: number, limit: number): Promise<readonly string[]>;
  /** Matches that were made before then and were closed or never started, the oldest first. */
  unstartedBefore(time: number, limit: number): Promise<readonly string[]>;
  /** Nothing says any more where matches come from that were made before then. */
  forgetOrigins(before: number): Promise<void>;
  /**
   * Nobody has this secret any more, and nothing that was said remains; where others played too the seat keeps a name,
   * and its outcome an alias that leads to nobody.
   */
  forgetPerson(id: string, name: string, alias: string): Promise<void>;

  /** The private key of the site; null before its first server has started. */
  siteKey(): Promise<string | null>;

  /** All else that a site has once, by name. */
  siteValues(): Promise<readonly SiteValue[]>;

  /** Names that nobody may have, also as a part of a name. Kept in lower case. */
  blockedNames(): Promise<readonly string[]>;
  blockName(name: string): Promise<void>;
  /** Tells whether it was blocked. */
  unblockName(name: string): Promise<boolean>;
}
