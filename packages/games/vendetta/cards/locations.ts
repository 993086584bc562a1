/** The Location tiles (7.5) in the order of resolution; the Prince's Haven is always last (VV-2.2). */
export const LOCATION_IDS = ['loc-1', 'loc-2', 'loc-3', 'loc-haven'] as const;
export type LocationId = (typeof LOCATION_IDS)[number];

/** VV-2.2. */
export function locationsFor(seats: number): readonly LocationId[] {
  return seats <= 4 ? ['loc-1', 'loc-2', 'loc-haven'] : LOCATION_IDS;
}

/** VV-16.4: the additional Influence that the winner at the Haven Gains. */
export const HAVEN_INFLUENCE = 1;
