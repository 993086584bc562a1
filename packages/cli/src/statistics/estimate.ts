import { type Estimate, wilson, Z } from '@nokturn/games/wilson.ts';
import { type Moments, momentsOf } from './moments.ts';

export { type Estimate, wilson, Z } from '@nokturn/games/wilson.ts';

/**
 * The share of wins, where games come in clusters. Games of one deal resemble each other and count for less than the
 * same number of separate ones: Wilson's interval for the equivalent number of separate games. It is never narrower
 * than that of separate games, so a handful of deals that happen to agree does not pass for certainty.
 */
export function clusteredShare(moments: Moments): Estimate {
  const { count } = moments;
  if (count === 0) return wilson(0, 0);
  const { value, variance } = ratio(moments);
  const separate = (value * (1 - value)) / count;
  const effect = separate > 0 && moments.clusters > 1 ? Math.max(1, variance / separate) : 1;
  return { ...wilson((value * count) / effect, count / effect), value };
}

/** The mean of clustered counts. Needs at least two clusters. */
export function clusteredMean(moments: Moments): Estimate {
  if (moments.clusters < 2) throw new Error('one cluster alone has no interval');
  const { value, variance } = ratio(moments);
  const reach = studentT(moments.clusters - 1) * Math.sqrt(variance);
  return { value, low: value - reach, high: value + reach };
}

/**
 * The mean of differences between two shares, over independent deals. The interval is that of all of them plus one more
 * deal each way, so that a few deals that happen to agree do not pass for certainty.
 */
export function meanDifference(values: readonly number[]): Estimate {
  const value = total(values) / values.length;
  const { low, high } = clusteredMean(momentsOf([...values, 1, -1].map((sum) => ({ sum, count: 1 }))));
  return { value, low: Math.max(-1, Math.min(low, value)), high: Math.min(1, Math.max(high, value)) };
}

/** The ratio of two sums, and the variance of that ratio between clusters. */
function ratio({ clusters, sum, count, squares, products, counts }: Moments): {
  value: number;
  variance: number;
} {
  const value = sum / count;
  const strayed = Math.max(0, squares - 2 * value * products + value ** 2 * counts);
  return { value, variance: ((clusters / (clusters - 1)) * strayed) / count ** 2 };
}

/** Student's t at 95%: tabulated where the expansion in powers of 1/freedom is not good enough. */
export function studentT(freedom: number): number {
  if (freedom < 1) return Number.POSITIVE_INFINITY;
  const tabulated = [12.7062, 4.3027, 3.1824][freedom - 1];
  if (tabulated !== undefined) return tabulated;
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
