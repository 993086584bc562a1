import { join } from 'node:path';
import { randomMatch } from '@nokturn/engine/testing';
import { type Bench, type Given, givenOf, languagesOf, openBench, show } from '@nokturn/ui/testing/bench';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mastersOfTheNight } from '../../index.ts';
import { lateGame } from '../../test/late.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench(join(import.meta.dirname, '../..'));
}, 180_000);
afterAll(async () => bench?.close());

interface Room {
  readonly width: number;
  readonly height: number;
  readonly by: 'mouse' | 'finger';
  /** The minimum size of letters, and of numbers that decide something. */
  readonly letters: number;
  readonly numbers: number;
  /** The minimum size of a district. */
  readonly tile: readonly [width: number, height: number];
}

/** The rectangle of the board for each size of window. */
const ROOMS: readonly Room[] = [
  { width: 854, height: 601, by: 'mouse', letters: 11, numbers: 16, tile: [223, 180] },
  { width: 912, height: 840, by: 'mouse', letters: 11, numbers: 16, tile: [242, 260] },
  { width: 1264, height: 1008, by: 'mouse', letters: 11, numbers: 16, tile: [330, 310] },
  { width: 696, height: 644, by: 'mouse', letters: 11, numbers: 16, tile: [170, 186] },
  { width: 752, height: 660, by: 'finger', letters: 11, numbers: 16, tile: [188, 190] },
  { width: 390, height: 536, by: 'finger', letters: 10, numbers: 14, tile: [128, 140] },
  { width: 360, height: 460, by: 'finger', letters: 10, numbers: 14, tile: [118, 115] },
  { width: 484, height: 360, by: 'finger', letters: 10, numbers: 14, tile: [118, 104] },
];

interface Wanted {
  readonly seed: string;
  readonly step: string;
  /** Which question of that kind; the first one by default. */
  readonly nth?: number;
  readonly seats?: number;
  readonly family?: number;
  /** From the start of the game, not from its middle. */
  readonly early?: true;
}

function momentOf({ seed, step, nth = 0, seats = 3, family = seats, early }: Wanted): Given {
  let left = nth;
  const game = early ? mastersOfTheNight : lateGame;
  for (const moment of randomMatch(game, seed, seats, { familySize: family })) {
    const { asked } = moment.match.position;
    if (asked?.frame.step !== step || left-- > 0) continue;
    return givenOf(moment, asked.seats[0] ?? 0, game, seats);
  }
  throw new Error(`nobody is asked ${step} so often`);
}

/** A usual night, the middle of one with all five vampires, a fight, and a day. */
const USUAL = momentOf({ seed: 'b', step: 'turn-action', nth: 3, early: true });
/** Who is given blood by day: a vampire at a seat is chosen. */
const GIVING = [
  momentOf({ seed: 't', step: 'day-blood-bank', early: true }),
  momentOf({ seed: 'm', step: 'day-blood-bank', seats: 2, family: 4, early: true }),
];
/** By day an agent is drawn to the Asylum: its token is chosen where it lies. */
const DRAWN = momentOf({ seed: 'n', step: 'day-asylum', early: true });
const MOMENTS = {
  usual: USUAL,
  five: momentOf({ seed: 'q', step: 'turn-action', seats: 5 }),
  fight: momentOf({ seed: 'c149', step: 'combat-die', nth: 3 }),
  day: momentOf({ seed: 'd', step: 'event-blue-numbers', early: true }),
};

/** Letters that are drawn too small or cut off, and a board that does not fill its box. */
function flawsIn({ width, height, letters, numbers, tile }: Omit<Room, 'by'>): string[] {
  const flaws = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim() ?? '';
    if (!element || words === '') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isOnlyHeard = element.closest('[style*="clip"]') !== null || element.clientWidth === 1;
    if (!isSeen || isOnlyHeard || style.clipPath !== 'none' || box.width < 2 || box.height < 2) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = Number.parseFloat(style.fontSize) * scale;
    if (size < letters - 0.05) flaws.add(`“${words}” is ${size.toFixed(1)} px`);
    const isStrip = element.closest('header') !== null && /^[+\d]/.test(words) && words.length < 3;
    if (isStrip && !element.closest('[class*=word]') && size < numbers - 0.05)
      flaws.add(`the number ${words} is ${size.toFixed(1)} px`);
    if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      flaws.add(`“${words}” is cut off`);
    if (box.right > width + 1 || box.bottom > height + 1 || box.left < -1) flaws.add(`“${words}” is outside`);
  }
  const play = document.querySelector('[data-part=play]')?.getBoundingClientRect();
  if (play?.width !== width || play.height !== height) flaws.add('the board does not fill its box');
  for (const district of document.querySelectorAll('[data-anchor^="district:"]')) {
    const box = district.getBoundingClientRect();
    if (box.width < tile[0] || box.height < tile[1]) flaws.add(`a district of ${box.width}×${box.height}`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width || scrollHeight > height) flaws.add('the page scrolls');
  return [...flaws];
}

/** Choices that are smaller than a finger. */
function tooSmall(): string[] {
  const chosen = '[data-glow=true] button, [data-part=offer] button, [data-open=true] > button';
  return [...document.querySelectorAll<HTMLElement>(chosen)].flatMap((button) => {
    // Names and figures of a highlighted district stand for the district: a touch anywhere on it chooses it.
    if (button.closest('[data-anchor^="district:"]') && !button.matches('[data-part=offer] *')) return [];
    const { width, height } = button.getBoundingClientRect();
    return width < 43.5 || height < 43.5 ? [`${button.ariaLabel}: ${width}×${height}`] : [];
  });
}

function handOf({ by }: Room) {
  return { hasTouch: by === 'finger', isMobile: by === 'finger' };
}

describe.each(ROOMS)('in a box of $width by $height', (room) => {
  it('everything can be read and nothing is cut off, in every language', async () => {
    const page = await bench.page(handOf(room));
    const { by: _, ...limits } = room;
    const { width, height } = room;
    for (const [shown, [moment, given]] of Object.entries(MOMENTS).entries())
      for (const language of languagesOf(shown)) {
        await show(page, { ...given, width, height, language });
        const flaws = await page.evaluate(flawsIn, limits);
        expect({ moment, language, flaws }).toEqual({ moment, language, flaws: [] });
      }
    await page.close();
  }, 240_000);

  it('the offers of a district open with one touch inside the board, and the next touch plays one', async () => {
    const page = await bench.page({ ...handOf(room), touched: true });
    await show(page, { ...USUAL, width: room.width, height: room.height });
    const districts = page.locator('[data-open=true][data-anchor^="district:"]');
    const count = await districts.count();
    expect(count).toBeGreaterThan(2);
    for (let i = 0; i < count; i++) {
      const at = districts.nth(i);
      const { width = 0, height = 0 } = (await at.boundingBox()) ?? {};
      const position = { x: width / 2, y: height / 2 };
      if (room.by === 'finger') await at.tap({ position, force: true });
      else await at.click({ position, force: true });
      const offer = await page.locator('[data-part=offer]').boundingBox();
      expect(offer).not.toBeNull();
      expect(offer?.x).toBeGreaterThanOrEqual(0);
      expect(offer?.y).toBeGreaterThanOrEqual(0);
      expect((offer?.x ?? 0) + (offer?.width ?? 0)).toBeLessThanOrEqual(room.width);
      expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(room.height);
      if (room.by === 'finger') expect(await page.evaluate(tooSmall)).toEqual([]);
      const line = page.locator('[data-part=offer] li button').first();
      if (room.by === 'finger') await line.tap();
      else await line.click();
      await expect.poll(() => page.evaluate(() => window.bench.touched.length)).toBe(i + 1);
      expect(await page.locator('[data-part=offer]').count()).toBe(0);
      // The card of the thing under the pointer disappears when the pointer leaves.
      await page.mouse.move(2, 2);
      await expect.poll(() => page.locator('[role=dialog]').count()).toBe(0);
    }
    await page.close();
  }, 240_000);
});

it.each([
  [120, 52],
  [60, 52],
  [52, 120],
])(
  'a finger chooses a vampire on a chip of %i by %i',
  async (width, height) => {
    const finger = await bench.page({ hasTouch: true, isMobile: true, touched: true });
    for (const given of GIVING) {
      const room = { kind: 'chip', width, height } as const;
      await show(finger, { ...given, part: 'seats', width: width * given.names.length, height, room });
      const options = given.glow.filter(({ target }) => target.kind === 'vampire');
      expect(options.length).toBeGreaterThan(0);
      const sheets = finger.locator('section[data-glow=true]');
      expect(await sheets.count()).toBe(options.length);
      for (let i = 0; i < options.length; i++) {
        const box = await sheets.nth(i).boundingBox();
        if (!box) throw new Error('a vampire is nowhere');
        await finger.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      }
      const touched = await finger.evaluate(() => window.bench.touched.splice(0));
      expect(touched.map(String).sort()).toEqual(options.map(({ option }) => option).sort());
    }
    await finger.close();
  },
  240_000,
);

it.each(ROOMS.filter(({ by }) => by === 'finger'))(
  'a finger has room for the token of an agent, on a board of $width by $height',
  async ({ width, height }) => {
    const finger = await bench.page({ hasTouch: true, isMobile: true, touched: true });
    await show(finger, { ...DRAWN, width, height });
    const rooms = await finger.evaluate(() =>
      [...document.querySelectorAll('[data-glow=true] > span button')].flatMap((token) => {
        const { x, y, width: wide, height: tall } = token.getBoundingClientRect();
        const reach = (dx: number, dy: number) => {
          let far = 0;
          const isHit = (by: number) =>
            token.contains(document.elementFromPoint(x + wide / 2 + dx * by, y + tall / 2 + dy * by));
          while (far < 44 && isHit(far + 1)) far++;
          return far;
        };
        return [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
      }),
    );
    expect(rooms.length).toBeGreaterThan(0);
    for (const room of rooms) expect(room).toBeGreaterThanOrEqual(43);
    await finger.close();
  },
  240_000,
);
