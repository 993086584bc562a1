import type { ResultsOf } from '../results.ts';
import { CHARACTERS } from './cards/characters.ts';
import type { LovciResult } from './index.ts';

/**
 * Parties win or lose together, but their members are only known at the end, so everybody is ranked alone (LN-13.23).
 */
export const results: ResultsOf = {
  kinds: ['character', 'party'],
  seats: ({ result }) =>
    (result as LovciResult).characters.map((character) => ({
      played: { character: [character], party: [CHARACTERS[character].party] },
    })),
  used(heard) {
    switch (heard.kind) {
      case 'drew':
        return [{ seat: Number(heard.seat), card: String(heard.card) }];
      case 'prophecy-passed':
        return [{ seat: Number(heard.giver), card: String(heard.card) }];
      default:
        return [];
    }
  },
};
