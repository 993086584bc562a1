import { join } from 'node:path';
import type { OptionId } from '@nokturn/engine';
import { deep } from '@nokturn/engine/testing';
import { LANGUAGES } from '@nokturn/text';
import { type Bench, type Given, givenOf, openBench, show } from '@nokturn/ui/testing/bench';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { theHunger } from '../../index.ts';
import { playedNight } from './nights.ts';

let bench: Bench;

beforeAll(async () => {
  bench = await openBench(join(import.meta.dirname, '../..'));
}, 180_000);
afterAll(async () => bench?.close());

/** The box of the board, by the size of its window; finger or mouse; and the minimum size of letters. */
const BOXES = [
  [854, 601, 'mouse', 11],
  [912, 840, 'mouse', 11],
  [1264, 1008, 'mouse', 11],
  [696, 644, 'mouse', 11],
  [752, 660, 'finger', 11],
  [390, 536, 'finger', 10],
  [360, 460, 'finger', 10],
  [484, 360, 'finger', 10],
] as const;
/** Moments of a night with different things on the board. */
const STEPS = ['choose-vampire', 'keep-mission', 'move', 'action', 'push', 'keep-missions', 'over'] as const;

function moments(seats: number): ReadonlyMap<string, Given> {
  const found = new Map<string, Given>();
  for (const moment of playedNight(`sizes ${seats}`, seats)) {
    const seen = moment.view(0);
    const step = seen.over ? 'over' : seen.asked?.mine ? seen.asked.frame.step : '';
    const isLate = seen.state.round > 4 || step === 'choose-vampire' || step === 'keep-mission';
    if (isLate && (STEPS as readonly string[]).includes(step) && !found.has(step))
      found.set(step, givenOf(moment, 0, theHunger, seats));
  }
  return found;
}
const MOMENTS = [...moments(4), ...moments(6)];
/** In the whole suite every moment is shown in every box, otherwise in every other one. */
const IN_BOXES = BOXES.map((box, i) => [...box, (shown: number) => (shown + i) % deep(2, 1) === 0] as const);

function open(by: 'mouse' | 'finger', touched = false): Promise<Page> {
  return bench.page({ hasTouch: by === 'finger', isMobile: by === 'finger', touched });
}

/** Letters that are drawn smaller than allowed, and things that stick out of the box. */
function flawsIn({ least, width, height }: { least: number; width: number; height: number }): string[] {
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
    if (!isSeen || box.width < 2 || box.height < 2) continue;
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least - 0.05) flaws.add(`“${words}” is ${size.toFixed(1)} px`);
  }
  const play = document.querySelector('[data-part=play]')?.getBoundingClientRect();
  if (!play || play.width !== width || play.height !== height) flaws.add('the board does not fill its box');
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width || scrollHeight > height) flaws.add('the page scrolls');
  return [...flaws];
}

/** Touch targets smaller than a finger, including the room around them that belongs to them. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button')].flatMap((button) => {
    if (!button.checkVisibility({ visibilityProperty: true })) return [];
    const box = button.getBoundingClientRect();
    const after = getComputedStyle(button, '::after');
    const around = after.content === 'none' ? [0, 0] : [after.width, after.height].map(Number.parseFloat);
    const isGlowing = button.dataset.glow === 'true' || button.closest('[data-glow=true]') !== null;
    // Things on the map that cannot be chosen can only be looked at, and a touch means the nearest cell.
    if (button.closest('[style*="--u"]') && !isGlowing) return [];
    if (button.closest('[data-anchor^="cell:"]')) return [];
    const [wide = 0, high = 0] = [Math.max(box.width, around[0] ?? 0), Math.max(box.height, around[1] ?? 0)];
    return wide < 44 || high < 44 ? [`${button.ariaLabel ?? button.textContent}: ${wide}×${high}`] : [];
  });
}

describe.each(IN_BOXES)('in a box of %i by %i', (width, height, by, least, stands) => {
  it('everything can be read, in every language, with four seats and with six', async () => {
    const page = await open(by);
    expect(MOMENTS.length).toBeGreaterThan(8);
    for (const [shown, [step, given]] of MOMENTS.entries()) {
      if (!stands(shown)) continue;
      const language = LANGUAGES[shown % LANGUAGES.length] ?? 'en';
      await show(page, { ...given, language, width, height });
      const flaws = await page.evaluate(flawsIn, { least, width, height });
      expect({ step, language, flaws }).toEqual({ step, language, flaws: [] });
      if (by === 'finger')
        expect({ step, small: await page.evaluate(tooSmall) }).toEqual({ step, small: [] });
    }
    await page.close();
  }, 240_000);
});

it('a finger chooses with a tap, and plays with a second one; a mouse plays at once', async () => {
  const given = moments(4).get('move');
  if (!given) throw new Error('nobody moves');
  const option: OptionId = given.glow.find(({ target }) => target.kind === 'space')?.option ?? '';
  const space = option.split(':')[1];
  for (const by of ['finger', 'mouse'] as const) {
    const page = await open(by, true);
    await show(page, { ...given, heard: [], width: 360, height: 460 });
    const button = page.locator(`button[data-space="${space}"]`).first();
    const touch = () => (by === 'finger' ? button.tap() : button.click());
    const touched = () => page.evaluate(() => window.bench.touched);
    await touch();
    if (by === 'finger') {
      expect(await touched()).toEqual([]);
      expect(await page.evaluate(() => window.bench.selected)).toBe(option);
      await touch();
    }
    expect(await touched()).toEqual([option]);
    await page.close();
  }
}, 240_000);
