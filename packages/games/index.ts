/**
 * A game is a folder here, in which all that is known of it stands, and one line in this list. Whoever needs something
 * of a game takes it out of its folder by the name of the file: docs/adding-a-game.md says which there are.
 */
export const GAME_IDS = [
  // In the order in which they are shown.
  'lovci-noci',
  'vendetta',
  'the-hunger',
  'masters-of-the-night',
] as const;

export type GameId = (typeof GAME_IDS)[number];
