import { type MatchRecord, readRecord, type Seat } from '@nokturn/engine';
import { mayRepeat, seatOfPerson } from '../lobby/seats.ts';
import { savedMatch } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';
import { identity } from '../source/server/identity.ts';
import type { SeatHolder } from '../source/source.ts';
import type { Whereabouts } from './rematch.ts';

/** A match to look at again, wherever it was played. */
export interface Finished {
  readonly record: MatchRecord;
  readonly holders: readonly SeatHolder[];
  /** The seats of whoever looks: their decisions are theirs to look back at. */
  readonly own: readonly Seat[];
  /** Where its table is. */
  readonly table: string;
  readonly whereabouts: Whereabouts;
}

/** `/replay/<code>` is a match of the server, `/replay/local/<id>` one of this browser. */
export async function findFinished(path: string): Promise<Finished | null> {
  const [first = '', id = ''] = path.split('/');
  return first === 'local' ? finishedHere(id) : finishedThere(first);
}

function finishedHere(id: string): Finished | null {
  const saved = savedMatch(id);
  if (saved === null) return null;
  const holders = saved.seats.map(
    (seat): SeatHolder => (seat.kind === 'bot' ? seat : { kind: 'person', name: seat.name, standIn: false }),
  );
  const own = saved.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return { record: saved.record, holders, own, table: `/local/${id}`, whereabouts: { kind: 'local', saved } };
}

async function finishedThere(code: string): Promise<Finished | null> {
  const [{ match }, data] = await Promise.all([call('match', { code }), call('record', { code })]);
  const read = readRecord(JSON.stringify(data));
  if ('flaw' in read) return null;
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
