import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DecisionMoment, openAt } from './moments.ts';
import { asked, clickOption, tabTo, versionOf } from './play.ts';
import { sample, spread } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

/** Tables for people who zoom in or use the keyboard: the game is still there, and so is the way to it. */
let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site.close());

const MOMENTS: readonly DecisionMoment[] = [
  { game: 'lovci-noci', seats: 5, step: 'attack', round: 1 },
  { game: 'vendetta', seats: 4, step: 'plan-action', round: 1 },
  { game: 'the-hunger', seats: 4, step: 'move', round: 1 },
  { game: 'masters-of-the-night', seats: 3, step: 'turn-action', round: 1 },
];
/** 1366×657 at 200% and 400% zoom, and a small window. */
const WINDOWS = [
  [683, 328],
  [341, 164],
  [640, 450],
] as const;

it.each(spread(MOMENTS, WINDOWS))(
  '$one.game in $way.0×$way.1 is visible, has no flaw, and can be played',
  async ({ one: moment, way: [width, height] }) => {
    const page = await site.person({ viewport: { width, height } });
    await openAt(page, moment);
    expect(await flawsOf(page, 'en')).toEqual([]);
    // On a page that scrolls the parts follow each other; in all other frames they are all visible.
    if (height >= 320)
      for (const part of ['board', 'question', 'seats'])
        expect([part, await isInSight(page, part)]).toEqual([part, true]);
    const now = await asked(page);
    const version = await versionOf(page);
    if (now.for === 'me') await clickOption(page, now.options.at(-1) ?? '');
    expect(await versionOf(page)).not.toBe(version);
    await page.context().close();
  },
  240_000,
);

describe.each(sample(MOMENTS, 2))('$game', (moment) => {
  it('leads from the first Tab to the question, and its keys can be switched off', async () => {
    const page = await site.person({ viewport: { width: 1366, height: 657 } });
    await openAt(page, moment);
    await tabTo(page, '[data-skip=question]');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-part=question]') !== null)).toBe(
      true,
    );
    const version = await versionOf(page);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('nokturn.settings') ?? '{}');
      localStorage.setItem('nokturn.settings', JSON.stringify({ ...kept, keys: false }));
    });
    await page.reload();
    await page.waitForSelector('[data-testid=decision]:not([data-fresh])');
    for (const key of ['1', '2', 'h', 'i', 'u', 'l']) await page.keyboard.press(key);
    await page.waitForSelector(`[data-testid=decision][data-step=${moment.step}]`);
    expect(await versionOf(page)).toBe(version);
    expect(await page.$('[data-part=look], [data-part=drawer], [data-part=hint]')).toBeNull();
    await page.context().close();
  }, 240_000);
});

it('districts of Masters name their row and their neighbours', async () => {
  const page = await site.person({ viewport: { width: 1366, height: 657 } });
  await openAt(page, { game: 'masters-of-the-night', seats: 3, step: 'turn-action', round: 1 });
  const said = await page.$$eval('[data-part=board] article button', (buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? ''),
  );
  const placed = said.filter((words) => /\brow\b/i.test(words) && /next to/i.test(words));
  expect(placed.length).toBe(9);
  await page.context().close();
}, 240_000);

async function isInSight(page: Page, part: string): Promise<boolean> {
  return page.$eval(`[data-part=${part}]`, (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return isInside && width > 0 && height > 0;
  });
}
