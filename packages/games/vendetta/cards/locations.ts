/** The Location tiles (7.5) in the order in which they are resolved; the Prince's Haven is always last (VV-2.2). */
export const LOCATION_IDS = ['loc-1', 'loc-2', 'loc-3', 'loc-haven'] as const;
export type LocationId = (typeof LOCATION_IDS)[number];

/** VV-2.2. */
export function locationsFor(seats: number): readonly LocationId[] {
  return seats <= 4 ? ['loc-1', 'loc-2', 'loc-haven'] : LOCATION_IDS;
}

/** VV-16.4: the Influence that the winner at the Haven Gains more. */
export const HAVEN_INFLUENCE = 1;
