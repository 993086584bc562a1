import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, followGuide } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const stopOf = (page: Page) => page.getAttribute('[data-testid=guide]', 'data-stop');

/** How much of the guide's words is out of sight, in pixels. */
const unread = (page: Page) =>
  page.$eval('[data-part=guide]', ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

async function speak(page: Page, language: string): Promise<void> {
  await page.click('header button[aria-expanded]:not([data-drawer])');
  await page.selectOption('[role=dialog] select >> nth=0', language);
  await page.waitForSelector(`html[lang=${language}]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { state: 'detached' });
}

it('the guided first round of Vendetta on a phone, in one language after the other, and on against bots', async () => {
  const page = await site.person({ language: 'pl', viewport: { width: 360, height: 740 } });
  await page.goto('/learn/vendetta');
  await page.waitForSelector('[data-testid=guide]');
  expect(await flawsOf(page, 'pl')).toEqual([]);
  for (const [language, until] of [
    ['cs', 'guide-face-down'],
    ['en', 'guide-haven'],
  ] as const) {
    await followGuide(page, until);
    await speak(page, language);
    // The lesson continues where it was.
    expect(await stopOf(page)).toBe(until);
    await expect.poll(() => unread(page)).toBeLessThanOrEqual(1);
    expect(await flawsOf(page, language)).toEqual([]);
  }
  // Whatever was skipped, the board remembers why the winner won.
  await page.click('button[aria-label="Look closer: The Rack"]');
  const lens = page.locator('[role=dialog][aria-label="The Rack"]');
  expect(await flawsOf(page, 'en')).toEqual([]);
  await lens.locator('button:has-text("Why?")').click();
  const ledger = page.getByRole('dialog', { name: 'The Rack, round' });
  expect(await ledger.textContent()).toMatch(/Show of Force\+3.*2 blood\+2/);
  expect(await flawsOf(page, 'en')).toEqual([]);
  // Things are closed one by one: the one opened last goes first.
  await page.keyboard.press('Escape');
  await ledger.waitFor({ state: 'detached' });
  await lens.locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await lens.waitFor({ state: 'detached' });
  expect(await followGuide(page)).toEqual(['guide-haven']);
  expect(await flawsOf(page, 'en')).toEqual([]);
  await page.click('[data-testid=play-on]');
  await page.waitForURL(/\/local\//);
  expect(await asked(page)).toMatchObject({ for: 'me', step: 'hand-keep' });
}, 240_000);

it('the guided first night of The Hunger on a phone, from the map to the Market, and on against bots', async () => {
  const page = await site.person({ language: 'cs', viewport: { width: 360, height: 740 } });
  await page.goto('/learn/the-hunger');
  await page.waitForSelector('[data-testid=guide]');
  expect(await flawsOf(page, 'cs')).toEqual([]);
  for (const [language, until] of [
    ['pl', 'guide-crypt'],
    ['en', 'guide-market'],
  ] as const) {
    await followGuide(page, until);
    await speak(page, language);
    expect(await stopOf(page)).toBe(until);
    expect(await flawsOf(page, language)).toEqual([]);
  }
  expect(await followGuide(page)).toEqual(['guide-market', 'guide-villager', 'guide-digest']);
  expect(await flawsOf(page, 'en')).toEqual([]);
  await page.click('[data-testid=play-on]');
  await page.waitForURL(/\/local\//);
  // The first step of a turn that offers a choice: which one depends on the cards.
  const first = await asked(page);
  if (first.for === 'nobody') throw new Error('the match is over before it has begun');
  expect(['prelude', 'effects', 'move']).toContain(first.step);
  expect(first.options.length).toBeGreaterThan(1);
}, 240_000);
