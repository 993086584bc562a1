import { ALLIES } from './cards/allies.ts';
import { CLAN_CARDS } from './cards/clan-cards.ts';
import { CLANS } from './cards/clans.ts';
import { HAVEN_INFLUENCE } from './cards/locations.ts';
import { PLACES } from './cards/places.ts';
import { RELICS } from './cards/relics.ts';
import { PIECES } from './cards/tokens.ts';
import { VICTIM } from './cards/victims.ts';
import { ROUNDS } from './rules/end-of-round.ts';

/** What boards, terminals and texts say about components, for the match they show rather than for today's rules. */
export const cards = {
  allies: ALLIES,
  clanCards: CLAN_CARDS,
  clans: CLANS,
  havenInfluence: HAVEN_INFLUENCE,
  places: PLACES,
  relics: RELICS,
  pieces: PIECES,
  victim: VICTIM,
  rounds: ROUNDS,
};

export type VendettaCards = typeof cards;

/** The tables of the match on display, which come with its texts. Anything missing is as it is today. */
export function cardsOf({ cards: shown }: { readonly cards: unknown }): VendettaCards {
  return shown ? { ...cards, ...shown } : cards;
}
