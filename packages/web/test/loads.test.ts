import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@nokturn/games/all';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchWith, withoutHash } from './matches.ts';
import { DEEP } from './says.ts';
import { builtPage, openSite, type Site } from './site.ts';

/** Twice as long as the page's own attempts take, on a busy machine. */
const PATIENCE = { timeout: 30_000 };

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

interface Screen {
  readonly path: string;
  /** A sign that the screen is there. */
  readonly sign: string;
}

function screensOf(game: string, matches: readonly { readonly id: string }[]): readonly Screen[] {
  const [open, over] = matches;
  return [
    { path: '/', sign: `a[href="/new/${game}?with=bots"]` },
    { path: `/new/${game}?with=bots`, sign: 'button[type=submit]' },
    { path: `/local/${open?.id}`, sign: '[data-testid=decision]' },
    { path: `/replay/local/${over?.id}`, sign: '[data-testid=verified]' },
    { path: `/rules/${game}`, sign: 'main article, main h2' },
    { path: `/learn/${game}`, sign: '[data-testid=guide]' },
    { path: '/me', sign: 'main h1' },
  ];
}

/** A match that waits for the person, and a finished one. */
function matchesOf(game: string) {
  const { usual, min } = GAMES.find(({ id }) => id === game)?.seats ?? { min: 0 };
  const seats = usual ?? min;
  const open = matchWith({ id: game, seats, level: 'novice', until: (_, next) => next === 0 });
  const over = matchWith({ id: game, seats, level: 'novice', until: () => false });
  return [
    { ...open, id: `open-${game}`, record: withoutHash(open.record) },
    { ...over, id: `over-${game}` },
  ];
}

/** A first-time visitor, except for the matches stored in this browser. */
async function visitor(language: string, matches: readonly { readonly id: string }[]): Promise<Page> {
  const page = await site.person({ language });
  await page.context().addInitScript(
    (kept) => {
      for (const { id, text } of kept) window.localStorage.setItem(`nokturn.match.${id}`, text);
    },
    matches.map((match) => ({ id: match.id, text: JSON.stringify(match) })),
  );
  return page;
}

const isPart = (url: URL) => /\/assets\/[^/]+\.(js|css)$/.test(url.pathname);

/** The files that a screen requests. Pictures and fonts are left out: without them a page is poorer, not broken. */
async function partsOf(page: Page, { path, sign }: Screen): Promise<string[]> {
  const parts = new Set<string>();
  page.context().on('request', (request) => {
    const url = new URL(request.url());
    if (isPart(url)) parts.add(url.pathname);
  });
  await page.goto(path);
  await page.waitForSelector(sign, PATIENCE);
  await page.waitForLoadState('networkidle');
  return [...parts];
}

/**
 * From now on the named file fails, once or for good. Meanwhile the browser caches nothing: each visit is like the
 * first.
 */
async function failing(page: Page): Promise<(part: string, times: number) => () => number> {
  let [broken, left] = ['', 0];
  await page.context().route(isPart, (route) => {
    if (left === 0 || new URL(route.request().url()).pathname !== broken) return route.continue();
    left--;
    return route.abort();
  });
  return (part, times) => {
    [broken, left] = [part, times];
    return () => left;
  };
}

/** Going to the current address would be a reload, which the page would notice. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto('/favicon.svg');
  await page.goto(path);
}

/** `npm test` tries a file of each kind, the full suite each file of every screen, game and language. */
describe
  .runIf(DEEP)
  .each(GAMES.flatMap(({ id }) => ['en', 'pl', 'cs'].map((language) => ({ game: id, language }))))(
  '$game in $language',
  ({ game, language }) => {
    const matches = matchesOf(game);

    it('loads although any one of its files fails once', async () => {
      const seen = new Set<string>();
      const flaws: string[] = [];
      for (const screen of screensOf(game, matches)) {
        const page = await visitor(language, matches);
        const parts = (await partsOf(page, screen)).filter((part) => !seen.has(part));
        const fail = await failing(page);
        for (const part of parts) {
          seen.add(part);
          const left = fail(part, 1);
          await visit(page, screen.path);
          const came = await page.waitForSelector(screen.sign, PATIENCE).catch(() => null);
          if (came === null) flaws.push(`${screen.path} without ${part}`);
          await expect.poll(left, { message: `${screen.path} asks for ${part}` }).toBe(0);
          if ((await page.getAttribute('html', 'lang')) !== language) flaws.push(`${part}: another language`);
        }
        await page.context().close();
      }
      expect(flaws).toEqual([]);
      expect(seen.size).toBeGreaterThan(20);
    }, 1_200_000);
  },
);

const NAMES = /'([a-z]+(?:-[a-z]+)+)'|^([a-z]+(?:-[a-z]+)+) =/gm;
const ROOMS = ['rules', 'cards', 'bot', 'board', 'locales'];

/** The identifiers in a folder of a game, in its code or its English words. */
function namesIn(game: string, room: string): Set<string> {
  const folder = join(import.meta.dirname, '..', '..', 'games', game, room);
  const files = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) || name === 'en.ftl');
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(NAMES)].map(([, own, said]) => own ?? said ?? '')),
  );
}

/** The share of this game's own identifiers that occurs in these files, folder by folder. */
function sharesIn(texts: readonly string[], game: string): Map<string, number> {
  const others = GAMES.filter(({ id }) => id !== game);
  const theirs = new Set(others.flatMap(({ id }) => ROOMS.flatMap((room) => [...namesIn(id, room)])));
  return new Map(
    ROOMS.map((room) => {
      const own = [...namesIn(game, room)].filter((name) => !theirs.has(name));
      const found = own.filter((name) => texts.some((text) => text.includes(name)));
      return [`${room} of ${game}`, found.length / own.length];
    }),
  );
}

describe('a file that fails to load', () => {
  const game = 'the-hunger';
  const matches = matchesOf(game);
  const screens = screensOf(game, matches);
  /** One of each kind: the page's start script, its words, a screen, a board, the rules and a worker. */
  const KINDS = [
    { name: 'page', at: 0, named: /\/page-/ },
    { name: 'style', at: 0, named: /\.css$/ },
    { name: 'words', at: 0, named: /\/pl-/ },
    { name: 'screen', at: 1, named: /\/SetUp-.*\.js$/ },
    { name: 'board', at: 2, named: /\/board-.*\.js$/ },
    { name: 'rules', at: 2, named: /\/rulebook-/ },
    { name: 'worker', at: 2, named: /\/worker-/ },
  ] as const;
  const parts: (readonly string[])[] = [];

  beforeAll(async () => {
    for (const screen of screens.slice(0, 3)) {
      const page = await visitor('pl', matches);
      parts.push(await partsOf(page, screen));
      await page.context().close();
    }
  }, 240_000);

  it('a page that plays one game loads no rules, bot, board or words of another', async () => {
    const home = await builtPage();
    const loaded = parts.flat().map((part) => readFileSync(join(home, part), 'utf8'));
    for (const { id } of GAMES)
      for (const [room, share] of sharesIn(loaded, id)) {
        if (id === game) expect(share, room).toBeGreaterThan(0.5);
        // The page may use a few of the words for something of its own.
        else expect(share, room).toBeLessThan(0.1);
      }
  });

  it.each(KINDS)(
    '$name: once, and the page loads; for good, and it says so, and a button brings it back',
    async ({ at, named }) => {
      const { path, sign } = screens[at] as Screen;
      const part = parts[at]?.find((each) => named.test(each)) ?? 'none';
      const page = await visitor('pl', matches);
      const fail = await failing(page);
      const button = page.getByRole('button', { name: /Spróbuj ponownie|Try again/ });

      const left = fail(part, 1);
      await visit(page, path);
      await page.waitForSelector(sign, PATIENCE);
      await expect.poll(left, { message: `the page asks for ${part}` }).toBe(0);
      expect(await page.getAttribute('html', 'lang')).toBe('pl');

      fail(part, Infinity);
      await visit(page, path);
      await button.waitFor(PATIENCE);
      expect(await page.evaluate(() => document.body.innerText.trim().length)).toBeGreaterThan(20);
      fail(part, 0);
      await button.click();
      await page.waitForSelector(sign, PATIENCE);
      expect(await button.count()).toBe(0);
      expect(await page.getAttribute('html', 'lang')).toBe('pl');
      await page.context().close();
    },
    240_000,
  );
});
