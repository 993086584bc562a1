import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from './play.ts';
import { sample } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 } };

/** Takes the first free seat, under a name. */
async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/m/${code}`);
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('form button[type=submit]');
  await page.locator('[data-testid=lobby-seats] >> text=This is you').waitFor();
}

const factsOn = (page: Page) => page.locator('[data-testid=table-facts] dd').allTextContents();
const namesOn = (page: Page) => page.locator('[data-testid=lobby-seats] li strong').allTextContents();

it('a table for friends suggests a clock, and newcomers see what it is before sitting down', async () => {
  const host = await site.person({ ...PHONE, language: 'cs' });
  await host.goto('/new/vendetta?with=friends');
  expect(await host.getByRole('radio', { name: 'Naživo' }).isChecked()).toBe(true);
  expect(await flawsOf(host, 'cs')).toEqual([]);
  await host.getByRole('radio', { name: 'Naživo' }).focus();
  await host.keyboard.press('ArrowRight');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await host.getByRole('radio', { name: 'Všichni (v seznamu)' }).check({ force: true });
  await host.click('button[type=submit]');
  const code = await codeOf(host);

  // A shared link has a preview in the host's language, and leads here however it is opened.
  const link = await host.locator('main input[readonly]').inputValue();
  expect(link).toBe(`${site.url}/m/${code}?lang=cs`);
  const guest = await site.person(PHONE);
  await guest.goto('/');
  await guest.getByLabel('Got a code?').fill(link);
  await guest.keyboard.press('Enter');
  await guest.waitForSelector('[data-testid=table-facts]');
  expect(await factsOn(guest)).toEqual(['Zofie (Čeština)', '1 day', 'A bot decides', 'Yes']);
  expect(await flawsOf(guest, 'en')).toEqual([]);
  await guest.goto('/');
  await guest.getByText('Host: Zofie (Čeština) · 1 day for each decision, then a bot decides').waitFor();
  expect(await flawsOf(guest, 'en')).toEqual([]);
}, 240_000);

const HOSTED = [
  ['the-hunger', 'en'],
  ['masters-of-the-night', 'pl'],
  ['lovci-noci', 'cs'],
  ['vendetta', 'en'],
] as const;

it.each(sample(HOSTED, 2))(
  'the host of %s changes options, clock and seats by keyboard, and the guest sees it',
  async (game, language) => {
    const host = await site.person({ ...PHONE, language });
    await host.goto(`/new/${game}?with=friends`);
    await host.fill('input[autocomplete=nickname]', 'Ala');
    await host.click('button[type=submit]');
    const code = await codeOf(host);
    const guest = await site.person(PHONE);
    await sitDown(guest, code, 'Ala');

    // Two people with the same name are told apart from the start, for everybody.
    for (const page of [host, guest]) {
      await page.locator('[data-testid=lobby-seats] strong >> text=Ala 2').waitFor();
      expect((await namesOn(page)).slice(0, 2)).toEqual(['Ala', 'Ala 2']);
    }

    const before = await host.locator('[data-testid=lobby-seats] li').count();
    const form = host.locator('[data-testid=change-table]');
    await host.locator('summary').first().focus();
    await host.keyboard.press('Enter');
    await form.waitFor();
    expect(await flawsOf(host, language)).toEqual([]);
    const [fewer, more] = [form.locator('fieldset button').first(), form.locator('fieldset button').nth(1)];
    const step = (await fewer.isEnabled()) ? -1 : 1;
    await (step < 0 ? fewer : more).focus();
    await host.keyboard.press('Enter');
    await form.locator('input[value=none]').focus();
    await host.keyboard.press('Space');
    await form.locator('button[type=submit]').focus();
    await host.keyboard.press('Enter');
    await guest.locator(`[data-testid=lobby-seats] li:nth-child(${before + step})`).waitFor();
    await guest.locator('[data-fact=clock] >> text=No clock').waitFor();
    expect(await guest.locator('[data-testid=lobby-seats] li').count()).toBe(before + step);

    // Swapping seats with a neighbour.
    await host.locator('[data-testid=lobby-seats] li:nth-child(2) button').first().focus();
    await host.keyboard.press('Enter');
    await guest.locator('[data-testid=lobby-seats] li:nth-child(1) >> text=This is you').waitFor();
    expect((await namesOn(guest)).slice(0, 2)).toEqual(['Ala', 'Ala 2']);
    // If two are left, both are taken.
    if (before + step > 2) await host.click('[data-testid=fill]');
    await host.click('[data-testid=begin]:not([disabled])');
    await Promise.all([host, guest].map((page) => page.waitForSelector('[data-testid=decision]')));
  },
  240_000,
);

it('a bot has the same name in all languages', async () => {
  const host = await site.person();
  await host.goto('/new/the-hunger?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Ala');
  await host.click('button[type=submit]');
  const code = await codeOf(host);
  await host.click('[data-testid=fill]');
  await host.locator('[data-testid=begin]:not([disabled])').waitFor();
  const seen = [];
  for (const language of ['en', 'pl', 'cs']) {
    const page = await site.person({ language });
    await page.goto(`/m/${code}`);
    await page.waitForSelector('[data-testid=lobby-seats]');
    seen.push(await namesOn(page));
  }
  expect(new Set(seen.map((names) => names.join())).size).toBe(1);
}, 240_000);

it.each(sample(['pl', 'cs', 'en']))(
  'the front page asks which game to invite friends to, in %s',
  async (language) => {
    const page = await site.person({ ...PHONE, language });
    await page.goto('/');
    await page.locator('[data-testid=invite]').focus();
    await page.keyboard.press('Enter');
    const games = page.locator('[data-testid=invite-games]');
    await games.waitFor();
    expect(await flawsOf(page, language)).toEqual([]);
    // Axe ignores what is on top of everything else: it has the colours of the page, not those of the picture behind
    // it.
    const colours = await games.evaluate((dialog) => {
      const tokens = [
        '--ink',
        '--candle',
        '--edge-line',
        '--page-ground',
        '--raised-ground',
        '--panel-ground',
      ];
      return [dialog, document.documentElement].map((element) =>
        tokens.map((token) => getComputedStyle(element).getPropertyValue(token)),
      );
    });
    expect(colours[0]).toEqual(colours[1]);
    await games.locator('[data-game=vendetta]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/new/vendetta?with=friends');
  },
  240_000,
);
