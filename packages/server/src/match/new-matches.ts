import { createHash } from 'node:crypto';
import { carried } from '@nokturn/games/carried.ts';
import type { Person, Request } from '@nokturn/protocol';
import { networksAround } from '../networks.ts';
import { newCode } from '../random.ts';
import { refuse } from '../refused.ts';
import { type MatchInfo, StoreError } from '../store/store.ts';
import { keptFor } from './guests.ts';
import { KeyedQueue } from './keyed-queue.ts';
import * as matchInfo from './match-info.ts';
import { LISTED, OFFERED_FOR } from './match-lists.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Services } from './services.ts';

/** Matches that one person may have open at the same time. */
const OPEN_MATCHES = 40;

/** A table that is set up for particular people. */
interface TableFor extends Pick<MatchInfo, 'game' | 'clock' | 'circle' | 'language'> {
  readonly others: readonly string[];
}

/** Creates matches: new ones, and rematches. */
export class NewMatches {
  readonly #services: Services;
  readonly #rooms: Pick<Rooms, 'get'>;
  /** Requests run one after another, so that asking for many at once does not get around the limits. */
  readonly #oneByOne = new KeyedQueue();

  constructor(services: Services, rooms: Pick<Rooms, 'get'>) {
    this.#services = services;
    this.#rooms = rooms;
  }

  /** `address`: where the request comes from, as counted by the edge. */
  create(host: Person, body: Request<'createMatch'>['body'], address: string): Promise<Room> {
    return this.#inTurn(host, address, (origin) => this.#create(host, body, origin));
  }

  async #create(host: Person, body: Request<'createMatch'>['body'], origin: string): Promise<Room> {
    const game = this.#services.rules.today(body.game);
    const resolved = game.resolve(body.seats.length, body.options);
    if ('problem' in resolved) throw refuse('setup', resolved.problem.reason);
    for (const plan of body.seats) if (plan.kind === 'bot') this.mustKnowBot(game.id, plan.level);
    if (body.pace === 'none' && body.privacy === 'listed')
      throw refuse('setup', 'a table without a pace cannot be listed: strangers expect the usual one');
    await this.#mustHaveRoomFor(host);
    const whyNot = body.privacy === 'listed' ? await this.#whyNotListed(host, origin) : null;
    if (whyNot !== null) throw refuse('too-many-listed', whyNot);
    const { privacy, spectators, delay, pace, clock, seats, language } = body;
    const info: MatchInfo = {
      code: newCode(),
      game: game.id,
      rules: game.rulesVersion,
      options: resolved.options,
      privacy,
      spectators,
      ...(delay > 0 && { delay }),
      ...(pace === 'none' && { pace }),
      clock,
      status: 'lobby',
      host: host.id,
      ...(language !== undefined && { language }),
      createdAt: this.#services.time.now(),
      startedAt: null,
      endedAt: null,
      winners: null,
      rematch: null,
      seats,
      seed: null,
    };
    const open = seats.findIndex(({ kind }) => kind === 'open');
    return this.#add(body.sit && open >= 0 ? matchInfo.sitDown(info, host.id, open) : info, origin);
  }

  /** A table for particular people, with seats reserved for them; any further seats the game needs are open. */
  createFor(host: Person, wanted: TableFor, address: string): Promise<Room> {
    return this.#inTurn(host, address, (origin) => this.#createFor(host, wanted, origin));
  }

  async #createFor(
    host: Person,
    { game: id, others, clock, ...more }: TableFor,
    origin: string,
  ): Promise<Room> {
    const game = this.#services.rules.today(id);
    const count = Math.max(game.seats.min, others.length + 1);
    if (count > game.seats.max) throw refuse('setup', `${id} is for ${game.seats.max} at most`);
    const resolved = game.resolve(count, {});
    if ('problem' in resolved) throw refuse('setup', resolved.problem.reason);
    await this.#mustHaveRoomFor(host);
    const info: MatchInfo = {
      code: newCode(),
      game: game.id,
      rules: game.rulesVersion,
      options: resolved.options,
      privacy: 'link',
      spectators: true,
      clock,
      ...more,
      status: 'lobby',
      host: host.id,
      createdAt: this.#services.time.now(),
      startedAt: null,
      endedAt: null,
      winners: null,
      rematch: null,
      seats: Array.from({ length: count }, (_, seat) => {
        const expected = seat === 0 ? undefined : others[seat - 1];
        return { kind: 'open', ...(expected !== undefined && { expected }) };
      }),
      seed: null,
    };
    return this.#add(matchInfo.sitDown(info, host.id, 0), origin);
  }

  /** A rematch: the first to ask creates it, and everybody else at the table is offered a seat, one further on. */
  rematch(room: Room, person: Person, address: string): Promise<Room> {
    return this.#inTurn(person, address, (origin) => this.#rematch(room, person, origin));
  }

  async #rematch(room: Room, person: Person, origin: string): Promise<Room> {
    const seat = matchInfo.seatOf(room.info, person.id);
    if (seat === null && room.info.host !== person.id)
      throw refuse('forbidden', 'you did not play in this match');
    const code = await room.seating.rematch(person, async () => {
      await this.#mustHaveRoomFor(person);
      return this.#freeCode();
    });
    const { game, seats, options } = room.info;
    const today = this.#services.rules.today(game);
    const again = {
      ...matchInfo.again(room.info, { code, host: person.id, at: this.#services.time.now() }),
      ...keptFor(person.id, room.info),
      // The last match may have been played under earlier rules.
      ...{ rules: today.rulesVersion, options: carried(today, seats.length, options) },
    };
    // A rematch that exceeds the limit of the list can still be found by the people of the last match.
    const isListed = again.privacy === 'listed' && (await this.#whyNotListed(person, origin)) === null;
    const next = this.#services.dealer.prepared({ ...again, privacy: isListed ? 'listed' : 'link' });
    await this.#makeIfMissing(next, origin);
    const opened = await this.#rooms.get(code);
    if (seat !== null) await this.#sitIfFree(opened, person);
    await this.#offer(room.code, opened, person);
    return opened;
  }

  mustKnowBot(game: string, level: string): void {
    const levels = this.#services.bots.levels(game);
    if (!levels.includes(level)) throw refuse('setup', `${game} has the bots ${levels.join(', ')}`);
  }

  /** After everything else requested by this person or from this address. */
  #inTurn(person: Person, address: string, make: (origin: string) => Promise<Room>): Promise<Room> {
    const origin = originOf(address);
    return this.#oneByOne.run(`person ${person.id}`, () =>
      this.#oneByOne.run(`origin ${origin}`, () => make(origin)),
    );
  }

  async #freeCode(): Promise<string> {
    const code = newCode();
    return (await this.#services.store.match(code)) === null ? code : this.#freeCode();
  }

  /** The first one to come creates it. */
  async #makeIfMissing(info: MatchInfo, origin: string): Promise<void> {
    const { store } = this.#services;
    if ((await store.match(info.code)) !== null) return;
    const match = { info, version: 0, revision: 0, wakeAt: null };
    await store.createMatch(match, originIfListed(info, origin)).catch((error: unknown) => {
      if (!(error instanceof StoreError && error.code === 'conflict')) throw error;
    });
  }

  async #add(info: MatchInfo, origin: string): Promise<Room> {
    const { store, dealer } = this.#services;
    const match = { info: dealer.prepared(info), version: 0, revision: 0, wakeAt: null };
    try {
      await store.createMatch(match, originIfListed(info, origin));
    } catch (error) {
      const isTaken = error instanceof StoreError && error.code === 'conflict';
      if (!isTaken || (await store.match(info.code)) === null) throw error;
      return this.#add({ ...info, code: newCode() }, origin);
    }
    return this.#rooms.get(info.code);
  }

  async #sitIfFree(room: Room, person: Person): Promise<void> {
    const seat = matchInfo.seatKeptFor(room.info, person.id);
    if (room.info.status === 'lobby' && seat !== null) await room.seating.sitDown(person, seat);
  }

  /** Notifies the people who are expected and do not know yet: nobody is told twice. */
  async #offer(of: string, { info }: Room, by: Person): Promise<void> {
    if (info.status !== 'lobby' || info.host !== by.id) return;
    const notice = { kind: 'rematch', match: info.code, game: info.game, of, by: by.id } as const;
    for (const seat of info.seats)
      if (seat.kind === 'open' && seat.expected !== undefined)
        await this.#services.notifier.tell(seat.expected, notice);
  }

  async #mustHaveRoomFor(person: Person): Promise<void> {
    const open = await this.#services.store.openMatchesOf(person.id);
    if (open >= OPEN_MATCHES)
      throw refuse('too-many-matches', `finish or close one of your ${open} matches first`);
  }

  /** Why one more table cannot be listed; null if it can. */
  async #whyNotListed(host: Person, origin: string): Promise<string | null> {
    const since = this.#services.time.now() - OFFERED_FOR;
    const { person, address } = await this.#services.store.listedOf({ host: host.id, origin, since });
    if (person >= LISTED.perPerson)
      return `you have ${person} tables that are listed and not started: start or close one, or open this by link`;
    if (address >= LISTED.perAddress)
      return `${address} tables from where you are are listed and not started: open this one by link`;
    return null;
  }
}

/**
 * What is kept of an address: enough to tell whether two tables come from the same one, too little to tell which it
 * was, because thousands share it.
 */
function originOf(address: string): string {
  const [, site = address] = networksAround(address) ?? [];
  return createHash('sha256').update(site).digest('hex').slice(0, 5);
}

function originIfListed({ privacy }: MatchInfo, origin: string): string | null {
  return privacy === 'listed' ? origin : null;
}
