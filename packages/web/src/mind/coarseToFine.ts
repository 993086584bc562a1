/**
 * The same things in an order in which those that were come to first are spread over all of them: the first and the
 * last, the one in the middle, those between, and so on.
 */
export function coarseToFine<T>(all: readonly T[]): readonly T[] {
  const order = new Set<T>();
  for (let stride = 2 ** Math.ceil(Math.log2(Math.max(1, all.length))); stride >= 1; stride /= 2)
    for (let i = 0; i < all.length; i += stride) {
      order.add(all[i] as T);
      // The last one is as telling as the first.
      if (i === 0) order.add(all.at(-1) as T);
    }
  return [...order];
}
