import { LIMITS, type MatchSummary, type Person } from '@nokturn/protocol';
import type { MatchInfo, StoredMatch } from '../store/store.ts';
import { Audience } from './audience.ts';
import * as matchInfo from './match-info.ts';
import type { Rooms } from './rooms.ts';
import type { Services } from './services.ts';

/** A match that was not started by then is no longer offered to strangers. */
export const OFFERED_FOR = 86_400_000;
/** Listed tables that one person and one address may have at the same time: the list is for everybody. */
export const LISTED = { perPerson: 2, perAddress: 5 } as const;
/** Tables at which somebody is come first in the list, if they are not too many to be looked for. */
const MOST_PREFERRED = 1000;

/** Lists of matches: the public one, and that of each person. */
export class MatchLists {
  readonly #services: Services;
  readonly #rooms: Pick<Rooms, 'loaded'>;

  constructor(services: Services, rooms: Pick<Rooms, 'loaded'>) {
    this.#services = services;
    this.#rooms = rooms;
  }

  /** A page of the public list, and whether there is another. */
  async listed(
    status: 'lobby' | 'playing',
    from: number,
  ): Promise<{ matches: MatchSummary[]; more: boolean }> {
    const { store, time } = this.#services;
    const since = status === 'lobby' ? time.now() - OFFERED_FOR : 0;
    const waiting = await this.#withPeople();
    const listed = await store.listed({ status, since, waiting, ...LISTED, from, limit: LIMITS.list + 1 });
    const matches = await this.#summaries(listed.slice(0, LIMITS.list), null);
    return { matches, more: listed.length > LIMITS.list };
  }

  /** Codes of matches at which somebody sits who is connected, here or to another server. */
  async #withPeople(): Promise<string[]> {
    const here = (await this.#rooms.loaded()).filter(
      (room) => room.info.privacy === 'listed' && room.presenceAt(room.info).seats.includes(true),
    );
    const codes = new Set([...here.map(({ code }) => code), ...this.#services.remotePresence.matches()]);
    return [...codes].slice(0, MOST_PREFERRED);
  }

  /** Those that a person hosts or sits at. */
  async of(person: Person): Promise<MatchSummary[]> {
    const stored = await this.#services.store.matchesOf(person.id, LIMITS.list);
    return this.#summaries(
      stored.filter(({ info }) => info.status !== 'closed'),
      person,
    );
  }

  /** As this person may know them. */
  async #summaries(stored: readonly StoredMatch[], person: Person | null): Promise<MatchSummary[]> {
    const ids = stored.flatMap(({ info }) =>
      info.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])),
    );
    const names = await this.#services.people.named(ids);
    const loaded = new Map((await this.#rooms.loaded()).map((room) => [room.code, room]));
    const { remotePresence } = this.#services;
    const elsewhere = (info: MatchInfo) => new Audience(() => remotePresence.at(info.code)).presence(info);
    return stored.map(({ info, version }) => ({
      ...matchInfo.lobbyFor(person?.id ?? null, info, names),
      presence: loaded.get(info.code)?.presenceAt(info) ?? elsewhere(info),
      version,
    }));
  }
}
