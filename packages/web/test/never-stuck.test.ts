import { HurriedTime } from '@nokturn/server/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption, codeOf, hasty } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

const MINUTES = 60_000;
const time = new HurriedTime();
let site: Site;
beforeAll(async () => {
  site = await openSite({ time });
}, 120_000);
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 } };

async function openTable(host: Page, players: number): Promise<string> {
  await host.goto('/new/lovci-noci?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  const fewer = host.getByRole('button', { name: 'One fewer player' });
  for (let seats = 5; seats > players; seats--) await fewer.click();
  await host.click('summary');
  await host.selectOption('#option-firstRoundAttack', 'true');
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

/** Opens the menu of the table with the keyboard, and what is folded in it. */
async function openMenu(page: Page, menu: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: menu }).waitFor();
}

it('the host closes the browser in a match without a clock: the others go on and finish, on phones, by keyboard; a rematch gathers everybody', async () => {
  const host = await site.person();
  const pl = await site.person({ ...PHONE, language: 'pl' });
  const cs = await site.person({ ...PHONE, language: 'cs' });
  const code = await openTable(host, 4);
  await sitDown(pl, code, 'Tadeusz');
  await sitDown(cs, code, 'Petr');
  await host.click('[data-testid=fill]');
  await host.click('[data-testid=begin]:not([disabled])');
  await Promise.all([host, pl, cs].map((page) => page.waitForSelector('[data-testid=decision]')));
  const hosting = host.context();
  await host.close();

  // Nothing can be done about it at once.
  await openMenu(pl, 'Menu');
  expect(await pl.locator('[data-testid=take-over]').count()).toBe(0);
  await pl.keyboard.press('Escape');

  time.skip(5 * MINUTES);
  await Promise.all([pl, cs].map((page) => page.reload()));
  await Promise.all([pl, cs].map((page) => page.waitForSelector('[data-testid=decision]')));
  await openMenu(pl, 'Menu');
  const takeOver = pl.getByRole('button', { name: 'Przejmij rolę gospodarza' });
  await takeOver.waitFor();
  expect(await flawsOf(pl, 'pl')).toEqual([]);
  await takeOver.focus();
  await pl.keyboard.press('Enter');
  await takeOver.waitFor({ state: 'detached' });
  await pl.keyboard.press('Escape');

  // Whoever is asked first: the seat of the host is the only one that does not answer.
  const sheet = cs.getByRole('button', { name: 'Zofie: vše veřejné' });
  await sheet.focus();
  await cs.keyboard.press('Enter');
  const bot = cs.locator('[data-part=sheet]').getByLabel('Ať hraje bot');
  await bot.waitFor();
  expect(await flawsOf(cs, 'cs')).toEqual([]);
  await bot.focus();
  await bot.selectOption('easy');
  await cs.locator('[data-part=sheet] >> text=Zofie: zaskakuje bot').waitFor();
  await cs.keyboard.press('Escape');

  await Promise.all([pl, cs].map(playToTheEnd));
  const verdicts = await Promise.all([pl, cs].map((page) => page.textContent('[data-testid=verdict]')));
  expect(verdicts.every((verdict) => (verdict ?? '').length > 0)).toBe(true);

  // One asks, the other is told on the result screen, the third finds it among the matches; everybody moves one seat on.
  await pl.getByRole('button', { name: 'Zagraj ponownie' }).focus();
  await pl.keyboard.press('Enter');
  await pl.waitForSelector('[data-testid=lobby-seats]');
  await cs.locator('[data-testid=rematch-offered]').waitFor();
  expect(await flawsOf(cs, 'cs')).toEqual([]);
  await cs.getByRole('button', { name: 'Přidat se k odvetě' }).focus();
  await cs.keyboard.press('Enter');
  await cs.waitForSelector('[data-testid=lobby-seats]');
  const back = await hosting.newPage();
  await back.setViewportSize(PHONE.viewport);
  await back.goto('/');
  await back.getByRole('link', { name: /Play again\?/ }).click();
  await back.getByText('Tadeusz would like to play again. Your seat is reserved.').waitFor();
  expect(await flawsOf(back, 'en')).toEqual([]);
  await back.getByRole('button', { name: 'Take a seat' }).focus();
  await back.keyboard.press('Enter');
  await pl.locator('[data-testid=lobby-seats] li:nth-child(4) >> text=Przy stole').waitFor();
  const seats = await pl.locator('[data-testid=lobby-seats] li strong').allTextContents();
  expect([seats[0], seats[1], seats[3]]).toEqual(['Tadeusz', 'Petr', 'Zofie']);
}, 300_000);

it('a majority ends a match without a result, and everybody sees why it stopped', async () => {
  const host = await site.person(PHONE);
  const cs = await site.person({ ...PHONE, language: 'cs' });
  const pl = await site.person({ ...PHONE, language: 'pl' });
  const code = await openTable(host, 4);
  await sitDown(cs, code, 'Petr');
  await sitDown(pl, code, 'Tadeusz');
  await host.click('[data-testid=fill]');
  await host.click('[data-testid=begin]:not([disabled])');
  await Promise.all([host, cs, pl].map((page) => page.waitForSelector('[data-testid=decision]')));

  const agree = async (page: Page, words: { fold: string; want: string; sure: string }) => {
    await openMenu(page, page === cs ? 'Nabídka' : 'Menu');
    await page.locator('summary', { hasText: words.fold }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: words.want }).focus();
    await page.keyboard.press('Enter');
    expect(await flawsOf(page, page === cs ? 'cs' : 'en')).toEqual([]);
    await page.getByRole('button', { name: words.sure }).focus();
    await page.keyboard.press('Enter');
  };
  await agree(host, {
    fold: 'End the match without a result',
    want: 'I want to end it',
    sure: 'Yes, end it',
  });
  await pl.locator('[data-part=toast]', { hasText: 'Zofie chce zakończyć partię bez wyniku' }).waitFor();
  await host.getByText('1 of the 2 needed have agreed to end it').waitFor();
  await agree(cs, {
    fold: 'Ukončit partii bez výsledku',
    want: 'Chci ji ukončit',
    sure: 'Ano, končíme',
  });
  await host.getByRole('heading', { name: 'This match was ended' }).waitFor();
  await cs.getByRole('heading', { name: 'Tahle partie byla ukončena' }).waitFor();
  await pl.getByRole('heading', { name: 'Ta partia została przerwana' }).waitFor();
  expect(await flawsOf(host, 'en')).toEqual([]);
  expect(await flawsOf(pl, 'pl')).toEqual([]);
}, 120_000);
