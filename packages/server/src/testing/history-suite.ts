import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HistoryPage, Reckoning, StoredResult } from '../store/history.ts';
import type { MatchInfo, Store, StoredMatch } from '../store/store.ts';
import { ADA, BEN, INFO, type StorePlace } from './store-suite.ts';

const ALL: HistoryPage = { game: null, with: null, outcome: null, before: null, limit: 99 };
const CODE = INFO.code;

const person = (id: string) => ({
  kind: 'person' as const,
  person: id,
  standIn: null,
  stoodIn: false,
  returnedAt: null,
  reactions: {},
  hold: false,
});

export function resultOf(change: Partial<StoredResult> = {}): StoredResult {
  return {
    match: CODE,
    seat: 0,
    game: 'dice-duel',
    person: 'ada',
    bot: null,
    stoodIn: false,
    place: 1,
    won: true,
    score: 12.5,
    team: null,
    seats: 2,
    people: 2,
    endedAt: 90,
    played: { clan: ['ž', 'b'] },
    cards: { 'a-card': 3 },
    ...change,
  };
}

const SECOND = resultOf({
  seat: 1,
  person: 'ben',
  place: 2,
  won: false,
  score: null,
  team: 1,
  stoodIn: null,
});

/** What every store must do with the history of matches. Call it in a test file, once for each adapter. */
export function historySuite(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name}: history`, () => {
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

    const playing = (change: Partial<MatchInfo> = {}): StoredMatch => ({
      info: { ...INFO, status: 'playing', seats: [person('ada'), person('ben')], seed: 'oak', ...change },
      version: 0,
      revision: 0,
      wakeAt: null,
    });
    const ended = ({ info }: StoredMatch): StoredMatch => ({
      info: { ...info, status: 'over', endedAt: 90, winners: [0] },
      version: 1,
      revision: 1,
      wakeAt: null,
    });
    const scoped = (scope: string, isRated = true) => ({ scope, isRated, opponent: null });
    const reckoning = (code = CODE, change: Partial<StoredResult> = {}): Reckoning => ({
      results: [resultOf({ match: code, ...change }), { ...SECOND, match: code, ...keyed(change) }],
      scopes: [scoped('site')],
    });
    const keyed = ({ game = SECOND.game, endedAt = SECOND.endedAt }: Partial<StoredResult>) => ({
      game,
      endedAt,
    });
    const last = { at: 90, moves: [] };
    /** A match that ended at once, with its results. */
    const finish = async (change: Partial<MatchInfo>, kept: Reckoning | null) => {
      const match = playing(change);
      await store.createMatch(match);
      await store.append(ended(match), last, null, { reckoning: kept });
    };
    const codes = async (who: string, page: Partial<HistoryPage> = {}) =>
      (await store.history.matchesOf(who, { ...ALL, ...page })).map(({ match }) => match.info.code);

    it('keeps the result of a match with the move that ends it', async () => {
      await finish({}, reckoning());
      await store.close();
      store = await place.open();
      expect(await store.history.results(CODE)).toEqual([resultOf(), SECOND]);
      expect(await store.history.unreckoned(null, 9)).toEqual([]);
    });

    it('keeps nothing of a move that does not follow on what is stored', async () => {
      const match = playing();
      await store.createMatch(match);
      const late = { ...ended(match), revision: 2 };
      await expect(store.append(late, last, null, { reckoning: reckoning() })).rejects.toMatchObject({
        code: 'conflict',
      });
      expect(await store.history.results(CODE)).toEqual([]);
      await store.append(ended(match), last, null, { reckoning: reckoning() });
      const again = { ...ended(match), version: 2, revision: 3 };
      await expect(store.append(again, last, null, { reckoning: reckoning() })).rejects.toMatchObject({
        code: 'conflict',
      });
      expect(await store.history.results(CODE)).toHaveLength(2);
    });

    it('replaces results, but not the people in the seats', async () => {
      await finish({}, reckoning());
      const amended = {
        ...SECOND,
        place: 1,
        won: true,
        score: 7.25,
        team: null,
        played: {},
        cards: { b: 1 },
      };
      await store.history.amend([{ ...amended, person: 'nobody', stoodIn: true, endedAt: 1 }]);
      expect(await store.history.results(CODE)).toEqual([resultOf(), amended]);
      await store.history.amend([{ ...amended, match: 'aaaaaaaa' }, resultOf({ seat: 7 })]);
      expect(await store.history.results(CODE)).toEqual([resultOf(), amended]);
    });

    it('finds matches without stored results, and stores them once', async () => {
      for (const code of ['cccccccc', 'aaaaaaaa', 'bbbbbbbb']) await finish({ code }, null);
      await store.createMatch(playing());
      expect(await store.history.unreckoned(null, 2)).toEqual(['aaaaaaaa', 'bbbbbbbb']);
      expect(await store.history.unreckoned('bbbbbbbb', 2)).toEqual(['cccccccc']);
      expect(await store.history.reckon('bbbbbbbb', reckoning('bbbbbbbb'))).toBe(true);
      expect(await store.history.reckon('bbbbbbbb', reckoning('bbbbbbbb'))).toBe(false);
      // A match that is not over, one without a result and one that does not exist.
      expect(await store.history.reckon(CODE, reckoning())).toBe(false);
      expect(await store.history.reckon('cccccccc', { results: [], scopes: [scoped('site')] })).toBe(true);
      expect(await store.history.reckon('zzzzzzzz', reckoning('zzzzzzzz'))).toBe(false);
      expect(await store.history.unreckoned(null, 9)).toEqual(['aaaaaaaa']);
      expect(await store.history.results('bbbbbbbb')).toHaveLength(2);
      expect(await store.history.results(CODE)).toEqual([]);
    });

    it('lists all matches of a person page by page, newest first', async () => {
      for (const code of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'])
        await finish({ code, createdAt: code < 'c' ? 10 : 20 }, reckoning(code));
      await store.createMatch(playing({ code: 'eeeeeeee', status: 'closed', createdAt: 30 }));
      const pages: string[][] = [];
      for (let before: HistoryPage['before'] = null; ; ) {
        const page = await store.history.matchesOf('ada', { ...ALL, before, limit: 3 });
        pages.push(page.map(({ match }) => match.info.code));
        const end = page.at(-1);
        if (end === undefined) break;
        before = { createdAt: end.match.info.createdAt, code: end.match.info.code };
      }
      expect(pages).toEqual([['dddddddd', 'cccccccc', 'bbbbbbbb'], ['aaaaaaaa'], []]);
      const [newest] = await store.history.matchesOf('ada', ALL);
      expect(newest?.match).toEqual(ended(playing({ code: 'dddddddd', createdAt: 20 })));
      expect(newest?.results).toEqual(reckoning('dddddddd').results);
      expect(await codes('nobody')).toEqual([]);
    });

    it('filters them by game, companion and outcome', async () => {
      await store.upkeep.restorePeople([{ ...ADA, id: 'eva' }]);
      await finish({ code: 'aaaaaaaa', game: 'market' }, reckoning('aaaaaaaa', { game: 'market' }));
      const lost = reckoning('bbbbbbbb', { won: false, place: 2 });
      await finish({ code: 'bbbbbbbb', seats: [person('ada'), person('eva')] }, lost);
      await store.createMatch(playing({ code: 'cccccccc' }));
      expect(await codes('ada', { game: 'market' })).toEqual(['aaaaaaaa']);
      expect(await codes('ada', { with: 'eva' })).toEqual(['bbbbbbbb']);
      expect(await codes('ada', { with: 'ben', game: 'dice-duel' })).toEqual(['cccccccc']);
      expect(await codes('ada', { outcome: 'won' })).toEqual(['aaaaaaaa']);
      expect(await codes('ada', { outcome: 'lost' })).toEqual(['bbbbbbbb']);
      expect(await codes('ada', { outcome: 'unfinished' })).toEqual(['cccccccc']);
    });

    it('returns the results of a person in a game, and their companions', async () => {
      await store.upkeep.restorePeople([{ ...ADA, id: 'eva' }]);
      await finish({ code: 'aaaaaaaa' }, reckoning('aaaaaaaa', { endedAt: 50 }));
      await finish({ code: 'bbbbbbbb' }, reckoning('bbbbbbbb', { endedAt: 70 }));
      const withEva = reckoning('cccccccc', { endedAt: 60, game: 'market' });
      const [mine, theirs] = withEva.results as [StoredResult, StoredResult];
      const bot = { ...theirs, seat: 2, person: null, bot: 'novice' };
      await finish(
        { code: 'cccccccc', game: 'market' },
        { ...withEva, results: [mine, { ...theirs, person: 'eva' }, bot] },
      );
      const found = await store.history.resultsOf('ada', 'dice-duel', 9);
      expect(found.map(({ match }) => match)).toEqual(['bbbbbbbb', 'aaaaaaaa']);
      expect(await store.history.resultsOf('ada', 'dice-duel', 1)).toEqual([found[0]]);
      expect(await store.history.companionsOf('ada', 9)).toEqual([
        { person: 'ben', matches: 2 },
        { person: 'eva', matches: 1 },
      ]);
      expect(await store.history.companionsOf('ada', 1)).toHaveLength(1);
    });

    it('returns the results of a scope’s matches page by page, latest first', async () => {
      for (const [i, code] of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].entries()) {
        const kept = reckoning(code, { endedAt: 50 + i });
        await finish({ code }, { ...kept, scopes: [scoped('site', false), scoped('circle-1')] });
      }
      const market = reckoning('dddddddd', { endedAt: 60, game: 'market' });
      await finish({ code: 'dddddddd', game: 'market' }, market);
      const in_ = async (scope: string, page = {}) => {
        const all = { game: null, since: 0, before: null, limit: 9, ...page };
        return (await store.history.resultsIn(scope, all)).map(({ match, seat }) => `${match[0]}${seat}`);
      };
      expect(await in_('circle-1')).toEqual(['c0', 'c1', 'b0', 'b1', 'a0', 'a1']);
      expect(await in_('site', { limit: 2 })).toEqual(['d0', 'd1', 'c0', 'c1']);
      expect(await in_('site', { game: 'market' })).toEqual(['d0', 'd1']);
      expect(await in_('circle-1', { since: 51 })).toEqual(['c0', 'c1', 'b0', 'b1']);
      expect(await in_('circle-1', { before: { endedAt: 51, match: 'bbbbbbbb' } })).toEqual(['a0', 'a1']);
      expect(await in_('circle-2')).toEqual([]);
    });

    it('removes results together with their matches', async () => {
      await finish({}, reckoning());
      expect(await store.upkeep.remove([CODE])).toBe(1);
      expect(await store.history.results(CODE)).toEqual([]);
      expect(await store.history.resultsIn('site', { game: null, since: 0, before: null, limit: 9 })).toEqual(
        [],
      );
    });

    it('no longer knows people who wanted to be forgotten', async () => {
      await finish({}, reckoning());
      await store.upkeep.forgetPerson('ada', '–', 'nobody-1');
      expect(await store.history.resultsOf('ada', 'dice-duel', 9)).toEqual([]);
      expect((await store.history.results(CODE)).map((result) => result.person)).toEqual(['nobody-1', 'ben']);
    });
  });
}
