/** Counts that belong together: all games of one deal, say, or all seats of one game. */
export interface Cluster {
  readonly sum: number;
  readonly count: number;
}

/**
 * All that an estimate needs to know about many clusters: a few numbers, however many clusters there are, that can be
 * added up.
 */
export interface Moments {
  clusters: number;
  sum: number;
  count: number;
  /** Sum of the squared sums. */
  squares: number;
  /** Sum of the products of sums and counts. */
  products: number;
  /** Sum of the squared counts. */
  counts: number;
}

export function noMoments(): Moments {
  return { clusters: 0, sum: 0, count: 0, squares: 0, products: 0, counts: 0 };
}

export function addCluster(moments: Moments, { sum, count }: Cluster): void {
  moments.clusters++;
  moments.sum += sum;
  moments.count += count;
  moments.squares += sum ** 2;
  moments.products += sum * count;
  moments.counts += count ** 2;
}

export function momentsOf(clusters: readonly Cluster[]): Moments {
  const moments = noMoments();
  for (const cluster of clusters) addCluster(moments, cluster);
  return moments;
}

/** Several groups of clusters together. */
export function pooled(lots: readonly Moments[]): Moments {
  return lots.reduce((one, other) => combined(one, other, 1), noMoments());
}

/** All clusters but some of them. */
export function without(all: Moments, some: Moments): Moments {
  return combined(all, some, -1);
}

function combined(one: Moments, other: Moments, sign: 1 | -1): Moments {
  return {
    clusters: one.clusters + sign * other.clusters,
    sum: one.sum + sign * other.sum,
    count: one.count + sign * other.count,
    squares: one.squares + sign * other.squares,
    products: one.products + sign * other.products,
    counts: one.counts + sign * other.counts,
  };
}
