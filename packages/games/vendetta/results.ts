import type { ResultsOf } from '../results.ts';
import { CLAN_CARDS, type ClanCardId, clanCardOf } from './cards/clan-cards.ts';
import type { VendettaResult } from './index.ts';

/** VV-20, VV-24.13: the order of the standings; eliminated players have no score (VV-8.17). */
export const results: ResultsOf = {
  kinds: ['clan'],
  seats({ result, seats, options }) {
    const { standings, clans, eliminated } = result as VendettaResult;
    return clans.map((clan, seat) => {
      const standing = standings.find((each) => each.seat === seat);
      return {
        ...(standing && { place: standing.place }),
        score: standing && !eliminated.includes(seat) ? standing.total : null,
        // VV-24.2: team-mates sit opposite each other.
        team: options.teams === true ? seat % (seats / 2) : null,
        played: clan === null ? {} : { clan: [clan] },
      };
    });
  },
  // Every clan has its own Hunt and its own Ready.
  belongsTo: (card) =>
    Object.hasOwn(CLAN_CARDS, card) ? { kind: 'clan', id: clanCardOf(card as ClanCardId).clan } : null,
  used(heard) {
    switch (heard.kind) {
      case 'played':
        return [{ seat: Number(heard.seat), card: String(heard.card) }];
      case 'relic-used':
        return [{ seat: Number(heard.seat), card: String(heard.relic) }];
      default:
        return [];
    }
  },
};
