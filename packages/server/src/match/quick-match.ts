import type { Clock, ClockKind, Person, Request } from '@nokturn/protocol';
import { Refusing } from '../refused.ts';
import type { MatchInfo } from '../store/store.ts';
import { freeSeat, seatOf } from './match-info.ts';
import type { MatchLists } from './match-lists.ts';
import type { NewMatches } from './new-matches.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Services } from './services.ts';

/** How many tables are tried: others may sit down at the same moment. */
const TRIED = 20;

const CLOCKS: Readonly<Record<ClockKind, Clock>> = {
  none: { seconds: null, after: 'default' },
  live: { seconds: 180, after: 'bot' },
  days: { seconds: 86_400, after: 'bot' },
};

/** A seat for somebody who does not mind which table. */
export class QuickMatch {
  readonly #services: Pick<Services, 'rules'>;
  readonly #rooms: Pick<Rooms, 'get'>;
  readonly #lists: MatchLists;
  readonly #newMatches: NewMatches;

  constructor(
    services: Pick<Services, 'rules'>,
    { rooms, lists, newMatches }: { rooms: Pick<Rooms, 'get'>; lists: MatchLists; newMatches: NewMatches },
  ) {
    this.#services = services;
    this.#rooms = rooms;
    this.#lists = lists;
    this.#newMatches = newMatches;
  }

  async find(
    person: Person,
    { speaks, ...wish }: Request<'quickMatch'>['body'],
    address: string,
  ): Promise<{ room: Room; opened: boolean }> {
    const tables = await this.#lists.fitting({ ...wish, free: 1 }, TRIED);
    const mine = tables.find(({ info }) => info.host === person.id || seatOf(info, person.id) !== null);
    if (mine) return { room: await this.#rooms.get(mine.info.code), opened: false };
    for (const { info } of tables) {
      const room = await this.#sit(person, info);
      if (room) return { room, opened: false };
    }
    return {
      room: await this.#newMatches.create(person, this.#newTable({ speaks, ...wish }), address),
      opened: true,
    };
  }

  /** Null if the seat is taken by now, or is not for this person. */
  async #sit(person: Person, { code }: MatchInfo): Promise<Room | null> {
    try {
      const room = await this.#rooms.get(code);
      const seat = freeSeat(room.info);
      if (room.info.status !== 'lobby' || seat === null) return null;
      await room.seating.sitDown(person, seat);
      return room;
    } catch (error) {
      if (error instanceof Refusing && error.refused.code !== 'store') return null;
      throw error;
    }
  }

  #newTable({
    game,
    clock = 'live',
    speaks,
    language = speaks,
  }: Omit<Request<'quickMatch'>['body'], 'speaks'> & {
    speaks: string | undefined;
  }): Request<'createMatch'>['body'] {
    const rules = this.#services.rules.today(game ?? this.#services.rules.any());
    const count = rules.seats.usual ?? rules.seats.min;
    return {
      game: rules.id,
      seats: Array.from({ length: count }, () => ({ kind: 'open' }) as const),
      options: {},
      privacy: 'listed',
      spectators: true,
      delay: 0,
      pace: 'usual',
      clock: CLOCKS[clock],
      sit: true,
      ...(language !== undefined && { language }),
    };
  }
}
