import type { Rate } from '../edge/bucket.ts';

/** What the servers of a site count together, so that nobody gets more by asking several of them. */
export interface Counts {
  /** Takes one from what is left under a key at this rate; false if nothing is left. */
  take(key: string, rate: Rate): Promise<boolean>;
  /** Forgets the keys from which nothing was taken lately. */
  forget(): Promise<void>;
}
