import { ALLIES } from './cards/allies.ts';
import { CLAN_CARDS } from './cards/clan-cards.ts';
import { CLANS } from './cards/clans.ts';
import { HAVEN_INFLUENCE } from './cards/locations.ts';
import { PLACES } from './cards/places.ts';
import { RELICS } from './cards/relics.ts';
import { PIECES } from './cards/tokens.ts';
import { VICTIM } from './cards/victims.ts';
import { ROUNDS } from './rules/end-of-round.ts';

/** What boards, terminals and words say of the components: of the match they show, not of today. */
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

/** The tables of the match that is shown: they come with its words. What it does not have is as it is today. */
export function cardsOf({ cards: shown }: { readonly cards: unknown }): VendettaCards {
  return shown ? { ...cards, ...shown } : cards;
}
