import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@nokturn/engine';
import { LIBRARY, RELEASES } from '@nokturn/games/all';
import { resultsIn } from '@nokturn/games/results.ts';
import type { MatchInfo, Store } from '@nokturn/server';
import { rateSite } from '@nokturn/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

const GAMES = ['lovci-noci', 'vendetta', 'the-hunger', 'masters-of-the-night'];
const PEOPLE = ['Ada', 'Ben', 'Eva', 'Ota', 'Ula', 'Vít', 'Zoe', 'Jan'];
/** More than fit on one page. */
const MATCHES = 60;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const idOf = (name: string) => `person-${PEOPLE.indexOf(name)}-of-them`;
/** In the server's format. */
const secret = `${idOf('Ada')}.${randomBytes(32).toString('base64url')}`;

function recordsOf(game: string): readonly MatchRecord[] {
  const { rules, digest } = RELEASES[game]?.at(-1) ?? { rules: 0, digest: '' };
  const file = `../../games/${game}/past/${rules}-${digest}.golden.json`;
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')).records;
}

/** A golden match that the first seat won, or did not win. */
async function recordOf(game: string, isWon: boolean): Promise<MatchRecord> {
  for (const record of recordsOf(game)) {
    const rules = await LIBRARY.find(game, record.digest ?? '');
    if (rules && resultsIn(rules, record, null)[0]?.won === isWon) return record;
  }
  throw new Error(`no golden match of ${game} ended so`);
}

/** The golden matches of all games, as finished by these people at listed tables. */
async function fill(store: Store): Promise<void> {
  await store.upkeep.restorePeople(
    PEOPLE.map((name) => ({
      id: idOf(name),
      name,
      secretHash: createHash('sha256')
        .update(name === 'Ada' ? secret : name)
        .digest('hex'),
      createdAt: 1,
    })),
  );
  const records = GAMES.flatMap((game) => recordsOf(game).slice(0, 12));
  for (let i = 0; i < MATCHES; i++) {
    const record = records[i % records.length] as MatchRecord;
    const turned = PEOPLE.slice(1).map((_, j, all) => all[(j + i) % all.length] as string);
    const people = ['Ada', ...turned].slice(0, record.seats);
    const info: MatchInfo = {
      code: String(i)
        .padStart(12, '0')
        .replace(/\d/g, (digit) => 'abcdefghjk'[Number(digit)] ?? ''),
      game: record.game,
      rules: record.rules,
      digest: record.digest ?? '',
      options: record.options,
      privacy: 'listed',
      spectators: true,
      clock: { seconds: null, after: 'default' },
      status: 'over',
      host: idOf('Ada'),
      createdAt: 1_000_000 + i * 60_000,
      startedAt: 1_000_001 + i * 60_000,
      endedAt: 1_000_002 + i * 60_000,
      winners: [],
      rematch: null,
      seats: people.map((name) => ({
        ...{ kind: 'person', person: idOf(name), standIn: null, stoodIn: false, returnedAt: null },
        ...{ reactions: {}, hold: false },
      })),
      seed: record.seed,
    };
    const entries = record.moves.map((move) => ({ at: 5, moves: [move] }));
    const copy = { info, version: entries.length, revision: 1, wakeAt: null, entries, held: [], chat: [] };
    await store.upkeep.restore(copy);
  }
  await rateSite(store, LIBRARY, { isAnew: false, now: Number.MAX_SAFE_INTEGER });
}

let site: Site;
beforeAll(async () => {
  site = await openSite({ before: fill });
}, 180_000);
afterAll(() => site.close());

/** Ada's browser. */
async function ada(options: Parameters<Site['person']>[0] = {}): Promise<Page> {
  const page = await site.person(options);
  const identity = { person: { id: idOf('Ada'), name: 'Ada' }, secret };
  await page.addInitScript((kept) => {
    window.localStorage.setItem('nokturn.person', JSON.stringify(kept));
  }, identity);
  return page;
}

describe.each(sample(['pl', 'cs', 'en']))('past matches, in %s', (language) => {
  it('are listed, counted and ranked on a phone', async () => {
    const page = await ada({ ...PHONE, language });
    for (const path of ['/history', '/statistics/vendetta', '/ratings/the-hunger', '/me']) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await page.locator('main ul li, main table tbody tr, main a').first().waitFor();
      if (path === '/statistics/vendetta') await page.locator('main table').first().waitFor();
      expect({ path, flaws: await flawsOf(page, language) }).toEqual({ path, flaws: [] });
    }
    await page.context().close();
  }, 240_000);
});

it('all matches can be found by page, filter and keyboard, each with its result and replay', async () => {
  const page = await ada();
  await page.goto('/');
  await page.getByRole('link', { name: 'All my matches' }).focus();
  await page.keyboard.press('Enter');
  const rows = page.locator('main ul > li');
  await rows.nth(49).waitFor();
  expect(await rows.count()).toBe(50);
  await page.getByRole('button', { name: 'Show more matches' }).focus();
  await page.keyboard.press('Enter');
  await rows.nth(MATCHES - 1).waitFor();
  expect(await page.getByRole('button', { name: 'Show more matches' }).count()).toBe(0);

  const result = page.getByLabel('Result');
  await result.selectOption('won');
  await expect.poll(() => rows.locator('span:last-child').allTextContents()).not.toContain('Lost');
  const won = await rows.count();
  await result.selectOption('lost');
  await expect.poll(() => rows.locator('span:last-child').allTextContents()).not.toContain('Won');
  expect(won + (await rows.count())).toBeLessThanOrEqual(MATCHES);
  await result.selectOption('');

  await page.getByLabel('Game').selectOption('vendetta');
  await expect.poll(() => rows.locator('strong').allTextContents()).not.toContain('Lovci noci');
  await page.getByLabel('With').selectOption({ index: 1 });
  await rows.first().waitFor();
  await rows.first().getByRole('link').click();
  await page.waitForURL(/\/replay\/\w{12}$/);
  await page.getByTestId('replay').or(page.locator('main')).first().waitFor();
  await page.context().close();
}, 240_000);

it('every game has statistics, with plots, cards and the player’s rating', async () => {
  const page = await ada();
  for (const game of GAMES) {
    await page.goto(`/statistics/${game}`);
    await page.locator('main table svg').first().waitFor();
    const words = await page.locator('main').innerText();
    expect(words).toContain('Favourite cards');
    expect(words).toContain('Your rating');
    expect(words).toMatch(/\d ± \d/);
    expect(words).not.toMatch(/\{|undefined|NaN/);
  }
  await page.getByRole('link', { name: 'See everyone’s ratings' }).click();
  await page.waitForURL(/\/ratings\/masters-of-the-night$/);
  await page.getByRole('row', { name: /Ada \(you\)/ }).waitFor();
  await page.context().close();
}, 240_000);

it('a visitor without a name has the statistics of this device', async () => {
  const page = await site.person();
  await page.goto('/statistics/lovci-noci');
  await page.getByText('No finished matches yet.').waitFor();
  await page.goto('/history');
  await page.getByText('Nothing here yet.').waitFor();
  await page.getByLabel('Result').selectOption('won');
  await page.getByText('No match fits these filters.').waitFor();
  await page.context().close();
}, 240_000);

it('matches against bots in this browser are counted on this device and listed', async () => {
  const page = await site.person();
  const won = GAMES.filter((_, i) => i % 2 === 0);
  const records = await Promise.all(GAMES.map((game) => recordOf(game, won.includes(game))));
  const saved = records.map((record) => {
    const { game } = record;
    const seats = Array.from({ length: record.seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', level: 'novice' },
    );
    return { id: `local-${game}`, seats, record, over: true, at: 1_000_000 };
  });
  await page.addInitScript((matches) => {
    for (const match of matches)
      window.localStorage.setItem(`nokturn.match.${match.id}`, JSON.stringify(match));
    const list = matches.map(({ id, record, seats, over, at }) => ({
      ...{ id, game: record.game, people: ['Ada'], bots: seats.length - 1, moves: 1, over, at },
    }));
    window.localStorage.setItem('nokturn.matches', JSON.stringify(list));
  }, saved);
  for (const game of GAMES) {
    await page.goto(`/statistics/${game}`);
    await page.locator('main table').first().waitFor();
    expect(await page.locator('main dl dd').first().innerText()).toBe('1');
  }
  // The list shows how each of them ended, and can be filtered by it.
  await page.goto('/history');
  const rows = page.locator('main ul > li');
  await rows.nth(3).waitFor();
  await page.getByLabel('Result').selectOption('won');
  await expect.poll(() => rows.count()).toBe(won.length);
  expect(new Set(await rows.locator('span:last-child').allTextContents())).toEqual(new Set(['Won']));
  await page.getByLabel('Result').selectOption('lost');
  await expect.poll(() => rows.count()).toBe(GAMES.length - won.length);
  for (const how of await rows.locator('span:last-child').allTextContents())
    expect(how).toMatch(/^(?:Lost|Place \d of \d)$/);
  await page.getByLabel('Result').selectOption('');
  await page.getByRole('link', { name: /Vendetta/ }).click();
  await page.waitForURL(/\/replay\/local\/local-vendetta$/);
  await page.context().close();
}, 240_000);
