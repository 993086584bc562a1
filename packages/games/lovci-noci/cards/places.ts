import type { Colour } from './colours.ts';

/** The six places (LN-5.2, LN-6), each with the sums of the movement roll that lead to it. */
export const PLACE_IDS = [
  'morganas-hut',
  'well-of-wisdom',
  'chapel',
  'graveyard',
  'enchanted-tree',
  'stone-circle',
] as const;
export type PlaceId = (typeof PLACE_IDS)[number];

export interface Place {
  readonly sums: readonly number[];
  /** The colours that can be drawn there. */
  readonly draws: readonly Colour[];
}

export const PLACES: Readonly<Record<PlaceId, Place>> = {
  'morganas-hut': { sums: [2, 3], draws: ['green'] },
  'well-of-wisdom': { sums: [4, 5], draws: ['green', 'blue', 'red'] },
  chapel: { sums: [6], draws: ['blue'] },
  graveyard: { sums: [8], draws: ['red'] },
  'enchanted-tree': { sums: [9], draws: [] },
  'stone-circle': { sums: [10], draws: [] },
};

/** The place that a movement roll leads to; a 7 leads to none in particular (LN-5.2, LN-5.4). */
export function placeOfSum(sum: number): PlaceId | null {
  return PLACE_BY_SUM[sum] ?? null;
}

const PLACE_BY_SUM: (PlaceId | undefined)[] = [];
for (const id of PLACE_IDS) for (const sum of PLACES[id].sums) PLACE_BY_SUM[sum] = id;
