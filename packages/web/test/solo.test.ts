import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasty, playByKeyboard, tabTo } from './play.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

it('a whole game alone, by keyboard alone, from the first page to the replay', async () => {
  const page = await site.person();
  await page.goto('/');
  await tabTo(page, 'a[href$="?with=bots"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('button[type=submit]');
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');

  expect(await playByKeyboard(page, hasty)).toBeGreaterThan(5);

  await tabTo(page, '[data-testid=ending] button');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid=result]');
  await page.waitForSelector('[data-testid=verified]');
  expect(await page.textContent('[data-testid=verified] summary')).toContain('Verified');
  await tabTo(page, 'input[type=range]');
  await page.keyboard.press('ArrowRight');
  expect(await page.inputValue('input[type=range]')).toBe('1');
}, 180_000);
