import type { OwnResult, Statistics, Wins } from '@nokturn/games/statistics.ts';

/** A match in which a card was seen. */
export interface Seen {
  readonly id: string;
  readonly at: number;
}

/** The number of matches, how many of them were won, and the latest ones. */
export interface OwnUse extends Wins {
  readonly last: readonly Seen[];
}

/** Nobody reads more dates than this below a card. */
const LAST = 3;

/**
 * The matches in which the player used a card, or played the character on it. The results come with the latest first; a
 * match is named as long as it can be watched again.
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

/** The same plus the matches of a site, which only tells their number. A match is either here or there. */
export function withMatchesOf(
  { cards, by }: Pick<Statistics, 'cards' | 'by'>,
  own: ReadonlyMap<string, OwnUse>,
): ReadonlyMap<string, OwnUse> {
  const found = new Map(own);
  const add = (card: string, { matches, won }: Wins) => {
    const here = found.get(card) ?? { matches: 0, won: 0, last: [] };
    found.set(card, { ...here, matches: here.matches + matches, won: here.won + won });
  };
  for (const use of cards) add(use.card, use);
  for (const { kind, rows } of by) if (!ABOUT_THE_TABLE.has(kind)) for (const row of rows) add(row.key, row);
  return found;
}

/** Groups in the statistics that are not about the character played. */
const ABOUT_THE_TABLE: ReadonlySet<string> = new Set(['with', 'seats', 'seat']);
