import type { Person } from '@nokturn/protocol';
import * as matchInfo from '../match/match-info.ts';
import type { Rooms } from '../match/rooms.ts';
import { newPersonId } from '../random.ts';
import { playersOf } from '../store/rows.ts';
import type { Store, StoredMatch } from '../store/store.ts';

/** More than anybody has. */
const ALL = 1_000_000;
/** The name shown for a person who wanted to be forgotten. */
const NOBODY = '–';

/**
 * Forgets a person: matches that nobody else played in are deleted; in matches with others the seat stays, played by a
 * bot if the match is still running, but without the name and without anything the person said, and its results belong
 * to an alias that leads to nobody.
 */
export async function forgetPerson(
  person: Person,
  { store, rooms }: { readonly store: Store; readonly rooms: Rooms },
): Promise<void> {
  const matches = await store.matchesOf(person.id, ALL);
  for (const match of matches) await leave(person, match, rooms);
  const alone = matches.filter(({ info }) => playersOf(info).every((id) => id === person.id));
  await store.upkeep.remove(alone.map(({ info }) => info.code));
  for (const { code } of await store.circles.of(person.id))
    if (await store.circles.leave(code, person.id)) await store.ratings.remove(code);
  await store.upkeep.forgetPerson(person.id, NOBODY, newPersonId());
  await rooms.forgotten({ id: person.id, name: NOBODY });
}

async function leave(person: Person, { info }: StoredMatch, rooms: Rooms): Promise<void> {
  const seat = matchInfo.seatOf(info, person.id) ?? matchInfo.seatKeptFor(info, person.id);
  if (info.status === 'lobby' && info.host === person.id)
    await (await rooms.get(info.code)).seating.close(person);
  else if (seat !== null && (info.status === 'lobby' || info.status === 'playing'))
    await (await rooms.get(info.code)).seating.standUp(person, seat);
}
