import type { MatchInfo, Store } from '@nokturn/server';
import type { Page } from 'playwright-core';
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
    clock: { seconds: number === 7 ? 86_400 : null, after: 'default' },
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

const gameIn = (page: Page) => page.getByTestId('table-filters').locator('select').first();

it('tables are found by filters, which stay; a quick match takes the seat that fits, and tells the host on the page', async () => {
  const [page, host] = [
    await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }),
    await site.person({ language: 'pl' }),
  ];
  await page.goto('/');
  const rows = page.locator('section[aria-labelledby=open-tables] li');
  await page.getByLabel('Clock').selectOption({ label: 'Days' });
  await page.waitForFunction(
    () => document.querySelectorAll('section[aria-labelledby=open-tables] li').length === 1,
  );
  expect(await rows.first().textContent()).toContain('Host 7');
  expect(await flawsOf(page, 'en')).toEqual([]);
  await page.reload();
  await page.waitForFunction(
    () => document.querySelectorAll('section[aria-labelledby=open-tables] li').length === 1,
  );
  await gameIn(page).selectOption('vendetta');
  await page.getByText('No open table matches. Try other filters, or a quick match.').waitFor();
  expect(await flawsOf(page, 'en')).toEqual([]);

  // Nobody waits at such a table: one is opened, and whoever comes next is led there.
  await host.goto('/');
  await host.getByLabel('Zegar').selectOption({ label: 'Dni' });
  await gameIn(host).selectOption('vendetta');
  await host.getByTestId('quick-match').focus();
  await host.keyboard.press('Enter');
  await host.waitForSelector('[data-testid=lobby-seats]');
  expect(await flawsOf(host, 'pl')).toEqual([]);
  await page.getByTestId('quick-match').tap();
  await page.locator('[data-testid=lobby-seats] >> text=This is you').waitFor();
  expect(new URL(page.url()).pathname).toBe(new URL(host.url()).pathname);
  await host.getByText('Przy stole siada').waitFor();
  expect(await flawsOf(host, 'pl')).toEqual([]);
}, 90_000);
