import type { ResultsOf } from '../results.ts';
import type { HungerResult } from './index.ts';

/** TH-20.19: burnt vampires share the place after all others. */
export const results: ResultsOf = {
  kinds: ['vampire'],
  seats({ result }) {
    const { standings, vampires } = result as HungerResult;
    return vampires.map((vampire, seat) => {
      const standing = standings.find((each) => each.seat === seat);
      return {
        ...(standing && { place: standing.place }),
        score: standing?.total ?? null,
        played: vampire === null ? {} : { vampire: [vampire] },
      };
    });
  },
  used(heard) {
    if (heard.kind !== 'hunted' || !Array.isArray(heard.cards)) return [];
    return heard.cards.map((card) => ({ seat: Number(heard.seat), card: String(card) }));
  },
};
