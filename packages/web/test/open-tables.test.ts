import type { MatchInfo, Store } from '@nokturn/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

const TABLES = 53;

function tableOf(host: string, number: number): MatchInfo {
  return {
    code: String(number)
      .padStart(12, '0')
      .replace(/\d/g, (digit) => 'abcdefghjk'[Number(digit)] ?? ''),
    game: 'lovci-noci',
    rules: 1,
    options: {},
    privacy: 'listed',
    spectators: true,
    clock: { seconds: null, after: 'default' },
    status: 'lobby',
    host,
    createdAt: Date.now() - number,
    startedAt: null,
    endedAt: null,
    winners: null,
    rematch: null,
    seats: [
      { kind: 'person', person: host, standIn: null, returnedAt: null, reactions: {}, hold: false },
      ...Array.from({ length: 3 }, () => ({ kind: 'open' }) as const),
    ],
    seed: null,
  };
}

let site: Site;
beforeAll(async () => {
  const before = async (store: Store) => {
    for (let i = 0; i < TABLES; i++) {
      const id = `person-number-${String(i).padStart(2, '0')}`;
      await store.addPerson({ id, name: `Host ${i}`, secretHash: '00', createdAt: 1 });
      await store.createMatch({ info: tableOf(id, i), version: 0, revision: 0, wakeAt: null });
    }
  };
  site = await openSite({ before });
}, 120_000);
afterAll(() => site.close());

it('the list of open tables has pages, and the next is shown when it is asked for', async () => {
  const page = await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  const rows = page.locator('section[aria-labelledby=open-tables] li');
  const more = page.getByRole('button', { name: 'Show more tables' });
  await more.waitFor();
  expect(await rows.count()).toBe(50);
  expect(await flawsOf(page, 'en')).toEqual([]);
  await more.focus();
  await page.keyboard.press('Enter');
  await more.waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(TABLES);
  expect(new Set(await rows.allTextContents()).size).toBe(TABLES);
}, 60_000);
