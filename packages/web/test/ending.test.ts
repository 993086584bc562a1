import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keep, matchWith, withoutHash } from './matches.ts';
import { asked } from './play.ts';
import { sample, spread } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

const SIZES = [
  { language: 'en', viewport: { width: 1366, height: 657 } },
  { language: 'cs', viewport: { width: 360, height: 740 } },
] as const;
const GAMES = ['lovci-noci', 'vendetta', 'the-hunger', 'masters-of-the-night'] as const;
const SEATS = { 'lovci-noci': 5, vendetta: 4, 'the-hunger': 2, 'masters-of-the-night': 2 };

it.each(spread(GAMES, SIZES))(
  '$one: the result at once without motion, with the focus on playing again, and the board again ($way.viewport.width wide)',
  async ({ one: id, way: { language, viewport } }) => {
    const page = await site.person({ language, viewport });
    const whole = matchWith({ id, seats: SEATS[id], until: () => false, level: 'novice' });
    await keep(page, whole);
    await page.goto(`/local/${whole.id}`);
    await page.waitForSelector('[data-testid=ending] [data-way=again]:focus');
    expect(await page.locator('[data-testid=scene]').count()).toBe(0);
    expect(await page.textContent('[data-testid=verdict]')).not.toBe('');
    expect(await page.textContent('[data-testid=own-verdict]')).not.toBe('');
    expect(await page.textContent('[data-testid=standings]')).toContain('Zofie');
    expect(await page.textContent('[data-testid=decided]')).not.toBe('');
    const again = await page.locator('[data-way=again]').boundingBox();
    expect(again && again.y + again.height).toBeLessThanOrEqual(viewport.height);
    expect(await flawsOf(page, language)).toEqual([]);

    await page.click('[data-way=board]');
    await page.waitForSelector('[data-way=result]:focus');
    expect(await page.locator('[data-testid=ending]').count()).toBe(0);
    expect(await page.locator('[data-part=board]').isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-way=again]:focus');
    // The deciding turn is shown again on the board, without motion for only a few frames.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('[data-part=caption][data-again]') === null) return;
        observer.disconnect();
        document.body.dataset.again = 'seen';
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.click('[data-way=decided]');
    await page.waitForSelector('body[data-again=seen]');
    await page.click('[data-way=result]');
    await page.waitForSelector('[data-way=again]:focus');
    await page.keyboard.press('Enter');
    await page.waitForURL(
      (url) => url.pathname !== `/local/${whole.id}` && url.pathname.startsWith('/local/'),
    );
    expect((await asked(page)).for).toBe('me');
  },
  240_000,
);

/** With this many seats the last answer of seat 0 leads to the end, or nearly so. */
const LAST = { ...SEATS, 'masters-of-the-night': 3 };

describe('a match that ends with motion', () => {
  it.each(sample(GAMES, 2))(
    '%s: its last scene covers everything, and any key ends it',
    async (id) => {
      const page = await site.person({ reducedMotion: 'no-preference' });
      const whole = matchWith({ id, seats: LAST[id], until: () => false, level: 'novice' });
      const { moves } = whole.record;
      const last = moves.findLastIndex(([, seat]) => seat === 0);
      const record = withoutHash({ ...whole.record, moves: moves.slice(0, last) });
      await keep(page, { ...whole, record, over: false });
      const hasty = { pace: 'fast', level: 'novice', listed: true };
      await page.evaluate((kept) => localStorage.setItem('nokturn.settings', kept), JSON.stringify(hasty));
      await page.goto(`/local/${whole.id}`);
      const scene = page.locator('[data-testid=scene]');
      const press = page
        .locator('[data-testid=decision]:not([data-fresh]) [data-option]:not([disabled])')
        .first();
      // The bots on the page may play on slightly differently from those that played before.
      await expect
        .poll(
          async () => {
            if (await scene.count()) return true;
            await press.click({ force: true, timeout: 500 }).catch(() => undefined);
            return false;
          },
          { timeout: 120_000 },
        )
        .toBe(true);
      expect(await page.locator('[data-testid=ending]').count()).toBe(0);

      await page.keyboard.press('x');
      await page.waitForSelector('[data-testid=ending] [data-way=again]:focus');
      expect(await scene.count()).toBe(0);
    },
    180_000,
  );
});
