/**
 * A game is a folder here, which contains everything about it, and one line in this list. The rest of the program takes
 * what it needs from the folder by file name: docs/adding-a-game.md lists the files.
 */
export const GAME_IDS = [
  // The order in which the page lists them.
  'lovci-noci',
  'vendetta',
  'the-hunger',
  'masters-of-the-night',
] as const;

export type GameId = (typeof GAME_IDS)[number];
