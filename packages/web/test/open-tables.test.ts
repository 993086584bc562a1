import type { MatchInfo, Store } from '@nokturn/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, tabTo } from './play.ts';
import { pageText, READERS, sample } from './says.ts';
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
}, 240_000);
afterAll(() => site.close());

it('the list of open tables has pages, and the next is shown on request', async () => {
  const page = await site.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  const rows = page.locator('section[aria-labelledby=open-tables] li');
  const more = page.getByRole('button', { name: 'Show more tables' });
  await more.waitFor();
  // They are below all the games: a link leads straight there.
  await page.getByRole('link', { name: 'Open tables' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Open tables' });
  const isSeen = ({ y = -1 } = {}) => y >= 0 && y < 740;
  await expect.poll(async () => isSeen((await heading.boundingBox()) ?? {})).toBe(true);
  expect(await rows.count()).toBe(50);
  expect(await flawsOf(page, 'en')).toEqual([]);
  await more.focus();
  await page.keyboard.press('Enter');
  await more.waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(TABLES);
  expect(new Set(await rows.allTextContents()).size).toBe(TABLES);
}, 240_000);

/** Each pair filters for a different game: the other pair's table is already taken. */
const GAME_OF = new Map([
  ['en', 'vendetta'],
  ['pl', 'the-hunger'],
  ['cs', 'masters-of-the-night'],
]);

const gameIn = (page: Page) => page.getByTestId('table-filters').locator('select').first();

it.each(READERS)(
  'tables are found by filters (%s), which stay; a quick match takes the seat that fits, and tells the host (%s) on the page',
  async (seekers, hosts) => {
    const [mine, theirs] = [pageText(seekers), pageText(hosts)];
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const page = await site.person({ ...phone, language: seekers });
    const host = await site.person({ ...phone, language: hosts });
    await page.goto('/');
    const rows = page.locator('section[aria-labelledby=open-tables] li');
    await page.getByLabel(mine.plain('filter-clock')).selectOption({ label: mine.plain('tempo-days') });
    await page.waitForFunction(
      () => document.querySelectorAll('section[aria-labelledby=open-tables] li').length === 1,
    );
    expect(await rows.first().textContent()).toContain('Host 7');
    expect(await flawsOf(page, seekers)).toEqual([]);
    await page.reload();
    await page.waitForFunction(
      () => document.querySelectorAll('section[aria-labelledby=open-tables] li').length === 1,
    );
    // Nobody is waiting at such a table.
    await gameIn(page).selectOption(GAME_OF.get(seekers) ?? '');
    await page.getByText(mine.plain('open-tables-none-fit')).waitFor();
    expect(await flawsOf(page, seekers)).toEqual([]);

    // So one is opened, and the next person is led there.
    await host.goto('/');
    await host.getByLabel(theirs.plain('filter-clock')).selectOption({ label: theirs.plain('tempo-days') });
    await gameIn(host).selectOption(GAME_OF.get(seekers) ?? '');
    await host.getByTestId('quick-match').focus();
    await host.keyboard.press('Enter');
    await host.waitForSelector('[data-testid=lobby-seats]');
    expect(await flawsOf(host, hosts)).toEqual([]);
    await page.getByTestId('quick-match').tap();
    await page.locator('[data-testid=lobby-seats]').getByText(mine.plain('seat-you')).waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(host.url()).pathname);
    const name = mine.plain('guest');
    await host.getByText(theirs.plain('lobby-came', { name })).waitFor();
    expect(await flawsOf(host, hosts)).toEqual([]);
    // The next person finds no more tables than before.
    await host.getByRole('button', { name: theirs.plain('lobby-close') }).press('Enter');
    await host.getByRole('button', { name: theirs.plain('lobby-close-sure') }).press('Enter');
    await host.getByTestId('quick-match').waitFor();
    for (const each of [page, host]) await each.context().close();
  },
  240_000,
);

it.each(sample([['pl', 'cs'] as const, ['cs', 'en'] as const, ['en', 'pl'] as const]))(
  'the best table to watch is found by keyboard (%s), and its player (%s) sees waiting matches on a phone',
  async (seekers, hosts) => {
    const game = 'the-hunger';
    const phone = { viewport: { width: 360, height: 740 } };
    const host = await site.person({ ...phone, language: hosts });
    await host.goto('/me');
    await host.fill('input[autocomplete=nickname]', 'Zofie');
    await host.click('main form button[type=submit]');
    await host.waitForSelector('[aria-labelledby=notices]');
    const code = await startedBy(host, game);

    // It is the host's turn: that match comes first in their list.
    await host.goto('/');
    const waiting = host.locator('section[aria-labelledby=your-matches] li').first();
    await waiting.getByText(pageText(hosts).plain('status-turn')).waitFor();
    expect(await flawsOf(host, hosts)).toEqual([]);
    await host.goto('/history');
    const listed = host.locator('main ul > li').first();
    await listed.getByText(pageText(hosts).plain('status-turn')).waitFor();

    const page = await site.person({ ...phone, language: seekers });
    const words = pageText(seekers);
    await page.goto('/');
    await gameIn(page).selectOption(game);
    // While nobody is at the table there is nothing to watch.
    await tabTo(page, '[data-testid=best-table]');
    await page.keyboard.press('Enter');
    await page.getByText(words.plain('best-table-none')).waitFor();
    expect(await flawsOf(page, seekers)).toEqual([]);

    await host.goto(`/m/${code}`);
    await asked(host);
    await tabTo(page, '[data-testid=best-table]');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/m/${code}`);
    await page.waitForSelector('[data-testid=decision]');
    expect(await flawsOf(page, seekers)).toEqual([]);
    for (const each of [page, host]) await each.context().close();
  },
  180_000,
);

/** A match against bots that everybody may watch. */
async function startedBy(host: Page, game: string): Promise<string> {
  return host.evaluate(async (game) => {
    const { secret } = JSON.parse(localStorage.getItem('nokturn.person') ?? '{}');
    const post = async (path: string, body: object) => {
      const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
      const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(await response.text());
      return response.json();
    };
    const bot = { kind: 'bot', level: 'random' };
    const { match } = await post('/api/matches', {
      game,
      seats: [{ kind: 'open' }, bot, bot],
      privacy: 'listed',
    });
    await post(`/api/matches/${match.code}/start`, {});
    return match.code as string;
  }, game);
}
