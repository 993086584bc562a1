/** The Castle tiles (7.10), by the number of seats (TH-4.11): highest first. */
export const CASTLE_TILES: Readonly<Record<number, readonly number[]>> = {
  2: [10, 6],
  3: [10, 6, 4],
  4: [10, 8, 6, 4],
  5: [10, 8, 6, 4, 2],
  6: [10, 8, 6, 4, 2],
};

export const CASTLE_TILE_IDS = ['castle-10', 'castle-8', 'castle-6', 'castle-4', 'castle-2'] as const;
export type CastleTileId = (typeof CASTLE_TILE_IDS)[number];

export function castleTileId(vp: number): CastleTileId {
  return CASTLE_TILE_IDS[5 - vp / 2] as CastleTileId;
}
