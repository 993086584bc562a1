import type { Library } from '@nokturn/games/library';
import { pino } from 'pino';
import { keptResults } from '../match/kept-results.ts';
import { KnownRules } from '../match/known-rules.ts';
import type { Contest } from '../store/ratings.ts';
import type { Store } from '../store/store.ts';
import { recheckAll, reckonAll } from '../upkeep/reckon.ts';
import { rateAnew, rateDue } from './rate.ts';

/**
 * Rates the matches that are waiting on a site, after working out the results of older ones; or rates everything from
 * scratch, after working out all results again from the records.
 */
export async function rateSite(
  store: Store,
  library: Library,
  { isAnew, now }: { readonly isAnew: boolean; readonly now: number },
): Promise<{
  readonly reckoned: number;
  readonly amended: number;
  readonly contests: readonly (Contest & { readonly matches: number })[];
}> {
  const services = {
    store,
    rules: new KnownRules(library, store),
    kept: await keptResults(library.today.map(({ id }) => id)),
    log: pino({ level: 'error' }),
  };
  const reckoned = await reckonAll(services);
  const amended = isAnew ? await recheckAll(services) : 0;
  const contests: (Contest & { readonly matches: number })[] = [];
  for (const contest of await store.ratings.contests()) {
    const matches = await (isAnew ? rateAnew : rateDue)(store.ratings, contest, now);
    contests.push({ ...contest, matches });
  }
  return { reckoned, amended, contests };
}
