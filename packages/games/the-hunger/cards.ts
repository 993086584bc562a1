import { CLOSED_CHESTS, DAWN_LOSSES, SPACES } from './cards/board.ts';
import { CARDS } from './cards/cards.ts';
import { CASTLE_TILES } from './cards/castle.ts';
import { MISSIONS } from './cards/missions.ts';
import { TOKENS } from './cards/tokens.ts';
import { VAMPIRES } from './cards/vampires.ts';
import { TAVERN_COST } from './rules/hunt.ts';

/** The components as shown by boards, terminals and texts: those of the match shown, not today's. */
export const cards = {
  spaces: SPACES,
  closedChests: CLOSED_CHESTS,
  dawnLosses: DAWN_LOSSES,
  cards: CARDS,
  castleTiles: CASTLE_TILES,
  missions: MISSIONS,
  tokens: TOKENS,
  vampires: VAMPIRES,
  tavernCost: TAVERN_COST,
};

export type HungerCards = typeof cards;

/** The tables of the match shown: they come with its words. Anything missing from them is as it is today. */
export function cardsOf({ cards: shown }: { readonly cards: unknown }): HungerCards {
  return shown ? { ...cards, ...shown } : cards;
}
