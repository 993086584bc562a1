import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The last matches of the circle, and its table. */
const rowsOf = (page: Page) => page.locator('[data-testid=standings] tbody tr').allTextContents();

it('a circle is founded, joined by its link, plays, and shows who did what; it is left and taken care of', {
  timeout: 180_000,
}, async () => {
  const [ada, ben, eva] = [
    await site.person(PHONE),
    await site.person({ language: 'pl' }),
    await site.person({ language: 'cs', ...PHONE }),
  ];
  await ada.goto('/c');
  expect(await flawsOf(ada, 'en')).toEqual([]);
  await ada.fill('input[autocomplete=nickname]', 'Ada');
  await ada.getByLabel('Name of the circle').fill('Night owls');
  await ada.getByRole('button', { name: 'Start a circle' }).focus();
  await ada.keyboard.press('Enter');
  await ada.getByRole('heading', { name: 'Night owls' }).waitFor();
  await ada.getByText('You are alone here.').waitFor();
  expect(await flawsOf(ada, 'en')).toEqual([]);
  const link = await ada.getByRole('textbox', { name: 'Link' }).inputValue();

  // To somebody without the link there is no circle; the link is not kept in the address.
  await ben.goto(new URL(link).pathname);
  await ben.getByText('Nie ma takiego kręgu').waitFor();
  await ben.goto('/');
  await ben.goto(link);
  await ben.getByRole('heading', { name: 'Dołącz do kręgu' }).waitFor();
  expect(await flawsOf(ben, 'pl')).toEqual([]);
  await ben.fill('input[autocomplete=nickname]', 'Ben');
  await ben.keyboard.press('Enter');
  await ben.getByRole('heading', { name: 'Night owls' }).waitFor();
  expect(new URL(ben.url()).hash).toBe('');
  expect(await flawsOf(ben, 'pl')).toEqual([]);
  await eva.goto(link);
  await eva.fill('input[autocomplete=nickname]', 'Eva');
  await eva.getByRole('button', { name: 'Přidat se do kruhu' }).tap();
  await eva.getByText('3 členové').waitFor();
  expect(await flawsOf(eva, 'cs')).toEqual([]);

  // A match with them: their seats are kept.
  await ada.reload();
  const start = ada.getByTestId('start-together');
  await start.getByLabel('Game').selectOption('vendetta');
  await start.getByLabel('Ben').check();
  await start.getByLabel('Eva').check();
  await start.getByRole('button').focus();
  await ada.keyboard.press('Enter');
  await ada.waitForSelector('[data-testid=lobby-seats]');
  const table = new URL(ada.url()).pathname;
  for (const page of [ben, eva]) {
    await page.goto(table);
    await page.locator('form button[type=submit]').first().click();
    await page.waitForSelector('[data-testid=lobby-seats] button');
  }
  await ada.click('[data-testid=begin]:not([disabled])');
  await ada.waitForSelector('[data-testid=decision]', { state: 'attached' });

  // A keeper removes somebody, and makes somebody else a keeper.
  const circle = new URL(link).pathname;
  await ada.goto(circle);
  const row = ada.getByRole('group', { name: 'Eva' });
  await row.getByRole('button', { name: 'Remove' }).focus();
  await ada.keyboard.press('Enter');
  await row.getByRole('button', { name: 'Yes, remove Eva' }).focus();
  await ada.keyboard.press('Enter');
  await ada.getByText('2 members').waitFor();
  await eva.goto(link);
  await eva.getByRole('button', { name: 'Přidat se do kruhu' }).tap();
  await eva.getByText('Tento odkaz už neplatí. Popros o nový.').waitFor();
  await ada.getByRole('group', { name: 'Ben' }).getByRole('button', { name: 'Make keeper' }).tap();
  await ada.getByRole('button', { name: 'No longer a keeper' }).waitFor();
  expect((await rowsOf(ada)).map((text) => text.replace(/\d/g, ''))).toEqual(['Ada', 'Ben']);
  expect(await flawsOf(ada, 'en')).toEqual([]);

  // The way out.
  await ada.getByRole('button', { name: 'Leave the circle' }).tap();
  await ada.getByRole('button', { name: 'Yes, leave it' }).tap();
  await ada.getByRole('heading', { name: 'Your circles' }).waitFor();
  expect(await ada.getByTestId('circles').count()).toBe(0);
  await ben.goto(circle);
  await ben.getByText('1 członek').waitFor();
});
