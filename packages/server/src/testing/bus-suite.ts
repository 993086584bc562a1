import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus, Notice } from '../bus/bus.ts';

/** A place where the servers of one site can meet. */
export interface BusPlace {
  join(server: string): Bus;
  remove(): Promise<void>;
  /** Cuts all connections, if they can be cut. */
  cut?(): Promise<void>;
}

/** A member of the bus that remembers everything it heard. */
class Member {
  readonly heard: (readonly [string, Notice])[] = [];
  missed = 0;
  readonly bus: Bus;
  #watchers = new Set<() => void>();

  constructor(bus: Bus) {
    this.bus = bus;
    bus.listen({
      hear: (notice, from) => {
        this.heard.push([from, notice]);
        for (const watch of [...this.#watchers]) watch();
      },
      missed: () => {
        this.missed++;
        for (const watch of [...this.#watchers]) watch();
      },
    });
  }

  until(look: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const watch = () => {
        if (!look()) return;
        this.#watchers.delete(watch);
        resolve();
      };
      this.#watchers.add(watch);
      watch();
    });
  }
}

/** What every bus must do. Call it in a test file, once for each adapter. */
export function busSuite(name: string, makePlace: () => Promise<BusPlace>): void {
  describe(`${name}: a bus`, () => {
    let place: BusPlace;
    let members: Member[];
    beforeEach(async () => {
      place = await makePlace();
      members = [];
    });
    afterEach(async () => {
      for (const { bus } of members) await bus.close();
      await place.remove();
    });

    const join = (server: string) => {
      const member = new Member(place.join(server));
      members.push(member);
      return member;
    };
    const changed = (match: string, revision: number): Notice => ({ kind: 'changed', match, revision });

    /** Waits until all have heard each other: before that, a connection may not be open yet. */
    const connected = async (servers: readonly string[]) => {
      const joined = servers.map(join);
      const hello = setInterval(() => {
        for (const { bus } of joined) bus.publish(changed('hello', 0));
      }, 10);
      for (const member of joined)
        await member.until(() => new Set(member.heard.map(([from]) => from)).size === servers.length - 1);
      clearInterval(hello);
      return joined;
    };
    const withoutHello = ({ heard }: Member) =>
      heard.filter(([, notice]) => !('match' in notice && notice.match === 'hello'));

    it('delivers a server’s notices to all others in the same order, and not back', async () => {
      const [one, two, three] = (await connected(['one', 'two', 'three'])) as [Member, Member, Member];
      const said: Notice[] = [
        changed('abcdefgh', 1),
        { kind: 'said', match: 'abcdefgh', lines: 3 },
        { kind: 'present', match: 'žluťoučký', people: ['ada', 'ben'], spectators: 2 },
        { kind: 'answered', match: 'abcdefgh', version: 4, seat: 1 },
        { kind: 'suggested', match: 'abcdefgh', version: 4, seat: 1, option: null },
        { kind: 'renamed', person: 'ada' },
        { kind: 'opened', match: 'abcdefgh' },
        { kind: 'arrived' },
        { kind: 'left' },
      ];
      for (const notice of said) one.bus.publish(notice);
      for (const member of [two, three]) {
        await member.until(() => withoutHello(member).length === said.length);
        expect(withoutHello(member)).toEqual(said.map((notice) => ['one', notice]));
      }
      two.bus.publish(changed('zzzzzzzz', 9));
      await one.until(() => withoutHello(one).length > 0);
      expect(withoutHello(one)).toEqual([['two', changed('zzzzzzzz', 9)]]);
    });

    it('delivers very many at once', async () => {
      const [one, two] = (await connected(['one', 'two'])) as [Member, Member];
      const many = Array.from({ length: 3000 }, (_, i) => changed(`match-${i}`, i));
      for (const notice of many) one.bus.publish(notice);
      await two.until(() => withoutHello(two).length === many.length);
      expect(withoutHello(two).map(([, notice]) => notice)).toEqual(many);
    });

    it('delivers everything before it closes', async () => {
      const [one, two] = (await connected(['one', 'two'])) as [Member, Member];
      one.bus.publish({ kind: 'left' });
      await one.bus.close();
      await two.until(() => withoutHello(two).length > 0);
      expect(withoutHello(two)).toEqual([['one', { kind: 'left' }]]);
    });

    it('recovers by itself after a cut, and reports that something may be missing', async ({ skip }) => {
      if (place.cut === undefined) return skip();
      const [one, two] = (await connected(['one', 'two'])) as [Member, Member];
      const before = [one.missed, two.missed];
      await place.cut();
      await one.until(() => one.missed > (before[0] ?? 0));
      await two.until(() => two.missed > (before[1] ?? 0));
      one.bus.publish(changed('abcdefgh', 5));
      await two.until(() => withoutHello(two).length > 0);
      expect(withoutHello(two)).toContainEqual(['one', changed('abcdefgh', 5)]);
    });
  });
}
