import { type MatchRecord, readRecord, type Seat } from '@nokturn/engine';
import { openShared } from '../branch/open.ts';
import { type SharedBranch, sharedIn } from '../branch/pack.ts';
import { newId } from '../source/fresh.ts';
import { save } from '../source/local/saved.ts';
import type { LocalSeat } from '../source/local/seats.ts';
import { savedIn } from './savedIn.ts';

/**
 * Imports a match or a branch of this page, or a bare record as the server and the terminal write it; null if it is
 * none of them.
 */
export function importMatch(text: string, nameOf: (seat: Seat) => string): string | null {
  const shared = sharedInText(text);
  if (shared !== null) return openShared(shared);
  const read = readRecord(text);
  const whole = 'record' in read ? null : savedIn(text);
  const record = 'record' in read ? read.record : whole?.record;
  if (record === undefined) return null;
  const over = whole?.over ?? record.hash !== undefined;
  const id = newId();
  save({ id, seats: whole?.seats ?? peopleOf(record, nameOf), record, over, at: Date.now() });
  return over ? `/replay/local/${id}` : `/local/${id}`;
}

function sharedInText(text: string): SharedBranch | null {
  try {
    return sharedIn(JSON.parse(text));
  } catch {
    return null;
  }
}

function peopleOf({ seats }: MatchRecord, nameOf: (seat: Seat) => string): LocalSeat[] {
  return Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: nameOf(seat) }));
}
