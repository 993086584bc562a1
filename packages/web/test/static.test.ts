import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { closeContexts, sharedBrowser } from '@nokturn/ui/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from '../../server/src/edge/security.ts';
import { asked, clickOption, hasty } from './play.ts';
import { flawsOf } from './screen.ts';
import { builtPage, newPerson } from './site.ts';

const PLACE = '/games/of the night/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Every request for something that is not a file of the page. */
const strays: string[] = [];
let url: string;
let browser: Browser;
let close: () => Promise<void>;

/** A host with files in one folder and nothing else, under the policy that our own server sets. */
beforeAll(async () => {
  const [folder, opened] = await Promise.all([builtPage('static'), sharedBrowser()]);
  const server = createServer(({ url: asked = '', method = '' }, response) => {
    const path = decodeURIComponent(asked.split('?')[0] ?? '');
    const name = path.endsWith('/') ? 'index.html' : path.slice(PLACE.length);
    for (const [header, value] of Object.entries(securityHeaders(null))) response.setHeader(header, value);
    try {
      if (!path.startsWith(PLACE) || !['GET', 'HEAD'].includes(method)) throw new Error('no file');
      const body = readFileSync(join(folder, name));
      response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream').end(body);
    } catch {
      strays.push(`${method} ${asked}`);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  browser = opened;
  url = new URL(PLACE, `http://127.0.0.1:${(server.address() as AddressInfo).port}`).href;
  close = async () => {
    await closeContexts(browser);
    server.closeAllConnections();
    server.close();
  };
}, 240_000);
afterAll(() => close());

/** The page's address as the page itself names it. */
const placeOf = (page: Page) => new URL(page.url()).search;

it('in a folder of a static file host, anything that needs a server is hidden or says so, and everything else works', async () => {
  const page = await newPerson(browser, url, {});
  await page.goto('');
  await page.waitForSelector('text=This page runs in your browser alone');
  for (const hidden of ['With friends', 'Got a code?', 'Circles', 'Your name and devices'])
    expect(await page.locator(`text="${hidden}"`).count(), hidden).toBe(0);
  await page.click('a[href*="/rules/vendetta"]');
  await page.waitForSelector('main h1');
  expect(placeOf(page)).toBe('?/rules/vendetta');
  // Opened by its address, as from an external link.
  await page.goto('?/rules/lovci-noci#LN-4.5');
  await page.waitForSelector('[id="LN-4.5"]');
  await page.goto('?/cards/vendetta&kind=actions');
  await page.waitForSelector('main h1');
  expect(await flawsOf(page, 'en')).toEqual([]);
  for (const place of ['?/m/abcdefgh', '?/me', '?/c', '?/ratings/vendetta', '?/replay/abcdefgh']) {
    await page.goto(place);
    await page.waitForSelector('h1:has-text("This site has no server")');
  }
  await page.goto('?/new/vendetta&with=friends');
  await page.waitForSelector('button[type=submit]:has-text("Begin")');
  expect(strays).toEqual([]);
}, 240_000);

it('a guided first game, a puzzle and a match at one screen', async () => {
  const page = await newPerson(browser, url, {});
  await page.goto('');
  await page.click('a[href*="/learn/lovci-noci"]');
  await page.waitForSelector('[data-testid=guide]');
  await page.goto('?/puzzles');
  await page.click('a[href*="/puzzles/lovci-noci/1"]');
  await page.waitForSelector('[data-testid=puzzle]');
  expect(await asked(page)).toMatchObject({ for: 'me' });
  expect(placeOf(page)).toBe('?/puzzles/lovci-noci/1');
  await page.goto('?/new/lovci-noci&with=screen');
  await page.waitForSelector('ol input');
  for (const [i, field] of (await page.$$('ol input')).entries()) await field.fill(`Player ${i + 1}`);
  await page.click('button[type=submit]');
  await page.click('[role=dialog] button');
  expect(await asked(page)).toMatchObject({ for: 'me' });
  expect(placeOf(page)).toMatch(/^\?\/local\//);
  expect(strays).toEqual([]);
}, 90_000);

it('a match from a file, under older rules, is shared in a link that contains all of it', async () => {
  const page = await newPerson(browser, url, {});
  const past = '../../games/lovci-noci/past/1-08585ebdfc0db96c6cde0a48a12df019.golden.json';
  const { records } = JSON.parse(readFileSync(new URL(past, import.meta.url), 'utf8'));
  await page.goto('');
  const file = {
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(records[0])),
  };
  await page.setInputFiles('input[type=file]', file);
  const link = await page.inputValue('[data-testid=carry-match] input');
  expect(link).toContain(`${url}?/replay#r=`);

  const friend = await newPerson(browser, url, {});
  await friend.goto(link);
  await friend.waitForSelector('[data-testid=verified][data-proof]:not([data-proof=flawed])');
  expect(await friend.textContent('[data-testid=verified]')).toContain(records[0].seed);
  expect(await friend.evaluate(() => localStorage.getItem('nokturn.matches'))).toBeNull();
  await friend.goto('');
  await friend.goto(link.slice(0, -40));
  await friend.waitForSelector('text=cut short on its way to you');
  expect(strays).toEqual([]);
}, 240_000);

it('it can be installed, and works without any connection', async () => {
  const page = await newPerson(browser, url, { serviceWorkers: 'allow' });
  await page.goto('');
  const manifest = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? { href: '' };
    const { start_url, icons } = await (await fetch(href)).json();
    const within = (path: string) => new URL(path, href).href;
    return { start: within(start_url), icons: icons.map(({ src }: { src: string }) => within(src)) };
  });
  expect(manifest.start).toBe(url);
  for (const icon of manifest.icons) expect((await fetch(icon)).status, icon).toBe(200);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await page.goto('?/new/lovci-noci&with=bots');
  await page.click('button[type=submit]');
  await asked(page);
  await page.context().setOffline(true);
  const now = await asked(page);
  if (now.for !== 'me') throw new Error('the match is over before it began');
  await clickOption(page, hasty(now.options, now.step));
  await page.reload();
  expect(await asked(page)).toMatchObject({ for: 'me' });
  expect(placeOf(page)).toMatch(/^\?\/local\//);
  await page.goto('?/rules/the-hunger');
  await page.waitForSelector('main h1');
  expect(strays).toEqual([]);
}, 240_000);
