import { GAME_IDS } from '@nokturn/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked } from './play.ts';
import { sample, spread } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const READERS = [
  { language: 'pl', viewport: { width: 360, height: 740 } },
  { language: 'cs', viewport: { width: 768, height: 1024 } },
  { language: 'en', viewport: { width: 1440, height: 900 } },
] as const;

it.each(spread(GAME_IDS, READERS))(
  'the rules of $one are read one chapter at a time, with real boards ($way.language, $way.viewport.width pixels)',
  async ({ one: game, way: { language, viewport } }) => {
    const page = await site.person({ language, viewport });
    const broken: string[] = [];
    page.on('pageerror', ({ message }) => broken.push(message));
    page.on('console', (line) => line.type() === 'error' && broken.push(line.text()));
    await page.goto(`/rules/${game}`);
    const figures = page.locator('main figure');
    await figures.first().locator('[inert] svg').first().waitFor();
    await figures.last().locator('[inert] svg').first().waitFor();
    expect(await page.locator('[data-testid=chapter]').count()).toBe(1);
    expect(await flawsOf(page, language)).toEqual([]);
    // The page's headings have space above them; those of a board are wherever the board puts them.
    const headings = page.locator('figure :is(h3, h4)');
    expect(
      await headings.evaluateAll(
        (all) => all.filter((one) => getComputedStyle(one).marginTop !== '0px').length,
      ),
    ).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );

    await page.click('main a[rel=next]');
    await page.waitForSelector('[data-testid=chapter] h2:focus');
    expect(await page.locator('[data-testid=chapter]').count()).toBe(1);
    expect(await figures.count()).toBe(0);
    await page.click('main a[rel=prev]');
    await figures.first().waitFor();
    expect(broken).toEqual([]);
    await page.context().close();
  },
  240_000,
);

it.each(sample(GAME_IDS, 2))(
  '%s: the position in a picture can be played on',
  async (game) => {
    const page = await site.person({ language: 'en' });
    await page.goto(`/rules/${game}`);
    await page.locator('main figure > button').first().press('Enter');
    await page.waitForURL(/\/local\//);
    expect(await asked(page)).toMatchObject({ for: 'me' });
    await page.context().close();
  },
  240_000,
);

it('a search finds words in any form, under the headings of their chapters', async () => {
  const page = await site.person({ language: 'pl', viewport: { width: 360, height: 740 } });
  await page.goto('/rules/vendetta');
  await page.fill('input[type=search]', 'relikwiami');
  await page.waitForSelector('main [role=status]');
  const chapter = page.getByRole('main').getByRole('link', { name: 'Wariant: relikwie' });
  await chapter.waitFor();
  expect(await flawsOf(page, 'pl')).toEqual([]);
  await chapter.press('Enter');
  await page.waitForSelector('[id="VV-23"]:focus');
  expect(await page.inputValue('input[type=search]')).toBe('');
});

it('a chapter of cards names them and explains them in the reader’s language', async () => {
  const page = await site.person({ language: 'cs' });
  await page.goto('/rules/vendetta#VV-R5');
  await page.waitForSelector('[id="VV-R5"][data-marked]:focus');
  await page.goto('/rules/vendetta#7.6');
  await page.locator('main strong', { hasText: 'Galerie šepotu' }).waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/pl-whispering-gallery|Galeria Szeptów/);
  expect(await flawsOf(page, 'cs')).toEqual([]);
});

it.each(sample(GAME_IDS, 2))(
  '%s is printed whole, and the player aid on one page',
  async (game) => {
    const page = await site.person({ language: 'en' });
    await page.goto(`/rules/${game}`);
    await page.waitForSelector('[data-testid=chapter]');
    const chapters = await page.locator('nav li a').count();
    // From a chapter other than the one with the pictures, which are drawn at once.
    const pictures = await page.locator('main figure').count();
    const last = await page.locator('nav li a').last().getAttribute('href');
    await page.goto(`/rules/${game}${last}`);
    await page.reload();
    await page.waitForSelector('main[data-pictures=ready]', { state: 'attached' });
    expect(await page.locator('main figure').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('[data-testid=chapter]').count()).toBe(chapters);
    expect(await page.locator('main figure').count()).toBe(pictures);
    expect(await page.locator('main figure:has([inert] svg)').count()).toBe(pictures);
    expect(await page.locator('nav').first().isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await expect.poll(() => page.locator('[data-testid=chapter]').count()).toBe(1);

    await page.goto(`/rules/${game}/aid`);
    await page.waitForSelector('[data-testid=aid] h2');
    expect(await flawsOf(page, 'en')).toEqual([]);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.context().close();
  },
  240_000,
);

it.each(sample(READERS))(
  'the player aid is opened beside the board of a table ($language, $viewport.width pixels)',
  async ({ language, viewport }) => {
    const page = await site.person({ language, viewport });
    await page.goto('/learn/masters-of-the-night');
    await page.getByRole('button', { name: /^(?:Menu|Nabídka)$/ }).press('Enter');
    await page.getByRole('button', { name: AID[language] }).press('Enter');
    await page.waitForSelector('[data-part=drawer] [data-testid=aid] h2');
    expect(await flawsOf(page, language)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-part=drawer]', { state: 'detached' });
  },
  240_000,
);

const AID = { pl: 'Pomoc gracza', cs: 'Přehled pro hráče', en: 'Player aid' };
