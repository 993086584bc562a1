import { Random } from '@nokturn/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixChance } from './chance.ts';
import { answered, asked, pickEnough, versionOf } from './play.ts';
import { pageText } from './says.ts';
import { openSite, type Site } from './site.ts';
import { newcomer } from './waits.ts';

/** The first match of a newcomer, at the default pace. */
let site: Site;
beforeAll(async () => {
  site = await openSite({ pace: 1 });
}, 240_000);
afterAll(() => site.close());

const words = pageText('en');
const WHY = '[data-part=bubble][data-why]';

async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.click('[data-testid=play-now]');
  await page.click(`[data-testid=play-now-games] [data-game=${game}]`);
  await page.waitForURL(/\/local\//);
  await asked(page);
}

/** Answers the questions of a match until a bot has explained a move, or a number of them. */
async function playUntilExplained(page: Page, most: number): Promise<boolean> {
  const random = new Random('explained');
  for (let decisions = 0; decisions < most; decisions++) {
    const next = await Promise.race([asked(page), page.waitForSelector(WHY).then(() => null)]);
    if (next === null) return true;
    if (next.for === 'nobody') return false;
    await page.waitForSelector('[data-testid=decision]:not([data-fresh])', { state: 'attached' });
    const version = await versionOf(page);
    const press = (option: string) =>
      page.click(`[data-testid=decision] [data-option="${option}"]`, { force: true });
    await press((await pickEnough(page, press)) ? 'confirm' : random.pick(next.options));
    await answered(page, version);
  }
  return false;
}

/** What the menu of the table says about explanations. */
async function isOn(page: Page): Promise<boolean> {
  await page.click(`[data-part=header] button[aria-label="${words.plain('menu')}"]`);
  const on = await page.getByLabel(words.plain('explain')).isChecked();
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
  return on;
}

it('in a first match a bot explains a move at the default pace, until one touch ends it', async () => {
  const page = await newcomer(site, { viewport: { width: 1366, height: 657 } });
  await fixChance(page);
  await playNow(page, 'vendetta');
  expect(await isOn(page)).toBe(true);
  expect(await playUntilExplained(page, 12)).toBe(true);
  // It is said on the board, not over the question.
  const inside = await page.$eval(WHY, (bubble) => {
    const dock = document.querySelector('[data-part=dock]')?.getBoundingClientRect();
    const { top, bottom, left, right } = bubble.getBoundingClientRect();
    if (!dock) return false;
    return bottom <= dock.top || top >= dock.bottom || right <= dock.left || left >= dock.right;
  });
  expect(inside).toBe(true);
  expect(await page.$eval(`${WHY} p`, (one) => one.textContent)).toMatch(/\.$/);

  await page.click(`${WHY} button`, { force: true });
  await page.waitForSelector(WHY, { state: 'detached' });
  expect(await isOn(page)).toBe(false);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('nokturn.settings') ?? '{}'));
  expect(kept.explain).toBe(false);
  await page.context().close();
}, 240_000);

it('in a second match they explain nothing, unless somebody wants them to', async () => {
  const page = await site.person();
  await playNow(page, 'the-hunger');
  expect(await isOn(page)).toBe(true);
  await playNow(page, 'the-hunger');
  expect(await isOn(page)).toBe(false);
  await page.click(`[data-part=header] button[aria-label="${words.plain('menu')}"]`);
  await page.getByLabel(words.plain('explain')).check();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('nokturn.settings') ?? '{}'));
  expect(kept.explain).toBe(true);
}, 240_000);
