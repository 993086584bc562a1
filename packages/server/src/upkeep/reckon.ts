import { isDeepStrictEqual } from 'node:util';
import type { Rulebook } from '@nokturn/engine';
import type { Log } from '../log.ts';
import { inLog } from '../log.ts';
import type { KnownRules } from '../match/known-rules.ts';
import * as matchInfo from '../match/match-info.ts';
import { type KeptResults, reckoningOf } from '../match/reckoning.ts';
import type { StoredResult } from '../store/history.ts';
import type { Store, StoredState } from '../store/store.ts';

/** How many matches are read at a time. */
const PORTION = 50;

export interface Reckoned {
  readonly store: Pick<Store, 'history' | 'state'>;
  readonly rules: KnownRules;
  readonly kept: KeptResults;
  readonly log: Log;
}

/**
 * Works out the results of finished matches for which none are kept yet: matches that ended before results were kept or
 * on a server that cannot work them out, and matches that were copied here. If interrupted, it resumes where it is
 * needed. Returns how many there were; after each match it asks whether to continue.
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

async function reckon(code: string, services: Reckoned): Promise<boolean> {
  const { store, rules, log } = services;
  const stored = await store.state(code, 0);
  if (stored === null) return false;
  const { info, entries } = stored;
  const own = await rules.of(info, entries);
  // A server that has its rules will find out more.
  if (own === null && (await rules.whereIs(info)) === 'elsewhere') return false;
  if (own === null) log.warn({ match: inLog(code) }, 'the rules of a finished match are not here');
  return store.history.reckon(code, reckoningIn(stored, own, services));
}

function reckoningIn({ info, entries }: StoredState, rules: Rulebook | null, { kept, log }: Reckoned) {
  return reckoningOf({ info, rules, record: matchInfo.recordOf(info, entries) }, { kept, log });
}

interface Checked extends Reckoned {
  readonly store: Pick<Store, 'history' | 'state' | 'upkeep'>;
}

/**
 * Replays all finished matches from their records and corrects the stored results of their seats if they differ.
 * Returns how many matches were corrected.
 */
export async function recheckAll(services: Checked): Promise<number> {
  const { upkeep } = services.store;
  let count = 0;
  for (let codes = await upkeep.codes(null, PORTION); codes.length > 0; ) {
    for (const code of codes) if (await recheck(code, services)) count++;
    codes = await upkeep.codes(codes.at(-1) ?? null, PORTION);
  }
  return count;
}

async function recheck(code: string, services: Checked): Promise<boolean> {
  const { store, rules } = services;
  const known = await store.history.results(code);
  const stored = known.length === 0 ? null : await store.state(code, 0);
  const own = stored && (await rules.of(stored.info, stored.entries));
  // Without its rules the record says no more than what is kept already.
  if (stored === null || own === null) return false;
  const { results } = reckoningIn(stored, own, services);
  const amended = known.map((result) => ({ ...result, ...outcomeOf(results[result.seat] ?? result) }));
  if (isDeepStrictEqual(amended, known)) return false;
  await store.history.amend(amended);
  return true;
}

/** The part that follows from the record alone. It does not know the people, and some may have been forgotten since. */
function outcomeOf({ place, won, score, team, played, cards }: StoredResult) {
  return { place, won, score, team, played, cards };
}
