import { readFileSync } from 'node:fs';
import type { MatchInfo, Store } from '@nokturn/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedMatch } from '../src/source/local/saved.ts';
import { keep, matchWith } from './matches.ts';
import { asked, codeOf } from './play.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

/** Screens that cannot continue give the reason, and hand over whatever is left of the match. */
let site: Site;
beforeAll(async () => {
  site = await openSite({ before: keepEnded });
}, 240_000);
afterAll(() => site.close());

const ENDED = matchWith({ id: 'vendetta', seats: 3, until: () => false, level: 'novice' });
const CODE = 'cccc2222';

/** A finished match on the server. */
async function keepEnded(store: Store): Promise<void> {
  const { game, rules, options, seed, moves } = ENDED.record;
  const info: MatchInfo = {
    code: CODE,
    game,
    rules,
    options,
    privacy: 'link',
    spectators: true,
    clock: { seconds: null, after: 'default' },
    status: 'over',
    host: 'ota',
    createdAt: 1,
    startedAt: 2,
    endedAt: 3,
    winners: [0],
    rematch: null,
    seats: Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'novice' })),
    seed: seed ?? '',
  };
  await store.addPerson({ id: 'ota', name: 'Ota', secretHash: '00', createdAt: 1 });
  await store.createMatch({ info, version: 0, revision: 0, wakeAt: null });
  await store.append({ info, version: 1, revision: 1, wakeAt: null }, { at: 3, moves }, null);
}

/** A browser in which something that a table uses fails: not at once, but during rendering. */
async function brokenBrowser(options: Parameters<Site['person']>[0] = {}): Promise<Page> {
  const page = await site.person(options);
  await page.context().addInitScript(() => {
    // Only a table and a replay are fitted into the window.
    Object.defineProperty(window, 'innerHeight', {
      configurable: true,
      get() {
        throw new Error('the window has no measure');
      },
    });
  });
  return page;
}

/** The check for flaws measures the window itself. The screen stays broken. */
async function mendWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const value = document.documentElement.clientHeight;
    Object.defineProperty(window, 'innerHeight', { value });
  });
}

async function title(page: Page): Promise<string> {
  return (await page.textContent('main h1')) ?? '';
}

async function downloaded(page: Page): Promise<SavedMatch | SavedMatch['record']> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('text=Download the record')]);
  return JSON.parse(readFileSync(await file.path(), 'utf8'));
}

describe('a screen that crashes says what happened', () => {
  it('and hands over a match of this browser, which another browser can continue', async () => {
    const saved = matchWith({ id: 'vendetta', seats: 3, until: (_, seat) => seat === 0, level: 'novice' });
    const page = await brokenBrowser();
    await keep(page, saved);
    await page.goto(`/local/${saved.id}`);
    await page.waitForSelector('text=What happened: the window has no measure');
    expect(await title(page)).toBe('Something broke on this page');
    await mendWindow(page);
    expect(await flawsOf(page, 'en')).toEqual([]);
    const file = (await downloaded(page)) as SavedMatch;
    expect(file.record).toMatchObject(saved.record);
    const there = await site.person();
    await there.goto('/');
    await there.setInputFiles('input[type=file]', {
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
    expect(await asked(there)).toMatchObject({ for: 'me' });
  }, 240_000);

  it('with the record of a finished match on the server', async () => {
    const page = await brokenBrowser();
    for (const path of [`/m/${CODE}`, `/replay/${CODE}`]) {
      await page.goto(path);
      await page.waitForSelector('text=What happened: the window has no measure');
      expect(await downloaded(page)).toMatchObject({ moves: ENDED.record.moves, seed: ENDED.record.seed });
    }
  }, 240_000);

  it('but a running match stays on the server, and is opened again', async () => {
    const page = await site.person();
    await page.goto('/new/lovci-noci?with=friends');
    await page.fill('input[autocomplete=nickname]', 'Zofie');
    for (const seat of await page.$$('ol select')) await seat.selectOption('bot-novice');
    await page.click('button[type=submit]');
    const code = await codeOf(page);
    await page.click('[data-testid=begin]:not([disabled])');
    await asked(page);
    const other = await brokenBrowser({ language: 'cs' });
    await other.goto(`/m/${code}`);
    await other.waitForSelector('text=Co se stalo: the window has no measure');
    expect(await title(other)).toBe('Na stránce se něco pokazilo');
    await other.waitForLoadState('networkidle');
    expect(await other.locator('button').allTextContents()).toEqual(['Otevřít znovu']);
    await other.click('text=Otevřít znovu');
    await other.waitForSelector('text=Co se stalo');
  }, 240_000);

  it('also if the match crashes and not the screen', async () => {
    const saved = matchWith({ id: 'vendetta', seats: 3, until: (_, seat) => seat === 0, level: 'novice' });
    const moves = [...saved.record.moves, ['no-such-step', 1, 'nothing']] as SavedMatch['record']['moves'];
    const page = await site.person();
    await keep(page, { ...saved, record: { ...saved.record, moves } });
    await page.goto(`/local/${saved.id}`);
    await page.waitForSelector('text=What happened: ');
    expect(await title(page)).toBe('Something broke on this page');
    expect(((await downloaded(page)) as SavedMatch).record.moves).toEqual(moves);
  }, 240_000);
});

describe('a match is not called missing if it exists', () => {
  const TITLES: [what: string, path: string, heading: string][] = [
    ['an address that leads nowhere', '/nowhere', 'Nobody here'],
    ['a code of no match', '/m/zzzz9999', 'Nobody here'],
    ['a match that is not in this browser', '/local/nothing', 'Nobody here'],
    ['a replay of no match', '/replay/zzzz9999', 'Nobody here'],
    ['a game that is not there', '/rules/nothing', 'Nobody here'],
  ];
  it.each(TITLES)('%s', async (_, path, heading) => {
    const page = await site.person();
    await page.goto(path);
    await page.waitForSelector('main h1');
    await expect.poll(() => title(page)).toBe(heading);
  });

  it('a match of this browser that was played under other rules is handed over', async () => {
    const page = await site.person();
    const old = { ...ENDED, id: 'old', over: false, record: { ...ENDED.record, rules: 0 } };
    await keep(page, old);
    await page.goto('/local/old');
    await page.waitForSelector('h1:has-text("Different rules")');
    expect(await downloaded(page)).toEqual(old.record);
  });

  it('a table that its host has closed', async () => {
    const [host, guest] = [await site.person(), await site.person()];
    await host.goto('/new/lovci-noci?with=friends');
    await host.click('button[type=submit]');
    await guest.goto(`/m/${await codeOf(host)}`);
    await guest.waitForSelector('text=Take a seat');
    await host.click('text=Close the table');
    await host.click('text=Yes, close it for everyone');
    await guest.waitForSelector('h1:has-text("The table is closed")');
  }, 240_000);

  it('a server that cannot be reached', async () => {
    const page = await site.person();
    await page.goto('/');
    await page.context().route('**/api/**', (route) => route.abort());
    await page.goto(`/replay/${CODE}`);
    await page.waitForSelector('h1:has-text("The server cannot be reached")');
    await page.context().unroute('**/api/**');
    await page.click('button:has-text("Try again")');
    await page.waitForSelector('[data-testid=result]');
  }, 240_000);
});
