import { LIMITS, type MatchSummary, type MyMatch, type Person } from '@nokturn/protocol';
import { ordinal } from '../ratings/plackett-luce.ts';
import { playersOf } from '../store/rows.ts';
import type { MatchInfo, StoredMatch, TableFilter } from '../store/store.ts';
import { Audience } from './audience.ts';
import { waitsFor } from './awaiting.ts';
import * as matchInfo from './match-info.ts';
import { SITE } from './reckoning.ts';
import type { Rooms } from './rooms.ts';
import type { Services } from './services.ts';

/** After this time a match that has not started is no longer offered to strangers. */
export const OFFERED_FOR = 86_400_000;
/** Listed tables that one person and one address may have at the same time: the list is for everybody. */
export const LISTED = { perPerson: 2, perAddress: 5 } as const;
/** Tables where somebody is present come first in the list, unless there are too many to check. */
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
    filter: TableFilter = {},
  ): Promise<{ matches: MatchSummary[]; more: boolean }> {
    const { store, time } = this.#services;
    const since = status === 'lobby' ? time.now() - OFFERED_FOR : 0;
    const waiting = await this.#withPeople();
    const limit = LIMITS.list + 1;
    const listed = await store.listed({ status, since, waiting, ...LISTED, from, limit, filter });
    const matches = await this.#summaries(listed.slice(0, LIMITS.list), null);
    return { matches, more: listed.length > LIMITS.list };
  }

  /** Open tables that fit, starting with those where somebody is present. */
  async fitting(filter: TableFilter, limit: number): Promise<readonly StoredMatch[]> {
    const { store, time } = this.#services;
    const since = time.now() - OFFERED_FOR;
    const waiting = await this.#withPeople();
    return store.listed({ status: 'lobby', since, waiting, ...LISTED, from: 0, limit, filter });
  }

  /**
   * The match that is best to watch now: with the most people playing, then the best rated (by the average of their
   * ordinals), then the most watched, then the newest. Null if nobody is at any of them.
   */
  async best(filter: TableFilter): Promise<MatchSummary | null> {
    const { matches } = await this.listed('playing', 0, filter);
    const ranked: { match: MatchSummary; by: number[] }[] = [];
    for (const match of matches) {
      const people = match.seats.flatMap((seat, i) =>
        seat.kind === 'person' && !seat.standIn && match.presence.seats[i] ? [seat.person.id] : [],
      );
      if (people.length === 0) continue;
      const ratings = await this.#services.store.ratings.of({ scope: SITE, game: match.game }, people);
      const worth = ratings.reduce((sum, rating) => sum + ordinal(rating), 0) / people.length;
      ranked.push({ match, by: [people.length, worth, match.presence.spectators, match.startedAt ?? 0] });
    }
    ranked.sort((a, b) => {
      const at = a.by.findIndex((value, i) => value !== b.by[i]);
      return at < 0 ? 0 : (b.by[at] ?? 0) - (a.by[at] ?? 0);
    });
    return ranked[0]?.match ?? null;
  }

  /** Codes of matches with a connected player, here or on another server. */
  async #withPeople(): Promise<string[]> {
    const here = (await this.#rooms.loaded()).filter(
      (room) => room.info.privacy === 'listed' && room.presenceAt(room.info).seats.includes(true),
    );
    const codes = new Set([...here.map(({ code }) => code), ...this.#services.remotePresence.matches()]);
    return [...codes].slice(0, MOST_PREFERRED);
  }

  /** Matches that a person hosts or sits in. */
  async of(person: Person): Promise<MyMatch[]> {
    const { store, time } = this.#services;
    const stored = (await store.matchesOf(person.id, LIMITS.list)).filter(
      ({ info }) => info.status !== 'closed',
    );
    const turns = new Map(stored.map((match) => [match.info.code, waitsFor(match, person.id, time)]));
    const summaries = await this.#summaries(stored, person);
    return summaries.map((summary) => ({ ...summary, turn: turns.get(summary.code) ?? null }));
  }

  /** As this person may see them. */
  async #summaries(stored: readonly StoredMatch[], person: Person | null): Promise<MatchSummary[]> {
    const ids = stored.flatMap(({ info }) => playersOf(info));
    const names = await this.#services.people.named(ids);
    const loaded = new Map((await this.#rooms.loaded()).map((room) => [room.code, room]));
    const { remotePresence } = this.#services;
    const elsewhere = (info: MatchInfo) => new Audience(() => remotePresence.at(info.code)).presence(info);
    return stored.map(({ info, version }) => ({
      ...matchInfo.lobbyFor(person?.id ?? null, info, names),
      presence: loaded.get(info.code)?.presenceAt(info) ?? elsewhere(info),
      version: matchInfo.versionFor(info, person?.id ?? null, version),
    }));
  }
}
