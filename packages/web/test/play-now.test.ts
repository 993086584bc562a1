import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { asked, tabTo } from './play.ts';
import { sample } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const FIRST = {
  'lovci-noci': { seats: 5, options: { characters: 'tutorial' } },
  vendetta: { seats: 4, options: { teams: false, clanChoice: 'random' } },
  'the-hunger': { seats: 4, options: { mode: 'rookie' } },
  // Two vampires are too few for the usual three players.
  'masters-of-the-night': { seats: 2, options: { difficulty: 'easy', familySize: 2 } },
} as const;
const USUAL = { 'lovci-noci': 5, vendetta: 4, 'the-hunger': 4, 'masters-of-the-night': 3 };
const GAMES = Object.keys(FIRST) as (keyof typeof FIRST)[];

async function begun(page: Page): Promise<SavedMatch> {
  await page.waitForURL(/\/local\//);
  await asked(page);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? ''), `nokturn.match.${id}`);
}

async function playNow(page: Page, game: string): Promise<SavedMatch> {
  await page.goto('/');
  await page.click('[data-testid=play-now]');
  await page.click(`[data-testid=play-now-games] [data-game=${game}]`);
  return begun(page);
}

it.each(sample(GAMES, 2))(
  '%s: two clicks from the front page to the player’s first decision, with the first-game preset only once',
  async (game) => {
    const page = await site.person();
    const first = await playNow(page, game);
    expect(first.record.game).toBe(game);
    expect(first.record).toMatchObject(FIRST[game]);
    expect(first.seats.map(({ kind }) => kind)).toEqual(['person', ...first.seats.slice(1).map(() => 'bot')]);

    const second = await playNow(page, game);
    expect(second.record.seats).toBe(USUAL[game]);
    expect(second.record.options).not.toMatchObject(FIRST[game].options);
  },
  240_000,
);

it('uses the last set-up, and no first-game preset for a game that was set up before', async () => {
  const page = await site.person();
  await page.goto('/new/the-hunger?with=bots');
  await page.check('input[value=feast]', { force: true });
  await page.click('button[aria-label="One fewer player"]');
  await page.click('button[type=submit]');
  const chosen = await begun(page);
  const again = await playNow(page, 'the-hunger');
  expect(again.id).not.toBe(chosen.id);
  expect(again.record.options).toEqual(chosen.record.options);
  expect(again.record.options).toMatchObject({ mode: 'elder', freeHuntTakes: 'pile' });
  expect([chosen.record.seats, again.record.seats]).toEqual([3, 3]);
}, 240_000);

describe.each([
  { language: 'en', viewport: { width: 1366, height: 657 } },
  { language: 'pl', viewport: { width: 360, height: 740 } },
  { language: 'cs', viewport: { width: 360, height: 740 } },
])('the four pictures in $language at $viewport.width', ({ language, viewport }) => {
  it('can be chosen by keyboard alone, hold the focus, and have no flaw', async () => {
    const page = await site.person({ language, viewport });
    await page.goto('/');
    await tabTo(page, '[data-testid=play-now]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-testid=play-now-games] [data-game]:focus');
    expect(await flawsOf(page, language)).toEqual([]);
    const inside = await page.$$eval('[data-testid=play-now-games] [data-game]', (all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      }),
    );
    expect(inside).toEqual([true, true, true, true]);

    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-testid=play-now]:focus');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-game=vendetta]');
    await page.keyboard.press('Enter');
    expect((await begun(page)).record.game).toBe('vendetta');
  }, 240_000);
});
