import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StoredCircle } from '../store/circles.ts';
import type { Store } from '../store/store.ts';
import { ADA, BEN, type StorePlace } from './store-suite.ts';

const EVA = { id: 'eva', name: 'Eva', secretHash: 'c3', createdAt: 3 };

const NIGHT: StoredCircle = {
  code: 'abcdefgh2345',
  name: 'Noční žáby',
  invite: 'zzzzzzzz2345',
  isRated: false,
  createdAt: 10,
  members: [{ person: 'ada', isKeeper: true, joinedAt: 10 }],
};
const BEN_IN = { person: 'ben', isKeeper: false, joinedAt: 20 };
const EVA_IN = { person: 'eva', isKeeper: false, joinedAt: 30 };

/** What every store must do for circles. Call it in a test file, once for each adapter. */
export function circlesSuite(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name}: circles`, () => {
    let place: StorePlace;
    let store: Store;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      await store.upkeep.restorePeople([ADA, BEN, EVA]);
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    it('keeps a circle as it was created, and refuses a second one with its code', async () => {
      await store.circles.create(NIGHT);
      await expect(store.circles.create({ ...NIGHT, members: [BEN_IN] })).rejects.toMatchObject({
        code: 'conflict',
      });
      await store.close();
      store = await place.open();
      expect(await store.circles.get(NIGHT.code)).toEqual(NIGHT);
      expect(await store.circles.get('nowhere')).toBeNull();
      expect(await store.circles.of('ben')).toEqual([]);
    });

    it('lets each person in once, up to the limit, in the order in which they came', async () => {
      await store.circles.create(NIGHT);
      expect(await store.circles.join(NIGHT.code, EVA_IN, 3)).toBe(true);
      expect(await store.circles.join(NIGHT.code, BEN_IN, 3)).toBe(true);
      expect(await store.circles.join(NIGHT.code, { ...BEN_IN, isKeeper: true, joinedAt: 99 }, 3)).toBe(true);
      expect((await store.circles.get(NIGHT.code))?.members).toEqual([...NIGHT.members, BEN_IN, EVA_IN]);
      await store.circles.leave(NIGHT.code, 'eva');
      expect(await store.circles.join(NIGHT.code, EVA_IN, 2)).toBe(false);
      await expect(store.circles.join('nowhere', BEN_IN, 9)).rejects.toMatchObject({ code: 'missing' });
    });

    it('does not exceed the limit, however many come at once', async () => {
      await store.circles.create(NIGHT);
      const came = await Promise.all(
        [BEN_IN, EVA_IN].map((member) => store.circles.join(NIGHT.code, member, 2)),
      );
      expect(came.filter((isIn) => isIn)).toHaveLength(1);
      expect((await store.circles.get(NIGHT.code))?.members).toHaveLength(2);
    });

    it('finds the circles of a person, the most recently joined first', async () => {
      await store.circles.create(NIGHT);
      const day = { ...NIGHT, code: 'bbbbbbbb2345', members: [EVA_IN, BEN_IN] };
      await store.circles.create(day);
      await store.circles.join(NIGHT.code, { ...BEN_IN, joinedAt: 40 }, 9);
      expect((await store.circles.of('ben')).map(({ code }) => code)).toEqual([NIGHT.code, day.code]);
      expect(await store.circles.of('eva')).toEqual([{ ...day, members: [BEN_IN, EVA_IN] }]);
    });

    it('changes only the given fields', async () => {
      await store.circles.create(NIGHT);
      await store.circles.change(NIGHT.code, { isRated: true });
      await store.circles.change(NIGHT.code, { name: 'Denní', invite: 'new' });
      await store.circles.change(NIGHT.code, {});
      expect(await store.circles.get(NIGHT.code)).toEqual({
        ...NIGHT,
        isRated: true,
        name: 'Denní',
        invite: 'new',
      });
      await expect(store.circles.change('nowhere', { name: 'x' })).rejects.toMatchObject({ code: 'missing' });
    });

    it('always has a keeper, and disappears with its last member', async () => {
      await store.circles.create({ ...NIGHT, members: [...NIGHT.members, BEN_IN, EVA_IN] });
      await store.circles.setKeeper(NIGHT.code, 'eva', true);
      await store.circles.setKeeper(NIGHT.code, 'ada', false);
      const keepers = async () =>
        (await store.circles.get(NIGHT.code))?.members.flatMap((each) =>
          each.isKeeper ? [each.person] : [],
        );
      expect(await keepers()).toEqual(['eva']);
      expect(await store.circles.leave(NIGHT.code, 'eva')).toBe(false);
      expect(await keepers()).toEqual(['ada']);
      await store.circles.setKeeper(NIGHT.code, 'ada', false);
      expect(await keepers()).toEqual(['ada']);
      expect(await store.circles.leave(NIGHT.code, 'nobody')).toBe(false);
      expect(await store.circles.leave(NIGHT.code, 'ada')).toBe(false);
      expect(await store.circles.leave(NIGHT.code, 'ben')).toBe(true);
      expect(await store.circles.get(NIGHT.code)).toBeNull();
      expect(await store.circles.leave(NIGHT.code, 'ben')).toBe(false);
      const strange = store.circles.setKeeper(NIGHT.code, 'ben', true);
      await expect(strange).rejects.toMatchObject({ code: 'missing' });
    });

    it('goes through circles in order, some at a time', async () => {
      for (const code of ['cccccccc2345', 'aaaaaaaa2345', 'bbbbbbbb2345'])
        await store.circles.create({ ...NIGHT, code });
      const codes = (found: readonly StoredCircle[]) => found.map(({ code }) => code);
      expect(codes(await store.circles.all(null, 2))).toEqual(['aaaaaaaa2345', 'bbbbbbbb2345']);
      expect(codes(await store.circles.all('bbbbbbbb2345', 2))).toEqual(['cccccccc2345']);
    });
  });
}
