import type { OwnResult, Wins } from '@nokturn/games/statistics.ts';

/** In how many matches one used a card, or played as who is on it, and how many of those one won. */
export function ownMatchesWith(results: readonly OwnResult[]): ReadonlyMap<string, Wins> {
  const found = new Map<string, { matches: number; won: number }>();
  for (const { cards, played, won } of results)
    for (const id of new Set([...Object.keys(cards), ...Object.values(played).flat()])) {
      const sum = found.get(id) ?? { matches: 0, won: 0 };
      sum.matches++;
      if (won) sum.won++;
      found.set(id, sum);
    }
  return found;
}
