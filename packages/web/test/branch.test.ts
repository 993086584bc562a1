import { findRules } from '@nokturn/games/all';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keep, matchWith, withoutHash } from './matches.ts';
import { hasty, playByKeyboard, tabTo } from './play.ts';
import { sample } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const WAYS = [
  { id: 'vendetta', seats: 3, language: 'en', viewport: { width: 1366, height: 657 }, kind: 'imagined' },
  { id: 'the-hunger', seats: 2, language: 'pl', viewport: { width: 768, height: 1024 }, kind: 'new-chance' },
  { id: 'lovci-noci', seats: 4, language: 'cs', viewport: { width: 360, height: 740 }, kind: 'imagined' },
] as const;

/** A match lost by a person at seat 0 who answered at random. */
function lost({ id, seats }: (typeof WAYS)[number]) {
  const match = matchWith({ id, seats, until: () => false, level: 'novice' });
  expect(findRules(id)?.resume(match.record).result?.winners).not.toContain(0);
  return match;
}

/** From a moment late in the match, so that the branch is short. */
async function openReplay(page: Page, path: string, share: number): Promise<void> {
  await page.goto(path);
  const last = Number(await page.locator('[data-testid=replay] input[type=range]').getAttribute('max'));
  await page.goto(`${path}?at=${Math.floor(last * share)}`);
  await page.waitForSelector('[data-testid=what-if]');
}

const shoot = (page: Page, name: string) =>
  process.env.SHOTS
    ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
    : undefined;

describe.each(sample(WAYS))('$viewport.width wide', (way) => {
  const { id, language, viewport, kind } = way;

  it(`${id}: a branch of a lost match, played to its end, compared and shared, by keyboard alone`, async () => {
    const page = await site.person({ language, viewport });
    const match = lost(way);
    await keep(page, match);
    await openReplay(page, `/replay/local/${match.id}`, 0.85);
    await tabTo(page, '[data-testid=what-if]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-testid=go-on] h3:focus');
    await tabTo(page, '[data-testid=go-on] input[type=radio]');
    while ((await page.getAttribute('[data-testid=go-on] [data-kind]', 'data-kind')) !== kind)
      await page.keyboard.press('ArrowRight');
    expect(await flawsOf(page, language)).toEqual([]);
    await shoot(page, `${id}-go-on`);
    await tabTo(page, '[data-testid=go-on-start]');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/branch\/\w+$/);

    // While it is running, nobody can watch it from other seats.
    const running = page.url().replace('/branch/', '/replay/branch/');
    await playByKeyboard(page, hasty);
    await page.waitForSelector('[data-testid=ending] [data-way=again]');
    await shoot(page, `${id}-ending`);
    await tabTo(page, '[data-way=replay]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-testid=verified][data-proof=branch]');
    expect(page.url()).toBe(running);
    expect(await page.textContent('[data-testid=verdict-branch]')).not.toBe('');
    expect(await page.textContent('[data-testid=verdict-real]')).not.toBe('');
    expect(await flawsOf(page, language)).toEqual([]);
    await shoot(page, `${id}-compare`);

    const link = await page.locator('[data-testid=share-branch] input').inputValue();
    const other = await site.person({ language, viewport });
    const asked: string[] = [];
    other.on('request', (request) => asked.push(request.url()));
    await other.goto(link);
    await other.waitForSelector('[data-testid=verified][data-proof=branch]');
    expect(await other.textContent('[data-testid=verdict-branch]')).toBe(
      await page.textContent('[data-testid=verdict-branch]'),
    );
    const code = link.slice(link.indexOf('#') + 1);
    expect(asked.filter((url) => url.includes(code.slice(0, 40)))).toEqual([]);

    // The match that it continues lists it.
    await page.goto(`/replay/local/${match.id}`);
    expect(await page.getAttribute('[data-testid=branches] a', 'href')).toBe(new URL(running).pathname);
  }, 180_000);
});

describe('a running match', () => {
  it('has no branches, and neither it nor a branch can be watched from other seats before its end', async () => {
    const page = await site.person();
    const whole = lost(WAYS[0]);
    const { record } = whole;
    const moves = record.moves.slice(0, -5);
    const running = { ...whole, record: withoutHash({ ...record, moves }), over: false };
    // The same for one that claims to be over and is not.
    for (const saved of [running, { ...whole, record: { ...record, moves } }]) {
      await keep(page, saved);
      await page.goto(`/replay/local/${whole.id}`);
      await page.waitForSelector('text=There is no such match, or it is not over yet');
      expect(await page.locator('[data-testid=replay]').count()).toBe(0);
    }

    await keep(page, whole);
    await openReplay(page, `/replay/local/${whole.id}`, 0.2);
    await page.click('[data-testid=what-if]');
    await page.click('[data-testid=go-on-start]');
    await page.waitForURL(/\/branch\/\w+$/);
    await page.waitForSelector('[data-testid=decision]');
    await page.goto(page.url().replace('/branch/', '/replay/branch/'));
    await page.waitForSelector('main h1');
    expect(await page.locator('[data-testid=replay]').count()).toBe(0);
  }, 240_000);

  it('an address that was cut short says so', async () => {
    const page = await site.person();
    await page.goto('/replay/branch/shared#abcdef');
    await page.waitForSelector('text=There is no such match');
  });
});
