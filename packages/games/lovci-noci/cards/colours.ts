/** The three decks: prophecies, advantages, fights. */
export const COLOURS = ['green', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** The two card sets (LN-14.2). */
export const CARD_SETS = ['kosmos', 'classic'] as const;
export type CardSet = (typeof CARD_SETS)[number];
