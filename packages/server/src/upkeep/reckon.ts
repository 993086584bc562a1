import { isDeepStrictEqual } from 'node:util';
import type { Rulebook } from '@nokturn/engine';
import type { Log } from '../log.ts';
import { inLog } from '../log.ts';
import type { KnownRules } from '../match/known-rules.ts';
import * as matchInfo from '../match/match-info.ts';
import { type KeptResults, reckoningOf } from '../match/reckoning.ts';
import type { StoredResult } from '../store/history.ts';
import type { Store, StoredState } from '../store/store.ts';

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

async function reckon(code: string, services: Reckoned): Promise<boolean> {
  const { store, rules, log } = services;
  const stored = await store.state(code, 0);
  if (stored === null) return false;
  const { info, entries } = stored;
  const own = await rules.of(info, entries);
  // A server that knows its rules will know more of it.
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
 * Plays all finished matches again from their records and puts right what is kept of how their seats did, where it is
 * something else. Tells in how many matches it was.
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
  // Without its rules the record says no more than what is kept.
  if (stored === null || own === null) return false;
  const { results } = reckoningIn(stored, own, services);
  const amended = known.map((result) => ({ ...result, ...outcomeOf(results[result.seat] ?? result) }));
  if (isDeepStrictEqual(amended, known)) return false;
  await store.history.amend(amended);
  return true;
}

/** What the record alone decides. Who sat there it does not know, and somebody may have been forgotten since. */
function outcomeOf({ place, won, score, team, played, cards }: StoredResult) {
  return { place, won, score, team, played, cards };
}
