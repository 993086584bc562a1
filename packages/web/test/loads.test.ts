import { GAMES } from '@nokturn/games/all';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchWith, withoutHash } from './matches.ts';
import { DEEP } from './says.ts';
import { openSite, type Site } from './site.ts';

/** The rest of the games and languages, and all screens but the table, are for `npm run test:deep`: a file is a file. */
const VISITED = (DEEP ? GAMES.map(({ id }) => id) : ['the-hunger']).flatMap((game) =>
  (DEEP ? ['en', 'pl', 'cs'] : ['pl']).map((language) => ({ game, language })),
);
/** Twice as long as the page tries by itself, on a busy machine. */
const PATIENCE = { timeout: 30_000 };

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 120_000);
afterAll(() => site.close());

interface Screen {
  readonly path: string;
  /** What can be seen when it is there. */
  readonly sign: string;
}

/** Which of the screens loads most. */
const TABLE = 2;

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

/** A match that waits for the person, and one that is over. */
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

/** Somebody who comes for the first time, but for the matches that this browser has kept. */
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

/** The files that a screen asks for. Pictures and fonts are left out: without them a page is poorer, not broken. */
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

describe.each(VISITED)('$game in $language', ({ game, language }) => {
  const matches = matchesOf(game);

  it('comes about although any one of its files fails once', async () => {
    const seen = new Set<string>();
    const flaws: string[] = [];
    const screens = screensOf(game, matches);
    for (const screen of DEEP ? screens : screens.slice(TABLE, TABLE + 1)) {
      const page = await visitor(language, matches);
      const parts = (await partsOf(page, screen)).filter((part) => !seen.has(part));
      // While requests are looked at, the browser keeps no file: every visit is a first one.
      let broken = '';
      await page.context().route(isPart, (route) => {
        if (new URL(route.request().url()).pathname !== broken) return route.continue();
        broken = '';
        return route.abort();
      });
      for (const part of parts) {
        seen.add(part);
        broken = part;
        // To go where one is already would be a reload, of which the page knows.
        await page.goto('/favicon.svg');
        await page.goto(screen.path);
        const came = await page.waitForSelector(screen.sign, PATIENCE).catch(() => null);
        if (came === null) flaws.push(`${screen.path} without ${part}`);
        await expect.poll(() => broken, { message: `${screen.path} asks for ${part}` }).toBe('');
        if ((await page.getAttribute('html', 'lang')) !== language) flaws.push(`${part}: another language`);
      }
      await page.context().close();
    }
    expect(flaws).toEqual([]);
    expect(seen.size).toBeGreaterThan(20);
  }, 1_200_000);
});

describe('a file that never comes', () => {
  const game = 'the-hunger';
  const matches = matchesOf(game);
  /** One of each kind: what starts the page, its words, a screen, a board, the rules and a worker. */
  const KINDS = [
    { name: 'page', at: 0, named: /\/page-/ },
    { name: 'style', at: 0, named: /\.css$/ },
    { name: 'words', at: 0, named: /\/pl-/ },
    { name: 'screen', at: 1, named: /\/SetUp-.*\.js$/ },
    { name: 'board', at: 2, named: /\/board-.*\.js$/ },
    { name: 'rules', at: 2, named: /\/rulebook-/ },
    { name: 'worker', at: 2, named: /\/worker-/ },
  ] as const;

  it.each(KINDS)(
    '$name: the page says so, or does without it; a button brings it back',
    async ({ at, named }) => {
      const screen = screensOf(game, matches)[at] as Screen;
      const first = await visitor('pl', matches);
      const part = (await partsOf(first, screen)).find((each) => named.test(each));
      expect(part).toBeDefined();
      await first.context().close();
      const page = await visitor('pl', matches);
      await page.context().route(`**${part}`, (route) => route.abort());
      await page.goto(screen.path);
      const button = page.getByRole('button', { name: /Spróbuj ponownie|Try again/ });
      await button.waitFor(PATIENCE);
      expect(await page.evaluate(() => document.body.innerText.trim().length)).toBeGreaterThan(20);
      await page.context().unroute(`**${part}`);
      await button.click();
      await page.waitForSelector(screen.sign, PATIENCE);
      expect(await button.count()).toBe(0);
      expect(await page.getAttribute('html', 'lang')).toBe('pl');
    },
    120_000,
  );
});
