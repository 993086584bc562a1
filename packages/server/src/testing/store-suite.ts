import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type {
  Entry,
  Listing,
  MatchInfo,
  Snapshot,
  Store,
  StoredHeld,
  StoredMatch,
  StoredPerson,
} from '../store/store.ts';

/** A place for one store: it can be opened again and then has everything that was there. */
export interface StorePlace {
  open(): Promise<Store>;
  /** Changes the database behind the store's back. */
  meddle(sql: string): Promise<void>;
  remove(): Promise<void>;
}

export const ADA: StoredPerson = { id: 'ada', name: 'Ada', secretHash: 'a1', createdAt: 1 };
export const BEN: StoredPerson = { id: 'ben', name: 'Ben', secretHash: 'b2', createdAt: 2 };

export const INFO: MatchInfo = {
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

const FRESH = { version: 0, revision: 0, wakeAt: null };

/** Everything listed, with no limit that matters. */
const LISTING: Listing = {
  status: 'lobby',
  since: 0,
  waiting: [],
  perPerson: 99,
  perAddress: 99,
  from: 0,
  limit: 99,
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
    const add = async (
      change: Partial<MatchInfo> = {},
      wakeAt: number | null = null,
    ): Promise<StoredMatch> => {
      const match = { info: { ...INFO, ...change }, version: 0, revision: 0, wakeAt };
      await store.createMatch(match);
      return match;
    };
    const listed = async (wanted: Partial<Listing>) => {
      const found = await store.listed({ ...LISTING, ...wanted });
      return found.map(({ info }) => info.code);
    };
    const command = (id: string) => ({ person: 'ada', id });
    const held = async () => (await store.state(INFO.code, 0))?.held;

    it('keeps people and finds them in the requested order, without unknown ones', async () => {
      await reopen();
      expect(await store.people(['ben', 'nobody', 'ada'])).toEqual([BEN, ADA]);
    });

    it('renames people, but no unknown ones', async () => {
      await store.renamePerson('ada', 'Adéla');
      expect(await store.people(['ada'])).toEqual([{ ...ADA, name: 'Adéla' }]);
      await expect(store.renamePerson('nobody', 'X')).rejects.toMatchObject({ code: 'missing' });
    });

    it('refuses a second person or match with the same name', async () => {
      await expect(store.addPerson({ ...BEN, id: 'ada' })).rejects.toMatchObject({ code: 'conflict' });
      await add();
      await expect(add({ host: 'ben' })).rejects.toMatchObject({ code: 'conflict' });
      expect((await store.match(INFO.code))?.info).toEqual(INFO);
      expect(await store.matchesOf('ben', 10)).toEqual([]);
    });

    it('keeps a match as it was saved', async () => {
      await add({}, 55);
      await reopen();
      expect(await store.match(INFO.code)).toEqual({ info: INFO, version: 0, revision: 0, wakeAt: 55 });
      const info: MatchInfo = { ...INFO, status: 'playing', digest: 'abc123', startedAt: 15, seed: 'oak' };
      const saved = { info, version: 0, revision: 1, wakeAt: null };
      await store.saveInfo(saved, null);
      await reopen();
      expect(await store.match(INFO.code)).toEqual(saved);
      expect(await store.match('zzzzzzzz')).toBeNull();
      const unknown = { ...saved, info: { ...INFO, code: 'zzzzzzzz' } };
      await expect(store.saveInfo(unknown, null)).rejects.toMatchObject({ code: 'missing' });
    });

    it('appends entries one after another', async () => {
      const { info } = await add();
      const second: Entry = { at: 30, undo: 0, opened: 25 };
      const over: MatchInfo = { ...info, status: 'over' };
      await store.append({ info, version: 1, revision: 1, wakeAt: 5 }, FIRST, null);
      await store.append({ info: over, version: 2, revision: 2, wakeAt: null }, second, null);
      await reopen();
      expect(await store.entries(INFO.code)).toEqual([FIRST, second]);
      expect(await store.match(INFO.code)).toEqual({ info: over, version: 2, revision: 2, wakeAt: null });
      expect(await store.entries('zzzzzzzz')).toEqual([]);
    });

    it('leaves everything else about the match alone if a move does not change it', async () => {
      const { info } = await add({ status: 'playing' });
      const other: MatchInfo = { ...info, status: 'over', seed: 'ash' };
      const next = { info: other, version: 1, revision: 1, wakeAt: 5 };
      await store.append(next, FIRST, null, { sameInfo: true });
      expect(await store.match(INFO.code)).toEqual({ ...next, info });
    });

    it('reports a missing entry', async () => {
      const { info } = await add();
      for (const version of [1, 2])
        await store.append({ info, version, revision: version, wakeAt: null }, FIRST, null);
      await place.meddle('DELETE FROM entries WHERE version = 1');
      const damage = await store.entries(info.code).catch((error: unknown) => error);
      expect(damage).toMatchObject({ code: 'damaged' });
      // Errors end up in logs, and a whole code would let people in.
      expect(String(damage)).not.toContain(info.code);
    });

    it('returns the state of a match, with everything after a version', async () => {
      const { info } = await add({}, 5);
      const answer: StoredHeld = { seat: 1, answer: 'low', elapsed: 5 };
      await store.append({ info, version: 1, revision: 1, wakeAt: null }, FIRST, null);
      await store.append({ info, version: 2, revision: 2, wakeAt: 7 }, { ...FIRST, at: 40 }, null);
      await store.hold(info.code, { version: 2, revision: 3 }, answer, command('a'));
      await store.say(info.code, { at: 1, person: 'ada', seat: 0, text: 'hm' }, command('b'));
      const match = { info, version: 2, revision: 3, wakeAt: 7, held: [answer], lines: 1, snapshot: null };
      const both = [FIRST, { ...FIRST, at: 40 }];
      for (const after of [0, 1, 2])
        expect(await store.state(info.code, after)).toEqual({ ...match, entries: both.slice(after) });
      expect(await store.state('zzzzzzzz', 0)).toBeNull();
      await add({ code: 'hgfedcba' });
      const progress = await store.progress([info.code, 'zzzzzzzz', 'hgfedcba']);
      expect(progress.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
        { code: info.code, revision: 3, lines: 1, keeper: null },
        { code: 'hgfedcba', revision: 0, lines: 0, keeper: null },
      ]);
    });

    it('keeps the latest snapshot of a match', async () => {
      const { info } = await add();
      const position = { state: { ž: [1, null] } } as unknown as Snapshot['position'];
      const at = (version: number) => ({ info, version, revision: version, wakeAt: null });
      const snapshot = (version: number) => ({ version, rules: 1, hash: `h${version}`, position });
      await store.append(at(1), FIRST, null, { snapshot: snapshot(1) });
      await store.append(at(2), FIRST, null, { snapshot: snapshot(2) });
      await store.append(at(3), FIRST, null);
      await reopen();
      expect((await store.state(info.code, 0))?.snapshot).toEqual(snapshot(2));
      expect((await store.state(info.code, 2))?.snapshot).toBeNull();
    });

    it('refuses a change that does not follow on what is stored, and changes nothing', async () => {
      const { info } = await add();
      const { code } = info;
      const over: MatchInfo = { ...info, status: 'over' };
      const answer: StoredHeld = { seat: 0, answer: 'low', elapsed: 5 };
      await store.append({ info, version: 1, revision: 1, wakeAt: null }, FIRST, command('a'));
      await store.hold(code, { version: 1, revision: 2 }, answer, command('b'));
      const before = await store.state(code, 0);
      const late = { ...answer, answer: 'high' };
      for (const attempt of [
        ...[
          [1, 3],
          [3, 3],
          [0, 3],
          [2, 2],
          [2, 4],
          [2, 1],
        ].map(
          ([version = 0, revision = 0]) =>
            () =>
              store.append({ info: over, version, revision, wakeAt: 9 }, FIRST, command('c')),
        ),
        ...[1, 2, 4].map(
          (revision) => () => store.saveInfo({ info: over, version: 1, revision, wakeAt: 9 }, command('c')),
        ),
        () => store.hold(code, { version: 1, revision: 2 }, late, command('c')),
        () => store.hold(code, { version: 1, revision: 4 }, late, command('c')),
        () => store.hold(code, { version: 0, revision: 3 }, late, command('c')),
        () => store.hold(code, { version: 2, revision: 3 }, late, command('c')),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'conflict' });
      expect(await store.state(code, 0)).toEqual(before);
      expect(await store.entries(code)).toEqual([FIRST]);
      expect(await store.played(code, command('c'))).toBeNull();
    });

    it('lets exactly one change win if many change the same match at once', async () => {
      const { info } = await add();
      const others = await Promise.all(Array.from({ length: 3 }, () => place.open()));
      const stores = [store, ...others];
      for (let revision = 1; revision <= 30; revision++) {
        const { version = 0 } = (await store.match(info.code)) ?? {};
        const attempts = stores.map((each, i) => {
          const id = `${revision}/${i}`;
          const match = { info, version, revision, wakeAt: null };
          if ((revision + i) % 3 === 0) return each.saveInfo(match, command(id));
          if ((revision + i) % 3 === 1)
            return each.hold(info.code, match, { seat: i, answer: 'low', elapsed: 1 }, command(id));
          return each.append({ ...match, version: version + 1 }, FIRST, command(id));
        });
        const ended = await Promise.allSettled(attempts);
        const won = ended.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
        expect(won).toHaveLength(1);
        for (const each of ended)
          if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'conflict' });
        const played = await Promise.all(
          stores.map((_, i) => store.played(info.code, command(`${revision}/${i}`))),
        );
        expect(played.flatMap((at, i) => (at === null ? [] : [i]))).toEqual(won);
      }
      const { version, revision } = (await store.match(info.code)) ?? {};
      expect(revision).toBe(30);
      expect(await store.entries(info.code)).toHaveLength(version ?? -1);
      for (const each of others) await each.close();
    });

    it('changes nothing if the command was carried out before', async () => {
      const { info } = await add();
      const answer: StoredHeld = { seat: 0, answer: 'low', elapsed: 5 };
      await store.append({ info, version: 1, revision: 1, wakeAt: null }, FIRST, null);
      await store.hold(info.code, { version: 1, revision: 2 }, answer, command('a'));
      const before = await store.state(info.code, 0);
      const over: MatchInfo = { ...info, status: 'over', host: 'ben' };
      const next = { info: over, version: 1, revision: 3, wakeAt: 5 };
      for (const attempt of [
        () => store.append({ ...next, version: 2 }, FIRST, command('a')),
        () => store.saveInfo(next, command('a')),
        () => store.hold(info.code, next, answer, command('a')),
        () => store.say(info.code, { at: 1, person: 'ada', seat: 0, text: 'again' }, command('a')),
      ])
        await expect(attempt()).rejects.toMatchObject({ code: 'conflict' });
      expect(await store.state(info.code, 0)).toEqual(before);
      expect(await store.entries(info.code)).toEqual([FIRST]);
      expect(await store.matchesOf('ben', 9)).toEqual([]);
      expect(await store.played(info.code, command('a'))).toBe(1);
    });

    it('holds the latest answer of each seat until the decision closes', async () => {
      const { info } = await add();
      const { code } = info;
      const hold = (revision: number, answer: StoredHeld) =>
        store.hold(code, { version: 0, revision }, answer, command(String(revision)));
      await hold(1, { seat: 1, answer: ['b', 'a'], elapsed: 3 });
      await hold(2, { seat: 0, answer: 'low', elapsed: 5 });
      await hold(3, { seat: 0, answer: 7, elapsed: 9 });
      await reopen();
      expect(await held()).toEqual([
        { seat: 0, answer: 7, elapsed: 9 },
        { seat: 1, answer: ['b', 'a'], elapsed: 3 },
      ]);
      await store.append({ info, version: 1, revision: 4, wakeAt: null }, FIRST, null);
      expect(await held()).toEqual([]);
    });

    it('remembers which commands were carried out, for each person and match', async () => {
      const { info } = await add();
      await add({ code: 'hgfedcba' });
      const answer: StoredHeld = { seat: 0, answer: 'low', elapsed: 5 };
      await store.append({ info, version: 1, revision: 1, wakeAt: null }, FIRST, command('a'));
      await store.hold(info.code, { version: 1, revision: 2 }, answer, command('b'));
      await store.saveInfo({ info, version: 1, revision: 3, wakeAt: null }, command('c'));
      await reopen();
      for (const id of ['a', 'b', 'c']) expect(await store.played(info.code, command(id))).toBe(1);
      expect(await store.played(info.code, { person: 'ben', id: 'a' })).toBeNull();
      expect(await store.played('hgfedcba', command('a'))).toBeNull();
    });

    it('keeps signs in the chat, and the version at which each line was said', async () => {
      const { info } = await add();
      const sign = { at: 4, person: 'ben', seat: 1, text: '', sign: 'thanks' } as const;
      expect(await store.say(info.code, sign, command('s'))).toEqual({ ...sign, number: 1, version: 0 });
      await store.append({ info, version: 1, revision: 1, wakeAt: null }, FIRST, null);
      await store.say(info.code, { at: 5, person: 'ada', seat: 0, text: 'ž' }, command('t'));
      await reopen();
      expect(await store.chat(info.code, 9)).toEqual([
        { ...sign, number: 1, version: 0 },
        { at: 5, person: 'ada', seat: 0, text: 'ž', number: 2, version: 1 },
      ]);
    });

    it('numbers lines of chat and returns the latest ones, oldest first', async () => {
      const { info } = await add();
      const say = (text: string, id: string) =>
        store.say(info.code, { at: 1, person: 'ada', seat: text === 'b' ? null : 0, text }, command(id));
      expect((await say('a', '1')).number).toBe(1);
      expect((await say('b', '2')).number).toBe(2);
      expect((await say('ž', '3')).number).toBe(3);
      await expect(say('again', '3')).rejects.toMatchObject({ code: 'conflict' });
      await reopen();
      expect(await store.chat(info.code, 2)).toEqual([
        { number: 2, at: 1, person: 'ada', seat: null, text: 'b', version: 0 },
        { number: 3, at: 1, person: 'ada', seat: 0, text: 'ž', version: 0 },
      ]);
      expect((await store.chat(info.code, 9, 1)).map(({ text }) => text)).toEqual(['b', 'ž']);
      expect((await store.chat(info.code, 1, 1)).map(({ text }) => text)).toEqual(['ž']);
      expect(await store.chat(info.code, 9, 3)).toEqual([]);
      expect(await store.played(info.code, command('3'))).toBe(0);
    });

    it('lists public matches, newest first', async () => {
      await add();
      await add({ code: 'bbbbbbbb', createdAt: 30 });
      await add({ code: 'cccccccc', createdAt: 20 });
      await add({ code: 'dddddddd', privacy: 'link' });
      await add({ code: 'eeeeeeee', status: 'playing' });
      expect(await listed({ limit: 9 })).toEqual(['bbbbbbbb', 'cccccccc', 'abcdefgh']);
      expect(await listed({ limit: 1 })).toEqual(['bbbbbbbb']);
      expect(await listed({ status: 'playing' })).toEqual(['eeeeeeee']);
    });

    it('lists matches that fit: by game, kind of clock, language and free seats', async () => {
      const { createdAt } = INFO;
      const seat = { kind: 'open' } as const;
      const days = { seconds: 86_400, after: 'bot' } as const;
      const language = { language: 'cs' } as Partial<MatchInfo>;
      await add({ code: 'aaaaaaaa', createdAt: createdAt + 4, seats: [...INFO.seats, seat, seat] });
      await add({ code: 'bbbbbbbb', createdAt: createdAt + 3, clock: { seconds: null, after: 'bot' } });
      await add({ code: 'cccccccc', createdAt: createdAt + 2, clock: days, ...language });
      const kept = [{ ...seat, expected: 'ben' }, seat] as const;
      await add({
        code: 'dddddddd',
        createdAt: createdAt + 1,
        game: 'other',
        seats: [...INFO.seats, ...kept],
      });
      expect(await listed({ filter: {} })).toEqual(['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd']);
      expect(await listed({ filter: { game: 'other' } })).toEqual(['dddddddd']);
      expect(await listed({ filter: { clock: 'live' } })).toEqual(['aaaaaaaa', 'dddddddd']);
      expect(await listed({ filter: { clock: 'none' } })).toEqual(['bbbbbbbb']);
      expect(await listed({ filter: { clock: 'days' } })).toEqual(['cccccccc']);
      expect(await listed({ filter: { language: 'cs' } })).toEqual(['cccccccc']);
      expect(await listed({ filter: { free: 1 } })).toEqual(['aaaaaaaa', 'dddddddd']);
      expect(await listed({ filter: { free: 2 } })).toEqual(['aaaaaaaa']);
      expect(await listed({ filter: { free: 1, game: 'other', clock: 'live' } })).toEqual(['dddddddd']);
      expect(await listed({ filter: { free: 2 }, waiting: ['dddddddd', 'aaaaaaaa'] })).toEqual(['aaaaaaaa']);
    });

    it('lists matches page by page, each of them once', async () => {
      // All created at the same moment: even then their order must be fixed.
      const codes = Array.from({ length: 7 }, (_, i) => `match00${i}`);
      for (const code of codes) await add({ code, createdAt: 10 });
      const pages = [0, 3, 6, 9].map((from) => listed({ from, limit: 3 }));
      expect((await Promise.all(pages)).flat()).toEqual(codes);
    });

    it('lists matches where somebody is present first', async () => {
      for (const [i, code] of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'].entries())
        await add({ code, createdAt: i });
      const waiting = ['cccccccc', 'aaaaaaaa', 'zzzzzzzz'];
      expect(await listed({ waiting })).toEqual(['cccccccc', 'aaaaaaaa', 'dddddddd', 'bbbbbbbb']);
      expect(await listed({ waiting, from: 1, limit: 2 })).toEqual(['aaaaaaaa', 'dddddddd']);
    });

    it('lists only a few matches of one person, starting with those where somebody is present', async () => {
      for (const [i, code] of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].entries())
        await add({ code, createdAt: i });
      await add({ code: 'dddddddd', host: 'ben', createdAt: 0 });
      const few = { perPerson: 2 };
      expect(await listed(few)).toEqual(['cccccccc', 'bbbbbbbb', 'dddddddd']);
      expect(await listed({ ...few, waiting: ['aaaaaaaa'] })).toEqual(['aaaaaaaa', 'cccccccc', 'dddddddd']);
      expect(await listed({ ...few, from: 2, limit: 2 })).toEqual(['dddddddd']);
    });

    it('lists only a few matches of one address, not counting those left out anyway', async () => {
      const at = async (code: string, createdAt: number, host: string, origin: string | null) =>
        store.createMatch({ info: { ...INFO, code, createdAt, host }, ...FRESH }, origin);
      await at('aaaaaaaa', 1, 'ben', 'here');
      await at('bbbbbbbb', 2, 'ada', 'here');
      await at('cccccccc', 3, 'ada', 'here');
      await at('dddddddd', 4, 'ada', 'there');
      await at('eeeeeeee', 5, 'ben', null);
      await at('ffffffff', 6, 'ben', null);
      expect(await listed({ perAddress: 1 })).toEqual(['ffffffff', 'eeeeeeee', 'dddddddd', 'cccccccc']);
      // Two of Ada's, and two of the rest from that address.
      expect(await listed({ perPerson: 2, perAddress: 2 })).toEqual([
        'ffffffff',
        'eeeeeeee',
        'dddddddd',
        'cccccccc',
      ]);
      expect(await listed({ perPerson: 1, perAddress: 2 })).toEqual(['ffffffff', 'dddddddd']);
      await store.upkeep.forgetOrigins(3);
      expect(await listed({ perAddress: 1 })).toEqual([
        'ffffffff',
        'eeeeeeee',
        'dddddddd',
        'cccccccc',
        'bbbbbbbb',
        'aaaaaaaa',
      ]);
    });

    it('lists nothing created too long ago, and no running match that nobody may watch', async () => {
      await add({ code: 'aaaaaaaa', createdAt: 10 });
      await add({ code: 'bbbbbbbb', createdAt: 11 });
      await add({ code: 'cccccccc', status: 'playing', spectators: false });
      await add({ code: 'dddddddd', spectators: false, createdAt: 12 });
      expect(await listed({ since: 11, waiting: ['aaaaaaaa'] })).toEqual(['dddddddd', 'bbbbbbbb']);
      expect(await listed({ status: 'playing', waiting: ['cccccccc'] })).toEqual([]);
    });

    it('finds another person’s listed match behind any number of one person’s', async () => {
      await add({ code: 'bbbbbbbb', host: 'ben', createdAt: 1 });
      for (let i = 0; i < 60; i++)
        await add({ code: `flood${String(i).padStart(3, '0')}`, createdAt: 10 + i });
      expect(await listed({ perPerson: 2, limit: 50 })).toEqual(['flood059', 'flood058', 'bbbbbbbb']);
    });

    it('counts the listed tables of a person and of an address', async () => {
      await store.createMatch({ info: INFO, ...FRESH }, 'here');
      await store.createMatch({ info: { ...INFO, code: 'bbbbbbbb', host: 'ben' }, ...FRESH }, 'here');
      await store.createMatch({ info: { ...INFO, code: 'cccccccc', privacy: 'link' }, ...FRESH }, 'here');
      await store.createMatch({ info: { ...INFO, code: 'dddddddd', status: 'over' }, ...FRESH }, 'here');
      await store.createMatch({ info: { ...INFO, code: 'eeeeeeee', createdAt: 9 }, ...FRESH }, 'here');
      const of = (host: string, origin: string) => store.listedOf({ host, origin, since: 10 });
      expect(await of('ada', 'here')).toEqual({ person: 1, address: 2 });
      expect(await of('ben', 'there')).toEqual({ person: 1, address: 0 });
      expect(await of('nobody', 'nowhere')).toEqual({ person: 0, address: 0 });
    });

    it('finds the matches of a host and of the people sitting in them now', async () => {
      const { info } = await add();
      await add({ code: 'bbbbbbbb', host: 'ben', createdAt: 40 });
      const codes = async (person: string) =>
        (await store.matchesOf(person, 9)).map((match) => match.info.code);
      expect(await codes('ada')).toEqual(['bbbbbbbb', 'abcdefgh']);
      expect(await codes('ben')).toEqual(['bbbbbbbb']);
      const emptied: MatchInfo = { ...info, host: 'ben', seats: [{ kind: 'open' }, { kind: 'open' }] };
      await store.saveInfo({ info: emptied, version: 0, revision: 1, wakeAt: null }, null);
      expect(await codes('ada')).toEqual(['bbbbbbbb']);
      expect(await codes('ben')).toEqual(['bbbbbbbb', 'abcdefgh']);
    });

    it('finds matches that are not over first, however many the person has finished since', async () => {
      await add({ createdAt: 10, status: 'playing' });
      for (const [i, code] of ['bbbbbbbb', 'cccccccc', 'dddddddd'].entries())
        await add({ code, status: i === 2 ? 'closed' : 'over', createdAt: 20 + i });
      await add({ code: 'eeeeeeee', createdAt: 15 });
      const codes = async (limit: number) =>
        (await store.matchesOf('ada', limit)).map((match) => match.info.code);
      expect(await codes(9)).toEqual(['eeeeeeee', 'abcdefgh', 'dddddddd', 'cccccccc', 'bbbbbbbb']);
      expect(await codes(2)).toEqual(['eeeeeeee', 'abcdefgh']);
    });

    it('counts a person’s matches that are neither over nor closed', async () => {
      await add();
      await add({ code: 'bbbbbbbb', status: 'playing' });
      await add({ code: 'cccccccc', status: 'over' });
      await add({ code: 'dddddddd', status: 'closed' });
      expect(await store.openMatchesOf('ada')).toBe(2);
      expect(await store.openMatchesOf('nobody')).toBe(0);
    });

    it('returns the matches that are due, the longest overdue first', async () => {
      await add({}, 300);
      await add({ code: 'bbbbbbbb' }, 100);
      await add({ code: 'cccccccc' }, null);
      await add({ code: 'dddddddd' }, 200);
      await store.beat('here', 60_000);
      expect(await store.due('here', 250, 1)).toEqual(['bbbbbbbb']);
      expect(await store.due('here', 250, 9)).toEqual(['bbbbbbbb', 'dddddddd']);
      expect(await store.due('here', 250, 9)).toEqual(['bbbbbbbb', 'dddddddd']);
      expect(await store.due('here', 99, 9)).toEqual([]);
    });

    it('lets a server keep the matches it has', async () => {
      const { info } = await add();
      expect(await store.beat('here', 60_000)).toEqual(['here']);
      expect(await store.keep(info.code, 'here')).toBe(true);
      expect(await store.keep(info.code, 'here')).toBe(true);
      await store.release(info.code, 'here');
      await store.retire('here');
      expect(await store.keep(info.code, 'here')).toBe(true);
    });

    it('gives each job to one worker at a time, the oldest first, and keeps the result', async () => {
      const { jobs } = store;
      const job = (id: string, kind = 'ladder') => ({ id, batch: 'night', kind, input: { games: [1, 'ž'] } });
      await jobs.enqueue([job('a'), job('b'), job('other', 'balance')]);
      await jobs.enqueue([{ ...job('a'), input: 'changed' }, job('c')]);
      const fresh = { state: 'running', worker: 'one', attempts: 1, result: null, reason: null };
      expect(await jobs.claim('one', ['ladder', 'none'], 60_000)).toEqual({ ...job('a'), ...fresh });
      expect(await jobs.claim('two', ['ladder'], 60_000)).toMatchObject({ id: 'b', worker: 'two' });
      expect(await jobs.finish('a', 'two', 1)).toBe(false);
      expect(await jobs.finish('a', 'one', { won: 3 })).toBe(true);
      expect(await jobs.finish('a', 'one', { won: 4 })).toBe(false);
      await reopen();
      expect(await store.jobs.batch('night')).toMatchObject([
        { id: 'a', state: 'done', result: { won: 3 } },
        { id: 'b', state: 'running', worker: 'two' },
        { id: 'other', state: 'waiting' },
        { id: 'c', state: 'waiting' },
      ]);
      await store.jobs.forget('night');
      expect(await store.jobs.batch('night')).toEqual([]);
    });

    it('takes a job from a worker that is not heard from, but not too often', async () => {
      const { jobs } = store;
      await jobs.enqueue([{ id: 'a', batch: 'night', kind: 'ladder', input: null }]);
      expect(await jobs.claim('one', ['ladder'], -1000)).toMatchObject({ worker: 'one', attempts: 1 });
      expect(await jobs.heartbeat('a', 'one', 60_000)).toBe(true);
      expect(await jobs.claim('two', ['ladder'], 60_000)).toBeNull();
      expect(await jobs.heartbeat('a', 'one', -1000)).toBe(true);
      expect(await jobs.claim('two', ['ladder'], 60_000)).toMatchObject({ worker: 'two', attempts: 2 });
      expect(await jobs.heartbeat('a', 'one', 60_000)).toBe(false);
      expect(await jobs.finish('a', 'one', 'late')).toBe(false);
      expect(await jobs.fail('a', 'two', 'no memory')).toBe(true);
      expect(await jobs.claim('three', ['ladder'], -1000)).toMatchObject({
        attempts: 3,
        reason: 'no memory',
      });
      expect(await jobs.claim('four', ['ladder'], 60_000)).toBeNull();
      expect(await jobs.batch('night')).toMatchObject([
        { state: 'failed', result: null, reason: 'no memory' },
      ]);
      await jobs.enqueue([{ id: 'b', batch: 'night', kind: 'ladder', input: null }]);
      for (let i = 1; i <= 3; i++) {
        expect(await jobs.claim('one', ['ladder'], 60_000)).toMatchObject({ id: 'b', attempts: i });
        expect(await jobs.fail('b', 'one', `try ${i}`)).toBe(true);
      }
      expect(await jobs.claim('one', ['ladder'], 60_000)).toBeNull();
    });

    it('reports whether it can be used', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}

/** What a store must also do if several servers can share it. */
export function sharedStoreSuite(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name}: a store for several servers`, () => {
    let place: StorePlace;
    let store: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      await store.addPerson(ADA);
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    const add = (code: string, wakeAt: number | null) =>
      store.createMatch({ info: { ...INFO, code }, version: 0, revision: 0, wakeAt });
    const keeperOf = async (code: string) => (await store.progress([code]))[0]?.keeper;

    it('gives a match to one living server at a time', async () => {
      await add('abcdefgh', null);
      await store.beat('one', 60_000);
      expect((await store.beat('two', 60_000)).toSorted()).toEqual(['one', 'two']);
      expect(await keeperOf('abcdefgh')).toBeNull();
      expect(await store.keep('abcdefgh', 'one')).toBe(true);
      expect(await store.keep('abcdefgh', 'two')).toBe(false);
      expect(await keeperOf('abcdefgh')).toBe('one');
      await store.release('abcdefgh', 'two');
      expect(await store.keep('abcdefgh', 'two')).toBe(false);
      await store.release('abcdefgh', 'one');
      expect(await keeperOf('abcdefgh')).toBeNull();
      expect(await store.keep('abcdefgh', 'two')).toBe(true);
      await store.retire('two');
      expect(await keeperOf('abcdefgh')).toBeNull();
      expect(await store.keep('abcdefgh', 'one')).toBe(true);
    });

    it('takes a match from a server that has not been heard of in time', async () => {
      await add('abcdefgh', 100);
      await store.beat('dead', -1);
      expect(await store.beat('one', 60_000)).toEqual(['one']);
      expect(await store.keep('abcdefgh', 'dead')).toBe(true);
      expect(await keeperOf('abcdefgh')).toBeNull();
      expect(await store.due('one', 200, 9)).toEqual(['abcdefgh']);
      expect(await keeperOf('abcdefgh')).toBe('one');
      await store.beat('dead', 60_000);
      expect(await store.keep('abcdefgh', 'dead')).toBe(false);
      expect(await store.due('dead', 200, 9)).toEqual([]);
    });

    it('knows the releases of rules that living servers can play by, and leaves matches to those that can', async () => {
      expect(await store.announced()).toEqual([]);
      await store.beat('dead', -1, ['gone']);
      await store.beat('old', 60_000, ['first']);
      await store.beat('new', 60_000, ['first', 'second']);
      expect((await store.announced()).toSorted()).toEqual([['first'], ['first', 'second']]);
      const of = (code: string, digest: string) =>
        store.createMatch({ info: { ...INFO, code, digest }, version: 0, revision: 0, wakeAt: 100 });
      await of('aaaaaaaa', 'first');
      await of('bbbbbbbb', 'second');
      await of('cccccccc', 'unreleased');
      await add('dddddddd', 100);
      expect((await store.due('old', 200, 9, ['first'])).toSorted()).toEqual([
        'aaaaaaaa',
        'cccccccc',
        'dddddddd',
      ]);
      expect(await store.due('new', 200, 9, ['first', 'second'])).toEqual(['bbbbbbbb']);
      await store.beat('old', 60_000, ['first', 'third']);
      await store.retire('new');
      expect(await store.announced()).toEqual([['first', 'third']]);
    });

    it('gives each due match to exactly one of the servers that ask at once', async () => {
      const codes = Array.from({ length: 40 }, (_, i) => `match${i}`);
      for (const code of codes) await add(code, 100);
      const servers = ['one', 'two', 'three', 'four'];
      const stores = await Promise.all(servers.map(() => place.open()));
      for (const server of servers) await store.beat(server, 60_000);
      const given: string[] = [];
      while (given.length < codes.length) {
        const got = await Promise.all(stores.map((each, i) => each.due(servers[i] ?? '', 200, 40)));
        const fresh = got.flat().filter((code) => !given.includes(code));
        expect(new Set(fresh).size).toBe(fresh.length);
        given.push(...fresh);
      }
      expect(given.toSorted()).toEqual(codes.toSorted());
      for (const each of stores) await each.close();
    });

    it('gives each job to exactly one of the workers that ask at once', async () => {
      const ids = Array.from({ length: 30 }, (_, i) => `job${i}`);
      await store.jobs.enqueue(ids.map((id) => ({ id, batch: 'night', kind: 'ladder', input: null })));
      const stores = await Promise.all(Array.from({ length: 4 }, () => place.open()));
      const done = await Promise.all(
        stores.map(async ({ jobs }, i) => {
          const mine: string[] = [];
          for (;;) {
            const job = await jobs.claim(`worker${i}`, ['ladder'], 60_000);
            if (job === null) return mine;
            mine.push(job.id);
            await jobs.finish(job.id, `worker${i}`, i);
          }
        }),
      );
      expect(done.flat().toSorted()).toEqual(ids.toSorted());
      for (const each of stores) await each.close();
    });

    it('can be opened by many at once while it is new', async () => {
      const fresh = await makePlace();
      const stores = await Promise.all(Array.from({ length: 5 }, () => fresh.open()));
      await stores[0]?.addPerson(BEN);
      expect(await stores[4]?.people(['ben'])).toEqual([BEN]);
      for (const each of stores) await each.close();
      await fresh.remove();
    });
  });
}
