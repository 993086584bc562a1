/** One side of a veil tracker, for one number of vampires (7.5). */
export interface Tracker {
  /** MN-2.7. */
  readonly agents: number;
  readonly high: Column;
  readonly low: Column;
}

/** How many agents the crosses of a grid bring. */
export interface Column {
  readonly red: number;
  /** The larger number first. */
  readonly blue: readonly [number, number];
}

export const TRACKERS: Readonly<Record<number, Tracker>> = {
  2: { agents: 10, high: { red: 1, blue: [1, 0] }, low: { red: 2, blue: [2, 0] } },
  3: { agents: 10, high: { red: 2, blue: [1, 0] }, low: { red: 3, blue: [1, 1] } },
  4: { agents: 12, high: { red: 3, blue: [1, 0] }, low: { red: 3, blue: [2, 0] } },
  5: { agents: 12, high: { red: 3, blue: [1, 0] }, low: { red: 4, blue: [1, 0] } },
};

/** MN-4.1, MN-4.3. */
export const VEIL = { most: 6, leastOfHigh: 4 } as const;

/** MN-2.5: minions in the Railway Station at the start, by the number of vampires. */
export const FIRST_MINIONS: Readonly<Record<number, number>> = { 2: 2, 3: 1, 4: 0, 5: 0 };

/** MN-2.3, MN-2.10, MN-2.14, MN-8.3, MN-13.1, MN-14.1. */
export const START = { blood: 4, bloodReserve: 2, dicePerVampire: 2 } as const;
export const ACTION_POINTS = 2;
export const MOST_BLOOD = 4;
export const MOST_KILLS = 9;

/** MN-14.6: the kill count that unlocks each of these. */
export const UNLOCKS = {
  hunt: 1,
  exchange: 2,
  'first-relic': 2,
  'wild-hunt': 4,
  'second-relic': 5,
  dark: 6,
  sigillate: 9,
  ritual: 9,
} as const;
