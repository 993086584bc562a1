import type { Pairing, Standing } from '@nokturn/protocol';
import type { StoredResult } from '../store/history.ts';

/** Pure functions of the results of a circle. A season is a quarter of a calendar year, in UTC. */

const FOR_A_WIN = 3;
const FOR_ANY_OTHER = 1;

export function seasonAt(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

/** The start and end of a season; the end is exclusive. */
export function spanOf(season: string): { readonly since: number; readonly until: number } {
  if (season === 'all') return { since: 0, until: Number.MAX_SAFE_INTEGER };
  const [year = 0, quarter = 1] = season.split('-').map(Number);
  return { since: Date.UTC(year, (quarter - 1) * 3), until: Date.UTC(year, quarter * 3) };
}

/** All seasons from one time to another, latest first, followed by all of them together. */
export function seasonsBetween(first: number, last: number): string[] {
  const seasons: string[] = [];
  for (let time = last; seasons.length < 200; time = spanOf(seasonAt(time)).since - 1) {
    seasons.push(seasonAt(time));
    if (seasonAt(time) === seasonAt(first) || time <= first) break;
  }
  return [...seasons, 'all'];
}

/** The points of one seat. A player who had a stand-in has not finished the match. */
export function pointsOf({ won, stoodIn }: Pick<StoredResult, 'won' | 'stoodIn'>): number {
  if (stoodIn) return 0;
  return won ? FOR_A_WIN : FOR_ANY_OTHER;
}

/** The table of the season: by points, then wins, then fewer matches. Everybody is in it. */
export function standingsOf(people: readonly string[], results: readonly StoredResult[]): Standing[] {
  const standings = people.map((person) => {
    const mine = results.filter((result) => result.person === person);
    return {
      person,
      matches: mine.length,
      wins: mine.filter((result) => pointsOf(result) === FOR_A_WIN).length,
      points: mine.reduce((sum, result) => sum + pointsOf(result), 0),
      rating: null,
    };
  });
  return standings.sort((a, b) => b.points - a.points || b.wins - a.wins || a.matches - b.matches);
}

/**
 * All pairs of members who have met: how often each finished ahead of the other, and how often they were on the same
 * side.
 */
export function pairingsOf(people: readonly string[], results: readonly StoredResult[]): Pairing[] {
  const found = new Map<string, Pairing>();
  for (const seats of Map.groupBy(results, ({ match }) => match).values()) {
    const members = seats.filter(({ person }) => person !== null && people.includes(person));
    for (const [i, one] of members.entries())
      for (const other of members.slice(i + 1)) addTo(found, [one, other]);
  }
  return [...found.values()];
}

function addTo(found: Map<string, Pairing>, met: readonly [StoredResult, StoredResult]): void {
  const [a, b] = met.toSorted((x, y) => ((x.person ?? '') < (y.person ?? '') ? -1 : 1)) as [
    StoredResult,
    StoredResult,
  ];
  if (a.person === null || b.person === null || a.person === b.person) return;
  const key = `${a.person} ${b.person}`;
  const { matches, better, together } = found.get(key) ?? {
    matches: 0,
    better: [0, 0] as const,
    together: 0,
  };
  const isTogether = a.team !== null && a.team === b.team;
  found.set(key, {
    people: [a.person, b.person],
    matches: matches + Number(!isTogether),
    better: isTogether
      ? [better[0], better[1]]
      : [better[0] + Number(a.place < b.place), better[1] + Number(b.place < a.place)],
    together: together + Number(isTogether),
  });
}
