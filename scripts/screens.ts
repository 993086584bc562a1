/**
 * `npm run screens`: builds the page and takes a picture of every screen at the width of a phone, a tablet and a desk,
 * into docs/screens/. Names as arguments (`npm run screens table result`) take only those. With `--into <folder>` each
 * is taken in every language, by night and on parchment, which is more than the repository should hold.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Game, Match, Random, resolveOptions, type Seat } from '@nokturn/engine';
import { GAME_IDS } from '@nokturn/games';
import { findGame, GAMES } from '@nokturn/games/all';
import { botsFor } from '@nokturn/games/bots';
import { moduleOf } from '@nokturn/games/folder.ts';
import type { GameScreen, Screens } from '@nokturn/games/screens.ts';
import { openStore, startServer } from '@nokturn/server';
import { LANGUAGES } from '@nokturn/text';
import { launchBrowser } from '@nokturn/ui/testing/browser';
import type { BrowserContextOptions, Page } from 'playwright-core';

const SIZES = [
  { width: 360, height: 740, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  { width: 768, height: 1024, deviceScaleFactor: 1, hasTouch: true, isMobile: false },
  { width: 1440, height: 900, deviceScaleFactor: 1, hasTouch: false, isMobile: false },
] as const;
const QUALITY = 74;
const OUT = 'docs/screens';

/** One screen: how to get there, and whether to take all of it or just the visible part. */
interface Screen {
  readonly name: string;
  readonly language?: string;
  readonly theme?: 'dark' | 'light';
  readonly whole?: boolean;
  open(page: Page): Promise<void>;
}

const NAMES = ['Zofie', 'Tadeusz', 'Miriam', 'Petr', 'Halina'];
/** A match with a bit of everything. */
const FIRST_MATCH = 28;
const NONE: Screens = { fromRound: 0, screens: [] };

const decided = (page: Page) => page.waitForSelector('[data-testid=decision]');

/** The screens of the page, with the first game. */
const [FIRST] = GAME_IDS;
const OF_THE_PAGE: readonly Screen[] = [
  { name: 'landing', whole: true, open: (page) => visit(page, '/') },
  { name: 'landing-pl', language: 'pl', open: (page) => visit(page, '/') },
  { name: 'landing-cs', language: 'cs', theme: 'light', open: (page) => visit(page, '/') },
  { name: 'set-up', whole: true, open: (page) => visit(page, `/new/${FIRST}?with=bots`) },
  { name: 'lobby', whole: true, open: openLobby },
  { name: 'curtain', open: openCurtain },
  { name: 'lesson', open: (page) => visit(page, `/learn/${FIRST}`) },
  { name: 'me', open: openMe },
  { name: 'puzzles', open: (page) => visit(page, '/puzzles') },
  { name: 'circle-pl', language: 'pl', open: openCircle },
];

/** The screens of each game. */
const OF_GAMES = await Promise.all(
  GAME_IDS.map(async (game): Promise<Screen[]> => {
    const { fromRound, screens } =
      (await moduleOf<{ screens: Screens }>(game, 'screens.ts'))?.screens ?? NONE;
    return screens.map((screen) => ({ ...screen, open: (page) => openOf(page, game, screen, fromRound) }));
  }),
);

async function openOf(page: Page, game: string, screen: GameScreen, fromRound: number): Promise<void> {
  if ('clause' in screen) return visit(page, `/rules/${game}#${screen.clause}`);
  if ('puzzle' in screen) return visit(page, `/puzzles/${game}/${screen.puzzle}`);
  if ('cards' in screen) {
    await visit(page, `/cards/${game}?kind=${screen.cards}`);
    if (screen.alone) await page.evaluate(lineUp);
    return;
  }
  if ('statistics' in screen) {
    await keep(page, played(game, null, fromRound), 'finished');
    await visit(page, `/statistics/${game}`);
    await page.waitForSelector('main table');
    return;
  }
  if ('over' in screen) {
    await openFinished(page, game, fromRound);
    if (screen.over === 'result') return;
    await page.fill('input[type=range]', '40');
    await page.locator('[data-testid=replay]').scrollIntoViewIfNeeded();
    await page.locator('#replay').evaluate((heading) => heading.scrollIntoView());
    return;
  }
  await openSaved(page, game, screen.step, fromRound);
  if (screen.shows === 'notebook') {
    await page.click('[data-drawer=notebook]');
    await page.waitForSelector('[data-part=notebook]');
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('h1, [data-testid=decision]', { state: 'attached' });
}

async function openLobby(page: Page): Promise<void> {
  await visit(page, `/new/${FIRST}?with=friends`);
  await page.fill('input[autocomplete=nickname]', 'Zofie');
  await page.click('button[type=submit]');
  await page.waitForSelector('[data-testid=lobby-seats]');
}

async function openCurtain(page: Page): Promise<void> {
  await visit(page, `/new/${FIRST}?with=screen`);
  for (const [i, field] of (await page.$$('ol input')).entries()) await field.fill(NAMES[i] ?? '');
  await page.click('button[type=submit]');
  await page.waitForSelector('[role=dialog]');
}

async function openCircle(page: Page): Promise<void> {
  await visit(page, '/c');
  await page.fill('input[autocomplete=nickname]', 'Zofie');
  await page.locator('form input:not([autocomplete=nickname])').first().fill('Nocne marki');
  await page.click('form button[type=submit]');
  await page.waitForURL(/\/c\/./);
  await page.waitForSelector('h1');
}

/** Runs in the page: keeps only the pictures of the cards, shuffled and numbered. */
function lineUp(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('main li:has(article)')];
  const mixed = (name: string) =>
    [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const named = cards.map((card) => ({ card, place: mixed(card.querySelector('h3')?.textContent ?? '') }));
  for (const { card } of named.sort((a, b) => a.place - b.place)) card.parentElement?.append(card);
  // The page's security policy forbids style elements.
  const style = new CSSStyleSheet();
  style.replaceSync(`
    main { counter-reset: face; }
    main h1, main > div:first-of-type, main h2, main li > :not(:has(article)),
    article header, article > :not(:first-child), article > div > :not([aria-hidden]) { display: none !important; }
    main ul:has(article) {
      grid-template-columns: repeat(auto-fill, minmax(9.25rem, 1fr)) !important;
      gap: 0.75rem !important;
    }
    main li:has(article) { counter-increment: face; content-visibility: visible !important; }
    main li:has(article)::after { content: counter(face); font-weight: 600; }
    main li :has(> article), main li > :has(article) { width: 100% !important; }
    main article { aspect-ratio: 1 !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
}

async function openMe(page: Page): Promise<void> {
  await openLobby(page);
  await visit(page, '/me');
}

/** Puts a match into the browser as if it had been played there. */
async function keep(page: Page, match: Match, id: string): Promise<void> {
  const seats = NAMES.map((name, seat) =>
    seat === 0 ? { kind: 'person', name } : { kind: 'bot', level: 'novice' },
  );
  const { record } = match;
  const saved = { id, seats, record, over: match.position.over, at: 0 };
  const listed = {
    id,
    game: record.game,
    people: [NAMES[0]],
    bots: NAMES.length - 1,
    moves: record.moves.length,
  };
  await page.goto('/');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    },
    [
      [`nokturn.match.${id}`, JSON.stringify(saved)],
      ['nokturn.matches', JSON.stringify([{ ...listed, over: saved.over, at: saved.at }])],
    ] as const,
  );
}

async function openSaved(page: Page, game: string, step: string, fromRound: number): Promise<void> {
  await keep(page, played(game, step, fromRound), step);
  await page.goto(`/local/${step}`);
  await decided(page);
}

async function openFinished(page: Page, game: string, fromRound: number): Promise<void> {
  await keep(page, played(game, null, fromRound), 'finished');
  await page.goto('/replay/local/finished');
  await page.waitForSelector('[data-testid=result]');
}

/**
 * The first of a series of matches between bots in which the first seat makes this decision late enough for a picture.
 */
function played(id: string, until: string | null, fromRound: number): Match {
  for (let number = FIRST_MATCH; number < FIRST_MATCH + 100; number++) {
    const match = playedTo(id, { until, fromRound, seed: `screens ${number}` });
    if (match.position.over === (until === null)) return match;
  }
  throw new Error(`nobody ever came to ${until}`);
}

interface Wanted {
  readonly until: string | null;
  readonly fromRound: number;
  readonly seed: string;
}

function playedTo(id: string, { until, fromRound, seed }: Wanted): Match {
  const game = findGame(id) as Game;
  const bot = botsFor(game.id).get('novice');
  const resolved = resolveOptions(game, NAMES.length, {});
  if ('problem' in resolved || bot === undefined) throw new Error('the match cannot be set up');
  const match = Match.begin(game, { seats: NAMES.length, options: resolved.options, seed });
  const random = new Random('screens');
  for (let { asked } = match.position; asked; asked = match.position.asked) {
    const seat = asked.seats[asked.answers.indexOf(null)] as Seat;
    const isLate = game.roundOf(match.position.state) >= fromRound;
    if (seat === 0 && asked.frame.step === until && isLate) return match;
    const view = match.view(seat);
    const mine = view.asked?.mine;
    if (!mine) throw new Error('somebody is asked nothing');
    match.answer(seat, bot({ ...view, heard: [] }, mine, { milliseconds: 50 }, random));
  }
  return match;
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' } },
});
const folder = values.into ?? OUT;
const build = spawnSync('npm', ['run', 'build', '--workspace', '@nokturn/web'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const data = mkdtempSync(join(tmpdir(), 'nokturn-screens-'));
const server = await startServer({ games: GAMES, store: openStore(data) });
const browser = await launchBrowser();
mkdirSync(folder, { recursive: true });
for (const screen of [...OF_THE_PAGE, ...OF_GAMES.flat()]) {
  if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
  for (const taken of values.into === undefined ? [screen] : everywhere(screen))
    for (const size of SIZES) await take(taken, size);
  console.log(screen.name);
}
await browser.close();
await server.stop();
rmSync(data, { recursive: true });

/** The same in every language and both themes, whichever the repository has. */
function everywhere(screen: Screen): Screen[] {
  const name = screen.name.replace(/-(pl|cs)$/, '');
  return LANGUAGES.flatMap((language) =>
    (['dark', 'light'] as const).map((theme) => ({
      ...screen,
      name: `${name}-${language}-${theme}`,
      language,
      theme,
    })),
  );
}

async function take(screen: Screen, { width, height, deviceScaleFactor, ...device }: (typeof SIZES)[number]) {
  const whole = screen.whole ?? false;
  const options: BrowserContextOptions = {
    ...device,
    // A picture of a whole page is looked over, not read.
    deviceScaleFactor: whole ? 1 : deviceScaleFactor,
    viewport: { width, height },
    baseURL: server.url,
    locale: screen.language ?? 'en',
    colorScheme: screen.theme ?? 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // Enough time on a busy machine.
  page.setDefaultTimeout(120_000);
  await screen.open(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({
    path: join(folder, `${screen.name}-${width}.jpg`),
    type: 'jpeg',
    quality: QUALITY,
    fullPage: whole,
  });
  await context.close();
}
