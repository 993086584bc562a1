import { readFileSync } from 'node:fs';
import { commitmentTo } from '@nokturn/engine';
import { LIBRARY, type Library, libraryOf, RELEASES } from '@nokturn/games/all';
import type { MatchInfo, Store } from '@nokturn/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMatch } from '../../server/src/testing/guest.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

/** A match that began under rules that no program has any more. */
const OLD: MatchInfo = {
  code: 'aaaa2222',
  game: 'lovci-noci',
  rules: 0,
  options: {},
  privacy: 'link',
  spectators: true,
  clock: { seconds: null, after: 'default' },
  status: 'over',
  host: 'somebody-from-old',
  createdAt: 1,
  startedAt: 2,
  endedAt: 3,
  winners: [0],
  rematch: null,
  seats: Array.from({ length: 4 }, () => ({ kind: 'bot', level: 'random' })),
  seed: 'long ago',
};

const NEWER = 'vendetta';

/** The library of a server that has been replaced by a newer one, while the browser still has the old page. */
function newerLibrary(): Library {
  const digest = 'f'.repeat(32);
  const today = LIBRARY.today.map((rules) => (rules.id === NEWER ? { ...rules, digest } : rules));
  return libraryOf({ today, releases: RELEASES, load: () => Promise.reject(new Error('not wanted here')) });
}

let site: Site;
beforeAll(async () => {
  const before = async (store: Store) => {
    await store.addPerson({ id: OLD.host, name: 'Ota', secretHash: '00', createdAt: 1 });
    await store.createMatch({ info: OLD, version: 0, revision: 0, wakeAt: null });
    const unfinished = { ...OLD, code: 'bbbb2222', status: 'playing', endedAt: null, winners: null } as const;
    await store.createMatch({ info: unfinished, version: 0, revision: 0, wakeAt: null });
    const { at, moves } = { at: 3, moves: [['roll-start', 0, 'roll']] as const };
    await store.append({ info: OLD, version: 1, revision: 1, wakeAt: null }, { at, moves }, null);
  };
  site = await openSite({ before, library: newerLibrary() });
}, 240_000);
afterAll(() => site.close());

describe('a match under older rules', () => {
  it.each(['/m/aaaa2222', '/replay/aaaa2222'])('says so at %s and offers its record', async (path) => {
    const page = await site.person();
    await page.goto(path);
    await page.waitForSelector('text=older version of the rules');
    expect(await flawsOf(page, 'en')).toEqual([]);
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('text=Download the record')]);
    const record = JSON.parse(readFileSync(await file.path(), 'utf8'));
    const { signature, ...rest } = record;
    expect(signature).toMatchObject({ key: expect.any(String), value: expect.any(String) });
    expect(rest).toEqual({
      format: 1,
      game: OLD.game,
      rules: 0,
      seats: 4,
      options: {},
      commitment: commitmentTo('long ago'),
      seed: 'long ago',
      moves: [['roll-start', 0, 'roll']],
    });
  });

  it('that never ended has no record', async () => {
    const page = await site.person();
    await page.goto('/m/bbbb2222');
    await page.waitForSelector('text=older version of the rules');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('text=Download the record').count()).toBe(0);
  });
});

it('a match under rules newer than the page is not shown under older ones', async () => {
  const page = await site.person();
  await page.goto('/');
  const { code } = await newMatch(() => site.url, { game: NEWER, guests: 3 });
  await page.goto(`/m/${code}`);
  await page.waitForSelector('text=the page has just been updated');
  expect(await flawsOf(page, 'en')).toEqual([]);
});
