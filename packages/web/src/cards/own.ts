import type { OwnResult, Wins } from '@nokturn/games/statistics.ts';

/** A match in which a card was seen. */
export interface Seen {
  readonly id: string;
  readonly at: number;
}

/** In how many matches, how many of those were won, and which the last ones are. */
export interface OwnUse extends Wins {
  readonly last: readonly Seen[];
}

/** More dates than these nobody reads below a card. */
const LAST = 3;

/**
 * In which matches one used a card, or played as who is on it. The results come with the last one first; a match is
 * named as long as it can be seen again.
 */
export function ownMatchesWith(
  results: readonly (OwnResult & Seen)[],
  canBeSeen: (id: string) => boolean,
): ReadonlyMap<string, OwnUse> {
  const found = new Map<string, { matches: number; won: number; last: Seen[] }>();
  for (const { id, at, cards, played, won } of results)
    for (const card of new Set([...Object.keys(cards), ...Object.values(played).flat()])) {
      const sum = found.get(card) ?? { matches: 0, won: 0, last: [] };
      sum.matches++;
      if (won) sum.won++;
      if (sum.last.length < LAST && canBeSeen(id)) sum.last.push({ id, at });
      found.set(card, sum);
    }
  return found;
}
