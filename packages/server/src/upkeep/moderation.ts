import { playersOf } from '../store/rows.ts';
import type { MatchInfo, Store } from '../store/store.ts';
import { StoreError } from '../store/store.ts';

const MOST = 500;
/** All of them, even the tables beyond the limits of the public list. */
const ALL = { since: 0, waiting: [], perPerson: MOST, perAddress: MOST, from: 0, limit: MOST };

export interface ListedTable {
  readonly code: string;
  readonly game: string;
  readonly status: MatchInfo['status'];
  /** The host first. */
  readonly people: readonly string[];
}

/** The public list. */
export async function listedTables(store: Store): Promise<readonly ListedTable[]> {
  const listed = [
    ...(await store.listed({ status: 'lobby', ...ALL })),
    ...(await store.listed({ status: 'playing', ...ALL })),
  ];
  const people = await store.people([...new Set(listed.flatMap(({ info }) => playersOf(info)))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return listed.map(({ info }) => ({
    code: info.code,
    game: info.game,
    status: info.status,
    people: playersOf(info).map((id) => names.get(id) ?? '?'),
  }));
}

/** Ends a match for everybody; false if there is none. */
export function closeTable(store: Store, code: string): Promise<boolean> {
  return change(store, code, (info) => ({ ...info, status: 'closed' }));
}

/** From now on it can only be found through its link. */
export function unlistTable(store: Store, code: string): Promise<boolean> {
  return change(store, code, (info) => ({ ...info, privacy: 'link' }));
}

/** Servers that have the match in memory notice that they are behind, and catch up. */
async function change(store: Store, code: string, made: (info: MatchInfo) => MatchInfo): Promise<boolean> {
  for (;;) {
    const match = await store.match(code);
    if (match === null) return false;
    const info = made(match.info);
    const wakeAt = info.status === 'closed' ? null : match.wakeAt;
    try {
      await store.saveInfo({ ...match, info, revision: match.revision + 1, wakeAt }, null);
      return true;
    } catch (error) {
      // Another change got there first: it is kept.
      if (!(error instanceof StoreError) || error.code !== 'conflict') throw error;
    }
  }
}
