import { hostname } from 'node:os';
import { launchBrowser } from '@nokturn/ui/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from './play.ts';
import { openSite, type Site } from './site.ts';

/** Its name in a home network. */
const MACHINE = `${hostname().toLowerCase().split('.')[0]}.local`;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([
    openSite({ host: '0.0.0.0' }),
    // Browsers trust localhost even without TLS: only another name is like a friend's machine in the same network.
    launchBrowser({ args: [`--host-resolver-rules=MAP ${MACHINE} 127.0.0.1`] }),
  ]);
}, 240_000);
afterAll(async () => {
  await browser.close();
  await site.close();
});

it('friends in the same network, without TLS: a table is opened, its link copied and a seat taken', async () => {
  const origin = `http://${MACHINE}:${new URL(site.url).port}`;
  const [host, friend] = await Promise.all([browser.newPage(), browser.newPage()]);
  await host.goto(`${origin}/new/lovci-noci?with=friends`);
  expect(await host.evaluate(() => window.isSecureContext)).toBe(false);
  await host.click('button[type=submit]');
  await host.waitForSelector('[data-testid=lobby-seats]');
  await host.click('button:text("Copy the link")');
  await host.waitForSelector('button:text("Copied")');
  await host.fill('[placeholder="Say something"]', '');
  await host.focus('[placeholder="Say something"]');
  await host.keyboard.press('Control+V');
  const link = await host.inputValue('[placeholder="Say something"]');
  expect(link).toBe(`${origin}/m/${await codeOf(host)}`);
  await friend.goto(link);
  await friend.click('form button[type=submit]');
  await host.waitForSelector('[data-testid=lobby-seats] li:nth-child(2) select option[value=person]', {
    state: 'attached',
  });
}, 240_000);
