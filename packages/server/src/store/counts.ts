import type { Rate } from '../edge/bucket.ts';

/** What the servers of a site count together, so that nobody gets more by using several of them. */
export interface Counts {
  /** Takes one from the allowance of a key at this rate; false if nothing is left. */
  take(key: string, rate: Rate): Promise<boolean>;
  /** Forgets the keys that have not been used lately. */
  forget(): Promise<void>;
}
