/**
 * `npm run screens`: builds the page and takes a picture of every screen at the width of a phone, a tablet and a desk,
 * into docs/screens/. Names given as arguments (`npm run screens table result`) take only those.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botsFor } from '@nokturn/bots';
import { type Game, Match, Random, resolveOptions, type Seat } from '@nokturn/engine';
import { findGame, GAMES } from '@nokturn/games';
import { openStore, startServer } from '@nokturn/server';
import { launchBrowser } from '@nokturn/ui/testing/browser';
import type { BrowserContextOptions, Page } from 'playwright-core';

const SIZES = [
  { width: 360, height: 740, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  { width: 768, height: 1024, deviceScaleFactor: 1, hasTouch: true, isMobile: false },
  { width: 1440, height: 900, deviceScaleFactor: 1, hasTouch: false, isMobile: false },
] as const;
const QUALITY = 74;
const OUT = 'docs/screens';

/** One screen: how to get there, and the whole of it or what fits on the display. */
interface Screen {
  readonly name: string;
  readonly language?: string;
  readonly theme?: 'dark' | 'light';
  readonly whole?: boolean;
  open(page: Page): Promise<void>;
}

const decided = (page: Page) => page.waitForSelector('[data-testid=decision]');

const SCREENS: readonly Screen[] = [
  { name: 'landing', whole: true, open: (page) => visit(page, '/') },
  { name: 'landing-pl', language: 'pl', open: (page) => visit(page, '/') },
  { name: 'landing-cs', language: 'cs', theme: 'light', open: (page) => visit(page, '/') },
  { name: 'set-up', whole: true, open: (page) => visit(page, '/new/lovci-noci?with=bots') },
  { name: 'lobby', whole: true, open: openLobby },
  { name: 'table', open: (page) => openSaved(page, 'attack') },
  { name: 'table-pl', language: 'pl', theme: 'light', open: (page) => openSaved(page, 'attack') },
  { name: 'table-cs', language: 'cs', open: (page) => openSaved(page, 'prophecy-target') },
  {
    name: 'table-whole',
    whole: true,
    async open(page) {
      await openSaved(page, 'place');
      await page.locator('text=Look at it').press('Enter');
    },
  },
  {
    name: 'notebook',
    async open(page) {
      await openSaved(page, 'start');
      await page.locator('[role=tab]').nth(1).click();
      await page.locator('[role=tabpanel]').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'curtain',
    async open(page) {
      await visit(page, '/new/lovci-noci?with=screen');
      for (const [i, field] of (await page.$$('ol input')).entries()) await field.fill(NAMES[i] ?? '');
      await page.click('button[type=submit]');
      await page.waitForSelector('[role=dialog]');
    },
  },
  { name: 'lesson', open: (page) => visit(page, '/learn/lovci-noci') },
  { name: 'result', whole: true, open: (page) => openFinished(page) },
  {
    name: 'replay',
    async open(page) {
      await openFinished(page);
      await page.fill('input[type=range]', '40');
      await page.locator('[data-testid=replay]').scrollIntoViewIfNeeded();
      await page.locator('#replay').evaluate((heading) => heading.scrollIntoView());
    },
  },
  { name: 'rules', open: (page) => visit(page, '/rules/lovci-noci#LN-9.13') },
  { name: 'hunger-move', open: (page) => openSaved(page, 'move', 'the-hunger') },
  {
    name: 'hunger-hunt-pl',
    language: 'pl',
    theme: 'light',
    open: (page) => openSaved(page, 'action', 'the-hunger'),
  },
  { name: 'hunger-result-cs', language: 'cs', whole: true, open: (page) => openFinished(page, 'the-hunger') },
  { name: 'vendetta-planning', open: (page) => openSaved(page, 'plan-action', 'vendetta') },
  {
    name: 'vendetta-conflict-pl',
    language: 'pl',
    theme: 'light',
    open: (page) => openSaved(page, 'stay-or-withdraw', 'vendetta'),
  },
  { name: 'vendetta-result-cs', language: 'cs', whole: true, open: (page) => openFinished(page, 'vendetta') },
  { name: 'me', open: openMe },
  { name: 'masters-night', open: (page) => openSaved(page, 'turn-action', 'masters-of-the-night') },
  {
    name: 'masters-day-pl',
    language: 'pl',
    theme: 'light',
    open: (page) => openSaved(page, 'event-blue-numbers', 'masters-of-the-night'),
  },
  {
    name: 'masters-result-cs',
    language: 'cs',
    whole: true,
    open: (page) => openFinished(page, 'masters-of-the-night'),
  },
];

const NAMES = ['Zofie', 'Tadeusz', 'Miriam', 'Petr', 'Halina'];

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('h1, [data-testid=decision]', { state: 'attached' });
}

async function openLobby(page: Page): Promise<void> {
  await visit(page, '/new/lovci-noci?with=friends');
  await page.fill('input[autocomplete=nickname]', 'Zofie');
  await page.click('button[type=submit]');
  await page.waitForSelector('[data-testid=lobby-seats]');
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
  const saved = { id, seats, record: match.record, over: match.position.over, at: 0 };
  await page.goto('/');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `nokturn.match.${id}`,
    JSON.stringify(saved),
  ] as const);
}

async function openSaved(page: Page, step: string, game = 'lovci-noci'): Promise<void> {
  await keep(page, played(game, step), step);
  await page.goto(`/local/${step}`);
  await decided(page);
}

async function openFinished(page: Page, game = 'lovci-noci'): Promise<void> {
  await keep(page, played(game, null), 'finished');
  await page.goto('/replay/local/finished');
  await page.waitForSelector('[data-testid=result]');
}

/** The first of a row of matches among bots in which the first seat makes that decision late enough for a picture. */
function played(id: string, until: string | null): Match {
  for (let number = FIRST_MATCH; number < FIRST_MATCH + 100; number++) {
    const match = playedTo(id, until, `screens ${number}`);
    if (match.position.over === (until === null)) return match;
  }
  throw new Error(`nobody ever came to ${until}`);
}

/** A match with a bit of everything. */
const FIRST_MATCH = 28;
/** The round from which on there is something to see, where a game has fewer than most. */
const LATE: Readonly<Record<string, number>> = { vendetta: 2 };

function playedTo(id: string, until: string | null, seed: string): Match {
  const game = findGame(id) as Game;
  const bot = botsFor(game.id).get('novice');
  const resolved = resolveOptions(game, NAMES.length, {});
  if ('problem' in resolved || bot === undefined) throw new Error('the match cannot be set up');
  const match = Match.begin(game, { seats: NAMES.length, options: resolved.options, seed });
  const random = new Random('screens');
  for (let { asked } = match.position; asked; asked = match.position.asked) {
    const seat = asked.seats[asked.answers.indexOf(null)] as Seat;
    const isLate = game.roundOf(match.position.state) >= (LATE[id] ?? 4);
    if (seat === 0 && asked.frame.step === until && isLate) return match;
    const view = match.view(seat);
    const mine = view.asked?.mine;
    if (!mine) throw new Error('somebody is asked nothing');
    match.answer(seat, bot({ ...view, heard: [] }, mine, { milliseconds: 50 }, random));
  }
  return match;
}

const wanted = process.argv.slice(2);
const build = spawnSync('npm', ['run', 'build', '--workspace', '@nokturn/web'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

const data = mkdtempSync(join(tmpdir(), 'nokturn-screens-'));
const server = await startServer({ games: GAMES, store: openStore(data) });
const browser = await launchBrowser();
mkdirSync(OUT, { recursive: true });
for (const screen of SCREENS) {
  if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
  for (const { width, height, ...device } of SIZES) {
    const options: BrowserContextOptions = {
      ...device,
      viewport: { width, height },
      baseURL: server.url,
      locale: screen.language ?? 'en',
      colorScheme: screen.theme ?? 'dark',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await screen.open(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    await page.screenshot({
      path: join(OUT, `${screen.name}-${width}.jpg`),
      type: 'jpeg',
      quality: QUALITY,
      fullPage: screen.whole ?? false,
    });
    await context.close();
  }
  console.log(screen.name);
}
await browser.close();
await server.stop();
rmSync(data, { recursive: true });
