import { playersOf } from '../store/rows.ts';
import type { Sheet, Store } from '../store/store.ts';
import { StoreError } from '../store/store.ts';

const MOST = 500;

export interface ListedTable {
  readonly code: string;
  readonly game: string;
  readonly status: Sheet['status'];
  /** The host first. */
  readonly people: readonly string[];
}

/** What strangers see. */
export async function listedTables(store: Store): Promise<readonly ListedTable[]> {
  const listed = [...(await store.listed('lobby', MOST)), ...(await store.listed('playing', MOST))];
  const people = await store.people([...new Set(listed.flatMap(({ sheet }) => playersOf(sheet)))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return listed.map(({ sheet }) => ({
    code: sheet.code,
    game: sheet.game,
    status: sheet.status,
    people: playersOf(sheet).map((id) => names.get(id) ?? '?'),
  }));
}

/** Ends a match for everybody; false if there is none. */
export function closeTable(store: Store, code: string): Promise<boolean> {
  return change(store, code, (sheet) => ({ ...sheet, status: 'closed' }));
}

/** From now on only those who have its link find it. */
export function unlistTable(store: Store, code: string): Promise<boolean> {
  return change(store, code, (sheet) => ({ ...sheet, privacy: 'link' }));
}

/** Servers that have the match in memory see that they are behind, and catch up. */
async function change(store: Store, code: string, made: (sheet: Sheet) => Sheet): Promise<boolean> {
  for (;;) {
    const match = await store.match(code);
    if (match === null) return false;
    const sheet = made(match.sheet);
    const wakeAt = sheet.status === 'closed' ? null : match.wakeAt;
    try {
      await store.saveSheet({ ...match, sheet, revision: match.revision + 1, wakeAt }, null);
      return true;
    } catch (error) {
      // Somebody was faster: what they did is kept.
      if (!(error instanceof StoreError) || error.code !== 'conflict') throw error;
    }
  }
}
