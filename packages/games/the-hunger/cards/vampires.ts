/** The six vampires (7.3): they differ only in appearance (TH-R62). */
export const VAMPIRE_IDS = ['rajesh', 'boris', 'josephine', 'beatrice', 'yoko', 'gervasi'] as const;
export type VampireId = (typeof VAMPIRE_IDS)[number];

export interface Vampire {
  readonly colour: string;
  readonly emblem: string;
  readonly letter: string;
}

/** Colour, emblem and letter, so that colour is never the only cue. */
export const VAMPIRES: Readonly<Record<VampireId, Vampire>> = {
  rajesh: { colour: '#009E73', emblem: 'tiger-claw', letter: 'R' },
  boris: { colour: '#0072B2', emblem: 'wolf-head', letter: 'B' },
  josephine: { colour: '#F0E442', emblem: 'fan', letter: 'J' },
  beatrice: { colour: '#CC79A7', emblem: 'rose', letter: 'L' },
  yoko: { colour: '#B2182B', emblem: 'crescent', letter: 'Y' },
  gervasi: { colour: '#E69F00', emblem: 'key', letter: 'G' },
};
