import type { GameText } from '@nokturn/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageText, READERS } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

interface Words {
  readonly say: GameText;
  readonly tell: GameText;
}

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The latest matches of the circle, and its table. */
const rowsOf = (page: Page) => page.locator('[data-testid=standings] tbody tr').allTextContents();

it.each(READERS)(
  'a circle is founded (%s), joined by its link (%s, %s), plays and shows its results; members leave and keepers run it',
  { timeout: 180_000 },
  async (...languages) => {
    const [adas, bens, evas] = languages.map((language) => ({
      say: pageText(language),
      tell: pageText(language, 'circles/'),
    })) as [Words, Words, Words];
    const [ada, ben, eva] = (await Promise.all(
      languages.map((language) => site.person({ language, ...PHONE })),
    )) as [Page, Page, Page];
    const flaws = async () => {
      for (const [i, page] of [ada, ben, eva].entries())
        expect(await flawsOf(page, languages[i] ?? '')).toEqual([]);
    };
    await ada.goto('/c');
    expect(await flawsOf(ada, languages[0])).toEqual([]);
    await ada.fill('input[autocomplete=nickname]', 'Ada');
    await ada.getByLabel(adas.tell.plain('circle-name')).fill('Night owls');
    await ada.getByRole('button', { name: adas.tell.plain('circle-found') }).focus();
    await ada.keyboard.press('Enter');
    await ada.getByRole('heading', { name: 'Night owls' }).waitFor();
    await ada.getByText(adas.tell.plain('circle-alone')).waitFor();
    expect(await flawsOf(ada, languages[0])).toEqual([]);
    const link = await ada.locator('main input[readonly]').inputValue();

    // For somebody without the link the circle does not exist; the link does not stay in the address.
    await ben.goto(new URL(link).pathname);
    await ben.getByText(bens.tell.plain('circle-unknown'), { exact: true }).waitFor();
    await ben.goto('/');
    await ben.goto(link);
    await ben.getByRole('heading', { name: bens.tell.plain('circle-join') }).waitFor();
    const invitation = ben.getByTestId('circle-invitation');
    await invitation.getByText('Night owls').waitFor();
    await invitation.getByText(bens.tell.plain('circle-members', { count: 1 })).waitFor();
    expect(await flawsOf(ben, languages[1])).toEqual([]);
    await ben.fill('input[autocomplete=nickname]', 'Ben');
    await ben.keyboard.press('Enter');
    await ben.getByRole('heading', { name: 'Night owls' }).waitFor();
    expect(new URL(ben.url()).hash).toBe('');
    await eva.goto(link);
    await eva.fill('input[autocomplete=nickname]', 'Eva');
    await eva.getByRole('button', { name: evas.tell.plain('circle-join') }).tap();
    await eva.getByText(evas.tell.plain('circle-members', { count: 3 })).waitFor();

    // A match with them: their seats are reserved.
    await ada.reload();
    const start = ada.getByTestId('start-together');
    await start.locator('select').first().selectOption('vendetta');
    await start.getByLabel('Ben').check();
    await start.getByLabel('Eva').check();
    await flaws();
    await start.getByRole('button').focus();
    await ada.keyboard.press('Enter');
    await ada.waitForSelector('[data-testid=lobby-seats]');
    const table = new URL(ada.url()).pathname;
    for (const page of [ben, eva]) {
      await page.goto(table);
      await page.locator('form button[type=submit]').first().press('Enter');
      await page.waitForSelector('[data-testid=lobby-seats] button');
    }
    await ada.click('[data-testid=begin]:not([disabled])');
    await ada.waitForSelector('[data-testid=decision]', { state: 'attached' });

    // A keeper removes a member, and makes another one a keeper.
    const circle = new URL(link).pathname;
    await ada.goto(circle);
    const row = ada.getByRole('group', { name: 'Eva' });
    await row.getByRole('button', { name: adas.tell.plain('circle-remove') }).focus();
    await ada.keyboard.press('Enter');
    await row.getByRole('button', { name: adas.tell.plain('circle-remove-sure', { name: 'Eva' }) }).focus();
    await ada.keyboard.press('Enter');
    await ada.getByText(adas.tell.plain('circle-members', { count: 2 })).waitFor();
    await eva.goto(link);
    await eva.getByRole('button', { name: evas.tell.plain('circle-join') }).tap();
    await eva.getByText(evas.tell.plain('circle-old-link')).waitFor();
    const makeKeeper = { name: adas.tell.plain('circle-make-keeper') };
    await ada.getByRole('group', { name: 'Ben' }).getByRole('button', makeKeeper).tap();
    await ada.getByRole('button', { name: adas.tell.plain('circle-keep-no-more') }).waitFor();
    expect((await rowsOf(ada)).map((text) => text.replace(/\d/g, ''))).toEqual(['Ada', 'Ben']);
    await ben.goto(circle);
    await ben.waitForSelector('[data-testid=standings] tbody tr');
    await flaws();

    // Leaving the circle.
    await ada.getByRole('button', { name: adas.tell.plain('circle-leave') }).tap();
    await ada.getByRole('button', { name: adas.tell.plain('circle-leave-sure') }).tap();
    await ada.getByRole('heading', { name: adas.say.plain('circles') }).waitFor();
    expect(await ada.getByTestId('circles').count()).toBe(0);
    await ben.reload();
    await ben.getByText(bens.tell.plain('circle-members', { count: 1 })).waitFor();
    for (const page of [ada, ben, eva]) await page.context().close();
  },
);
