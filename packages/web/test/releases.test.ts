import { readFileSync } from 'node:fs';
import type { MatchRecord, Release } from '@nokturn/engine';
import { RELEASES, rulesFor } from '@nokturn/games/all';
import { LANGUAGES } from '@nokturn/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asked, clickOption } from './play.ts';
import { sample } from './says.ts';
import { openSite, type Site } from './site.ts';

const MASTERS = 'masters-of-the-night';
const released = Object.entries(RELEASES).flatMap(([game, releases]) =>
  releases.map((release) => ({ game, ...release })),
);
const [first] = RELEASES[MASTERS] ?? [];
if (first === undefined) throw new Error('the first release is gone');

function goldens(game: string, { rules, digest }: Release): MatchRecord[] {
  const file = new URL(`../../games/${game}/past/${rules}-${digest}.golden.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).records;
}

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

/** The first visit, until the browser has stored the page, and a second one that uses what was stored. */
async function visitAndKeep(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await page.reload();
}

/** Puts a match into the browser, as the page saved it at the time. */
async function save(page: Page, record: MatchRecord, { over }: { over: boolean }): Promise<string> {
  const id = `old-${record.seats}-${record.moves.length}`;
  const saved = {
    id,
    seats: Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person', name: `P${seat}` })),
    record,
    over,
    at: 1,
  };
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [`nokturn.match.${id}`, JSON.stringify(saved)],
  );
  return id;
}

it('every release verifies all its golden records in the page, without a connection', async () => {
  const page = await site.person({ serviceWorkers: 'allow' });
  await visitAndKeep(page);
  const files = released.map(({ game, rules, digest }) => `/past/${game}/${rules}-${digest}.js`);
  await page.evaluate(async (urls) => {
    for (const url of urls) await (await fetch(url)).text();
  }, files);
  await page.context().setOffline(true);
  for (const [i, { game, ...release }] of released.entries()) {
    const records = goldens(game, release);
    // As text, so that the browser does the import.
    const flaws = await page.evaluate(
      `import(${JSON.stringify(files[i])}).then(({ rulebook }) =>
        ${JSON.stringify(records)}.map((record) => rulebook(${JSON.stringify(release.digest)}).verify(record)))`,
    );
    expect(flaws).toEqual(records.map(() => null));
  }
}, 240_000);

it.each(sample(Object.keys(RELEASES)))(
  'an old match of %s is replayed and verified by the page itself, without a connection',
  async (game) => {
    const [release] = RELEASES[game] ?? [];
    const [golden] = release ? goldens(game, release) : [];
    if (golden === undefined) throw new Error('there is no golden match');
    const page = await site.person({ serviceWorkers: 'allow' });
    await visitAndKeep(page);
    const replay = `/replay/local/${await save(page, golden, { over: true })}`;
    await page.goto(replay);
    await page.waitForSelector('[data-testid=verified]', { timeout: 60_000 });
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('[data-testid=verified]', { timeout: 60_000 });
    expect(await page.getAttribute('[data-testid=verified]', 'data-proof')).toBe('here');
    const shown = () => page.textContent('[data-testid=release]');
    expect(await shown()).toContain(`version ${golden.rules}, release ${golden.digest?.slice(0, 8)}.`);
    await save(page, { ...golden, digest: 'unreleased' }, { over: true });
    await page.reload();
    await page.waitForSelector('[data-testid=verified]', { timeout: 60_000 });
    expect(await shown()).toContain('never released');
    await page.context().close();
  },
  240_000,
);

it('a solo match of the previous release continues without a connection, under its own rules', async () => {
  const page = await site.person({ serviceWorkers: 'allow' });
  await visitAndKeep(page);
  const golden = goldens(MASTERS, first).find(({ seats }) => seats === 1);
  if (golden === undefined) throw new Error('there is no match for one');
  // Before there were digests, pages only stored the number.
  const { hash: _, digest: __, ...begun } = golden;
  const record = { ...begun, moves: golden.moves.slice(0, 12) };
  const id = await save(page, record, { over: false });
  await page.goto(`/local/${id}`);
  await asked(page);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open('nokturn-past')).keys()).map(({ url }) => url));
  await expect.poll(async () => (await kept()).length).toBeGreaterThanOrEqual(4);
  // An update of the page deletes the caches of the old page, but not this one.
  await page.evaluate(async () => {
    await caches.open('nokturn-before');
    await (await navigator.serviceWorker.ready).unregister();
  });
  await visitAndKeep(page);
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).not.toContain('nokturn-before');
  expect((await kept()).length).toBeGreaterThanOrEqual(4);
  await page.context().setOffline(true);
  await page.goto(`/local/${id}`);
  for (let i = 0; i < 3; i++) {
    const now = await asked(page);
    if (now.for !== 'me') throw new Error('the match is over before it was played');
    await clickOption(page, now.options[0] as string);
  }
  await asked(page);
  const saved = async (): Promise<MatchRecord> =>
    JSON.parse((await page.evaluate((key) => localStorage.getItem(key), `nokturn.match.${id}`)) ?? '').record;
  const played = await saved();
  expect(played).toMatchObject({ rules: 1, digest: first.digest });
  expect(played.moves.length).toBeGreaterThan(record.moves.length);

  // Without its rules it says that they could not be loaded, and the match stays as it is.
  await page.evaluate(() => caches.delete('nokturn-past'));
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.reload();
  await page.waitForSelector('text=A part of this page could not be loaded');
  expect(await saved()).toEqual(played);

  // A file with other content is not used, but thrown away and requested again.
  await page.evaluate(
    async (url) => (await caches.open('nokturn-past')).put(url, new Response('export const rulebook = 1;')),
    `/past/${MASTERS}/1-${first.digest}.js`,
  );
  await page.context().setOffline(false);
  await page.reload();
  await asked(page);
  expect(await saved()).toEqual(played);
}, 240_000);

it.each(sample(LANGUAGES.toReversed()))(
  'an old match shows the texts of its own cards, in %s',
  async (language) => {
    const card = 'blood-tests';
    const golden = await goldenWith(card);
    const page = await site.person({ language });
    await page.goto('/');
    await page.goto(`/replay/local/${await save(page, golden, { over: true })}`);
    await page.waitForSelector('[data-testid=replay]');
    await page.focus('input[type=range]');
    await page.keyboard.press('End');
    // The log starts with only its last lines.
    await page.locator('main ol').locator('xpath=preceding-sibling::button').click();
    const name = nameOf(wordsOf('locales', language), `card-${card}`);
    await page.locator('main ol').getByText(name, { exact: true }).last().hover();
    const before = textOf(wordsOf(`past/1-${first.digest}.`, language), card);
    const today = textOf(wordsOf('locales', language), card);
    expect(before).not.toBe(today);
    await page.waitForSelector(`text=${before}`);
    expect(await page.getByText(today).count()).toBe(0);
  },
  240_000,
);

/** A golden match of the first release in which a card appeared. */
async function goldenWith(card: string): Promise<MatchRecord> {
  const rules = await rulesFor(MASTERS, first?.digest ?? '');
  const met = (record: MatchRecord) =>
    [...(rules?.replay(record) ?? [])].some(({ happenings }) => JSON.stringify(happenings).includes(card));
  const found = goldens(MASTERS, first as Release).find(met);
  if (found === undefined) throw new Error(`nobody has met ${card}`);
  return found;
}

/** The words of a release, or today's. */
function wordsOf(where: string, language: string): string {
  const path = where.endsWith('.') ? `${where}${language}.ftl` : `${where}/${language}.ftl`;
  return readFileSync(new URL(`../../games/${MASTERS}/${path}`, import.meta.url), 'utf8');
}

function nameOf(words: string, id: string): string {
  return new RegExp(`^${id} = (.+)$`, 'm').exec(words)?.[1] ?? '';
}

function textOf(words: string, card: string): string {
  return new RegExp(`^card-${card} =.*\n(?: +\\..*\n)*? +\\.text = (.+)$`, 'm').exec(words)?.[1] ?? '';
}
