import { moduleOf } from '@nokturn/games/folder.ts';
import type { ResultsOf } from '@nokturn/games/results.ts';
import type { KeptResults } from './reckoning.ts';

/** What the games keep of their finished matches, from their folders. */
export async function keptResults(games: readonly string[]): Promise<KeptResults> {
  const kept = new Map<string, ResultsOf>();
  for (const game of games) {
    const found = await moduleOf<{ readonly results: ResultsOf }>(game, 'results.ts');
    if (found) kept.set(game, found.results);
  }
  return kept;
}
