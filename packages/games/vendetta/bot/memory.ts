import type { Heard, Seat } from '@nokturn/engine';
import { CLAN_CARDS, type ClanCardId, cardsOfClan } from '../cards/clan-cards.ts';
import type { ClanId } from '../cards/clans.ts';
import type { VendettaView } from '../secrets.ts';

/** What a seat remembers about the cards of each seat. */
export interface Memory {
  /** Cards that the seat certainly owns outside its Clan deck (VV-R75). */
  readonly owned: readonly ReadonlySet<ClanCardId>[];
  /** Cards that it has owned, although a secret choice may have taken one of them away. */
  readonly shown: readonly ReadonlySet<ClanCardId>[];
}

export function memoryOf({ players }: VendettaView, heard: readonly Heard[]): Memory {
  const seatOf = new Map(players.map(({ clan }, seat) => [clan, seat]));
  const owned = players.map(({ clan }) => new Set(clan === null ? [] : starters(clan)));
  const shown = players.map(() => new Set<ClanCardId>());
  for (const happening of heard) {
    for (const card of cardsIn(happening)) {
      const seat = seatOf.get(CLAN_CARDS[card].clan);
      if (seat === undefined) continue;
      owned[seat]?.add(card);
      shown[seat]?.add(card);
    }
    if (happening.kind === 'gave-up' || happening.kind === 'shuffled-in')
      forget(owned[happening.seat as Seat], happening.card as ClanCardId | undefined);
  }
  players.forEach(({ known }, seat) => {
    for (const card of known ?? []) owned[seat]?.add(card);
  });
  return { owned, shown };
}

function starters(clan: ClanId): readonly ClanCardId[] {
  return cardsOfClan(clan).filter((card) => CLAN_CARDS[card].starter);
}

/** A card went back into the Clan deck: this one, or an unknown one. */
function forget(owned: Set<ClanCardId> | undefined, card: ClanCardId | undefined): void {
  if (card === undefined) owned?.clear();
  else owned?.delete(card);
}

/** The cards outside the Clan decks that a happening has shown. */
function cardsIn(happening: Heard): readonly ClanCardId[] {
  switch (happening.kind) {
    case 'played':
    case 'looked':
    case 'turned-up':
    case 'card-drawn':
      return happening.card === undefined ? [] : [happening.card as ClanCardId];
    case 'looked-everywhere':
    case 'revealed':
    case 'withdrew':
      return (happening.cards ?? []) as readonly ClanCardId[];
    case 'withdrew-to-hand':
      return (happening.cards ?? happening.shown) as readonly ClanCardId[];
    case 'hand-built':
      return (happening.kept ?? []) as readonly ClanCardId[];
    default:
      return [];
  }
}
