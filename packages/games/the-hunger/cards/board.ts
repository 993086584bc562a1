/** The map (7.1). It is the same on both sides of the board (TH-2.1); the coordinates are our own. */

/** TH-2.2, in the order in which a vampire reaches them on its way out. */
export const REGIONS = ['castle', 'cemetery', 'mountains', 'plains', 'forest', 'labyrinth'] as const;
export type Region = (typeof REGIONS)[number];

/** Extra VP for each Human hunted there (TH-12.11). */
export const REGION_BONUSES: Readonly<Record<Region, number>> = {
  castle: 0,
  cemetery: 0,
  mountains: 0,
  plains: 1,
  forest: 2,
  labyrinth: 2,
};

/** TH-2.3, in the order in which they act (TH-5.4). */
export const PATHS = ['road', 'railroad', 'boat'] as const;
export type Path = (typeof PATHS)[number];

export const SPACE_EFFECTS = [
  'castle',
  'well',
  'closed-chest',
  'open-chest',
  'crypt',
  'tavern',
  'ship',
  'market',
  'church',
  'mansion',
  'barracks',
  'labyrinth',
] as const;
export type SpaceEffect = (typeof SPACE_EFFECTS)[number];

export interface Space<Id extends string = string> {
  readonly id: Id;
  readonly region: Region;
  /** The Castle and the Labyrinth are on none. */
  readonly path: Path | null;
  /** Its position on a path inside a region, from the Castle side to the Labyrinth side (TH-2.4). */
  readonly pos: number;
  readonly effect: SpaceEffect | null;
  /** The neighbours toward the Labyrinth (TH-2.5); the level crossing is listed separately. */
  readonly out: readonly string[];
  readonly at: readonly [x: number, y: number];
}

export const SPACES = [
  space('castle', 'castle', null, 0, 'castle', ['c1'], [45, 41]),
  space('c1', 'cemetery', 'road', 1, null, ['c2'], [35.1, 40.3]),
  space('c2', 'cemetery', 'road', 2, null, ['c3'], [38.9, 31.7]),
  space('c3', 'cemetery', 'road', 3, null, ['m1'], [48.5, 29]),
  space('m1', 'mountains', 'road', 1, null, ['m2'], [58.1, 31.6]),
  space('m2', 'mountains', 'road', 2, null, ['m3'], [64.7, 39]),
  space('m3', 'mountains', 'road', 3, null, ['m4'], [64.5, 48.9]),
  space('m4', 'mountains', 'road', 4, null, ['m5'], [58, 56.5]),
  space('m5', 'mountains', 'road', 5, 'well', ['m6'], [48.8, 60.4]),
  space('m6', 'mountains', 'road', 6, 'crypt', ['m7'], [38.8, 61.1]),
  space('m7', 'mountains', 'road', 7, null, ['m8'], [28.9, 58.7]),
  space('m8', 'mountains', 'road', 8, null, ['m9'], [20.5, 54]),
  space('m9', 'mountains', 'road', 9, 'well', ['r1'], [12.5, 49.5]),
  space('r1', 'plains', 'railroad', 1, null, ['b1', 'r2'], [9.5, 59]),
  space('r2', 'plains', 'railroad', 2, null, ['r3'], [15, 66]),
  space('r3', 'plains', 'railroad', 3, null, ['r4'], [21.5, 69]),
  space('r4', 'plains', 'railroad', 4, 'well', ['r5'], [28, 71]),
  space('r5', 'plains', 'railroad', 5, null, ['r6', 'd1'], [34.5, 72]),
  space('r6', 'plains', 'railroad', 6, 'closed-chest', ['r7'], [38.5, 77.5]),
  space('r7', 'plains', 'railroad', 7, 'crypt', ['r8'], [44.5, 80]),
  space('r8', 'plains', 'railroad', 8, 'market', ['r9'], [50.5, 81]),
  space('r9', 'plains', 'railroad', 9, null, ['r10'], [56.5, 81.5]),
  space('r10', 'plains', 'railroad', 10, 'well', ['r11'], [62.5, 81]),
  space('r11', 'plains', 'railroad', 11, 'open-chest', ['r12'], [68.5, 79.5]),
  space('r12', 'plains', 'railroad', 12, 'open-chest', ['r13'], [73.5, 76]),
  space('r13', 'plains', 'railroad', 13, 'open-chest', ['r14'], [77.5, 71.5]),
  space('r14', 'plains', 'railroad', 14, 'open-chest', ['r15'], [83, 75.5]),
  space('r15', 'plains', 'railroad', 15, 'open-chest', ['r16'], [89.5, 72]),
  space('r16', 'plains', 'railroad', 16, 'open-chest', ['f1'], [93.5, 65.5]),
  space('b1', 'plains', 'boat', 1, null, ['b2'], [5, 67.5]),
  space('b2', 'plains', 'boat', 2, null, ['b3'], [7, 75.5]),
  space('b3', 'plains', 'boat', 3, 'tavern', ['b4'], [13, 82.5]),
  space('b4', 'plains', 'boat', 4, 'ship', ['b5'], [22.5, 87]),
  space('b5', 'plains', 'boat', 5, 'well', ['b6'], [33, 90]),
  space('b6', 'plains', 'boat', 6, 'ship', ['b7'], [44, 91.5]),
  space('b7', 'plains', 'boat', 7, 'closed-chest', ['b8'], [55, 92]),
  space('b8', 'plains', 'boat', 8, 'ship', ['b9'], [66, 90.5]),
  space('b9', 'plains', 'boat', 9, 'well', ['b10'], [77, 88]),
  space('b10', 'plains', 'boat', 10, 'ship', ['r14', 'r15'], [88, 82]),
  space('d1', 'plains', 'road', 1, 'crypt', ['d2'], [41, 69]),
  space('d2', 'plains', 'road', 2, null, ['d3'], [47.5, 67.5]),
  space('d3', 'plains', 'road', 3, null, ['d4'], [54, 67]),
  space('d4', 'plains', 'road', 4, 'church', ['d5'], [60.5, 66.5]),
  space('d5', 'plains', 'road', 5, 'well', ['d6'], [66.5, 65]),
  space('d6', 'plains', 'road', 6, null, ['d7'], [72, 66]),
  space('d7', 'plains', 'road', 7, 'crypt', ['d8'], [77.5, 62]),
  space('d8', 'plains', 'road', 8, null, ['d9'], [81, 56.5]),
  space('d9', 'forest', 'road', 1, null, ['d10'], [82.5, 50]),
  space('d10', 'forest', 'road', 2, 'well', ['d11'], [83, 43.5]),
  space('d11', 'forest', 'road', 3, 'barracks', ['d12'], [82.5, 37]),
  space('d12', 'forest', 'road', 4, null, ['d13'], [81.5, 30.5]),
  space('d13', 'forest', 'road', 5, 'crypt', ['d14'], [79.5, 24]),
  space('d14', 'forest', 'road', 6, null, ['d15'], [77, 16.5]),
  space('d15', 'forest', 'road', 7, 'well', ['d16'], [68.5, 14]),
  space('d16', 'forest', 'road', 8, null, ['d17'], [60.5, 11.5]),
  space('d17', 'forest', 'road', 9, 'closed-chest', ['labyrinth'], [52, 10]),
  space('f1', 'forest', 'railroad', 1, 'closed-chest', ['f2'], [95, 58]),
  space('f2', 'forest', 'railroad', 2, 'well', ['f3'], [95.5, 50]),
  space('f3', 'forest', 'railroad', 3, 'mansion', ['f4'], [95, 41.5]),
  space('f4', 'forest', 'railroad', 4, 'crypt', ['f5'], [93, 32.5]),
  space('f5', 'forest', 'railroad', 5, 'closed-chest', ['d14'], [87, 23]),
  space('labyrinth', 'labyrinth', null, 0, 'labyrinth', [], [40, 10.5]),
] as const;

export type SpaceId = (typeof SPACES)[number]['id'];

/** A space by its index in the list. */
export type SpaceNo = number;

export const SPACE_IDS: readonly SpaceId[] = SPACES.map(({ id }) => id);

const NUMBERS: ReadonlyMap<string, SpaceNo> = new Map(SPACE_IDS.map((id, no) => [id, no]));

export function spaceNo(id: SpaceId): SpaceNo {
  return NUMBERS.get(id) as SpaceNo;
}

export function spaceAt(no: SpaceNo): Space<SpaceId> {
  return SPACES[no] as Space<SpaceId>;
}

export const CASTLE: SpaceNo = spaceNo('castle');
export const LABYRINTH: SpaceNo = spaceNo('labyrinth');
export const TAVERN: SpaceNo = spaceNo('b3');

/** A link between Road and Railroad that counts as both outward and inward in both directions (TH-2.6). */
export const LEVEL_CROSSING: readonly [SpaceId, SpaceId] = ['d6', 'r13'];

/** The Chests, closed ones first (TH-4.7). */
export const CHESTS = ['r6', 'b7', 'f1', 'f5', 'd17', 'r11', 'r12', 'r13', 'r14', 'r15', 'r16'] as const;
export const CLOSED_CHESTS = 5;
/** A Chest by its index in the list. */
export type ChestNo = number;

/** The Crypts, with their initial numbers of tiles (TH-4.16). */
export const CRYPTS = [
  { space: 'm6', tiles: 6 },
  { space: 'r7', tiles: 5 },
  { space: 'd1', tiles: 5 },
  { space: 'd7', tiles: 5 },
  { space: 'f4', tiles: 4 },
  { space: 'd13', tiles: 4 },
] as const satisfies readonly { space: SpaceId; tiles: number }[];
/** A Crypt by its index in the list. */
export type CryptNo = number;

/**
 * Losses of survivors at dawn, by space: in the Cemetery in both modes (TH-19.8), in the Mountains in Rookie
 * mode (TH-19.9).
 */
export const DAWN_LOSSES: Readonly<Partial<Record<SpaceId, number>>> = {
  c1: 5,
  c2: 5,
  c3: 5,
  m1: 6,
  m2: 7,
  m3: 8,
  m4: 9,
  m5: 10,
  m6: 11,
  m7: 12,
  m8: 13,
  m9: 14,
};

function space<const Id extends string>(
  id: Id,
  region: Region,
  path: Path | null,
  pos: number,
  effect: SpaceEffect | null,
  out: readonly string[],
  at: readonly [number, number],
): Space<Id> {
  return { id, region, path, pos, effect, out, at };
}
