import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry, Sheet, Store, StoredMatch, StoredPerson } from '../store/store.ts';

/** A place where one store lives: it can be opened again and finds what was there. */
export interface StorePlace {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

const ADA: StoredPerson = { id: 'ada', name: 'Ada', secretHash: 'a1', createdAt: 1 };
const BEN: StoredPerson = { id: 'ben', name: 'Ben', secretHash: 'b2', createdAt: 2 };

const SHEET: Sheet = {
  code: 'abcdefgh',
  game: 'dice-duel',
  rules: 1,
  options: { target: 3 },
  privacy: 'listed',
  spectators: true,
  clock: { seconds: 60, after: 'bot' },
  status: 'lobby',
  host: 'ada',
  createdAt: 10,
  startedAt: null,
  endedAt: null,
  winners: null,
  rematch: null,
  seats: [
    {
      kind: 'person',
      person: 'ada',
      standIn: null,
      returnedAt: 7,
      reactions: { general: 'ask' },
      hold: true,
    },
    { kind: 'bot', level: 'random' },
  ],
  seed: null,
};

const FIRST: Entry = {
  at: 20,
  moves: [
    ['call', 0, 'low'],
    ['call', 1, ['a', 'ž']],
  ],
};

/** What every store must do. Call it in a test file, once for each adapter. */
export function storeSuite(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name}: a store`, () => {
    let place: StorePlace;
    let store: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      await store.addPerson(ADA);
      await store.addPerson(BEN);
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    const reopen = async () => {
      await store.close();
      store = await place.open();
    };
    const add = async (change: Partial<Sheet> = {}, wakeAt: number | null = null): Promise<StoredMatch> => {
      const match = { sheet: { ...SHEET, ...change }, version: 0, wakeAt };
      await store.createMatch(match);
      return match;
    };
    const command = (id: string) => ({ person: 'ada', id });

    it('keeps people and finds them in the order asked for, without those it does not know', async () => {
      await reopen();
      expect(await store.people(['ben', 'nobody', 'ada'])).toEqual([BEN, ADA]);
    });

    it('renames people, but nobody it does not know', async () => {
      await store.renamePerson('ada', 'Adéla');
      expect(await store.people(['ada'])).toEqual([{ ...ADA, name: 'Adéla' }]);
      await expect(store.renamePerson('nobody', 'X')).rejects.toMatchObject({ code: 'missing' });
    });

    it('refuses a second person or match of the same name', async () => {
      await expect(store.addPerson({ ...BEN, id: 'ada' })).rejects.toMatchObject({ code: 'conflict' });
      await add();
      await expect(add({ host: 'ben' })).rejects.toMatchObject({ code: 'conflict' });
      expect((await store.match(SHEET.code))?.sheet).toEqual(SHEET);
      expect(await store.matchesOf('ben', 10)).toEqual([]);
    });

    it('keeps a match as it was saved', async () => {
      await add({}, 55);
      await reopen();
      expect(await store.match(SHEET.code)).toEqual({ sheet: SHEET, version: 0, wakeAt: 55 });
      const sheet: Sheet = { ...SHEET, status: 'playing', startedAt: 15, seed: 'oak' };
      await store.saveSheet(sheet, null, null);
      await reopen();
      expect(await store.match(SHEET.code)).toEqual({ sheet, version: 0, wakeAt: null });
      expect(await store.match('zzzzzzzz')).toBeNull();
      await expect(store.saveSheet({ ...SHEET, code: 'zzzzzzzz' }, null, null)).rejects.toMatchObject({
        code: 'missing',
      });
    });

    it('appends entries one after the other', async () => {
      const { sheet } = await add();
      const second: Entry = { at: 30, undo: 0, opened: 25 };
      await store.append({ sheet, version: 1, wakeAt: 5 }, FIRST, null);
      await store.append({ sheet: { ...sheet, status: 'over' }, version: 2, wakeAt: null }, second, null);
      await reopen();
      expect(await store.entries(SHEET.code)).toEqual([FIRST, second]);
      expect(await store.match(SHEET.code)).toEqual({
        sheet: { ...sheet, status: 'over' },
        version: 2,
        wakeAt: null,
      });
      expect(await store.entries('zzzzzzzz')).toEqual([]);
    });

    it('refuses an entry that does not follow on the last one, and changes nothing', async () => {
      const { sheet } = await add();
      await store.append({ sheet, version: 1, wakeAt: null }, FIRST, command('a'));
      await store.hold(sheet.code, 1, { seat: 0, answer: 'low', elapsed: 5 }, command('b'));
      for (const version of [1, 3, 0])
        await expect(
          store.append({ sheet: { ...sheet, status: 'over' }, version, wakeAt: 9 }, FIRST, command('c')),
        ).rejects.toMatchObject({ code: 'conflict' });
      expect(await store.entries(sheet.code)).toEqual([FIRST]);
      expect(await store.match(sheet.code)).toEqual({ sheet, version: 1, wakeAt: null });
      expect(await store.held(sheet.code, 1)).toHaveLength(1);
      expect(await store.played(sheet.code, command('c'))).toBeNull();
    });

    it('appends nothing if the command was played before', async () => {
      const { sheet } = await add();
      await store.append({ sheet, version: 1, wakeAt: null }, FIRST, command('a'));
      await expect(
        store.append({ sheet, version: 2, wakeAt: null }, FIRST, command('a')),
      ).rejects.toMatchObject({ code: 'conflict' });
      expect((await store.match(sheet.code))?.version).toBe(1);
      expect(await store.entries(sheet.code)).toEqual([FIRST]);
    });

    it('saves nothing if the command was played before', async () => {
      const { sheet } = await add();
      await store.saveSheet({ ...sheet, status: 'playing' }, null, command('a'));
      await expect(store.saveSheet({ ...sheet, status: 'over' }, 5, command('a'))).rejects.toMatchObject({
        code: 'conflict',
      });
      expect(await store.match(sheet.code)).toMatchObject({ sheet: { status: 'playing' }, wakeAt: null });
      expect(await store.played(sheet.code, command('a'))).toBe(0);
    });

    it('holds the last answer of each seat until the decision closes', async () => {
      const { sheet } = await add();
      const { code } = sheet;
      await store.hold(code, 0, { seat: 1, answer: ['b', 'a'], elapsed: 3 }, command('a'));
      await store.hold(code, 0, { seat: 0, answer: 'low', elapsed: 5 }, command('b'));
      await store.hold(code, 0, { seat: 0, answer: 7, elapsed: 9 }, command('c'));
      await reopen();
      expect(await store.held(code, 0)).toEqual([
        { seat: 0, answer: 7, elapsed: 9 },
        { seat: 1, answer: ['b', 'a'], elapsed: 3 },
      ]);
      expect(await store.held(code, 1)).toEqual([]);
      await store.append({ sheet, version: 1, wakeAt: null }, FIRST, null);
      expect(await store.held(code, 0)).toEqual([]);
    });

    it('remembers which commands were played, for each person and match', async () => {
      const { sheet } = await add();
      await add({ code: 'hgfedcba' });
      await store.append({ sheet, version: 1, wakeAt: null }, FIRST, command('a'));
      await store.hold(sheet.code, 1, { seat: 0, answer: 'low', elapsed: 5 }, command('b'));
      await reopen();
      expect(await store.played(sheet.code, command('a'))).toBe(1);
      expect(await store.played(sheet.code, command('b'))).toBe(1);
      expect(await store.played(sheet.code, { person: 'ben', id: 'a' })).toBeNull();
      expect(await store.played('hgfedcba', command('a'))).toBeNull();
    });

    it('numbers lines of chat and gives the last ones, oldest first', async () => {
      const { sheet } = await add();
      const say = (text: string, id: string) =>
        store.say(sheet.code, { at: 1, person: 'ada', seat: text === 'b' ? null : 0, text }, command(id));
      expect((await say('a', '1')).number).toBe(1);
      expect((await say('b', '2')).number).toBe(2);
      expect((await say('ž', '3')).number).toBe(3);
      await expect(say('again', '3')).rejects.toMatchObject({ code: 'conflict' });
      await reopen();
      expect(await store.chat(sheet.code, 2)).toEqual([
        { number: 2, at: 1, person: 'ada', seat: null, text: 'b' },
        { number: 3, at: 1, person: 'ada', seat: 0, text: 'ž' },
      ]);
      expect(await store.played(sheet.code, command('3'))).toBe(0);
    });

    it('lists matches that are listed, newest first', async () => {
      await add();
      await add({ code: 'bbbbbbbb', createdAt: 30 });
      await add({ code: 'cccccccc', createdAt: 20 });
      await add({ code: 'dddddddd', privacy: 'link' });
      await add({ code: 'eeeeeeee', status: 'playing' });
      const codes = async (status: 'lobby' | 'playing', limit: number) =>
        (await store.listed(status, limit)).map(({ sheet }) => sheet.code);
      expect(await codes('lobby', 9)).toEqual(['bbbbbbbb', 'cccccccc', 'abcdefgh']);
      expect(await codes('lobby', 1)).toEqual(['bbbbbbbb']);
      expect(await codes('playing', 9)).toEqual(['eeeeeeee']);
    });

    it('finds the matches of a host and of those who sit there now', async () => {
      const { sheet } = await add();
      await add({ code: 'bbbbbbbb', host: 'ben', createdAt: 40 });
      const codes = async (person: string) =>
        (await store.matchesOf(person, 9)).map((match) => match.sheet.code);
      expect(await codes('ada')).toEqual(['bbbbbbbb', 'abcdefgh']);
      expect(await codes('ben')).toEqual(['bbbbbbbb']);
      await store.saveSheet(
        { ...sheet, host: 'ben', seats: [{ kind: 'open' }, { kind: 'open' }] },
        null,
        null,
      );
      expect(await codes('ada')).toEqual(['bbbbbbbb']);
      expect(await codes('ben')).toEqual(['bbbbbbbb', 'abcdefgh']);
    });

    it('tells which matches are due, the longest overdue first', async () => {
      await add({}, 300);
      await add({ code: 'bbbbbbbb' }, 100);
      await add({ code: 'cccccccc' }, null);
      await add({ code: 'dddddddd' }, 200);
      expect(await store.due(250, 9)).toEqual(['bbbbbbbb', 'dddddddd']);
      expect(await store.due(250, 1)).toEqual(['bbbbbbbb']);
      expect(await store.due(99, 9)).toEqual([]);
    });

    it('says whether it can be used', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}
