import { freePort } from '@nokturn/server/testing/port';
import { TestPostgres } from '@nokturn/server/testing/postgres';
import { closeContexts, sharedBrowser } from '@nokturn/ui/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Balancer } from '../../server/test/helpers/balancer.ts';
import { Client } from '../../server/test/helpers/client.ts';
import { Ship } from '../../server/test/helpers/fleet.ts';
import { Mailbox } from '../../server/test/helpers/mailbox.ts';
import { asked, clickOption, hasty } from './play.ts';
import { builtPage } from './site.ts';

const NAMES = ['Ada', 'Ben', 'Eva'] as const;
const LANGUAGES = { Ada: 'en', Ben: 'pl', Eva: 'cs' } as const;
const GRACE_SECONDS = 2;

let postgres: TestPostgres;
let mailbox: Mailbox;
let balancer: Balancer;
let browser: Browser;
let ships: readonly [Ship, Ship];
let origin: string;
beforeAll(async () => {
  const [page, port] = [await builtPage(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  [postgres, mailbox, balancer, browser] = await Promise.all([
    TestPostgres.start(),
    Mailbox.open(),
    Balancer.open(port),
    sharedBrowser(),
  ]);
  const database = await postgres.newDatabase();
  const around = { GRACE_SECONDS: String(GRACE_SECONDS), PUBLIC_URL: `${origin}/`, PAGE: page };
  const launch = () => Ship.launch(database, 'released', { ...mailbox.environment, ...around });
  ships = [await launch(), await launch()];
  balancer.before(...ships);
}, 180_000);
afterAll(async () => {
  await closeContexts(browser);
  await Promise.all(ships.map((ship) => ship.end('SIGKILL')));
  await Promise.all([balancer.close(), mailbox.close(), postgres.stop()]);
});

/** A person on a phone whose browser gets notifications from this machine's push service. */
async function somebody(name: (typeof NAMES)[number]): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: origin, locale: LANGUAGES[name], reducedMotion: 'reduce' },
    ...{ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' },
  });
  // A headless browser asks nobody, and has no push service of its own.
  await context.addInitScript((subscription) => {
    let isOn = false;
    Object.defineProperty(Notification, 'permission', { get: () => (isOn ? 'granted' : 'default') });
    Notification.requestPermission = async () => 'granted';
    const mine = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => {
      isOn = true;
      return mine as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => (isOn ? (mine as unknown as PushSubscription) : null);
    const hasty = { pace: 'instant', level: 'novice', listed: true };
    window.localStorage.setItem('nokturn.settings', JSON.stringify(hasty));
  }, mailbox.push.subscribe(name));
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto('/me');
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('main form button[type=submit]');
  await page.waitForSelector('[aria-labelledby=notices]');
  return page;
}

/** A request to the server from a person's page. */
async function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const secret = await page.evaluate(() => JSON.parse(localStorage.getItem('nokturn.person') ?? '{}').secret);
  const response = await fetch(new URL(path, origin), {
    method,
    headers: { authorization: `Bearer ${secret}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

it('three people on phones, two servers, a day for each decision: each person gets one notification for each decision, in every way, although a server is killed', {
  timeout: 300_000,
}, async () => {
  const pages = await Promise.all(NAMES.map(somebody));
  const [ada, ben, eva] = pages as [Page, Page, Page];
  for (const [i, page] of pages.entries()) {
    const name = NAMES[i] ?? '';
    await ask(page, 'POST', '/api/me/channels', {
      kind: 'webhook',
      url: `${mailbox.webhook.origin}/${name}`,
    });
    await ask(page, 'POST', '/api/me/channels', {
      kind: 'mail',
      address: `${name.toLowerCase()}@home.example`,
    });
    const [link = ''] = /http:\S+\/notices\/confirm\/\S+/.exec((await mailbox.mailTo(name)).text) ?? [];
    await page.goto(link);
    await page.waitForSelector('[role=status]:not(:empty)');
    // In the browser itself, on the page about notifications.
    await page.goto('/me');
    await page.locator('[aria-labelledby=notices] > button').first().click();
    await page.waitForSelector('[aria-labelledby=notices] li:nth-child(3)');
  }
  const { match } = await ask<{ match: { code: string } }>(ada, 'POST', '/api/matches', {
    game: 'the-hunger',
    seats: NAMES.map(() => ({ kind: 'open' })),
    clock: { seconds: 86_400, after: 'default' },
  });
  const { code } = match;
  await ask(ben, 'POST', `/api/matches/${code}/seats/1`);
  await ask(eva, 'POST', `/api/matches/${code}/seats/2`);
  await ask(ada, 'POST', `/api/matches/${code}/start`);
  await Promise.all(pages.map((page) => page.goto('about:blank')));

  /** The players that the table is waiting for, in the form that a notification would have. */
  const waiting = async (): Promise<string[]> => {
    const look = await Client.open(new URL('/api/socket', origin.replace('http', 'ws')));
    await look.join(code);
    const { seats, answered } = look.view.asked ?? {};
    const { version } = look;
    look.close();
    const away = (seats ?? []).filter((seat) => !answered?.includes(seat));
    return away.map((seat) => `${NAMES[seat]} your-move ${version}`);
  };
  const expected = new Set<string>();
  const expectAll = async () => {
    for (const each of await waiting()) expected.add(each);
    await mailbox.until(expected.size);
    expect(mailbox.told.webhook).toEqual([...expected].sort());
    const whom = (lines: readonly string[]) => lines.map((line) => line.split(/[: ]/)[0]?.toLowerCase());
    const { webhook, push, mail } = mailbox.told;
    expect([whom(push), whom(mail)]).toEqual([whom(webhook), whom(webhook)]);
  };
  /** The person follows the notification, answers the question, and leaves. */
  const visit = async () => {
    const [first = ''] = await waiting();
    const at = NAMES.findIndex((name) => first.startsWith(name));
    const page = pages[at] as Page;
    const told = mailbox.push.pushed.filter(({ name }) => name === NAMES[at]).at(-1);
    await page.goto(told?.path ?? '');
    const now = await asked(page);
    if (now.for === 'me') await clickOption(page, hasty(now.options, now.step));
    // Waits until the server has the answer.
    await vi.waitUntil(async () => !(await waiting()).includes(first), { timeout: 60_000 });
    await page.goto('about:blank');
  };

  // Players who are not asked first are notified of the start.
  const first = await waiting();
  for (const name of NAMES) if (!first.some((each) => each.startsWith(name))) expected.add(`${name} started`);
  await expectAll();
  for (const killed of ships) {
    await visit();
    // The other server sends what this one had planned.
    await killed.end('SIGKILL');
    await expectAll();
    await visit();
    await expectAll();
    await killed.start();
  }
  // Nothing comes afterwards, from either server.
  await new Promise((resolve) => setTimeout(resolve, 2 * GRACE_SECONDS * 1000));
  await expectAll();
});
