import { Random } from '@nokturn/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, asked, versionOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

/**
 * Presses Enter on the thing on the table that an option points at; false if there is none. Its name is that of the
 * option's button in the decision bar, or begins with it.
 */
async function takeOnTheTable(page: Page, option: string): Promise<boolean> {
  const found = await page.evaluate((wanted) => {
    const bar = document.querySelector('[data-testid=decision]');
    const words = bar?.querySelector(`[data-option="${wanted}"] span`)?.textContent ?? '';
    const thing = [...document.querySelectorAll<HTMLElement>('main button')].find((button) => {
      // What opens something to look at may bear the same name.
      if (words === '' || bar?.contains(button) || button.hasAttribute('aria-expanded')) return false;
      const name = button.getAttribute('aria-label');
      return name === null
        ? button.textContent?.startsWith(words)
        : name === words || name.startsWith(`${words}. `);
    });
    thing?.focus();
    return thing !== undefined && document.activeElement === thing;
  }, option);
  if (found) await page.keyboard.press('Enter');
  return found;
}

/** Plays at random until the match is over or so many decisions were made; every kind of decision is looked at once. */
async function playOn(page: Page, language: string, most: number) {
  const random = new Random(`vendetta ${language}`);
  const seen = new Set<string>();
  let touched = 0;
  for (let moves = 0; moves < most; moves++) {
    const now = await asked(page);
    if (now.for === 'nobody') break;
    const version = await versionOf(page);
    if (!seen.has(now.step)) {
      seen.add(now.step);
      expect({ step: now.step, flaws: await flawsOf(page, language) }).toEqual({ step: now.step, flaws: [] });
    }
    const option = random.pick(now.options);
    if (await takeOnTheTable(page, option)) touched++;
    else await page.click(`[data-testid=decision] [data-option="${option}"]`, { force: true });
    await answered(page, version);
  }
  return { seen, touched };
}

it('a whole game in Polish on a phone of 360 pixels, most of it on the board itself', async () => {
  const page = await site.person({ language: 'pl', viewport: { width: 360, height: 740 } });
  await page.goto('/new/vendetta?with=bots');
  await page.click('button[type=submit]');
  const { seen, touched } = await playOn(page, 'pl', 200);
  const kinds = ['choose-clan', 'hand-keep', 'plan-action', 'plan-location', 'plan-facing', 'plan-blood'];
  expect([...seen]).toEqual(expect.arrayContaining(kinds));
  expect(touched).toBeGreaterThan(20);
  await page.click('[data-testid=ending] button');
  await page.waitForSelector('[data-testid=result] svg[role=img]');
  expect(await flawsOf(page, 'pl')).toEqual([]);
}, 300_000);

it('six in teams with places and relics at a table of the server, five of them bots, in Czech on a large screen', async () => {
  const page = await site.person({ language: 'cs', viewport: { width: 1440, height: 900 } });
  await page.goto('/new/vendetta?with=friends');
  await page.fill('input[autocomplete=nickname]', 'Žofie');
  await page.check('input[value=places-and-relics]');
  await page.click('summary');
  await page.selectOption('#option-teams', 'true');
  for (let seats = 4; seats < 6; seats++) await page.locator('fieldset button').last().click();
  expect(await flawsOf(page, 'cs')).toEqual([]);
  await page.click('button[type=submit]');
  await page.click('[data-testid=fill]');
  await page.click('[data-testid=begin]:enabled');

  const { seen } = await playOn(page, 'cs', 300);
  expect([...seen]).toEqual(expect.arrayContaining(['choose-clan', 'choose-relic', 'plan-location']));
  expect(await page.textContent('[data-testid=ending] p')).not.toBe('');
  await page.click('[data-testid=ending] button');
  await page.waitForSelector('[data-testid=result] svg[role=img]');
  expect(await page.textContent('[data-testid=result]')).toMatch(/Tým [ABC]: \d+/);
  expect(await flawsOf(page, 'cs')).toEqual([]);
}, 300_000);
