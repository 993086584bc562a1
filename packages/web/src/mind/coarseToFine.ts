/**
 * The same things in another order, so that the ones that come first are always spread over all of them: the first and
 * the last, the middle one, those in between, and so on.
 */
export function coarseToFine<T>(all: readonly T[]): readonly T[] {
  const order = new Set<T>();
  for (let stride = 2 ** Math.ceil(Math.log2(Math.max(1, all.length))); stride >= 1; stride /= 2)
    for (let i = 0; i < all.length; i += stride) {
      order.add(all[i] as T);
      // The last one tells as much as the first.
      if (i === 0) order.add(all.at(-1) as T);
    }
  return [...order];
}
