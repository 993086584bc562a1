import type { Person } from '@nokturn/protocol';
import type { Notice } from '../bus/bus.ts';
import { inLog } from '../log.ts';
import { refuse } from '../refused.ts';
import { later, type MonotonicTime } from '../time.ts';
import { Room } from './room.ts';
import type { Services } from './services.ts';

const LOOK_EVERY = 1000;
const WAKE_AT_ONCE = 500;
/** A match that could not be woken is left alone for this long. */
const REST_AFTER_TROUBLE = 600_000;
/** All in milliseconds. */
export interface Spans {
  /** Matches without activity leave memory after this long. */
  readonly idleAfter: number;
  /**
   * A server that was not heard of for this long is dead, and others take over what it kept. Three times in that span
   * each server reports that it is alive, and checks whether others have stored something it has not heard of.
   */
  readonly lease: number;
}

/** The matches of a server: those in memory and, through the store, all others. */
export class Rooms {
  readonly #services: Services;
  readonly #idleAfter: number;
  readonly #lease: number;
  readonly #rooms = new Map<string, Promise<Room>>();
  /** Matches that could not be woken, and until when they are left alone. */
  readonly #troubled = new Map<string, MonotonicTime>();
  readonly #cancels = new Map<() => Promise<void>, () => void>();
  /** Fulfilled when the comparison in progress is done. */
  #comparing: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(services: Services, { idleAfter, lease }: Spans) {
    this.#services = services;
    this.#idleAfter = idleAfter;
    this.#lease = lease;
    services.bus.listen({ hear: (notice, from) => this.#hear(notice, from), missed: () => this.#missed() });
    services.bus.publish({ kind: 'arrived' });
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
    if (room.info.status === 'closed') throw unknownMatch();
    return room;
  }

  /** Whether somebody is connected to a match, here or on another server. */
  async isHere(code: string, person: string): Promise<boolean> {
    const elsewhere = this.#services.remotePresence.at(code);
    if (elsewhere.some(({ people }) => people.includes(person))) return true;
    const room = await this.#rooms.get(code)?.catch(() => undefined);
    return room?.broadcaster.audience.isHere(person) ?? false;
  }

  async renamed(person: Person): Promise<void> {
    this.#services.bus.publish({ kind: 'renamed', person: person.id });
    await this.#rename(person);
  }

  /** A person has been forgotten: the name goes, and so do their connections. */
  async forgotten(person: Person): Promise<void> {
    this.#services.bus.publish({ kind: 'forgotten', person: person.id });
    await this.#rename(person);
    await this.#dismiss(person.id);
  }

  /** Finishes what is in progress, leaves the rest to other servers, then tells everybody to come back. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const cancel of this.#cancels.values()) cancel();
    const rooms = await this.loaded();
    await Promise.all(rooms.map((room) => room.shut()));
    await this.#comparing;
    const { store, server, bus, log } = this.#services;
    // Without it the others wait until they consider this server dead.
    await store.retire(server).catch((error: unknown) => log.warn({ err: error }, 'could not say goodbye'));
    bus.publish({ kind: 'left' });
    for (const room of rooms) room.broadcaster.sendAway();
  }

  // ── other servers ─────────────────────────────────────────────────────────────────────────────────────────────

  #hear(notice: Notice, from: string): void {
    if (notice.kind === 'present') this.#services.remotePresence.hear(from, notice.match, notice);
    if ('match' in notice) {
      const opening = this.#rooms.get(notice.match);
      opening?.then(
        (room) => room.isShut || room.sync.hear(notice),
        () => undefined,
      );
    } else void this.#hearOfAll(notice, from).catch((error: unknown) => this.#complain(error));
  }

  async #hearOfAll(notice: Exclude<Notice, { match: string }>, from: string): Promise<void> {
    switch (notice.kind) {
      case 'arrived':
        for (const room of await this.loaded()) if (!room.isShut) room.otherServers.sayWhoIsHere();
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
    const left = this.#services.remotePresence.forget(isGone);
    for (const room of await this.loaded()) {
      room.broadcaster.tellChangedPresence();
      room.visits.tellThoseWhoLeft(left.get(room.code) ?? []);
    }
  }

  #missed(): void {
    this.#services.bus.publish({ kind: 'arrived' });
    void (async () => {
      for (const room of await this.loaded()) if (room.isInUse && !room.isShut) room.otherServers.exchange();
      await this.#compare();
    })().catch((error: unknown) => this.#complain(error));
  }

  async #renameAsStored(id: string): Promise<void> {
    const name = (await this.#services.people.named([id])).get(id);
    if (name !== undefined) await this.#rename({ id, name });
  }

  async #dismiss(person: string): Promise<void> {
    for (const room of await this.loaded()) room.visits.dismiss(person);
  }

  async #rename(person: Person): Promise<void> {
    for (const room of await this.loaded())
      if (room.knows(person) && !room.isShut) await room.visits.renamed(person);
  }

  /**
   * Reports that this server is alive, and tells every room in use how its match stands in the store and who is gone.
   */
  async #compare(): Promise<void> {
    if (this.#closing) return;
    const comparing = this.#compareAll();
    this.#comparing = comparing.catch(() => undefined);
    await comparing;
  }

  async #compareAll(): Promise<void> {
    const { store, server, rules } = this.#services;
    const living = new Set(await store.beat(server, this.#lease, rules.digests));
    const rooms = new Map(
      (await this.loaded()).filter((room) => room.isInUse).map((room) => [room.code, room]),
    );
    await this.#forgetServers((each) => !living.has(each));
    if (rooms.size === 0) return;
    for (const { code, ...progress } of await store.progress([...rooms.keys()]))
      rooms.get(code)?.sync.compare(progress);
  }

  /** A room that is in memory may be behind what another server has stored. */
  async #refresh(opening: Promise<Room>): Promise<void> {
    const room = await opening;
    if (!room.isShut) await room.sync.refresh();
  }

  #complain(error: unknown): void {
    this.#services.log.error({ err: error }, 'matches could not be looked after');
  }

  // ── the store ─────────────────────────────────────────────────────────────────────────────────────────────────

  async #open(code: string): Promise<Room> {
    const stored = await this.#services.store.state(code, 0);
    if (stored === null || stored.info.status === 'closed') throw unknownMatch();
    return Room.open(this.#services, stored);
  }

  /** Those in memory. */
  async loaded(): Promise<Room[]> {
    const rooms = await Promise.allSettled(this.#rooms.values());
    return rooms.flatMap((room) => (room.status === 'fulfilled' ? [room.value] : []));
  }

  /** Repeatedly, each time this long after the last run was done. */
  #every(span: number, work: () => Promise<void>): void {
    const cancel = this.#services.time.after(span, () => {
      void work()
        .catch((error: unknown) => this.#complain(error))
        .then(() => this.#closing || this.#every(span, work));
    });
    this.#cancels.set(work, cancel);
  }

  /** Forgets matches without activity, and wakes those whose time has come. */
  async #look(): Promise<void> {
    const { time, store, server, rules, log } = this.#services;
    const now = time.monotonic();
    for (const room of await this.loaded())
      if (room.isIdle(now, this.#idleAfter)) {
        this.#rooms.delete(room.code);
        await room.forget();
      }
    const most = WAKE_AT_ONCE + this.#troubled.size;
    for (const code of await store.due(server, time.now(), most, rules.digests)) {
      if ((this.#troubled.get(code) ?? 0) > now) {
        // Another server may be able to wake it.
        await store.release(code, server);
        continue;
      }
      this.#troubled.delete(code);
      await this.#wake(code).catch((error: unknown) => {
        this.#troubled.set(code, later(now, REST_AFTER_TROUBLE));
        log.error({ match: inLog(code), err: error }, 'a match could not be woken');
      });
    }
  }

  async #wake(code: string): Promise<void> {
    const room = await (this.#rooms.get(code) ?? this.get(code));
    if (room.isOfNewerRules) throw refuse('other-rules', 'another server knows its rules');
    // It will never move on: if it stayed in the queue, it would block those that will.
    if (room.isOfOtherRules) await room.sleepForGood();
    // It may have been here before, for somebody who only looked, while another server kept it.
    else await room.sync.lookAfter();
  }
}

function unknownMatch() {
  return refuse('unknown-match', 'there is no such match');
}
