import type { Notice, NoticeOf } from '@nokturn/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewNotice, StoredChannel } from '../store/notices.ts';
import type { Store } from '../store/store.ts';
import { ADA, BEN, INFO, type StorePlace } from './store-suite.ts';

const CODE = INFO.code;
const MOVE: NoticeOf<'your-move'> = {
  kind: 'your-move',
  match: CODE,
  game: 'dice-duel',
  version: 0,
  question: 'call',
  opened: 100,
  due: null,
};

function planned(person: string, notice: Notice, due: number): NewNotice {
  return { person, key: `${notice.kind} 1`, notice, due };
}

function channel(person: string, id: string, change: Partial<StoredChannel> = {}): StoredChannel {
  return { id, person, kind: 'mail', address: `${id}@ex.org`, isConfirmed: true, createdAt: 5, ...change };
}

/** What every store must do with notices. Call it in a test file, once for each adapter. */
export function noticesSuite(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name}: notices`, () => {
    let place: StorePlace;
    let store: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      await store.upkeep.restorePeople([ADA, BEN]);
      await store.createMatch({ info: INFO, version: 0, revision: 0, wakeAt: null });
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    const begun = async (server: string, now = 1000) => {
      const mails = await store.notices.begin(server, 'mail', now, 99);
      const webhooks = await store.notices.begin(server, 'webhook', now, 99);
      return [...mails, ...webhooks].map(({ channel: { id } }) => id);
    };

    it('keeps a notice once for each person and key, until it is due', async () => {
      const { notices } = store;
      await notices.plan([planned('ada', MOVE, 200), planned('ben', MOVE, 150)]);
      await notices.plan([planned('ada', { ...MOVE, version: 9 }, 10)]);
      expect(await notices.due(149, 9)).toEqual([]);
      expect((await notices.due(200, 1)).map(({ person }) => person)).toEqual(['ben']);
      await store.close();
      store = await place.open();
      expect(await store.notices.due(200, 9)).toEqual([planned('ben', MOVE, 150), planned('ada', MOVE, 200)]);
    });

    it('puts off and drops; a dropped notice can become due again, but one that was told never does', async () => {
      const { notices } = store;
      const [ada, ben] = [planned('ada', MOVE, 200), planned('ben', MOVE, 200)];
      await notices.plan([ada, ben]);
      await notices.putOff(ada, 300);
      expect(await notices.due(299, 9)).toEqual([ben]);
      await notices.drop(ada);
      expect(await notices.due(999, 9)).toEqual([ben]);
      await notices.plan([{ ...ada, due: 400 }]);
      await notices.plan([{ ...ben, due: 100 }]);
      expect(await notices.due(999, 9)).toEqual([ben, { ...ada, due: 400 }]);
      expect(await notices.handOver(ada, 500)).toBe(true);
      expect(await notices.handOver(ada, 500)).toBe(false);
      await notices.plan([ada]);
      await notices.putOff(ada, 10);
      expect(await notices.due(999, 9)).toEqual([ben]);
    });

    it('hands over to the person’s confirmed channels at that moment', async () => {
      const { notices } = store;
      await notices.addChannel(channel('ada', 'a1'));
      await notices.addChannel(channel('ada', 'a2', { isConfirmed: false }));
      await notices.addChannel(channel('ben', 'b1'));
      await notices.plan([planned('ada', MOVE, 200)]);
      await notices.addChannel(channel('ada', 'a3', { kind: 'webhook' }));
      expect(await notices.handOver(planned('ada', MOVE, 200), 500)).toBe(true);
      await notices.addChannel(channel('ada', 'a4'));
      expect(await begun('one', 499)).toEqual([]);
      expect(await begun('one')).toEqual(['a1', 'a3']);
    });

    it('hands over nothing about a decision that has passed', async () => {
      const { notices } = store;
      await notices.addChannel(channel('ada', 'a1'));
      await notices.plan([planned('ada', MOVE, 200)]);
      await store.append(
        { info: INFO, version: 1, revision: 1, wakeAt: null },
        { at: 20, moves: [['call', 0, 'low']] },
        null,
      );
      expect(await notices.handOver(planned('ada', MOVE, 200), 500)).toBe(false);
      expect(await begun('one')).toEqual([]);
    });

    it('lets one server begin a delivery, and another only once that is known to have failed', async () => {
      const { notices } = store;
      await notices.addChannel(channel('ada', 'a1'));
      await notices.addChannel(channel('ada', 'a2'));
      await notices.plan([planned('ada', MOVE, 200)]);
      await notices.handOver(planned('ada', MOVE, 200), 500);
      const [[first], [second]] = await Promise.all([
        notices.begin('one', 'mail', 1000, 1),
        notices.begin('two', 'mail', 1000, 1),
      ]);
      expect([first?.channel.id, second?.channel.id].sort()).toEqual(['a1', 'a2']);
      expect(first).toMatchObject({ notice: { person: 'ada', notice: MOVE }, attempts: 0 });
      expect(await begun('three')).toEqual([]);
      if (!first || !second) throw new Error('nothing was begun');
      await notices.finish(second, 'sent');
      await notices.retry(first, 2000);
      expect(await begun('two', 1999)).toEqual([]);
      expect(await notices.begin('two', 'mail', 2000, 9)).toEqual([{ ...first, attempts: 1 }]);
    });

    it('plans notices together with the move that causes them, or not at all', async () => {
      const entry = { at: 20, moves: [] };
      const also = { notices: [planned('ada', MOVE, 200)] };
      const stale = { info: INFO, version: 3, revision: 3, wakeAt: null };
      await expect(store.append(stale, entry, null, also)).rejects.toMatchObject({ code: 'conflict' });
      await expect(store.saveInfo(stale, null, also)).rejects.toMatchObject({ code: 'conflict' });
      expect(await store.notices.due(999, 9)).toEqual([]);
      await store.append({ ...stale, version: 1, revision: 1 }, entry, null, also);
      expect(await store.notices.due(999, 9)).toEqual(also.notices);
      const more = { notices: [planned('ben', MOVE, 300)] };
      await store.saveInfo({ ...stale, version: 1, revision: 2 }, null, more);
      expect(await store.notices.due(999, 9)).toEqual([...also.notices, ...more.notices]);
    });

    it('remembers whom a match is waiting for, until its next move', async () => {
      const awaits = { since: 7, seats: [0], isSeen: true };
      const match = { info: INFO, version: 0, wakeAt: null };
      await store.saveInfo({ ...match, revision: 1, awaits }, null);
      await store.saveInfo({ ...match, revision: 2 }, null);
      expect(await store.match(CODE)).toEqual({ ...match, revision: 2, awaits });
      expect(await store.matchesOf('ada', 9)).toEqual([{ ...match, revision: 2, awaits }]);
      await store.append({ ...match, version: 1, revision: 3 }, { at: 20, moves: [] }, null);
      expect(await store.match(CODE)).toEqual({ ...match, version: 1, revision: 3 });
    });

    it('keeps each address of a person once, and forgets those no longer wanted', async () => {
      const { notices } = store;
      const first = channel('ada', 'a1', { isConfirmed: false });
      expect(await notices.addChannel(first)).toEqual(first);
      const again = { ...first, id: 'a2', isConfirmed: true, createdAt: 9 };
      expect(await notices.addChannel(again)).toEqual({ ...first, isConfirmed: true });
      expect(await notices.addChannel(first)).toEqual({ ...first, isConfirmed: true });
      expect(await notices.channelsOf('ada')).toHaveLength(1);
      expect(await notices.channel('a1')).toEqual({ ...first, isConfirmed: true });
      await notices.plan([planned('ada', MOVE, 200)]);
      await notices.handOver(planned('ada', MOVE, 200), 500);
      expect(await notices.removeChannel('a1')).toBe(true);
      expect(await notices.removeChannel('a1')).toBe(false);
      expect(await notices.confirmChannel('a1')).toBe(false);
      expect(await begun('one')).toEqual([]);
    });

    it('keeps wishes, deletes old notices, and everything about a person who is forgotten', async () => {
      const { notices } = store;
      expect(await notices.wishesOf('ada')).toBeNull();
      await notices.saveWishes({ person: 'ada', wishes: { quiet: null } });
      await notices.saveWishes({ person: 'ada', wishes: { quiet: [22, 7] } });
      expect(await notices.wishesOf('ada')).toEqual({ quiet: [22, 7] });
      await notices.addChannel(channel('ada', 'a1'));
      await notices.addChannel(channel('ben', 'b1'));
      const [ada, ben] = [planned('ada', MOVE, 200), planned('ben', MOVE, 200)];
      await notices.plan([ada, ben]);
      await notices.handOver(ben, 500);
      await notices.forgetBefore(201);
      expect(await begun('one')).toEqual([]);
      expect(await notices.due(999, 9)).toEqual([ada]);
      await store.upkeep.forgetPerson('ada', '–', 'nobody-1');
      expect(await notices.due(999, 9)).toEqual([]);
      expect(await notices.wishesOf('ada')).toBeNull();
      expect(await notices.channelsOf('ada')).toEqual([]);
      expect(await notices.channelsOf('ben')).toHaveLength(1);
    });

    it('deletes a match’s notices with the match', async () => {
      const { notices } = store;
      await notices.addChannel(channel('ada', 'a1'));
      await notices.plan([planned('ada', MOVE, 200), planned('ben', MOVE, 200)]);
      await notices.handOver(planned('ada', MOVE, 200), 500);
      await store.upkeep.remove([CODE]);
      expect(await notices.due(999, 9)).toEqual([]);
      expect(await begun('one')).toEqual([]);
    });

    it('lists the notices of a match, and restores them elsewhere', async () => {
      const { notices } = store;
      const [ada, ben] = [planned('ada', MOVE, 200), planned('ben', MOVE, 300)];
      await notices.plan([ada, ben]);
      await notices.handOver(ada, 500);
      const all = [
        { ...ada, due: null, toldAt: 500 },
        { ...ben, toldAt: null },
      ];
      expect(await notices.ofMatch(CODE)).toEqual(all);
      await store.upkeep.remove([CODE]);
      expect(await notices.ofMatch(CODE)).toEqual([]);
      await notices.restore(all);
      await notices.restore([{ ...ben, due: null, toldAt: 1 }]);
      expect(await notices.ofMatch(CODE)).toEqual(all);
    });

    it('lists the values that a site has once', async () => {
      await store.siteKey('key');
      await store.siteValue('b', '2');
      await store.siteValue('a', '1');
      expect(await store.upkeep.siteValues()).toEqual([
        { name: 'a', value: '1' },
        { name: 'b', value: '2' },
      ]);
    });

    it('takes such a value from the first server that offers one', async () => {
      expect(await store.siteValue('push', 'first')).toBe('first');
      expect(await store.siteValue('push', 'second')).toBe('first');
      expect(await store.siteValue('another', 'third')).toBe('third');
    });
  });
}
