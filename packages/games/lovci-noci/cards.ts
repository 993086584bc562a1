import { CHARACTERS } from './cards/characters.ts';
import { PROPHECIES } from './cards/green.ts';
import { OPEN_CARDS, type OpenCard, type OpenId, RELICS } from './cards/open.ts';
import { PLACES } from './cards/places.ts';

/** Rules and bots read what equipment does; the components shown to players have its text instead. */
const openCards = Object.fromEntries(
  Object.entries(OPEN_CARDS).map(([id, { does: _, ...shown }]) => [id, shown]),
) as Readonly<Record<OpenId, Omit<OpenCard, 'does'>>>;

/** What boards, terminals and texts say about components, for the match they show rather than for today's rules. */
export const cards = {
  characters: CHARACTERS,
  prophecies: PROPHECIES,
  openCards,
  relics: RELICS,
  places: PLACES,
};

export type LovciCards = typeof cards;

/** The tables of the match on display, which come with its texts. Anything missing is as it is today. */
export function cardsOf({ cards: shown }: { readonly cards: unknown }): LovciCards {
  return shown ? { ...cards, ...shown } : cards;
}
