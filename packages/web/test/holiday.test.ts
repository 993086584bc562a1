import { readFileSync } from 'node:fs';
import { createText, type Language } from '@nokturn/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clickOption, codeOf, waiting } from './play.ts';
import { DEEP, pageText } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const PHONE = { viewport: { width: 360, height: 740 } };

it.each([
  ['en', 'Go on holiday', 'I am back', 'You are on holiday until'],
  ['pl', 'Wyjeżdżam', 'Już jestem', 'Masz urlop do'],
  ['cs', 'Odjíždím', 'Už jsem zpátky', 'Máš dovolenou do'],
])(
  'a player goes on holiday and comes back, on a phone and by keyboard, in %s',
  async (language, go, back, until) => {
    const page = await site.person({ ...PHONE, language });
    await page.goto('/me');
    await page.fill('input[autocomplete=nickname]', 'Ala');
    await page.click('form button[type=submit]');
    const panel = page.locator('[data-testid=holiday]');
    await panel.locator('select').selectOption('3');
    expect(await panel.locator('option').count()).toBe(5);
    expect(await flawsOf(page, language)).toEqual([]);
    await panel.getByRole('button', { name: go }).focus();
    await page.keyboard.press('Enter');
    await panel.getByText(until).waitFor();
    expect(await flawsOf(page, language)).toEqual([]);
    await panel.getByRole('button', { name: back }).focus();
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: go }).waitFor();
  },
  240_000,
);

/** What can be decided in advance in each of these games. */
const IN_ADVANCE = [
  ['the-hunger', 'butted', 'cheapest'],
  ['lovci-noci', 'counter', 'when-it-kills'],
  ['vendetta', 'auction-bid', 'two'],
] as const;
const IN_DAYS = IN_ADVANCE.flatMap(([game, setting, answer], i) =>
  (['pl', 'cs', 'en'] as const)
    .filter((_, j) => DEEP || (i === 0 && j === 0))
    .map((language) => ({ game, setting, answer, language })),
);

function gameText(game: string, language: Language) {
  const file = new URL(`../../games/${game}/locales/${language}.ftl`, import.meta.url);
  return createText({ language, sources: [readFileSync(file, 'utf8')], names: [] });
}

/** A browser in which the permission for notifications has not been decided yet. */
async function undecided(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
}

it.each(IN_DAYS)(
  'in a match of $game over days a player sees who is on holiday, answers in advance, and is asked about notifications after the first move ($language)',
  async ({ game, setting, answer, language }) => {
    const say = pageText(language);
    const [host, guest] = [await site.person(), await site.person({ ...PHONE, language })];
    await undecided(guest);
    await host.goto(`/new/${game}?with=friends`);
    await host.fill('input[autocomplete=nickname]', 'Zofie');
    await host.locator('input[value=days]').check({ force: true });
    await host.click('form button[type=submit]');
    const code = await codeOf(host);
    await guest.goto(`/m/${code}`);
    await guest.fill('input[autocomplete=nickname]', 'Petr');
    await guest.click('form button[type=submit]');
    await guest.locator('[data-testid=lobby-seats]').getByText(say.plain('seat-you')).waitFor();
    await host.click('[data-testid=fill]');
    await host.click('[data-testid=begin]:not([disabled])');
    await guest.waitForSelector('[data-testid=decision]');
    await host.goto('/me');
    await host.locator('[data-testid=holiday]').getByRole('button', { name: 'Go on holiday' }).click();
    await host.getByText('You are on holiday until').waitFor();
    await guest.getByRole('button', { name: say.plain('seat-open-sheet', { name: 'Zofie' }) }).press('Enter');
    const [until = ''] = say.plain('seat-holiday', { until: '|' }).split('|');
    await guest.locator('[data-part=sheet]').getByText(until).waitFor();
    expect(await flawsOf(guest, language)).toEqual([]);

    // In the menu, by keyboard.
    await guest.keyboard.press('Escape');
    const text = gameText(game, language);
    const openMenu = async () => {
      await guest.getByRole('button', { name: say.plain('menu'), exact: true }).press('Enter');
      await guest.locator('[data-testid=in-advance] summary').press('Enter');
      return guest.locator('[data-testid=in-advance]').getByLabel(text.plain(`reaction-${setting}`));
    };
    const field = await openMenu();
    const before = await field.inputValue();
    expect(before).not.toBe(answer);
    await field.selectOption(text.plain(`reaction-${setting}-${answer}`));
    expect(await flawsOf(guest, language)).toEqual([]);
    await guest.reload();
    await guest.waitForSelector('[data-testid=decision]');
    expect(await (await openMenu()).inputValue()).toBe(answer);
    await guest.keyboard.press('Escape');

    // Never on arrival: only once it is clear what for, and only once.
    const question = guest.getByTestId('ask-for-notices');
    expect(await question.count()).toBe(0);
    await host.goto(`/m/${code}`);
    for (;;) {
      const now = await waiting(guest);
      if (now.for === 'me') {
        await clickOption(guest, now.options[0] ?? '');
        break;
      }
      const theirs = await waiting(host);
      if (theirs.for === 'me') await clickOption(host, theirs.options[0] ?? '');
      else await guest.waitForTimeout(100);
    }
    await question.waitFor();
    expect(await flawsOf(guest, language)).toEqual([]);
    await question.getByRole('button', { name: say.plain('notices-ask-no') }).press('Enter');
    await question.waitFor({ state: 'detached' });
    for (const page of [host, guest]) await page.context().close();
  },
  240_000,
);
