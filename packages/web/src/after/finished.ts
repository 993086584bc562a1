import { type BranchRecord, type MatchRecord, readRecord, type Seat } from '@nokturn/engine';
import { HAS_SERVER } from '../app/site.ts';
import { savedAs } from '../branch/open.ts';
import { SHARED, unpacked } from '../branch/pack.ts';
import { mayRepeat, seatOfPerson } from '../lobby/seats.ts';
import { savedBranch } from '../source/local/branches.ts';
import { branchIn, isSavedBranch, type SavedPlay } from '../source/local/plays.ts';
import { savedMatch } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';
import { identity } from '../source/server/identity.ts';
import type { SeatHolder } from '../source/source.ts';
import { CARRIED, CARRIES, readCarried } from './matchLink.ts';
import type { Whereabouts } from './rematch.ts';

/** A match to watch again, wherever it was played. */
export interface Finished {
  readonly record: MatchRecord;
  readonly holders: readonly SeatHolder[];
  /** The viewer's own seats: only these decisions are offered for a look back. */
  readonly own: readonly Seat[];
  /** The address of its table; null if there is none here. */
  readonly table: string | null;
  readonly whereabouts: Whereabouts;
  /** What if: the branch of the recorded match to show. */
  readonly branch?: BranchRecord;
}

/** Why a match is not shown, if there is a known reason. */
export type Unfound = 'no-server' | 'damaged' | 'flawed';

/**
 * `/replay/<code>` is a match on the server, `/replay/local/<id>` one of this browser, `/replay/branch/<id>` a branch
 * that was played here. `/replay/branch/shared` and `/replay` contain what they show in the address itself, after its
 * #.
 */
export async function findFinished(path: string, hash: string): Promise<Finished | Unfound | null> {
  const [first = '', id = ''] = path.split('/');
  if (first === '' && hash.startsWith(CARRIES)) return finishedIn(hash);
  if (first === 'local') return finishedHere(savedMatch(id));
  if (first !== 'branch') return HAS_SERVER ? finishedThere(first) : 'no-server';
  if (id !== SHARED) return finishedHere(savedBranch(id));
  const shared = await unpacked(hash);
  return shared && finishedHere(savedAs(SHARED, shared));
}

/** Nobody here took part in it. */
async function finishedIn(hash: string): Promise<Finished | Unfound> {
  const carried = await readCarried(hash);
  if (carried === null) return 'damaged';
  const found = finishedHere({ ...carried, id: CARRIED, over: true, at: 0 });
  return found ? { ...found, own: [], table: null } : 'damaged';
}

function finishedHere(saved: SavedPlay | null): Finished | null {
  if (saved === null) return null;
  const { record, seats, id } = saved;
  // A match that is still running cannot be watched from other seats.
  if (!isSavedBranch(saved) && record.hash === undefined) return null;
  const holders = seats.map(
    (seat): SeatHolder => (seat.kind === 'bot' ? seat : { kind: 'person', name: seat.name, standIn: false }),
  );
  const whereabouts = { kind: 'local', saved } as const;
  if (isSavedBranch(saved)) {
    const branch = branchIn(saved);
    // It cannot be watched from other seats before its end.
    if (branch.hash === undefined) return null;
    return { record, branch, holders, own: [], table: saved.origin ?? '/', whereabouts };
  }
  const own = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return { record, holders, own, table: `/local/${id}`, whereabouts };
}

async function finishedThere(code: string): Promise<Finished | Unfound> {
  const [{ match }, data] = await Promise.all([call('match', { code }), call('record', { code })]);
  const read = readRecord(JSON.stringify(data));
  if ('flaw' in read) return 'flawed';
  const holders = match.seats.map(
    (seat): SeatHolder =>
      seat.kind === 'person' ? { kind: 'person', name: seat.person.name, standIn: seat.standIn } : seat,
  );
  const person = identity.get()?.person.id;
  const mine = seatOfPerson(match, person);
  const own = mine === null ? [] : [mine];
  const whereabouts = {
    kind: 'server',
    code,
    canRepeat: mayRepeat(match, person),
    next: match.rematch,
  } as const;
  return { record: read.record, holders, own, table: `/m/${code}`, whereabouts };
}
