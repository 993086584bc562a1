/** Tokens and tiles of the printed game (7.8). Blood, Influence and Diablerie tokens never run out (VV-25.1). */
export const PIECES = {
  'clan-sheet': 7,
  'position-tile': 28,
  'ambition-token': 1,
  'stay-token': 7,
  'withdraw-token': 7,
  'influence-token': 50,
  'blood-token': 40,
  'diablerie-token': 8,
} as const;

export const STAY_OR_WITHDRAW = ['stay', 'withdraw'] as const;
export type Token = (typeof STAY_OR_WITHDRAW)[number];
