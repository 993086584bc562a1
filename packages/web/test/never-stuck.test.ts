import { HurriedTime } from '@nokturn/server/testing';
import type { GameText, Language } from '@nokturn/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption, codeOf, hasty } from './play.ts';
import { pageText, READERS } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

const MINUTES = 60_000;
const time = new HurriedTime();
let site: Site;
beforeAll(async () => {
  site = await openSite({ time });
}, 240_000);
afterAll(() => site.close());

/** The texts for three people. */
type Texts = [GameText, GameText, GameText];

const PHONE = { viewport: { width: 360, height: 740 } };

/** A table of four, without a clock: the suggested one would answer for players while time is skipped. */
async function openTable(host: Page, language: Language): Promise<string> {
  const text = pageText(language);
  await host.goto('/new/masters-of-the-night?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await host.getByRole('button', { name: text.plain('setup-more') }).click();
  await host.getByRole('radio', { name: text.plain('clock-pace-none') }).press('Space');
  await host.click('button[type=submit]');
  return codeOf(host);
}

async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/m/${code}`);
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('form button[type=submit]');
  await page.waitForSelector(`[data-testid=lobby-seats] >> text=${name}`);
}

async function playToTheEnd(page: Page): Promise<void> {
  for (;;) {
    const now = await asked(page);
    if (now.for === 'nobody') return;
    await clickOption(page, hasty(now.options, now.step));
  }
}

/** Opens the menu of the table by keyboard, and everything collapsed in it. */
async function openMenu(page: Page, language: Language): Promise<void> {
  const menu = pageText(language).plain('menu');
  await page.getByRole('button', { name: menu, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: menu }).waitFor();
}

/** The focus is in the menu, even if the focused button has gone. */
async function closeMenu(page: Page, language: Language): Promise<void> {
  const menu = page.getByRole('dialog', { name: pageText(language).plain('menu') });
  await menu.and(page.locator(':focus-within')).waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
}

it.each(READERS)(
  'the host (%s) closes the browser in a match without a clock: the others (%s, %s) go on and finish, on phones, by keyboard; a rematch gathers everybody',
  async (...languages) => {
    const [hosts, bens, evas] = languages.map((language) => pageText(language)) as Texts;
    const host = await site.person({ ...PHONE, language: languages[0] });
    const ben = await site.person({ ...PHONE, language: languages[1] });
    const eva = await site.person({ ...PHONE, language: languages[2] });
    const code = await openTable(host, languages[0]);
    await sitDown(ben, code, 'Tadeusz');
    await sitDown(eva, code, 'Petr');
    await host.click('[data-testid=fill]');
    await host.click('[data-testid=begin]:not([disabled])');
    await Promise.all([host, ben, eva].map((page) => page.waitForSelector('[data-testid=decision]')));
    const hosting = host.context();
    await host.close();
    const others = [
      [ben, bens],
      [eva, evas],
    ] as const;
    const isAway = ([page, text]: (typeof others)[number]) =>
      page.getByText(text.plain('seat-away', { name: 'Zofie' })).waitFor({ state: 'attached' });
    await Promise.all(others.map(isAway));

    // At first nothing can be done about it.
    await openMenu(ben, languages[1]);
    expect(await ben.locator('[data-testid=take-over]').count()).toBe(0);
    await closeMenu(ben, languages[1]);

    time.skip(5 * MINUTES);
    await Promise.all([ben, eva].map((page) => page.reload()));
    await Promise.all([ben, eva].map((page) => page.waitForSelector('[data-testid=decision]')));
    await openMenu(ben, languages[1]);
    const takeOver = ben.getByRole('button', { name: bens.plain('host-take-over') });
    await takeOver.waitFor();
    expect(await flawsOf(ben, languages[1])).toEqual([]);
    await takeOver.focus();
    await ben.keyboard.press('Enter');
    await takeOver.waitFor({ state: 'detached' });
    await closeMenu(ben, languages[1]);

    // Whoever is asked first, the host's seat is the only one that does not answer.
    const sheet = eva.getByRole('button', { name: evas.plain('seat-open-sheet', { name: 'Zofie' }) });
    await sheet.focus();
    await eva.keyboard.press('Enter');
    const bot = eva.locator('[data-part=sheet]').getByLabel(evas.plain('seat-let-bot'));
    await bot.waitFor();
    expect(await flawsOf(eva, languages[2])).toEqual([]);
    await bot.focus();
    await bot.selectOption('easy');
    const stoodIn = evas.plain('seat-stand-in', { name: 'Zofie' });
    await eva.locator('[data-part=sheet]').getByText(stoodIn).waitFor();
    await eva.keyboard.press('Escape');
    await eva.waitForSelector('[data-part=sheet]', { state: 'detached' });

    await Promise.all([ben, eva].map(playToTheEnd));
    const verdicts = await Promise.all([ben, eva].map((page) => page.textContent('[data-testid=verdict]')));
    expect(verdicts.every((verdict) => (verdict ?? '').length > 0)).toBe(true);

    // One person asks for a rematch, another sees it on the result screen, the third in their list of matches;
    // everybody moves one seat on.
    await ben.getByRole('button', { name: bens.plain('rematch') }).focus();
    await ben.keyboard.press('Enter');
    await ben.waitForSelector('[data-testid=lobby-seats]');
    await eva.locator('[data-testid=rematch-offered]').waitFor();
    expect(await flawsOf(eva, languages[2])).toEqual([]);
    await eva.getByRole('button', { name: evas.plain('rematch-join') }).focus();
    await eva.keyboard.press('Enter');
    await eva.waitForSelector('[data-testid=lobby-seats]');
    const back = await hosting.newPage();
    await back.goto('/');
    await back.getByRole('link', { name: hosts.plain('status-expected') }).focus();
    await back.keyboard.press('Enter');
    await back.getByText(hosts.plain('lobby-expected', { name: 'Tadeusz' })).waitFor();
    expect(await flawsOf(back, languages[0])).toEqual([]);
    await back.getByRole('button', { name: hosts.plain('take-a-seat') }).focus();
    await back.keyboard.press('Enter');
    const present = bens.plain('seat-present');
    await ben.locator('[data-testid=lobby-seats] li:nth-child(4)').getByText(present).waitFor();
    const seats = await ben.locator('[data-testid=lobby-seats] li strong').allTextContents();
    expect([seats[0], seats[1], seats[3]]).toEqual(['Tadeusz', 'Petr', 'Zofie']);
    await Promise.all([ben, eva].map((page) => page.context().close()));
    await hosting.close();
  },
  300_000,
);

it.each(READERS)(
  'a majority (%s, %s) ends a match without a result, and everybody (%s too) sees why it stopped',
  async (...languages) => {
    const [hosts, bens, evas] = languages.map((language) => pageText(language)) as Texts;
    const host = await site.person({ ...PHONE, language: languages[0] });
    const ben = await site.person({ ...PHONE, language: languages[1] });
    const eva = await site.person({ ...PHONE, language: languages[2] });
    const code = await openTable(host, languages[0]);
    await sitDown(ben, code, 'Petr');
    await sitDown(eva, code, 'Tadeusz');
    await host.click('[data-testid=fill]');
    await host.click('[data-testid=begin]:not([disabled])');
    await Promise.all([host, ben, eva].map((page) => page.waitForSelector('[data-testid=decision]')));

    const agree = async (page: Page, text: GameText, language: Language) => {
      await openMenu(page, language);
      await page.locator('[data-testid=end-together] summary').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: text.plain('end-together-want') }).focus();
      await page.keyboard.press('Enter');
      expect(await flawsOf(page, language)).toEqual([]);
      await page.getByRole('button', { name: text.plain('end-together-sure') }).focus();
      await page.keyboard.press('Enter');
    };
    await agree(host, hosts, languages[0]);
    const wanted = evas.plain('end-together-toast', { name: 'Zofie' });
    await eva.locator('[data-part=toast]', { hasText: wanted }).waitFor();
    await host.getByText(hosts.plain('end-together-count', { wanted: 1, needed: 2 })).waitFor();
    await agree(ben, bens, languages[1]);
    const screens = [
      [host, hosts, languages[0]],
      [ben, bens, languages[1]],
      [eva, evas, languages[2]],
    ] as const;
    for (const [page, text, language] of screens) {
      await page.getByRole('heading', { name: text.plain('abandoned') }).waitFor();
      expect(await flawsOf(page, language)).toEqual([]);
      await page.context().close();
    }
  },
  240_000,
);
