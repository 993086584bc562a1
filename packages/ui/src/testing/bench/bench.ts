import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Game, Viewer } from '@nokturn/engine';
import { deep, type MatchMoment } from '@nokturn/engine/testing';
import { LANGUAGES, type Language } from '@nokturn/text';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { glowOf } from '../../board.ts';
import { closeContexts, sharedBrowser } from '../browser.ts';
import type { Given } from './main.tsx';

export type { Given } from './main.tsx';

const VITE = join(import.meta.dirname, '../../../../../node_modules/vite/bin/vite.js');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** As long as real names are, and with every kind of letter. */
const NAMES = ['Zofie', 'Ivo', 'Jana', 'Kilian', 'Wilhelmina', 'Łucja', 'Matěj', 'Radosława'];

/** Parts of a game's table in a real browser, each in a box of the requested size, built as for the page. */
export interface Bench {
  /** Painted only if something is to be touched: layout alone takes half the time. */
  page(options?: BrowserContextOptions & { readonly touched?: boolean }): Promise<Page>;
  close(): Promise<void>;
}

/** `folder` is the folder of the game. */
export async function openBench(folder: string): Promise<Bench> {
  const built = mkdtempSync(join(tmpdir(), 'nokturn-bench-'));
  await promisify(execFile)(
    process.execPath,
    [VITE, 'build', import.meta.dirname, '--logLevel', 'error', '--outDir', built, '--emptyOutDir'],
    { cwd: import.meta.dirname, env: { ...process.env, NODE_ENV: 'production', NOKTURN_BENCH: folder } },
  );
  const browser = await sharedBrowser();
  return {
    async page({ touched = false, ...options } = {}) {
      const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
      await page.route('http://bench.test/**', (route) => {
        const path = new URL(route.request().url()).pathname;
        const file = join(built, path === '/' ? 'index.html' : path);
        return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'font/woff2' });
      });
      await page.goto('http://bench.test/');
      await page.waitForFunction(() => 'bench' in window);
      if (!touched) await page.addStyleTag({ content: 'html { clip-path: inset(50%) }' });
      return page;
    },
    async close() {
      await closeContexts(browser);
      rmSync(built, { recursive: true });
    },
  };
}

/** A moment as a viewer sees it, on the board. It is a copy, so the match may continue. */
export function givenOf(
  moment: MatchMoment<unknown, unknown>,
  viewer: Viewer,
  { pointsAt }: Pick<Game, 'pointsAt'>,
  seats: number,
): Given {
  const view = moment.view(viewer);
  const ask = view.asked?.mine?.ask;
  return structuredClone({
    part: 'board',
    width: 0,
    height: 0,
    view,
    names: NAMES.slice(0, seats),
    language: 'en',
    glow: glowOf(ask && 'options' in ask ? ask.options : [], pointsAt),
    heard: moment.heard(viewer),
    still: true,
  });
}

/** Shows a part in a box of its size, and waits until the fonts of the page are loaded. */
export async function show(page: Page, given: Given): Promise<void> {
  const { width, height } = given;
  await page.setViewportSize({ width, height });
  await page.evaluate((what) => window.bench.show(what), given as never);
  await page.waitForSelector(`[data-part=${given.part}] *`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  });
}

/** One language for each thing that is shown, in turn; the full suite takes all of them. */
export function languagesOf(shown: number): readonly Language[] {
  const first = shown % LANGUAGES.length;
  return LANGUAGES.slice(deep(first, 0), deep(first + 1, LANGUAGES.length));
}
