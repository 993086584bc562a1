import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { ADA, BEN, type StorePlace } from './store-suite.ts';

const FIRST = { from: 100, until: 200 };
const SECOND = { from: 300, until: 400 };

/** What every store must do with holidays. Call it in a test file, once for each adapter. */
export function holidaysSuite(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name}: holidays`, () => {
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

    it('are kept for each person', async () => {
      expect(await store.holidays.of(ADA.id)).toEqual([]);
      expect(await store.holidays.save(ADA.id, [], [FIRST])).toBe(true);
      expect(await store.holidays.save(ADA.id, [FIRST], [FIRST, SECOND])).toBe(true);
      expect(await store.holidays.of(ADA.id)).toEqual([FIRST, SECOND]);
      expect(await store.holidays.ofAll([ADA.id, BEN.id])).toEqual(new Map([[ADA.id, [FIRST, SECOND]]]));
    });

    it('are not changed by somebody who expects different ones', async () => {
      await store.holidays.save(ADA.id, [], [FIRST]);
      expect(await store.holidays.save(ADA.id, [], [SECOND])).toBe(false);
      expect(await store.holidays.save(ADA.id, [SECOND], [])).toBe(false);
      expect(await store.holidays.save(BEN.id, [SECOND], [])).toBe(false);
      expect(await store.holidays.of(ADA.id)).toEqual([FIRST]);
      // All of them are over: start with none again.
      expect(await store.holidays.save(ADA.id, [FIRST], [])).toBe(true);
      expect(await store.holidays.save(ADA.id, [], [SECOND])).toBe(true);
      expect(await store.holidays.of(ADA.id)).toEqual([SECOND]);
    });

    it('disappear with the person', async () => {
      await store.holidays.save(ADA.id, [], [FIRST]);
      await store.holidays.save(BEN.id, [], [SECOND]);
      await store.upkeep.forgetPerson(ADA.id, '–', 'nobody');
      expect(await store.holidays.of(ADA.id)).toEqual([]);
      expect(await store.holidays.of(BEN.id)).toEqual([SECOND]);
    });
  });
}
