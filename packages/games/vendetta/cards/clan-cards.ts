import type { ClanCard } from './clan-card.ts';
import { BRUJAH } from './clans/brujah.ts';
import { GANGREL } from './clans/gangrel.ts';
import { MALKAVIAN } from './clans/malkavian.ts';
import { NOSFERATU } from './clans/nosferatu.ts';
import { TOREADOR } from './clans/toreador.ts';
import { TREMERE } from './clans/tremere.ts';
import { VENTRUE } from './clans/ventrue.ts';
import { CLAN_IDS, type ClanId } from './clans.ts';
import type { Ability, PowerEffect, Window } from './effects.ts';

const ALL = { ...BRUJAH, ...GANGREL, ...MALKAVIAN, ...NOSFERATU, ...TOREADOR, ...TREMERE, ...VENTRUE };

export type ClanCardId = keyof typeof ALL;

/** The 63 clan cards of 7.2, one copy of each (VV-10.16). */
export const CLAN_CARDS: Readonly<Record<ClanCardId, ClanCard>> = ALL;

/** In the order of the tables: "first listed" means this order. */
export const CLAN_CARD_IDS = Object.keys(ALL) as ClanCardId[];

/** The same as CLAN_CARDS, as a map: it is used every turn, and a map is twice as fast. */
const CARD_OF: ReadonlyMap<string, ClanCard> = new Map(Object.entries(ALL));

export function clanCardOf(id: ClanCardId): ClanCard {
  return CARD_OF.get(id) as ClanCard;
}

const OF_CLAN: ReadonlyMap<ClanId, readonly ClanCardId[]> = new Map(
  CLAN_IDS.map((clan) => [clan, CLAN_CARD_IDS.filter((id) => CLAN_CARDS[id].clan === clan)]),
);

export function cardsOfClan(clan: ClanId): readonly ClanCardId[] {
  return OF_CLAN.get(clan) as readonly ClanCardId[];
}

/** The card with this ability: there is exactly one. Rules name the ability, and the tables say which card has it. */
export function cardThat<K extends Ability['kind']>(
  kind: K,
): { readonly id: ClanCardId; readonly ability: Extract<Ability, { kind: K }> } {
  const id = CLAN_CARD_IDS.find((one) => CLAN_CARDS[one].ability?.kind === kind);
  if (id === undefined) throw new Error(`no card can ${kind}`);
  return { id, ability: CLAN_CARDS[id].ability as Extract<Ability, { kind: K }> };
}

/** The card with this effect on Power. */
export function cardThatPowers(kind: Exclude<PowerEffect['kind'], 'add'>): ClanCardId {
  const id = CLAN_CARD_IDS.find((one) => CLAN_CARDS[one].strength?.kind === kind);
  if (id === undefined) throw new Error(`no card has the effect ${kind}`);
  return id;
}

/** The cards whose program is resolved in a window, in the order of the tables. */
export function cardsResolvedIn(window: Window): readonly ClanCardId[] {
  return CLAN_CARD_IDS.filter((id) => {
    const { windows, program } = CLAN_CARDS[id];
    return program.length > 0 && windows[0] === window;
  });
}
