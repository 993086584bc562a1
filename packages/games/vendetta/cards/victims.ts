/** The 35 Victims (7.4) are all alike, so they are counted, not named; their names are decoration. */
export const VICTIM = { influence: 1, feed: 1, drain: 3, drainedInfluence: 0 } as const;

export const VICTIM_COUNT = 35;

export const VICTIM_IDS: readonly string[] = Array.from(
  { length: VICTIM_COUNT },
  (_, i) => `vi-${String(i + 1).padStart(2, '0')}`,
);
