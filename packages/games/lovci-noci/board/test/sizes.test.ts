import { join } from 'node:path';
import type { OptionId } from '@nokturn/engine';
import { LANGUAGES } from '@nokturn/text';
import { type Bench, type Given, givenOf, languagesOf, openBench, show } from '@nokturn/ui/testing/bench';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lovciNoci } from '../../index.ts';
import { night } from './nights.ts';

/** Boxes of the table for the windows given in the blueprint. */
const DESK = [
  [854, 601],
  [912, 840],
  [1264, 1008],
  [696, 644],
  [752, 660],
] as const;
const PHONE = [
  [390, 536],
  [360, 460],
  [484, 360],
] as const;
const BOXES = [...DESK.map((box) => [...box, 11] as const), ...PHONE.map((box) => [...box, 10] as const)];

let bench: Bench;
let page: Page;
let finger: Page;

beforeAll(async () => {
  bench = await openBench(join(import.meta.dirname, '../..'));
  page = await bench.page();
  finger = await bench.page({ hasTouch: true, isMobile: true, touched: true });
}, 180_000);
afterAll(async () => bench?.close());

/** The question which of the three piles a card is drawn from. */
function drawing(): Given {
  for (const moment of night('sizes', 8, { characters: 'all' })) {
    const given = givenOf(moment, moment.view('everything').asked?.seats?.[0] ?? 0, lovciNoci, 8);
    if (given.glow.filter(({ target }) => target.kind === 'deck').length === 3) return given;
  }
  throw new Error('nobody comes to the well');
}

const SCENES = ['start', 'card', 'attack', 'late'] as const;
type Scene = (typeof SCENES)[number];

/**
 * Moments that between them show everything: the start with eight players, a card to be read, an attack, the end of a
 * long night.
 */
function scenes(): Readonly<Record<Scene, Given>> {
  const found: Partial<Record<Scene, Given>> = {};
  for (const moment of night('sizes', 8, { characters: 'all' })) {
    const { asked, state } = moment.view('everything');
    const given = givenOf(moment, asked?.seats?.[0] ?? 0, lovciNoci, 8);
    found.start ??= given;
    if (state.resolving !== null) found.card ??= given;
    if (asked?.frame.step === 'attack' && state.round > 2 && figuresIn(given).length > 1)
      found.attack ??= given;
    if (!state.ended) found.late = given;
  }
  return found as Record<Scene, Given>;
}

function figuresIn({ glow }: Given): OptionId[] {
  return glow.flatMap(({ option, target }) => (target.kind === 'seat' ? [option] : []));
}

const GIVEN = scenes();

/** All text, at the size it is drawn, and whether it is inside the box. */
function written(target: Page, part: string) {
  return target.evaluate((name) => {
    const root = document.querySelector(`[data-part=${name}]`) as HTMLElement;
    const box = root.getBoundingClientRect();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: { words: string; size: number; isInside: boolean }[] = [];
    const isOnlyHeard = (element: Element): boolean =>
      element !== root &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isOnlyHeard(element.parentElement ?? root));
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as HTMLElement;
      const words = (node.textContent ?? '').trim();
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      if (words === '' || isOnlyHeard(element)) continue;
      const svg = element.closest('svg');
      const scale = svg?.viewBox.baseVal?.width
        ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
        : 1;
      found.push({
        words,
        size: Number.parseFloat(getComputedStyle(element).fontSize) * scale,
        isInside:
          left >= box.left - 0.5 &&
          top >= box.top - 0.5 &&
          right <= box.right + 0.5 &&
          bottom <= box.bottom + 0.5,
      });
    }
    return found;
  }, part);
}

const IN_BOXES = BOXES.map((box, i) => [...box, languagesOf(i)] as const);

describe.each(IN_BOXES)('a board of %i by %i', (width, height, least, languages) => {
  it.each(SCENES)(
    'is readable: %s',
    async (scene) => {
      for (const language of languages) {
        await show(page, { ...GIVEN[scene], width, height, language });
        const words = await written(page, 'board');
        expect(words.length).toBeGreaterThan(40);
        for (const one of words) {
          expect(one.size, `${language} ${one.words}`).toBeGreaterThanOrEqual(least - 0.01);
          expect(one.isInside, `${language} ${one.words}`).toBe(true);
        }
      }
    },
    240_000,
  );

  it('the card being read has room for all its text', async () => {
    for (const language of languages) {
      await show(page, { ...GIVEN.card, width, height, language });
      const over = await page.evaluate(() =>
        [...document.querySelectorAll('article')].map(
          (card) => card.scrollHeight - card.clientHeight + card.scrollWidth - card.clientWidth,
        ),
      );
      expect(over.length).toBeGreaterThan(0);
      for (const pixels of over) expect(pixels).toBeLessThanOrEqual(0);
    }
  }, 240_000);

  it('names of places do not overlap', async () => {
    for (const language of languages) {
      await show(page, { ...GIVEN.late, width, height, language });
      const plates = await page.evaluate(() =>
        [...document.querySelectorAll('[class*=plate]')].map((plate) => {
          const { x, y, width: wide, height: high } = plate.getBoundingClientRect();
          return { x, y, wide, high };
        }),
      );
      expect(plates).toHaveLength(6);
      plates.forEach((a, i) => {
        for (const b of plates.slice(i + 1))
          expect(
            a.x + a.wide <= b.x || b.x + b.wide <= a.x || a.y + a.high <= b.y || b.y + b.high <= a.y,
            language,
          ).toBe(true);
      });
    }
  }, 240_000);

  it('a finger can reach every figure: the nearest one is meant, and a tap only selects it', async () => {
    await show(finger, { ...GIVEN.attack, width, height });
    const figures = await finger.evaluate(() =>
      [...document.querySelectorAll('[class*=figure][data-rac]')].map((figure) => {
        const { x, y, width: wide, height: high } = figure.getBoundingClientRect();
        return { x: x + wide / 2, y: y + high / 2, wide, high };
      }),
    );
    const seats = figuresIn(GIVEN.attack);
    expect(figures).toHaveLength(seats.length);
    const chosen: unknown[] = [];
    for (const { x, y, wide, high } of figures) {
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
      await finger.touchscreen.tap(x, y);
      await finger.touchscreen.tap(x, y);
      const picked = await finger.evaluate(() => window.bench.touched.splice(0));
      expect(picked).toHaveLength(1);
      chosen.push(...picked);
    }
    expect(chosen.sort()).toEqual([...seats].sort());
  }, 240_000);
});

it.each(PHONE)(
  'a finger draws from a pile with one tap, on a board of %i by %i',
  async (width, height) => {
    await show(finger, { ...drawing(), width, height });
    const piles = finger.locator('[class*=deck][data-glow=true]');
    expect(await piles.count()).toBe(3);
    const rooms = await piles.evaluateAll((all) =>
      all.map((pile) => {
        const { x, y, width: wide, height: high } = pile.getBoundingClientRect();
        const isHit = (dx: number, dy: number) =>
          pile.contains(document.elementFromPoint(x + wide / 2 + dx, y + high / 2 + dy));
        return isHit(21, 0) && isHit(-21, 0) && isHit(0, 21) && isHit(0, -21);
      }),
    );
    expect(rooms).toEqual([true, true, true]);
    for (let i = 0; i < 3; i++) await piles.nth(i).tap();
    expect((await finger.evaluate(() => window.bench.touched.splice(0))).map(String).sort()).toEqual([
      'draw-blue',
      'draw-green',
      'draw-red',
    ]);
  },
  240_000,
);

describe('seats', () => {
  it.each([
    ['tile', 152, 69, 11],
    ['tile', 152, 95, 11],
    ['tile', 208, 124, 11],
    ['chip', 45, 52, 10],
    ['chip', 72, 52, 10],
    ['chip', 52, 45, 10],
  ] as const)(
    'are readable as a %s of %i by %i',
    async (kind, width, height, least) => {
      for (const language of LANGUAGES) {
        const room = { kind, width, height };
        const whole = kind === 'tile' ? { width, height: 9 * (height + 6) } : { width: width * 8, height };
        await show(page, { ...GIVEN.late, part: 'seats', ...whole, language, room });
        const words = await written(page, 'seats');
        expect(words.length).toBeGreaterThan(15);
        for (const one of words) expect(one.size, one.words).toBeGreaterThanOrEqual(least - 0.01);
        const over = await page.evaluate(() =>
          [...document.querySelectorAll('[data-part=seat] > article')].map((seat) => {
            const box = seat.getBoundingClientRect();
            // Anything inside a drawing is clipped at its edge.
            const seen = [...seat.querySelectorAll('*')].filter(
              (inner) => !inner.parentElement?.closest('svg'),
            );
            return seen.some((inner) => {
              const { width: wide, bottom, right } = inner.getBoundingClientRect();
              return wide > 1 && (bottom > box.bottom + 1 || right > box.right + 1);
            });
          }),
        );
        expect(over).toEqual(over.map(() => false));
      }
    },
    240_000,
  );
});

describe('the unmasking', () => {
  it('moves nothing under reduced motion', async () => {
    let given = GIVEN.late;
    for (const moment of night('still', 6))
      given = {
        ...givenOf(moment, 'spectator', lovciNoci, 6),
        part: 'ending',
        width: 1366,
        height: 617,
      };
    const running = () => page.evaluate(() => document.getAnimations().length);
    await show(page, { ...given, still: true });
    expect(await running()).toBe(0);
    await show(page, { ...given, still: false });
    expect(await running()).toBeGreaterThan(6);
  }, 240_000);
});
