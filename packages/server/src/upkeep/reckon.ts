import type { Log } from '../log.ts';
import { inLog } from '../log.ts';
import type { KnownRules } from '../match/known-rules.ts';
import * as matchInfo from '../match/match-info.ts';
import { type KeptResults, reckoningOf } from '../match/reckoning.ts';
import type { Store } from '../store/store.ts';

/** This many matches are asked for at a time. */
const PORTION = 50;

export interface Reckoned {
  readonly store: Pick<Store, 'history' | 'state'>;
  readonly rules: KnownRules;
  readonly kept: KeptResults;
  readonly log: Log;
}

/**
 * Finds out the outcome of finished matches of which it is not kept yet: of those that ended before it was, or at a server
 * that does not know how, and of those that were copied here. Whoever is interrupted goes on where it is needed. Tells
 * how many there were; after each of them it asks whether to go on.
 */
export async function reckonAll(
  services: Reckoned,
  goesOn: () => boolean | Promise<boolean> = () => true,
): Promise<number> {
  const { history } = services.store;
  let count = 0;
  for (let codes = await history.unreckoned(null, PORTION); codes.length > 0; ) {
    for (const code of codes) {
      if (await reckon(code, services)) count++;
      if (!(await goesOn())) return count;
    }
    codes = await history.unreckoned(codes.at(-1) ?? null, PORTION);
  }
  return count;
}

async function reckon(code: string, { store, rules, kept, log }: Reckoned): Promise<boolean> {
  const stored = await store.state(code, 0);
  if (stored === null) return false;
  const { info, entries } = stored;
  const own = await rules.of(info, entries);
  // A server that knows its rules will know more of it.
  if (own === null && (await rules.whereIs(info)) === 'elsewhere') return false;
  if (own === null) log.warn({ match: inLog(code) }, 'the rules of a finished match are not here');
  const record = matchInfo.recordOf(info, entries);
  return store.history.reckon(code, reckoningOf({ info, rules: own, record }, { kept, log }));
}
