/** A long thought is never cut shorter than this, which is roughly how long `hard` thinks. In milliseconds. */
const LEAST = 40;

interface Crowd {
  readonly threads: number;
  /** How many other decisions are waiting. */
  readonly others: number;
}

/**
 * How much of its remaining time a bot may spend thinking, in milliseconds, so that all decisions waiting now are made
 * by then.
 */
export function timeInCrowd(left: number, { threads, others }: Crowd): number {
  const each = (left * threads) / (others + 1);
  return Math.max(LEAST, Math.min(left, each));
}
