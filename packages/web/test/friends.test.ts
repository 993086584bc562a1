import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption, codeOf, hasty } from './play.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

/** The others are on phones. */
const SMALL = { viewport: { width: 400, height: 760 } };

const NAMES = ['Zofie', 'Tadeusz', 'Miriam', 'Petr'];

async function openTable(host: Page, name: string): Promise<string> {
  await host.goto('/');
  await host.click('[data-testid=invite]');
  await host.click('[data-testid=invite-games] [data-game=lovci-noci]');
  await host.fill('input[autocomplete=nickname]', name);
  await host.click('button[aria-label="One fewer player"]');
  await host.click('summary');
  await host.selectOption('#option-firstRoundAttack', 'true');
  await host.click('button[type=submit]');
  return codeOf(host);
}

async function takeSeat(page: Page, code: string, name: string): Promise<void> {
  await page.goto('/');
  await page.fill('input[placeholder="abcd-2345-efgh"]', code.toUpperCase());
  await page.click('text=Join');
  await page.fill('input[autocomplete=nickname]', name);
  // A hasty double click still makes one person in one seat.
  await page.dblclick('button[type=submit]:has-text("Take a seat")');
  await page.waitForSelector(`[data-testid=lobby-seats] >> text=${name}`);
}

/** Hints would not be fair among people: nobody is offered any, by button or by key. */
async function findNoHints(page: Page): Promise<void> {
  await page.keyboard.press('h');
  expect(await page.locator('[data-testid=hint-button], [data-testid=hint]').count()).toBe(0);
  await page.click('button[aria-label=Menu]');
  await page.waitForSelector('[role=dialog] kbd');
  const keys = await page.locator('[role=dialog] kbd').allTextContents();
  expect(keys).toEqual(['1–9', 'I', 'U', 'L', 'Space', '?']);
  await page.keyboard.press('Escape');
}

/** The reaction settings and the hold button, word for word. */
async function reactionsOf(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('[data-testid=reactions]')?.outerHTML ?? null);
}

it('four people in four browsers set up a game, play all of it by clicking, and see the result and the replay; LN-15.4 their settings are the same, whoever they are', async () => {
  const people = await Promise.all(NAMES.map((_, i) => site.person(i === 0 ? {} : SMALL)));
  const [host, ...guests] = people as [Page, ...Page[]];
  const code = await openTable(host, NAMES[0] ?? '');
  for (const [i, guest] of guests.entries()) await takeSeat(guest, code, NAMES[i + 1] ?? '');

  const watcher = await site.person(SMALL);
  await watcher.goto(`/m/${code}`);
  await host.click('text=Begin the night');
  await Promise.all([...people, watcher].map((page) => page.waitForSelector('[data-testid=decision]')));

  const settings = await Promise.all(people.map(reactionsOf));
  expect(settings[0]).toContain('<select');
  expect(settings[0]).not.toContain('disabled');
  expect(new Set(settings.map((html) => html?.replaceAll(/react-aria[^"]*/g, ''))).size).toBe(1);

  /** reload.test.ts tries this for every kind of decision. */
  const RELOADS = 4;
  const reloadedAt = new Set<string>();
  let clicks = 0;
  const play = async (page: Page): Promise<void> => {
    for (;;) {
      const now = await asked(page);
      if (now.for === 'nobody') return;
      if (page === host && reloadedAt.size === 0) await findNoHints(page);
      // After a reload in the middle of a decision, the table is as it was.
      if (page === host && reloadedAt.size < RELOADS && !reloadedAt.has(now.step)) {
        reloadedAt.add(now.step);
        await page.reload();
        expect(await asked(page)).toEqual(now);
      }
      await clickOption(page, hasty(now.options, now.step));
      clicks++;
    }
  };
  await Promise.all(people.map(play));
  expect(clicks).toBeGreaterThan(20);
  expect(reloadedAt.size).toBe(RELOADS);

  // A spectator saw the same match, and was never asked anything.
  await watcher.waitForSelector('[data-testid=ending]');
  const endings = await Promise.all(
    [...people, watcher].map((page) => page.textContent('[data-testid=verdict]')),
  );
  expect(new Set(endings).size).toBe(1);
  // Only players can play again.
  expect(await host.locator('[data-testid=ending] >> text=Play again').count()).toBe(1);
  expect(await watcher.locator('[data-testid=ending] >> text=Play again').count()).toBe(0);
  await watcher.click('[data-way=replay]');
  await watcher.waitForSelector('[data-testid=result] >> text=Back to the table');
  expect(await watcher.locator('text=Play again').count()).toBe(0);

  await host.click('[data-way=replay]');
  await host.waitForSelector('[data-testid=result] >> text=Play again');
  expect(await host.textContent('[data-testid=verified] summary')).toContain('Verified');
  for (const name of NAMES) expect(await host.textContent('[data-testid=result]')).toContain(name);
  await host.selectOption('[data-testid=replay] select', '2');
  await host.fill('input[type=range]', '5');
  expect(await host.textContent('[data-testid=replay] output')).toMatch(/^6 of \d+, round \d+$/);
}, 300_000);
