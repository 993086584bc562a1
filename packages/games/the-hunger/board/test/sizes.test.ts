import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Glow, glowOf } from '@nokturn/ui';
import { launchBrowser } from '@nokturn/ui/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { theHunger } from '../../index.ts';
import type { Given } from './harness/main.tsx';
import { type Moment, playedNight } from './nights.ts';

const HARNESS = join(import.meta.dirname, 'harness');
const VITE = join(import.meta.dirname, '../../../../../node_modules/vite/bin/vite.js');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

let built: string;
let browser: Browser;

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'nokturn-hunger-'));
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', HARNESS, '--logLevel', 'error', '--outDir', built, '--emptyOutDir'],
    { cwd: HARNESS, env: { ...process.env, NODE_ENV: 'production' } },
  );
  browser = await launchBrowser();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  rmSync(built, { recursive: true, force: true });
});

/** The board's box, by the window that it stands in; a finger or a mouse; and the least letters. */
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
const NAMES = ['Zofie', 'Ivo', 'Jana', 'Kilian', 'Wilhelmina', 'Bob'];
const LANGUAGES = ['en', 'pl', 'cs'] as const;

/** Moments of a night at which something different is on the board. */
const STEPS = ['choose-vampire', 'keep-mission', 'move', 'action', 'push', 'keep-missions', 'over'] as const;

function moments(seats: number): ReadonlyMap<string, Moment & { readonly glow: readonly Glow[] }> {
  const found = new Map<string, Moment & { glow: readonly Glow[] }>();
  for (const { view, heard, state } of playedNight(`sizes ${seats}`, seats)) {
    const seen = view(0);
    const ask = seen.asked?.mine?.ask;
    const step = seen.over ? 'over' : ask ? (seen.asked?.frame.step ?? '') : '';
    const isLate = seen.state.round > 4 || step === 'choose-vampire' || step === 'keep-mission';
    if (step === '' || !isLate || found.has(step)) continue;
    const glow = glowOf(ask && 'options' in ask ? ask.options : [], theHunger.pointsAt);
    const [view0, heard0] = [structuredClone(seen), heard(0)];
    found.set(step, { state, view: () => view0, heard: () => heard0, glow });
  }
  return found;
}

async function open(width: number, height: number, by: 'mouse' | 'finger'): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    hasTouch: by === 'finger',
    isMobile: by === 'finger',
    reducedMotion: 'reduce',
  });
  await page.route('http://harness.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(built, path === '/' ? 'index.html' : path);
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'text/plain' });
  });
  await page.goto('http://harness.test/');
  await page.waitForFunction(() => 'show' in window);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function show(page: Page, given: Given): Promise<void> {
  await page.evaluate((what) => window.show(what), given);
  await page.waitForSelector('[data-part=play]');
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
}

/** Letters that are smaller than allowed as drawn, and things that stand out of the box. */
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

/** What a finger may touch and is smaller than a finger, with the room around it that belongs to it. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button')].flatMap((button) => {
    if (!button.checkVisibility({ visibilityProperty: true })) return [];
    const box = button.getBoundingClientRect();
    const after = getComputedStyle(button, '::after');
    const around = after.content === 'none' ? [0, 0] : [after.width, after.height].map(Number.parseFloat);
    const isGlowing = button.dataset.glow === 'true' || button.closest('[data-glow=true]') !== null;
    // What lies on the map and cannot be chosen is only looked at, and cells are taken by the nearest.
    if (button.closest('[style*="--u"]') && !isGlowing) return [];
    if (button.closest('[data-anchor^="cell:"]')) return [];
    const [wide = 0, high = 0] = [Math.max(box.width, around[0] ?? 0), Math.max(box.height, around[1] ?? 0)];
    return wide < 44 || high < 44 ? [`${button.ariaLabel ?? button.textContent}: ${wide}×${high}`] : [];
  });
}

describe.each(BOXES)('in a box of %i by %i', (width, height, by, least) => {
  it('everything can be read, in every language, with four seats and with six', async () => {
    const page = await open(width, height, by);
    let shown = 0;
    for (const seats of [4, 6])
      for (const [step, { view, heard, glow }] of moments(seats)) {
        if (!(STEPS as readonly string[]).includes(step)) continue;
        const language = LANGUAGES[shown % LANGUAGES.length] ?? 'en';
        await show(page, {
          part: 'board',
          view: view(0),
          heard: heard(0),
          sequence: shown,
          glow,
          names: NAMES.slice(0, seats),
          language,
          width,
          height,
          still: true,
        });
        expect({ step, language, flaws: await page.evaluate(flawsIn, { least, width, height }) }).toEqual({
          step,
          language,
          flaws: [],
        });
        if (by === 'finger')
          expect({ step, small: await page.evaluate(tooSmall) }).toEqual({ step, small: [] });
        shown++;
      }
    expect(shown).toBeGreaterThan(8);
    await page.close();
  }, 120_000);
});

it('a finger chooses with a tap, and plays with a second one; a mouse plays at once', async () => {
  const found = moments(4).get('move');
  if (!found) throw new Error('nobody moves');
  const option = found.glow.find(({ target }) => target.kind === 'space')?.option ?? '';
  const space = option.split(':')[1];
  for (const by of ['finger', 'mouse'] as const) {
    const page = await open(360, 460, by);
    await show(page, {
      part: 'board',
      view: found.view(0),
      heard: [],
      sequence: 1,
      glow: found.glow,
      names: NAMES.slice(0, 4),
      language: 'en',
      width: 360,
      height: 460,
      still: true,
    });
    const button = page.locator(`button[data-space="${space}"]`).first();
    const touch = () => (by === 'finger' ? button.tap() : button.click());
    await touch();
    const picked = () => page.evaluate(() => [...window.picked]);
    if (by === 'finger') {
      expect(await picked()).toEqual([]);
      expect(await page.textContent('#selected')).toBe(option);
      await touch();
    }
    expect(await picked()).toEqual([option]);
    await page.close();
  }
}, 60_000);
