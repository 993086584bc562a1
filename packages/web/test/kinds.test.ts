import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { closeContexts, sharedBrowser } from '@nokturn/ui/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flawsOf } from './screen.ts';
import { FOR_REAL, viteBuild, WEB } from './site.ts';

const HARNESS = fileURLToPath(new URL('harness', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const DESK = { width: 1280, height: 900 };

let built: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'nokturn-kinds-'));
  await promisify(execFile)(
    process.execPath,
    viteBuild(built, [HARNESS, '--config', join(HARNESS, 'vite.config.ts')]),
    {
      cwd: WEB,
      env: FOR_REAL,
    },
  );
  browser = await sharedBrowser();
  page = await browser.newPage({ locale: 'en', reducedMotion: 'reduce', viewport: DESK });
  await page.route('http://harness.test/**', (route) => {
    const path = new URL(route.request().url()).pathname;
    const file = join(built, path === '/' ? 'index.html' : path);
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[extname(file)] ?? 'font/woff2' });
  });
}, 240_000);
afterAll(async () => {
  await closeContexts(browser);
  rmSync(built, { recursive: true });
});

async function open(kind: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`http://harness.test/#${kind}`);
  await page.waitForSelector('[data-testid=decision]');
}
const take = (option: string) => page.click(`[data-option="${option}"]`);
const answer = async () => JSON.parse((await page.textContent('#answer')) ?? 'null');
const confirmable = () => page.isEnabled('[data-option=confirm]');

describe('the four kinds of decisions', () => {
  it('one: a touch answers, and so does its number', async () => {
    await open('one');
    await take('card:oak');
    expect(await answer()).toBe('card:oak');
    await page.keyboard.press('3');
    expect(await answer()).toBe('none');
    expect(await flawsOf(page, 'en')).toEqual([]);
  });

  it('several: no fewer and no more than asked for, and each can be undone', async () => {
    await open('several');
    await take('card:ash');
    expect(await confirmable()).toBe(false);
    for (const option of ['card:oak', 'card:yew', 'card:elm']) await take(option);
    await take('card:oak');
    expect(await answer()).toBeNull();
    await take('confirm');
    expect(await answer()).toEqual(['card:ash', 'card:yew']);
    expect(await flawsOf(page, 'en')).toEqual([]);
  });

  it('amount: steps between its bounds', async () => {
    await open('amount');
    for (let i = 0; i < 3; i++) await page.click('button[aria-label="One more"]');
    expect(await page.isDisabled('button[aria-label="One more"]')).toBe(true);
    await page.click('button[aria-label="One less"]');
    await take('confirm');
    expect(await answer()).toBe(3);
    expect(await flawsOf(page, 'en')).toEqual([]);
  });

  it('order: in the order in which they are touched, all of them', async () => {
    await open('order');
    for (const option of ['card:yew', 'card:ash']) await take(option);
    expect(await confirmable()).toBe(false);
    await take('card:oak');
    await take('confirm');
    expect(await answer()).toEqual(['card:yew', 'card:ash', 'card:oak']);
    expect(await flawsOf(page, 'en')).toEqual([]);
  });

  it('somebody else’s, open to all: a player points at an option, and sees who else does', async () => {
    await open('theirs');
    await page.click('[data-suggest="card:oak"]');
    expect(await answer()).toBe('card:oak');
    const pointers = await page.$$eval('[data-suggest]', (options) =>
      options.map((option) => option.querySelector('[data-pointed]')?.getAttribute('data-pointed') ?? ''),
    );
    expect(pointers).toEqual(['2', '0', '']);
    expect(await flawsOf(page, 'en')).toEqual([]);
    await page.click('[data-suggest="card:oak"]');
    expect(await answer()).toBeNull();
  });

  it('barred options give the reason, and lead to the clause', async () => {
    for (const viewport of [DESK, { width: 1366, height: 657 }, { width: 360, height: 740 }]) {
      await page.setViewportSize(viewport);
      await open('one');
      expect(await page.locator('[data-barred="card:elm"]').count()).toBe(0);
      await page.click('[data-testid=barred]');
      expect(await page.textContent('[data-barred="card:elm"] span')).toBe('It is gone. XX-1.2');
      expect(await page.getAttribute('[data-barred="card:elm"] a', 'href')).toBe('/rules/harness#XX-1.2');
      expect(await answer()).toBeNull();
    }
    await page.setViewportSize(DESK);
  });
});
