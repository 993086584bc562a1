/** A long thought is never cut shorter than this: so long `hard` thinks, about. In milliseconds. */
const LEAST = 40;

interface Crowd {
  readonly threads: number;
  /** How many wait as well. */
  readonly others: number;
}

/**
 * How long a bot may think of the time that is left for it, in milliseconds: so that all who wait now are done when that
 * time is up.
 */
export function timeInCrowd(left: number, { threads, others }: Crowd): number {
  const each = (left * threads) / (others + 1);
  return Math.max(LEAST, Math.min(left, each));
}
