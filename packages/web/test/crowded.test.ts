import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { frameOf, type Rect } from '../src/table/frame.ts';
import { type DecisionMoment, openAt } from './moments.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

/** Tables with as many people as a game allows: a player who has to decide still sees what it is about. */
let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 180_000);
afterAll(() => site.close());

const GIVING: DecisionMoment = { game: 'lovci-noci', seats: 8, step: 'prophecy-target', round: 1 };
const NIGHT: DecisionMoment = { game: 'masters-of-the-night', seats: 5, step: 'turn-action', round: 2 };
const PLANNING: DecisionMoment = { game: 'vendetta', seats: 6, step: 'plan-action', round: 2 };
const MOVING: DecisionMoment = { game: 'the-hunger', seats: 6, step: 'move', round: 2 };

const WINDOWS = [
  [1920, 1080],
  [1440, 900],
  [1366, 657],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 740],
  [740, 360],
] as const;

it.each([GIVING, NIGHT, PLANNING, MOVING])(
  'all $seats seats, the board and the dock of $game are where the frame puts them, in every window',
  { timeout: 180_000 },
  async (moment) => {
    const page = await site.person();
    await openAt(page, moment);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      const { header, seats, board, dock, room } = frameOf(width, height, moment.seats);
      const where = `${width}×${height}`;
      // The page learns of the new window size a moment later; parts that fill a side adapt at once.
      await expect.poll(() => partsOf(page), { message: where }).toEqual({ header, seats, board, dock });
      const each = await rectsOf(page, '[data-part=seat]');
      expect(each).toHaveLength(moment.seats);
      for (const seat of each) {
        expect(seat.width, where).toBeGreaterThanOrEqual(room.width);
        expect(seat.height, where).toBeGreaterThanOrEqual(room.height);
        expect(seat.x, where).toBeGreaterThanOrEqual(seats.x);
        expect(seat.y, where).toBeGreaterThanOrEqual(seats.y);
        expect(seat.x + seat.width, where).toBeLessThanOrEqual(seats.x + seats.width + 1);
        expect(seat.y + seat.height, where).toBeLessThanOrEqual(seats.y + seats.height + 1);
      }
      expect(await canScroll(page), where).toBe(false);
    }
    await page.context().close();
  },
);

it.each([
  { moment: GIVING, language: 'en' },
  { moment: PLANNING, language: 'cs' },
  { moment: NIGHT, language: 'pl' },
] as const)(
  'on a phone nothing is wrong with the crowded table of $moment.game',
  { timeout: 90_000 },
  async ({ moment, language }) => {
    const viewport = { width: 360, height: 740 };
    const page = await site.person({ language, viewport, hasTouch: true, isMobile: true });
    await openAt(page, moment);
    expect(await flawsOf(page, language)).toEqual([]);
    await page.context().close();
  },
);

/** The position of each part of the frame. */
async function partsOf(page: Page): Promise<Record<string, Rect | undefined>> {
  const parts: Record<string, Rect | undefined> = {};
  for (const part of ['header', 'seats', 'board', 'dock']) {
    const [only, ...more] = await rectsOf(page, `[data-part=${part}]`);
    parts[part] = more.length === 0 ? only : undefined;
  }
  return parts;
}

/** The positions of everything that a selector finds, to the pixel. */
async function rectsOf(page: Page, selector: string): Promise<Rect[]> {
  return page.$$eval(selector, (parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    }),
  );
}

/** Whether the page as a whole scrolls: nothing of the table may leave the window. */
async function canScroll(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > window.innerHeight || scrollWidth > window.innerWidth;
  });
}
