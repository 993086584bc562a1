export const EDITIONS = ['ares', 'igrology'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The contents of the box (7.1). */
export interface Box {
  readonly minions: number;
  readonly blood: number;
  readonly miniatures: number;
  readonly relics: number;
}

export const BOXES: Readonly<Record<Edition, Box>> = {
  ares: { minions: 9, blood: 22, miniatures: 6, relics: 13 },
  igrology: { minions: 10, blood: 28, miniatures: 0, relics: 14 },
};

/** The same in both boxes. */
export const AGENTS_IN_BOX = 12;
export const DICE_IN_BOX = 10;

/** MN-2.8, MN-2.9: the reserve never holds more minions than this. */
export const MOST_MINIONS_IN_RESERVE = 9;

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** MN-2.11: event cards of each level. */
export const CARDS_PER_LEVEL: Readonly<Record<Difficulty, number>> = { easy: 6, medium: 5, hard: 4 };
