import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Viewer } from '@nokturn/engine';
import { launchBrowser } from '@nokturn/ui/testing/browser';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { lovciNoci } from '../../../index.ts';
import type { Moment } from '../nights.ts';
import type { Given } from './main.tsx';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../../..', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const NAMES = ['Zofie', 'Ivo', 'Jana', 'Kilian', 'Lidia', 'Wojciech', 'Matěj', 'Radosława'];

/** Parts of the real table, built as for the page, in a real browser. */
export interface Bench {
  page(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export async function openBench(): Promise<Bench> {
  const built = mkdtempSync(join(tmpdir(), 'nokturn-lovci-'));
  await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      ...['build', HERE, '--config', join(HERE, 'vite.config.ts')],
      ...['--logLevel', 'error', '--outDir', built, '--emptyOutDir'],
    ],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } },
  );
  const browser: Browser = await launchBrowser();
  return {
    async page(options = {}) {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.route('http://bench.test/**', (route) => {
        const path = new URL(route.request().url()).pathname;
        const file = join(built, path === '/' ? 'index.html' : path);
        return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'font/woff2' });
      });
      await page.goto('http://bench.test/');
      await page.waitForFunction(() => typeof window.lovci === 'object');
      return page;
    },
    async close() {
      await browser.close();
      rmSync(built, { recursive: true });
    },
  };
}

/** A moment as a viewer has it, in a part of the table. */
export function givenOf(
  moment: Moment,
  viewer: Viewer,
  rest: Partial<Given> & Pick<Given, 'part' | 'width' | 'height'>,
): Given {
  const view = moment.view(viewer);
  const ask = view.asked?.mine?.ask;
  return {
    view,
    names: NAMES.slice(0, view.state.players.length),
    language: 'en',
    glow: (ask && 'options' in ask ? ask.options : []).flatMap((option) => {
      const target = lovciNoci.pointsAt(option);
      return target ? [{ option, target }] : [];
    }),
    heard: [],
    still: true,
    ...rest,
  };
}

export async function show(page: Page, given: Given): Promise<void> {
  await page.setViewportSize({ width: given.width, height: given.height });
  await page.evaluate((what) => window.lovci.show(what), given as never);
  await page.waitForSelector(`[data-part=${given.part}] *`);
  await page.evaluate(() => document.fonts.ready);
}
