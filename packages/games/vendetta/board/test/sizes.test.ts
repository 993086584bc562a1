import { join } from 'node:path';
import { LANGUAGES } from '@nokturn/text';
import { type Bench, type Given, givenOf, languagesOf, openBench, show } from '@nokturn/ui/testing/bench';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendetta } from '../../index.ts';
import { night } from './nights.ts';

let bench: Bench;
let page: Page;

beforeAll(async () => {
  bench = await openBench(join(import.meta.dirname, '../..'));
  page = await bench.page();
}, 180_000);
afterAll(async () => bench?.close());

/** The boxes of the board, by window; the minimum size of letters, and of the numbers that matter most. */
const BOXES = [
  [854, 601, 11, 16],
  [912, 840, 11, 16],
  [1264, 1008, 11, 16],
  [696, 644, 11, 16],
  [752, 660, 11, 16],
  [390, 536, 10, 14],
  [360, 460, 10, 14],
  [484, 360, 10, 14],
] as const;

/** Moments that each show something different on the board. */
const STEPS = [
  'choose-clan',
  'choose-relic',
  'hand-keep',
  'plan-action',
  'plan-blood',
  'stay-or-withdraw',
  'drain-which',
] as const;

/** The last question of each kind, so that there is as much as possible on the board. */
function moments(seats: number): ReadonlyMap<string, Given> {
  const found = new Map<string, Given>();
  for (const moment of night(`sizes ${seats}`, seats)) {
    const { asked, over } = moment.view('everything');
    const step = over ? 'over' : (asked?.frame.step ?? '');
    if (over || (STEPS as readonly string[]).includes(step))
      found.set(step, givenOf(moment, asked?.seats?.[0] ?? 0, vendetta, seats));
  }
  return found;
}
const MOMENTS = [...moments(4), ...moments(6)];

/** Letters drawn smaller than allowed, words cut off, and things that extend beyond the box. */
function flawsIn({
  least,
  numbers,
  width,
  height,
}: {
  least: number;
  numbers: number;
  width: number;
  height: number;
}): string[] {
  const flaws = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim() ?? '';
    if (!element || words === '' || element.closest('[data-ornament]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isOnlyHeard = element.closest('[data-spoken]') !== null || element.clientWidth === 1;
    if (!isSeen || isOnlyHeard || box.width < 2 || box.height < 2) continue;
    const style = getComputedStyle(element);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const size = Number.parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < least - 0.05) flaws.add(`“${words}” is ${size.toFixed(1)} px`);
    const isPower = element.closest('[class*=total], [class*=power]') !== null && /^\d+$/.test(words);
    if (isPower && size < numbers - 0.05) flaws.add(`the number ${words} is ${size.toFixed(1)} px`);
    if (style.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      flaws.add(`“${words}” is cut off`);
    let frame: Element | null = element;
    while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
    const { left, right } = frame?.getBoundingClientRect() ?? { left: 0, right: width };
    if (box.right > right + 1 || box.left < left - 1) flaws.add(`“${words}” is outside`);
  }
  const play = document.querySelector('[data-part=play]')?.getBoundingClientRect();
  if (play?.width !== width || play.height !== height) flaws.add('the board does not fill its box');
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width || scrollHeight > height) flaws.add('the page scrolls');
  return [...flaws];
}

describe.each(BOXES)('in a box of %i by %i', (width, height, least, numbers) => {
  it('everything is readable and nothing is cut off, with four seats and with six', async () => {
    expect(MOMENTS.length).toBeGreaterThan(12);
    for (const [shown, [step, given]] of MOMENTS.entries())
      for (const language of languagesOf(shown)) {
        await show(page, { ...given, language, width, height });
        const flaws = await page.evaluate(flawsIn, { least, numbers, width, height });
        expect({ step, language, flaws }).toEqual({ step, language, flaws: [] });
      }
  }, 240_000);
});

it('covers no card on a phone with the tokens of whoever stays or withdraws', async () => {
  const asked = MOMENTS.filter(([step]) => step === 'stay-or-withdraw');
  expect(asked.length).toBeGreaterThan(1);
  for (const [, given] of asked)
    for (const [width, height] of BOXES.filter(([wide]) => wide < 500)) {
      await show(page, { ...given, width, height });
      const covered = await page.evaluate(() => {
        const boxesOf = (selector: string) =>
          [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        const cards = boxesOf('[data-own="true"] [class*=lying]');
        return boxesOf('[class*=tray] button').flatMap((token) =>
          cards.map(
            (card) =>
              Math.min(token.right, card.right) - Math.max(token.left, card.left) > 1 &&
              Math.min(token.bottom, card.bottom) - Math.max(token.top, card.top) > 1,
          ),
        );
      });
      expect({ width, covered }).toEqual({ width, covered: covered.map(() => false) });
    }
}, 240_000);

describe('seats', () => {
  it.each([
    ['tile', 152, 95, 11],
    ['tile', 152, 144, 11],
    ['tile', 208, 144, 11],
    ['chip', 60, 52, 10],
    ['chip', 90, 52, 10],
    ['chip', 52, 60, 10],
  ] as const)(
    'are readable as a %s of %i by %i',
    async (kind, width, height, least) => {
      const given = MOMENTS.findLast(([step]) => step === 'over')?.[1];
      if (!given) throw new Error('no match ended');
      for (const language of LANGUAGES) {
        const room = { kind, width, height };
        const whole = kind === 'tile' ? { width, height: 7 * (height + 6) } : { width: width * 6, height };
        await show(page, { ...given, part: 'seats', ...whole, language, room });
        const flaws = await page.evaluate(flawsIn, { least, numbers: least, ...whole });
        // This box is not that of a board, and people's names have arbitrary lengths.
        const isOther = (flaw: string) =>
          /board|scrolls/.test(flaw) || given.names.some((name) => flaw.includes(`“${name}”`));
        const seen = flaws.filter((flaw) => !isOther(flaw));
        expect({ language, seen }).toEqual({ language, seen: [] });
      }
    },
    240_000,
  );
});

it('a finger selects with one tap and plays with a second; a mouse plays at once', async () => {
  const given = MOMENTS.find(([step]) => step === 'choose-clan')?.[1];
  const [first] = given?.glow ?? [];
  if (!given || !first) throw new Error('nothing can be touched');
  for (const by of ['finger', 'mouse'] as const) {
    const touched = await bench.page({ hasTouch: by === 'finger', isMobile: by === 'finger', touched: true });
    await show(touched, { ...given, heard: [], width: 854, height: 601 });
    const things = touched.locator('button[data-glow=true]');
    const thing = things.first();
    const touch = () => (by === 'finger' ? thing.tap() : thing.click());
    await touch();
    if (by === 'finger') {
      expect(await touched.evaluate(() => window.bench.touched)).toEqual([]);
      expect(await touched.evaluate(() => window.bench.selected)).not.toBeNull();
      await touch();
    }
    expect(await touched.evaluate(() => window.bench.touched)).toHaveLength(1);
    await touched.close();
  }
}, 240_000);
