import { CLOSE_CODES } from '@nokturn/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption, codeOf, hasty } from './play.ts';
import { openSite, type Site } from './site.ts';
import { wireTo } from './wire.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

/** The first visit, until the browser has stored the page. */
async function visitAndKeep(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
}

it('after the first visit the page opens and plays without a connection', async () => {
  const page = await site.person({ serviceWorkers: 'allow', viewport: { width: 420, height: 800 } });
  await visitAndKeep(page);
  await page.context().setOffline(true);
  await page.goto('/new/lovci-noci?with=bots');
  await page.click('button[type=submit]');
  const now = await asked(page);
  if (now.for !== 'me') throw new Error('the match is over before it began');
  await clickOption(page, hasty(now.options, now.step));
  await page.reload();
  expect(await asked(page)).toMatchObject({ for: 'me' });
  await page.goto('/rules/lovci-noci#LN-4.5');
  await page.waitForSelector('[id="LN-4.5"]');
}, 240_000);

/** Zofie and, over a connection of his own, Petr at a table on the server. */
async function twoAtATable() {
  const wire = await wireTo(site.url);
  const host = await site.person();
  const guest = await site.person({ baseURL: wire.url, viewport: { width: 420, height: 800 } });
  await host.goto('/new/lovci-noci?with=friends');
  await host.fill('input[autocomplete=nickname]', 'Zofie');
  await host.click('button[type=submit]');
  const code = await codeOf(host);
  await guest.goto(`/m/${code}`);
  await guest.fill('input[autocomplete=nickname]', 'Petr');
  await guest.click('button[type=submit]:has-text("Take a seat")');
  await guest.waitForSelector('text=This is you');
  await host.waitForSelector('[data-testid=lobby-seats] >> text=Here');
  return { wire, host, guest };
}

async function say(page: Page, text: string): Promise<void> {
  await page.fill('input[placeholder="Say something"]', text);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`text=${text}`);
}

it('a lost connection is restored automatically, and messages sent in the meantime arrive', async () => {
  const { wire, host, guest } = await twoAtATable();
  wire.cut();
  await host.waitForSelector('[data-testid=lobby-seats] >> text=Away');
  await say(host, 'Are you there?');
  expect(await guest.isVisible('text=Are you there?')).toBe(false);
  wire.mend();
  await guest.waitForSelector('text=Are you there?');
  await host.waitForSelector('[data-testid=lobby-seats] >> text=Here');
}, 240_000);

it('a connection that died silently is noticed as soon as there is a network again', async () => {
  const { wire, host, guest } = await twoAtATable();
  await guest.clock.install();
  await guest.reload();
  await guest.waitForSelector('text=This is you');
  await host.waitForSelector('[data-testid=lobby-seats] >> text=Here');
  await guest.context().setOffline(true);
  wire.mute();
  await say(host, 'Are you there?');
  expect(await guest.isVisible('text=Are you there?')).toBe(false);
  // By the guest's clock, less time passes than it takes to miss an answer in the usual way.
  await guest.clock.pauseAt(await guest.evaluate(() => Date.now() + 1_000));
  await guest.context().setOffline(false);
  await guest.clock.runFor(5_000);
  await guest.clock.resume();
  await guest.waitForSelector('text=Are you there?');
}, 240_000);

it('a connection that is never established is given up', async () => {
  const { wire, host } = await twoAtATable();
  wire.cut();
  await host.waitForSelector('[data-testid=lobby-seats] >> text=Away');
  await wire.stall();
  wire.mend();
  await host.waitForSelector('[data-testid=lobby-seats] >> text=Here');
}, 240_000);

it('a move refused by a server that is shutting down is sent to the next one', async () => {
  const page = await site.person();
  const sent: string[] = [];
  await page.routeWebSocket(/\/api\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      const { type, id } = JSON.parse(String(text));
      if (type !== 'answer' || sent.push(id) > 1) return server.send(text);
      line.send(JSON.stringify({ type: 'refused', id, code: 'restarting', reason: 'it ends' }));
      void line.close({ code: CLOSE_CODES.restarting });
    });
  });
  await page.goto('/new/lovci-noci?with=friends');
  await page.fill('input[autocomplete=nickname]', 'Zofie');
  await page.click('button[type=submit]');
  await page.click('[data-testid=fill]');
  await page.click('[data-testid=begin]:enabled');
  const now = await asked(page);
  if (now.for !== 'me') throw new Error('the match is over before it began');
  await clickOption(page, hasty(now.options, now.step));
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]).toBe(sent[0]);
}, 240_000);

it('on a network that lets nothing through, the page opens from its stored copy', async () => {
  const wire = await wireTo(site.url);
  const page = await site.person({ serviceWorkers: 'allow', baseURL: wire.url });
  await visitAndKeep(page);
  void wire.stall();
  wire.mute();
  await page.goto('/rules/lovci-noci#LN-4.5');
  await page.waitForSelector('[id="LN-4.5"]');
  // Screens that need the server say that it cannot be reached.
  await page.goto('/new/lovci-noci?with=friends');
  await page.fill('input[autocomplete=nickname]', 'Zofie');
  await page.click('button[type=submit]');
  await page.waitForSelector('text=The server cannot be reached');
}, 240_000);
