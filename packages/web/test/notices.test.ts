import { MailServer } from '@nokturn/server/testing/mail-server';
import { freePort } from '@nokturn/server/testing/port';
import { WebhookServer } from '@nokturn/server/testing/webhook-server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sample } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
const DAY = { seconds: 86_400, after: 'default' };

let site: Site;
let mail: MailServer;
let webhook: WebhookServer;
beforeAll(async () => {
  mail = await MailServer.open();
  webhook = await WebhookServer.open();
  const port = await freePort();
  site = await openSite({
    told: {
      port,
      publicUrl: `http://127.0.0.1:${port}/`,
      smtpUrl: mail.url,
      webhookAllow: ['127.0.0.1'],
      noticeGrace: 500,
    },
  });
}, 240_000);
afterAll(async () => {
  await site.close();
  await mail.close();
  await webhook.close();
});

/** A person with a name, on the page with their identity. */
async function somebody(name: string, options: Parameters<Site['person']>[0] = {}): Promise<Page> {
  const page = await site.person({ ...PHONE, ...options });
  await page.goto('/me');
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('main form button[type=submit]');
  await page.waitForSelector('[aria-labelledby=notices]');
  return page;
}

const secretOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('nokturn.person') ?? '{}').secret as string);

async function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(new URL(path, site.url), {
    method,
    headers: {
      authorization: `Bearer ${await secretOf(page)}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** A match of two that has begun. */
async function newMatch(host: Page, guest: Page): Promise<string> {
  const body = { game: 'vendetta', seats: [0, 1, 2].map(() => ({ kind: 'open' })), clock: DAY };
  body.seats[2] = { kind: 'bot', level: 'random' } as never;
  const { match } = await ask<{ match: { code: string } }>(host, 'POST', '/api/matches', body);
  await ask(guest, 'POST', `/api/matches/${match.code}/seats/1`);
  await ask(host, 'POST', `/api/matches/${match.code}/start`);
  return match.code;
}

const icon = (page: Page) => page.getAttribute('link[rel=icon]', 'href');

describe.each(sample(['cs', 'pl', 'en']))('notifications, on a phone (%s)', (language) => {
  it('are set by keyboard, tested and revoked, and read well', async () => {
    const name = `Ada ${language}`;
    const page = await somebody(name, { language });
    expect(await flawsOf(page, language)).toEqual([]);

    await page.focus('[aria-labelledby=notices] summary');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${webhook.origin}/${language}`);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[aria-labelledby=notices] li >> text=${webhook.origin}/${language}`);

    const address = `ada-${language}@home.example`;
    await page.focus('input[type=email]');
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await page.waitForSelector(`[aria-labelledby=notices] li:has-text("${address}") em`);
    expect(await flawsOf(page, language)).toEqual([]);

    const asking = await vi.waitUntil(() => mail.mails.find(({ to }) => to === address), { timeout: 50_000 });
    const [link = ''] = /http:\S+\/notices\/confirm\/\S+/.exec(asking.text) ?? [];
    await page.goto(link);
    await page.waitForSelector('[role=status]:not(:empty)');
    expect(await flawsOf(page, language)).toEqual([]);
    await page.click('main a[href="/me/notices"]');
    await page.waitForSelector(`[aria-labelledby=notices] li:has-text("${address}")`);
    expect(await page.locator('[aria-labelledby=notices] li em').count()).toBe(0);

    await page.focus('[aria-labelledby=notices] input[type=checkbox]');
    await page.keyboard.press('Space');
    await page.waitForSelector('input[type=time]');
    const { wishes } = await ask<{ wishes: object }>(page, 'GET', '/api/me/notices');
    expect(wishes).toMatchObject({ language, quiet: { from: '22:00', to: '08:00' } });
    expect(await flawsOf(page, language)).toEqual([]);

    await page.locator('[aria-labelledby=notices] > button').last().press('Enter');
    await vi.waitUntil(() => webhook.posted.some(({ path }) => path === `/${language}`), { timeout: 50_000 });
    await vi.waitUntil(() => mail.mails.filter(({ to }) => to === address).length === 2, { timeout: 50_000 });

    // The link in the email stops the emails.
    const [, stop = ''] = /(http:\S+\/notices\/stop\/\S+)/.exec(mail.mails.at(-1)?.text ?? '') ?? [];
    await page.goto(stop);
    await page.waitForSelector('[role=status]:not(:empty)');
    await page.goto('/me');
    await page.waitForSelector('[aria-labelledby=notices] li');
    expect(await page.locator('[aria-labelledby=notices] li').count()).toBe(1);
    await page.locator('[aria-labelledby=notices] li button').press('Enter');
    await page.waitForSelector('[aria-labelledby=notices] li', { state: 'detached' });
    await page.context().close();
  }, 240_000);
});

it('matches that are waiting come first, with the time left, and are counted on every screen', async () => {
  const people = [await somebody('Ada'), await somebody('Ben')] as const;
  const code = await newMatch(...people);
  const isAsked = async (page: Page) => {
    const { matches } = await ask<{ matches: { turn: object | null }[] }>(page, 'GET', '/api/me/matches');
    return matches[0]?.turn != null;
  };
  // The person who is asked first; bots may come before.
  const ada = await vi.waitUntil(
    async () => {
      for (const page of people) if (await isAsked(page)) return page;
      return null;
    },
    { timeout: 20_000 },
  );
  // Another table is newer, but nobody is waiting there.
  const seats = [0, 1, 2].map(() => ({ kind: 'open' }));
  await ask(ada, 'POST', '/api/matches', { game: 'vendetta', seats });
  await ada.goto('/');
  const first = ada.locator('[aria-labelledby=your-matches] li').first();
  await first.locator('text=Your move').waitFor();
  expect(await first.textContent()).toMatch(/23 hours left/);
  expect(await ada.title()).toBe('(1) Nokturn');
  expect(await icon(ada)).toBe('/favicon-1.svg');
  expect(await flawsOf(ada, 'en')).toEqual([]);
  await ada.goto('/rules/vendetta');
  await vi.waitUntil(async () => (await ada.title()).startsWith('(1) '), { timeout: 50_000 });
  // At the table itself, the table notifies the player.
  await ada.goto(`/m/${code}`);
  await ada.waitForSelector('[data-testid=decision]');
  expect(await icon(ada)).toBe('/favicon-turn.svg');
  expect(await ada.title()).not.toMatch(/^\(/);
  for (const page of people) await page.context().close();
}, 240_000);

it('a push shows its message, and leads to the match', async () => {
  const ada = await somebody('Ada', { serviceWorkers: 'allow' });
  const worker = ada.context().serviceWorkers()[0] ?? (await ada.context().waitForEvent('serviceworker'));
  await ada.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const told = {
    title: 'Vendetta: your move',
    text: 'Which card?\nWith Ben',
    path: '/rules/vendetta',
    tag: 'abcdefgh',
    waiting: 3,
  };
  // A headless browser has no place for notifications and badges: what would be shown is recorded instead.
  const { shown, badges, silhouette } = await worker.evaluate(async (data) => {
    const taken: { title: string; options: NotificationOptions }[] = [];
    const scope = self as unknown as ServiceWorkerGlobalScope;
    scope.registration.showNotification = async (title: string, options = {}) => {
      taken.push({ title, options });
    };
    const badges: number[] = [];
    Object.defineProperty(navigator, 'setAppBadge', {
      value: async (count: number) => void badges.push(count),
    });
    const happen = async (event: Event, more: object) => {
      const work: Promise<unknown>[] = [];
      Object.defineProperty(event, 'waitUntil', { value: (each: Promise<unknown>) => work.push(each) });
      for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
      scope.dispatchEvent(event);
      await Promise.all(work);
    };
    await happen(new PushEvent('push', { data: JSON.stringify(data) }), {});
    await happen(new PushEvent('push', { data: 'not ours' }), {});
    const notification = { data: taken[0]?.options.data, close: () => undefined };
    await happen(new Event('notificationclick'), { notification });
    const shown = taken.map(({ title, options: { body, tag, data: path } }) => ({ title, body, tag, path }));
    const silhouette = taken[0]?.options.badge ?? '';
    return { shown, badges, silhouette };
  }, told);
  expect(badges).toEqual([3, 0]);
  expect(shown).toEqual([
    { title: told.title, body: told.text, tag: told.tag, path: told.path },
    { title: 'Nokturn', body: '', tag: 'nokturn', path: '/' },
  ]);
  const picture = Buffer.from(await (await fetch(new URL(silhouette, site.url))).arrayBuffer());
  // A colour PNG with transparency.
  expect([picture.subarray(1, 4).toString(), picture[25]]).toEqual(['PNG', 6]);
  await ada.waitForURL('**/rules/vendetta');
  await ada.context().close();
}, 240_000);
