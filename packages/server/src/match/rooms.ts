import { type Game, resolveOptions, type Seat } from '@nokturn/engine';
import { LIMITS, type MatchSummary, type Person, type Request } from '@nokturn/protocol';
import type { Notice } from '../bus/bus.ts';
import { inLog } from '../log.ts';
import { newCode } from '../random.ts';
import { refuse } from '../refused.ts';
import { type Sheet, type StoredMatch, StoreError } from '../store/store.ts';
import { Audience } from './audience.ts';
import type { House } from './house.ts';
import { Room } from './room.ts';
import * as sheets from './sheet.ts';

const LOOK_EVERY = 1000;
const WAKE_AT_ONCE = 500;
/** A match that could not be woken is left alone for so long. */
const REST_AFTER_TROUBLE = 600_000;
/** A match that was not started by then is no longer offered to strangers. */
const OFFERED_FOR = 86_400_000;
/** Matches that one person may have open at the same time. */
const OPEN_MATCHES = 40;

/** All in milliseconds. */
export interface Spans {
  /** Matches in which nothing happens for so long leave the memory. */
  readonly idleAfter: number;
  /**
   * A server that was not heard of for so long is dead, and others look after what it kept. Three times in that span
   * each server says that it lives, and looks whether others have stored what it has not heard of.
   */
  readonly lease: number;
}

/** The matches of the house: those in memory, and through the store all others. */
export class Rooms {
  readonly #house: House;
  readonly #games: ReadonlyMap<string, Game>;
  readonly #idleAfter: number;
  readonly #lease: number;
  readonly #rooms = new Map<string, Promise<Room>>();
  /** Matches that could not be woken, and until when they are left alone. */
  readonly #troubled = new Map<string, number>();
  readonly #cancels = new Map<() => Promise<void>, () => void>();
  /** Fulfilled when what is being compared has been. */
  #comparing: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(house: House, games: readonly Game[], { idleAfter, lease }: Spans) {
    this.#house = house;
    this.#games = new Map(games.map((game) => [game.id, game]));
    this.#idleAfter = idleAfter;
    this.#lease = lease;
    house.bus.listen({ hear: (notice, from) => this.#hear(notice, from), missed: () => this.#missed() });
    house.bus.publish({ kind: 'arrived' });
    this.#every(LOOK_EVERY, () => this.#look());
    void this.#compare().catch((error: unknown) => this.#complain(error));
    this.#every(lease / 3, () => this.#compare());
  }

  get inMemory(): number {
    return this.#rooms.size;
  }

  async get(code: string): Promise<Room> {
    if (this.#closing) throw refuse('restarting', 'the server is restarting');
    let opening = this.#rooms.get(code);
    if (opening === undefined) {
      opening = this.#open(code);
      this.#rooms.set(code, opening);
      // A match that cannot be opened now is tried again when next asked for.
      opening.catch(() => this.#rooms.delete(code));
    } else await this.#refresh(opening);
    const room = await opening;
    if (room.isShut) {
      if (this.#rooms.get(code) === opening) this.#rooms.delete(code);
      return this.get(code);
    }
    if (room.sheet.status === 'closed') throw unknownMatch();
    return room;
  }

  async create(host: Person, body: Request<'createMatch'>['body']): Promise<Room> {
    const game = this.#game(body.game);
    const resolved = resolveOptions(game, body.seats.length, body.options);
    if ('problem' in resolved) throw refuse('setup', resolved.problem.reason);
    for (const plan of body.seats) if (plan.kind === 'bot') this.mustKnowBot(game.id, plan.level);
    await this.#mustHaveRoomFor(host);
    const { privacy, spectators, clock, seats } = body;
    const sheet: Sheet = {
      code: newCode(),
      game: game.id,
      rules: game.rulesVersion,
      options: resolved.options,
      privacy,
      spectators,
      clock,
      status: 'lobby',
      host: host.id,
      createdAt: this.#house.time.now(),
      startedAt: null,
      endedAt: null,
      winners: null,
      rematch: null,
      seats,
      seed: null,
    };
    const open = seats.findIndex(({ kind }) => kind === 'open');
    return this.#add(body.sit && open >= 0 ? sheets.sitDown(sheet, host.id, open) : sheet);
  }

  /** The same again: whoever asks first makes it, everybody who asks sits where they sat. */
  async rematch(room: Room, person: Person): Promise<Room> {
    const seat = sheets.seatOf(room.sheet, person.id);
    if (seat === null && room.sheet.host !== person.id)
      throw refuse('forbidden', 'you did not play in this match');
    const code = await room.rematch(async () => {
      await this.#mustHaveRoomFor(person);
      return this.#freeCode();
    });
    await this.#makeIfMissing(
      sheets.again(room.sheet, { code, host: person.id, at: this.#house.time.now() }),
    );
    const next = await this.get(code);
    if (seat !== null) await this.#sitIfFree(next, person, seat);
    return next;
  }

  mustKnowBot(game: string, level: string): void {
    const levels = this.#house.bots.levels(game);
    if (!levels.includes(level)) throw refuse('setup', `${game} has the bots ${levels.join(', ')}`);
  }

  async listed(status: 'lobby' | 'playing'): Promise<MatchSummary[]> {
    const listed = await this.#house.store.listed(status, LIMITS.list);
    const oldest = this.#house.time.now() - OFFERED_FOR;
    const open = listed.filter(({ sheet }) =>
      status === 'lobby' ? sheet.createdAt >= oldest : sheet.spectators,
    );
    return this.#summaries(open);
  }

  async of(person: Person): Promise<MatchSummary[]> {
    const stored = await this.#house.store.matchesOf(person.id, LIMITS.list);
    return this.#summaries(stored.filter(({ sheet }) => sheet.status !== 'closed'));
  }

  async renamed(person: Person): Promise<void> {
    this.#house.bus.publish({ kind: 'renamed', person: person.id });
    await this.#rename(person);
  }

  /** A person who is nobody any more: the name goes, and so do their connections. */
  async forgotten(person: Person): Promise<void> {
    this.#house.bus.publish({ kind: 'forgotten', person: person.id });
    await this.#rename(person);
    await this.#dismiss(person.id);
  }

  /** Finishes what is being done, leaves the rest to other servers, then tells everybody to come back. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const cancel of this.#cancels.values()) cancel();
    const rooms = await this.#loaded();
    await Promise.all(rooms.map((room) => room.shut()));
    await this.#comparing;
    const { store, server, bus, log } = this.#house;
    // Without it the others wait until they take this server for dead.
    await store.retire(server).catch((error: unknown) => log.warn({ err: error }, 'could not say goodbye'));
    bus.publish({ kind: 'left' });
    for (const room of rooms) room.sendAway();
  }

  // ── other servers ─────────────────────────────────────────────────────────────────────────────────────────────

  #hear(notice: Notice, from: string): void {
    if (notice.kind === 'present') this.#house.crowds.hear(from, notice.match, notice);
    if ('match' in notice) {
      const opening = this.#rooms.get(notice.match);
      opening?.then(
        (room) => room.isShut || room.hear(notice),
        () => undefined,
      );
    } else void this.#hearOfAll(notice, from).catch((error: unknown) => this.#complain(error));
  }

  async #hearOfAll(notice: Exclude<Notice, { match: string }>, from: string): Promise<void> {
    switch (notice.kind) {
      case 'arrived':
        for (const room of await this.#loaded()) if (!room.isShut) room.sayWhoIsHere();
        break;
      case 'left':
        await this.#forgetServers((server) => server === from);
        await this.#compare();
        break;
      case 'forgotten':
        await this.#renameAsStored(notice.person);
        await this.#dismiss(notice.person);
        break;
      case 'renamed':
        await this.#renameAsStored(notice.person);
    }
  }

  async #forgetServers(isGone: (server: string) => boolean): Promise<void> {
    this.#house.crowds.forget(isGone);
    for (const room of await this.#loaded()) room.tellChangedPresence();
  }

  #missed(): void {
    this.#house.bus.publish({ kind: 'arrived' });
    void (async () => {
      for (const room of await this.#loaded()) if (room.isInUse && !room.isShut) room.exchange();
      await this.#compare();
    })().catch((error: unknown) => this.#complain(error));
  }

  async #renameAsStored(id: string): Promise<void> {
    const name = (await this.#house.people.named([id])).get(id);
    if (name !== undefined) await this.#rename({ id, name });
  }

  async #dismiss(person: string): Promise<void> {
    for (const room of await this.#loaded()) room.dismiss(person);
  }

  async #rename(person: Person): Promise<void> {
    for (const room of await this.#loaded())
      if (room.knows(person) && !room.isShut) await room.renamed(person);
  }

  /** Says that this server lives, and lets every room in use know how its match stands in the store and who is gone. */
  async #compare(): Promise<void> {
    if (this.#closing) return;
    const comparing = this.#compareAll();
    this.#comparing = comparing.catch(() => undefined);
    await comparing;
  }

  async #compareAll(): Promise<void> {
    const { store, server } = this.#house;
    const living = new Set(await store.beat(server, this.#lease));
    const rooms = new Map(
      (await this.#loaded()).filter((room) => room.isInUse).map((room) => [room.code, room]),
    );
    await this.#forgetServers((each) => !living.has(each));
    if (rooms.size === 0) return;
    for (const { code, ...standing } of await store.standing([...rooms.keys()]))
      rooms.get(code)?.compare(standing);
  }

  /** A room that is in memory may be behind what another server has stored. */
  async #refresh(opening: Promise<Room>): Promise<void> {
    const room = await opening;
    if (!room.isShut) await room.refresh();
  }

  #complain(error: unknown): void {
    this.#house.log.error({ err: error }, 'matches could not be looked after');
  }

  // ── the store ─────────────────────────────────────────────────────────────────────────────────────────────────

  async #open(code: string): Promise<Room> {
    const stored = await this.#house.store.state(code, 0);
    if (stored === null || stored.sheet.status === 'closed') throw unknownMatch();
    return Room.open(this.#house, this.#game(stored.sheet.game), stored);
  }

  async #freeCode(): Promise<string> {
    const code = newCode();
    return (await this.#house.store.match(code)) === null ? code : this.#freeCode();
  }

  /** Whoever comes first makes it. */
  async #makeIfMissing(sheet: Sheet): Promise<void> {
    const { store } = this.#house;
    if ((await store.match(sheet.code)) !== null) return;
    await store.createMatch({ sheet, version: 0, revision: 0, wakeAt: null }).catch((error: unknown) => {
      if (!(error instanceof StoreError && error.code === 'conflict')) throw error;
    });
  }

  async #add(sheet: Sheet): Promise<Room> {
    const { store } = this.#house;
    try {
      await store.createMatch({ sheet, version: 0, revision: 0, wakeAt: null });
    } catch (error) {
      const isTaken = error instanceof StoreError && error.code === 'conflict';
      if (!isTaken || (await store.match(sheet.code)) === null) throw error;
      return this.#add({ ...sheet, code: newCode() });
    }
    return this.get(sheet.code);
  }

  async #sitIfFree(room: Room, person: Person, seat: Seat): Promise<void> {
    const free = room.sheet.status === 'lobby' && room.sheet.seats[seat]?.kind === 'open';
    if (free && sheets.seatOf(room.sheet, person.id) === null) await room.sitDown(person, seat);
  }

  async #mustHaveRoomFor(person: Person): Promise<void> {
    const open = await this.#house.store.openMatchesOf(person.id);
    if (open >= OPEN_MATCHES) throw refuse('too-many', `finish or close one of your ${open} matches first`);
  }

  async #summaries(stored: readonly StoredMatch[]): Promise<MatchSummary[]> {
    const ids = stored.flatMap(({ sheet }) =>
      sheet.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])),
    );
    const names = await this.#house.people.named(ids);
    const loaded = new Map((await this.#loaded()).map((room) => [room.code, room]));
    const { crowds } = this.#house;
    const elsewhere = (sheet: Sheet) => new Audience(() => crowds.at(sheet.code)).presence(sheet);
    return stored.map(({ sheet, version }) => ({
      ...sheets.lobbyOf(sheet, names),
      presence: loaded.get(sheet.code)?.presenceAt(sheet) ?? elsewhere(sheet),
      version,
    }));
  }

  #game(id: string): Game {
    const game = this.#games.get(id);
    if (game === undefined) throw refuse('unknown-game', `there is no game "${id.slice(0, 40)}"`);
    return game;
  }

  async #loaded(): Promise<Room[]> {
    const rooms = await Promise.allSettled(this.#rooms.values());
    return rooms.flatMap((room) => (room.status === 'fulfilled' ? [room.value] : []));
  }

  /** Again and again, each time so long after the last was done. */
  #every(span: number, work: () => Promise<void>): void {
    const cancel = this.#house.time.after(span, () => {
      void work()
        .catch((error: unknown) => this.#complain(error))
        .then(() => this.#closing || this.#every(span, work));
    });
    this.#cancels.set(work, cancel);
  }

  /** Forgets matches where nothing happens, and wakes those for which it is time. */
  async #look(): Promise<void> {
    const { time, store, server, log } = this.#house;
    const now = time.now();
    for (const room of await this.#loaded())
      if (room.isIdle(now, this.#idleAfter)) {
        this.#rooms.delete(room.code);
        await room.forget();
      }
    for (const code of await store.due(server, now, WAKE_AT_ONCE + this.#troubled.size)) {
      if ((this.#troubled.get(code) ?? 0) > now) {
        // Another server may be able to wake it.
        await store.release(code, server);
        continue;
      }
      this.#troubled.delete(code);
      await this.#wake(code).catch((error: unknown) => {
        this.#troubled.set(code, now + REST_AFTER_TROUBLE);
        log.error({ match: inLog(code), err: error }, 'a match could not be woken');
      });
    }
  }

  async #wake(code: string): Promise<void> {
    const room = await (this.#rooms.get(code) ?? this.get(code));
    if (room.isOfNewerRules) throw refuse('other-rules', 'another server knows its rules');
    // It will never move on: left in the line, it would stand before those that will.
    if (room.isOfOtherRules) await room.sleepForGood();
    // It may have been here before, for somebody who only looked, while another server kept it.
    else await room.lookAfter();
  }
}

function unknownMatch() {
  return refuse('unknown-match', 'there is no such match');
}
