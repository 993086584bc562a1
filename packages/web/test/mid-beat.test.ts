import { Random } from '@nokturn/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { asked, clickOption, codeOf, versionOf } from './play.ts';
import { sample } from './says.ts';
import { openSite, type Site } from './site.ts';
import { newcomer, USUAL_SEATS } from './waits.ts';
import { wireTo } from './wire.ts';

/** What happens to a table while it is showing what others did, at the default pace. */
let site: Site;
beforeAll(async () => {
  site = await openSite({ pace: 1 });
}, 240_000);
afterAll(() => site.close());

const DESK = { viewport: { width: 1366, height: 657 } };
const PLAYING = '[data-testid=playing]';

/** Answers every question until the board shows something. */
async function playUntilABeat(page: Page, random: Random): Promise<void> {
  for (;;) {
    const mine = '[data-testid=decision][data-mine]:not([data-forced])';
    await page.waitForSelector(`${PLAYING}, ${mine}, [data-testid=ending]`, { state: 'attached' });
    if ((await page.$(PLAYING)) !== null) return;
    const now = await asked(page);
    if (now.for === 'nobody') throw new Error('the match was over too soon');
    await clickOption(page, random.pick(now.options));
  }
}

async function answerOnce(page: Page, random: Random): Promise<string> {
  const now = await asked(page);
  if (now.for === 'nobody') throw new Error('the match was over too soon');
  const version = await versionOf(page);
  await clickOption(page, random.pick(now.options));
  return version;
}

async function movesKept(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => {
    const id = location.pathname.split('/').at(-1);
    const kept = JSON.parse(localStorage.getItem(`nokturn.match.${id}`) ?? 'null') as SavedMatch | null;
    return (kept?.record as { moves: readonly unknown[] } | undefined)?.moves ?? [];
  });
}

describe.each(Object.keys(USUAL_SEATS))('%s, in the middle of a beat', (game) => {
  it('is reopened, and continues from what was played', async () => {
    const page = await newcomer(site, DESK);
    const random = new Random(`reload ${game}`);
    await page.goto(`/new/${game}?with=bots`);
    await page.click('button[type=submit]');
    await answerOnce(page, random);
    await playUntilABeat(page, random);
    const before = await movesKept(page);
    expect(before.length).toBeGreaterThan(0);
    await page.reload();
    await answerOnce(page, random);
    const after = await movesKept(page);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.slice(0, before.length)).toEqual(before);
    await page.context().close();
  }, 180_000);
});

describe.each(sample(Object.keys(USUAL_SEATS), 2))('%s, in the middle of a beat', (game) => {
  it('loses its connection and restores it: nothing is missing, and the next answer is accepted', async () => {
    const wire = await wireTo(site.url);
    const page = await newcomer(site, { ...DESK, baseURL: wire.url });
    const random = new Random(`line ${game}`);
    await page.goto(`/new/${game}?with=friends`);
    await page.fill('input[autocomplete=nickname]', 'Zofie');
    for (const seat of await page.$$('ol select')) await seat.selectOption('bot-novice');
    await page.click('button[type=submit]');
    const code = await codeOf(page);
    await page.click('[data-testid=begin]:not([disabled])');
    await playUntilABeat(page, random);
    wire.cut();
    // What is known is still shown to its end.
    await page.waitForSelector(PLAYING, { state: 'detached' });
    wire.mend();
    const version = await answerOnce(page, random);
    await page.waitForFunction(
      (old) =>
        Number(document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? 0) > Number(old),
      version,
    );
    expect(page.url()).toContain(code);
    await page.context().close();
  }, 180_000);
});
