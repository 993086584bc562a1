import type { Store } from '../store/store.ts';

/** How many days things are kept; null is forever. */
export interface Retention {
  readonly finished: number | null;
  /** Matches that were closed, or never started. */
  readonly unstarted: number | null;
}

export const KEEP_EVERYTHING: Retention = { finished: null, unstarted: null };

const DAY = 86_400_000;
const PORTION = 500;
/** Notices are kept for this many days, so that nothing is told twice. */
const NOTICES_KEPT = 60;

/** Deletes everything that need not be kept any longer; returns the number of matches. */
export async function cleanUp(store: Store, retention: Retention, now: number): Promise<number> {
  const { upkeep } = store;
  await store.counts?.forget();
  await upkeep.forgetOrigins(now - DAY);
  await store.notices.forgetBefore(now - NOTICES_KEPT * DAY);
  let removed = 0;
  const removeAll = async (days: number | null, find: (time: number) => Promise<readonly string[]>) => {
    if (days === null) return;
    for (;;) {
      const codes = await find(now - days * DAY);
      if (codes.length === 0) return;
      removed += await upkeep.remove(codes);
    }
  };
  await removeAll(retention.finished, (time) => upkeep.endedBefore(time, PORTION));
  await removeAll(retention.unstarted, (time) => upkeep.unstartedBefore(time, PORTION));
  return removed;
}
