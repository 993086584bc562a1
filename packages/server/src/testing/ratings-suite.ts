import { Random } from '@nokturn/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ordinal } from '../ratings/plackett-luce.ts';
import { rateAnew, rateDue } from '../ratings/rate.ts';
import type { StoredResult } from '../store/history.ts';
import type { Contest, StoredRating } from '../store/ratings.ts';
import type { MatchInfo, Store } from '../store/store.ts';
import { resultOf } from './history-suite.ts';
import { INFO, type StorePlace } from './store-suite.ts';

const CONTEST: Contest = { scope: 'site', game: 'dice-duel' };
const PEOPLE = ['ada', 'ben', 'eva', 'ota', 'ula'];
const EVER = Number.MAX_SAFE_INTEGER;

/** One side of a match: its people, and how well they did. */
interface Side {
  readonly place: number;
  readonly people: readonly string[];
}

/** What every store must do with ratings. Call it in a test file, once for each adapter. */
export function ratingsSuite(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name}: ratings`, () => {
    let place: StorePlace;
    let store: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      const people = PEOPLE.map((id) => ({ id, name: id, secretHash: id, createdAt: 1 }));
      await store.upkeep.restorePeople(people);
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    /** A match that ended at this time, with its results. */
    const finish = async (
      code: string,
      endedAt: number,
      sides: readonly Side[],
      { scope = 'site', isRated = true, opponent = null as string | null } = {},
    ) => {
      const info: MatchInfo = { ...INFO, code, status: 'over', endedAt, winners: [], seats: [] };
      await store.createMatch({ info, version: 0, revision: 0, wakeAt: null });
      const isTogether = opponent !== null || sides.some(({ people }) => people.length > 1);
      const results: StoredResult[] = sides
        .flatMap((side, team) => side.people.map((person) => ({ ...side, person, team })))
        .map(({ person, team, place: rank }, seat) =>
          resultOf({
            ...{ match: code, seat, person, endedAt, place: rank, won: rank === 1 },
            team: isTogether ? team : null,
          }),
        );
      await store.history.reckon(code, { results, scopes: [{ scope, isRated, opponent }] });
    };
    const duel = (code: string, endedAt: number, winner: string, loser: string, how = {}) =>
      finish(
        code,
        endedAt,
        [
          { place: 1, people: [winner] },
          { place: 2, people: [loser] },
        ],
        how,
      );
    const all = async (contest = CONTEST) =>
      [...(await store.ratings.of(contest, PEOPLE))].sort((a, b) => (a.person < b.person ? -1 : 1));

    it('rates the waiting matches once, in the order in which they ended', async () => {
      await duel('bbbbbbbb', 20, 'ada', 'ben');
      await duel('aaaaaaaa', 20, 'ben', 'ada');
      await duel('cccccccc', 90, 'ada', 'eva');
      await duel('dddddddd', 21, 'ada', 'ota', { isRated: false });
      expect(await store.ratings.due(10, 9)).toEqual([]);
      expect(await store.ratings.due(50, 9)).toEqual([CONTEST]);
      expect(await rateDue(store.ratings, CONTEST, 50)).toBe(2);
      expect(await rateDue(store.ratings, CONTEST, 50)).toBe(0);
      expect(await store.ratings.due(50, 9)).toEqual([]);
      expect((await store.ratings.soFar(CONTEST)).last).toEqual({ endedAt: 20, match: 'bbbbbbbb' });
      const [ada, ben, ...others] = (await all()) as [StoredRating, StoredRating];
      expect(others).toEqual([]);
      expect(ada).toMatchObject({ person: 'ada', matches: 2, wins: 1, lastAt: 20 });
      expect(ben).toMatchObject({ person: 'ben', matches: 2, wins: 1, lastAt: 20 });
      // The winner of the second match is ahead.
      expect(ada.mu).toBeGreaterThan(ben.mu);
      expect(await rateDue(store.ratings, CONTEST, 99)).toBe(1);
      expect((await all()).map(({ person }) => person)).toEqual(['ada', 'ben', 'eva']);
    });

    it('gives exactly the same when everything is rated again', async () => {
      const random = new Random('ratings');
      const pick = (count: number) => random.shuffle([...PEOPLE]).slice(0, count);
      for (let i = 0; i < 40; i++) {
        const people = pick(2 + random.below(4));
        const sides =
          people.length === 4
            ? [
                { place: 1, people: people.slice(0, 2) },
                { place: 2, people: people.slice(2) },
              ]
            : people.map((person) => ({ place: 1 + random.below(3), people: [person] }));
        const late = random.below(8) === 0 ? -500 : 0;
        await finish(`m${String(i).padStart(7, '0')}`, 1000 + i * 10 + late, sides);
        if (random.below(3) === 0) await rateDue(store.ratings, CONTEST, EVER);
      }
      await rateDue(store.ratings, CONTEST, EVER);
      const once = await all();
      expect(once).toHaveLength(PEOPLE.length);
      await store.close();
      store = await place.open();
      expect(await rateAnew(store.ratings, CONTEST, EVER)).toBe(40);
      expect(await all()).toEqual(once);
    });

    it('rates people who play together against the opponent they chose', async () => {
      const family = (code: string, at: number, won: boolean, opponent: string) =>
        finish(code, at, [{ place: won ? 1 : 2, people: ['ada', 'ben'] }], { opponent });
      await family('aaaaaaaa', 10, true, 'hard');
      await family('bbbbbbbb', 20, false, 'easy');
      await rateDue(store.ratings, CONTEST, EVER);
      const [ada] = (await all()) as [StoredRating];
      expect(ada).toMatchObject({ matches: 2, wins: 1 });
      const found = await store.ratings.of(CONTEST, ['against hard', 'against easy']);
      const mu = Object.fromEntries(found.map((rating) => [rating.person, rating.mu]));
      expect(mu['against hard']).toBeLessThan(50);
      expect(mu['against easy']).toBeGreaterThan(50);
      // The opponents do not appear in the leaderboard.
      expect((await store.ratings.leaders(CONTEST, null, 9)).map(({ person }) => person).sort()).toEqual([
        'ada',
        'ben',
      ]);
    });

    it('refuses a change that does not follow on what is stored', async () => {
      await duel('aaaaaaaa', 10, 'ada', 'ben');
      const change = { last: { endedAt: 10, match: 'aaaaaaaa' }, ratings: [], isAnew: false };
      expect(await store.ratings.save(CONTEST, { ...change, follows: 3 })).toBe(false);
      expect(await store.ratings.save(CONTEST, { ...change, follows: 0 })).toBe(true);
      expect(await store.ratings.save(CONTEST, { ...change, follows: 0 })).toBe(false);
      expect(await store.ratings.save(CONTEST, { ...change, follows: 1 })).toBe(true);
    });

    it('lets only one of many raters succeed at once', async () => {
      await duel('aaaaaaaa', 10, 'ada', 'ben');
      const counts = await Promise.all(
        Array.from({ length: 5 }, () => rateDue(store.ratings, CONTEST, EVER)),
      );
      expect(counts.reduce((sum, count) => sum + count)).toBe(1);
      expect((await all()).map(({ matches }) => matches)).toEqual([1, 1]);
    });

    it('lists the leaders page by page, and shows where a person is', async () => {
      for (const [i, loser] of PEOPLE.slice(1).entries()) await duel(`aaaaaaa${i}`, 10 + i, 'ada', loser);
      await duel('bbbbbbbb', 30, 'ben', 'eva', { scope: 'circle-1' });
      await rateDue(store.ratings, CONTEST, EVER);
      await rateDue(store.ratings, { ...CONTEST, scope: 'circle-1' }, EVER);
      const list = await store.ratings.leaders(CONTEST, null, 99);
      expect(list.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
      expect(list[0]?.person).toBe('ada');
      const worth = list.map(ordinal);
      expect(worth).toEqual([...worth].sort((a, b) => b - a));
      const first = await store.ratings.leaders(CONTEST, null, 2);
      const end = first.at(-1) ?? null;
      const second = await store.ratings.leaders(CONTEST, end && { ...end, ordinal: ordinal(end) }, 2);
      expect([...first, ...second]).toEqual(list.slice(0, 4));
      for (const rating of list) expect(await store.ratings.rankOf(CONTEST, rating.person)).toEqual(rating);
      expect(await store.ratings.rankOf(CONTEST, 'nobody')).toBeNull();
      expect(await store.ratings.contests()).toEqual([{ ...CONTEST, scope: 'circle-1' }, CONTEST]);
      await store.ratings.remove('circle-1');
      expect(await store.ratings.contests()).toEqual([CONTEST]);
    });

    it('knows everybody’s rank as people join, move, tie, are forgotten and rated again', async () => {
      const random = new Random('ranks');
      const people = Array.from({ length: 120 }, (_, i) => `many-${String(i).padStart(3, '0')}`);
      await store.upkeep.restorePeople(
        people.map((id) => ({ id, name: id, secretHash: `hash of ${id}`, createdAt: 1 })),
      );
      const rating = (person: string): StoredRating => ({
        ...{
          person,
          mu: 20 + random.below(200) / 20,
          sigma: 4 + random.below(4),
          matches: 1,
          wins: 0,
          lastAt: 1,
        },
      });
      const save = async (ratings: readonly StoredRating[], isAnew = false) => {
        const { revision: follows } = await store.ratings.soFar(CONTEST);
        const last = { endedAt: 1, match: 'aaaaaaaa' };
        expect(await store.ratings.save(CONTEST, { follows, last, ratings, isAnew })).toBe(true);
      };
      const mustKnowRanks = async (count: number) => {
        const list = await store.ratings.leaders(CONTEST, null, 999);
        expect(list).toHaveLength(count);
        for (const each of list) expect(await store.ratings.rankOf(CONTEST, each.person)).toEqual(each);
      };
      await save(people.map(rating));
      await mustKnowRanks(120);
      for (let i = 0; i < 3; i++)
        await save(
          random
            .shuffle([...people])
            .slice(0, 90)
            .map(rating),
        );
      await mustKnowRanks(120);
      for (const person of ['many-007', 'many-100', 'many-119'])
        await store.upkeep.forgetPerson(person, '–', `nobody-${person}`);
      await mustKnowRanks(117);
      await save(people.slice(0, 40).map(rating), true);
      await mustKnowRanks(39);
      await store.ratings.remove(CONTEST.scope);
      await save(people.slice(100, 120).map(rating));
      await mustKnowRanks(18);
    });

    it('leaves out people who were forgotten, and rates everybody else as before', async () => {
      await duel('aaaaaaaa', 10, 'ada', 'ben');
      await rateDue(store.ratings, CONTEST, EVER);
      await duel('bbbbbbbb', 20, 'eva', 'ada');
      await store.upkeep.forgetPerson('ada', '–', 'nobody-1');
      await rateDue(store.ratings, CONTEST, EVER);
      const once = await store.ratings.of(CONTEST, [...PEOPLE, 'nobody-1']);
      expect(once.map(({ person }) => person).sort()).toEqual(['ben', 'eva', 'nobody-1']);
      expect((await store.ratings.leaders(CONTEST, null, 9)).map(({ person }) => person)).toEqual([
        'eva',
        'ben',
      ]);
      expect(await store.ratings.rankOf(CONTEST, 'nobody-1')).toBeNull();
      await rateAnew(store.ratings, CONTEST, EVER);
      const sorted = (list: readonly StoredRating[]) => [...list].sort((a, b) => a.mu - b.mu);
      expect(sorted(await store.ratings.of(CONTEST, [...PEOPLE, 'nobody-1']))).toEqual(sorted(once));
    });
  });
}
