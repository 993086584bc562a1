import { Random } from '@nokturn/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { frameOf } from '../src/table/frame.ts';
import { type DecisionMoment, openAt } from './moments.ts';
import { asked, clickOption } from './play.ts';
import { spread } from './says.ts';
import { openSite, type Site } from './site.ts';

/** Whatever is asked, nothing on the table moves. */
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
const WINDOWS = [
  [1366, 657],
  [360, 740],
] as const;
const DECISIONS = 20;

it.each(spread(MOMENTS, WINDOWS))(
  '$one.game in a window of $way.0×$way.1: the board stays where it is from one decision to the next',
  async ({ one: moment, way: [width, height] }) => {
    const page = await site.person({ viewport: { width, height } });
    await openAt(page, moment);
    await watchParts(page);
    const random = new Random(moment.game);
    for (let count = 0; count < DECISIONS; count++) {
      const now = await asked(page);
      if (now.for === 'nobody') break;
      expect(await page.locator('[data-part=question]').count()).toBe(1);
      const open = now.options.filter((option) => option !== 'confirm' && option !== 'sure');
      await clickOption(page, random.pick(open.length > 0 ? open : now.options));
    }
    const { board, dock, seats } = frameOf(width, height, moment.seats);
    expect(await seenParts(page)).toEqual({
      board: [wordsOf(board)],
      dock: [wordsOf(dock)],
      seats: [wordsOf(seats)],
      scrolled: 0,
    });
    await page.context().close();
  },
  180_000,
);

it('a running clock causes no layout, so an open table does not drain the battery', async () => {
  const page = await site.person({ reducedMotion: 'no-preference' });
  await page.goto('/new/lovci-noci?with=friends');
  await page.fill('input[autocomplete=nickname]', 'Zofie');
  await page.click('button[type=submit]');
  await page.click('[data-testid=fill]');
  await page.click('[data-testid=begin]:enabled');
  await page.waitForSelector('[data-testid=decision][data-mine] [data-part=clock]');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  // The question has come in; from here on, nothing but the clock changes.
  await page.waitForTimeout(2_000);
  const before = await layouts();
  await page.waitForTimeout(2_000);
  expect((await layouts()) - before).toBeLessThan(10);
  await page.context().close();
}, 180_000);

function wordsOf({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `${x},${y} ${width}×${height}`;
}

/** Every place where a part has ever been, frame by frame. */
async function watchParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Record<string, string[]> = { board: [], dock: [], seats: [] };
    const state = { seen, scrolled: 0 };
    Object.assign(window, { nokturnParts: state });
    const look = () => {
      for (const [part, places] of Object.entries(seen)) {
        const box = document.querySelector(`[data-part=${part}]`)?.getBoundingClientRect();
        const at = box
          ? `${Math.round(box.x)},${Math.round(box.y)} ${Math.round(box.width)}×${Math.round(box.height)}`
          : 'nowhere';
        if (!places.includes(at)) places.push(at);
      }
      state.scrolled = Math.max(state.scrolled, window.scrollX, window.scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
}

async function seenParts(page: Page) {
  return page.evaluate(() => {
    const { nokturnParts } = window as unknown as {
      nokturnParts: { seen: Record<string, string[]>; scrolled: number };
    };
    return { ...nokturnParts.seen, scrolled: nokturnParts.scrolled };
  });
}
