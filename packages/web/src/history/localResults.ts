import { type ResultsOf, resultsIn } from '@nokturn/games/results.ts';
import type { OwnResult } from '@nokturn/games/statistics.ts';
import { loaded } from '../app/loads.ts';
import { stored } from '../app/stored.ts';
import { rulesOfRecord } from '../rulesOf.ts';
import { type SavedMatch, savedMatch, savedMatches } from '../source/local/saved.ts';

/** How a match in this browser went for the one person who played it. */
export interface LocalResult extends OwnResult {
  readonly id: string;
  readonly game: string;
  readonly at: number;
}

const RESULTS = import.meta.glob<ResultsOf>('../../../games/*/results.ts', { import: 'results' });
/** More than the matches themselves, of which only the latest are kept. */
const KEPT = 300;
const kept = stored<readonly LocalResult[]>('nokturn.results', []);

/** What a game keeps of its matches. */
export async function resultsOf(game: string): Promise<ResultsOf | null> {
  const load = RESULTS[`../../../games/${game}/results.ts`];
  return load ? loaded(load) : null;
}

/**
 * The results of the finished matches of a game in this browser, latest first. A result once found is kept, even after
 * the match itself is gone. Matches of several people at one screen belong to nobody in particular.
 */
export async function localResults(game: string): Promise<readonly LocalResult[]> {
  const known = new Set(kept.get().map(({ id }) => id));
  const fresh: LocalResult[] = [];
  for (const { id, over } of savedMatches.get().filter((match) => match.game === game && match.over)) {
    const match = over && !known.has(id) ? savedMatch(id) : null;
    const result = match && (await resultOf(match).catch(() => null));
    if (result) fresh.push(result);
  }
  // Another call may have added some in the meantime.
  const missing = fresh.filter(({ id }) => !kept.get().some((other) => other.id === id));
  if (missing.length > 0) kept.set([...missing, ...kept.get()].sort((a, b) => b.at - a.at).slice(0, KEPT));
  return kept.get().filter((result) => result.game === game);
}

/** Those of all games. */
export async function allLocalResults(): Promise<readonly LocalResult[]> {
  const games = new Set(savedMatches.get().map(({ game }) => game));
  return (await Promise.all([...games].map(localResults))).flat();
}

async function resultOf({ id, seats, record, at }: SavedMatch): Promise<LocalResult | null> {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const seat = seats.findIndex(({ kind }) => kind === 'person');
  if (people !== 1) return null;
  const [rules, own] = await Promise.all([rulesOfRecord(record), resultsOf(record.game)]);
  const result = rules && resultsIn(rules, record, own)[seat];
  return result ? { ...result, id, game: record.game, at, seat, seats: seats.length, people } : null;
}
