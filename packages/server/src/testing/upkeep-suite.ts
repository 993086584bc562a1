import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import type { StoredCopy } from '../store/upkeep.ts';
import { ADA, BEN, type StorePlace } from './store-suite.ts';

function copy(code: string, change: Partial<StoredCopy['info']> = {}): StoredCopy {
  return {
    info: {
      code,
      game: 'dice-duel',
      rules: 1,
      options: {},
      privacy: 'link',
      spectators: true,
      clock: { seconds: null, after: 'default' },
      status: 'playing',
      host: 'ada',
      createdAt: 10,
      startedAt: 11,
      endedAt: null,
      winners: null,
      rematch: null,
      seats: [
        { kind: 'person', person: 'ben', standIn: null, returnedAt: null, reactions: {}, hold: false },
        { kind: 'bot', level: 'random' },
      ],
      seed: 'oak',
      ...change,
    },
    version: 2,
    revision: 5,
    wakeAt: 70,
    entries: [
      { at: 20, moves: [['call', 0, 'low']] },
      { at: 30, undo: 0, opened: 25 },
    ],
    held: [{ seat: 0, answer: ['a', 'ž'], elapsed: 12 }],
    chat: [
      { number: 1, at: 21, person: 'ben', seat: 0, text: 'Ahoj' },
      { number: 2, at: 22, person: 'ada', seat: null, text: 'Cześć' },
      { number: 3, at: 23, person: 'ben', seat: 0, text: '', sign: 'ouch', version: 2 },
    ],
  };
}

/** What every store must do for the operators of a site. Call it in a test file, once for each adapter. */
export function upkeepSuite(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name}: upkeep`, () => {
    let place: StorePlace;
    let store: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      await store.upkeep.restorePeople([ADA, BEN]);
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    it('keeps the first key offered to the site, for good', async () => {
      expect(await store.upkeep.siteKey()).toBeNull();
      expect(await store.siteKey('first')).toBe('first');
      expect(await store.siteKey('second')).toBe('first');
      await store.close();
      store = await place.open();
      expect(await store.upkeep.siteKey()).toBe('first');
      expect(await store.siteKey('third')).toBe('first');
    });

    it('restores a match with everything that belongs to it', async () => {
      const match = copy('abcdefgh');
      await store.upkeep.restore(match);
      const { chat, ...rest } = match;
      expect(await store.state('abcdefgh', 0)).toEqual({ ...rest, lines: 3, snapshot: null });
      expect(await store.chat('abcdefgh', 10)).toEqual(chat);
      expect((await store.matchesOf('ben', 10)).map(({ info }) => info.code)).toEqual(['abcdefgh']);
      await expect(store.upkeep.restore(match)).rejects.toMatchObject({ code: 'conflict' });
      const line = await store.say(
        'abcdefgh',
        { at: 30, person: 'ada', seat: null, text: '4' },
        { person: 'ada', id: 'x' },
      );
      expect(line.number).toBe(4);
    });

    it('goes through people and matches in order, some at a time', async () => {
      for (const code of ['bbbbbbbb', 'aaaaaaaa', 'cccccccc']) await store.upkeep.restore(copy(code));
      expect(await store.upkeep.codes(null, 2)).toEqual(['aaaaaaaa', 'bbbbbbbb']);
      expect(await store.upkeep.codes('bbbbbbbb', 2)).toEqual(['cccccccc']);
      expect(await store.upkeep.people(null, 1)).toEqual([ADA]);
      expect(await store.upkeep.people('ada', 9)).toEqual([BEN]);
    });

    it('leaves people who are there already as they are', async () => {
      await store.upkeep.restorePeople([{ ...ADA, name: 'Somebody else' }]);
      expect(await store.people(['ada'])).toEqual([ADA]);
    });

    it('removes matches with everything that belongs to them, and no other', async () => {
      for (const code of ['aaaaaaaa', 'bbbbbbbb']) await store.upkeep.restore(copy(code));
      expect(await store.upkeep.remove(['aaaaaaaa', 'zzzzzzzz'])).toBe(1);
      expect(await store.match('aaaaaaaa')).toBeNull();
      expect(await store.chat('aaaaaaaa', 10)).toEqual([]);
      expect(await store.entries('aaaaaaaa')).toEqual([]);
      expect(await store.entries('bbbbbbbb')).toHaveLength(2);
      // Nothing is left that would prevent another match with this code.
      await store.upkeep.restore(copy('aaaaaaaa'));
    });

    it('finds matches that ended or were created long ago', async () => {
      await store.upkeep.restore(copy('aaaaaaaa', { status: 'over', endedAt: 500 }));
      await store.upkeep.restore(copy('bbbbbbbb', { status: 'over', endedAt: 400 }));
      await store.upkeep.restore(copy('cccccccc', { status: 'lobby', createdAt: 300 }));
      await store.upkeep.restore(copy('dddddddd', { status: 'closed', createdAt: 200 }));
      await store.upkeep.restore(copy('eeeeeeee', { createdAt: 1 }));
      expect(await store.upkeep.endedBefore(501, 9)).toEqual(['bbbbbbbb', 'aaaaaaaa']);
      expect(await store.upkeep.endedBefore(500, 9)).toEqual(['bbbbbbbb']);
      expect(await store.upkeep.unstartedBefore(301, 9)).toEqual(['dddddddd', 'cccccccc']);
      expect(await store.upkeep.unstartedBefore(301, 1)).toEqual(['dddddddd']);
    });

    it('forgets a person: the secret, the name and the chat', async () => {
      await store.upkeep.restore(copy('aaaaaaaa'));
      await store.upkeep.forgetPerson('ben', '–', 'nobody-1');
      expect(await store.people(['ben'])).toEqual([{ ...BEN, name: '–', secretHash: '' }]);
      const chat = await store.chat('aaaaaaaa', 9);
      expect(chat.map(({ text, sign }) => sign ?? text)).toEqual(['', 'Cześć', '']);
    });

    it('remembers blocked names regardless of capitals', async () => {
      await store.upkeep.blockName('Rude');
      await store.upkeep.blockName('RUDE');
      await store.upkeep.blockName('Ärger');
      expect(await store.upkeep.blockedNames()).toEqual(['rude', 'ärger']);
      expect(await store.upkeep.unblockName('ruDE')).toBe(true);
      expect(await store.upkeep.blockedNames()).toEqual(['ärger']);
      expect(await store.upkeep.unblockName('rude')).toBe(false);
    });
  });
}
