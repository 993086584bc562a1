import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answered, asked, hasty, versionOf } from './play.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

/** Moves the focus by Tab alone until it is on what is wanted. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 150; i++) {
    const there = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

it('a whole game alone, by keyboard alone, from the first page to the replay', async () => {
  const page = await site.person();
  await page.goto('/');
  await tabTo(page, 'a[href$="?with=bots"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('button[type=submit]');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');

  let moves = 0;
  for (;;) {
    const now = await asked(page);
    if (now.for === 'nobody') break;
    const version = await versionOf(page);
    const wanted = hasty(now.options, now.step);
    const number = now.options.indexOf(wanted) + 1;
    // Both ways lead through the whole game: the keys 1 to 9, and Tab and Enter.
    if (moves % 5 === 0 || number > 9) {
      await tabTo(page, `[data-option="${wanted}"]`);
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(String(number));
    await answered(page, version, async (sure) => {
      await tabTo(page, sure);
      await page.keyboard.press('Enter');
    });
    moves++;
  }
  expect(moves).toBeGreaterThan(5);

  await tabTo(page, '[data-testid=ending] button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid=result]');
  await page.waitForSelector('[data-testid=verified]');
  expect(await page.textContent('[data-testid=verified] summary')).toContain('Verified');
  await tabTo(page, 'input[type=range]');
  await page.keyboard.press('ArrowRight');
  expect(await page.inputValue('input[type=range]')).toBe('1');
}, 180_000);
