import { CHARACTERS } from './cards/characters.ts';
import { PROPHECIES } from './cards/green.ts';
import { OPEN_CARDS, type OpenCard, type OpenId, RELICS } from './cards/open.ts';
import { PLACES } from './cards/places.ts';

/** What equipment does is for rules and bots to read; those who show it have its text. */
const openCards = Object.fromEntries(
  Object.entries(OPEN_CARDS).map(([id, { does: _, ...shown }]) => [id, shown]),
) as Readonly<Record<OpenId, Omit<OpenCard, 'does'>>>;

/** What boards, terminals and words say of the components: of the match they show, not of today. */
export const cards = {
  characters: CHARACTERS,
  prophecies: PROPHECIES,
  openCards,
  relics: RELICS,
  places: PLACES,
};

export type LovciCards = typeof cards;

/** The tables of the match that is shown: they come with its words. What it does not have is as it is today. */
export function cardsOf({ cards: shown }: { readonly cards: unknown }): LovciCards {
  return shown ? { ...cards, ...shown } : cards;
}
