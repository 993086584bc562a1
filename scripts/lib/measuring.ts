import type { Browser, Page } from 'playwright-core';
import { asked, versionOf, waiting } from '../../packages/web/test/play.ts';
import { countFrames, type Frames, framesCounted, look, type Sight } from './probe.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** One match at one size: what was met at every decision, and how long it took to come to it. */
export interface Course {
  readonly game: string;
  readonly viewport: Viewport;
  readonly sights: readonly Sight[];
  /** Milliseconds from the table to the first own decision. */
  readonly first: number;
  /** Milliseconds between an answer that others follow on and the next own decision. */
  readonly waits: readonly number[];
  /** Presses in each turn: what is answered before others move. */
  readonly touches: readonly number[];
  readonly frames: Frames;
  readonly isOver: boolean;
}

/** A wait shorter than this is one's own turn going on. */
const OWN_TURN = 1_500;

export interface Measuring {
  readonly browser: Browser;
  readonly url: string;
  readonly game: string;
  readonly viewport: Viewport;
  /** After so many decisions the match is left. */
  readonly most: number;
}

/** Plays a match against bots at the default settings, as somebody who comes for the first time. */
export async function measured({ browser, url, game, viewport, most }: Measuring): Promise<Course> {
  const isPhone = Math.min(viewport.width, viewport.height) < 600;
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en',
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`/new/${game}?with=bots`);
    await page.click('button[type=submit]');
    await page.waitForSelector('[data-part=board], main section[aria-label="Board"]');
    return { game, viewport, ...(await playedThrough(page, most)) };
  } finally {
    await context.close();
  }
}

async function playedThrough(page: Page, most: number): Promise<Omit<Course, 'game' | 'viewport'>> {
  await page.evaluate(countFrames);
  const begun = Date.now();
  const sights: Sight[] = [];
  const waits: number[] = [];
  const touches: number[] = [];
  let [first, since, inTurn] = [0, begun, 0];
  for (;;) {
    const now = await asked(page);
    const waited = Date.now() - since;
    if (sights.length === 0) first = waited;
    else if (waited > OWN_TURN) {
      waits.push(waited);
      touches.push(inTurn);
      inTurn = 0;
    }
    const isOver = now.for === 'nobody';
    if (isOver || sights.length >= most) {
      const frames = await page.evaluate(framesCounted);
      return { sights, first, waits, touches, frames, isOver };
    }
    sights.push(await page.evaluate(look));
    inTurn += await answer(page, sights.length);
    since = Date.now();
  }
}

/** What can be pressed to answer: words, what glows on the board and in the hand, and the main button. */
const WORDS = '[data-testid=decision] [data-part=options] [data-option]';
const GLOWING =
  '[data-part=board] [data-glow="true"], [data-part=hand] [data-glow="true"], [data-part=spread] [data-glow="true"]';
const MAIN = '[data-testid=decision] [data-part=main] [data-option]:not([disabled])';
const LIST = '[data-testid=decision] [data-unfold]';
/** Whoever has pressed so often and got nowhere asks for the list. */
const PATIENCE = 6;

/** Answers as somebody would who plays anything, a different thing each time; gives the presses it took. */
async function answer(page: Page, turn: number): Promise<number> {
  const before = await versionOf(page);
  const isOpen = async () => (await waiting(page)).for === 'me' && (await versionOf(page)) === before;
  await page.waitForSelector('[data-testid=decision]:not([data-fresh])', { state: 'attached' });
  for (let presses = 0; ; presses++) {
    if (!(await isOpen())) return presses;
    if (presses === PATIENCE) await page.click(LIST, { force: true }).catch(() => {});
    // What was chosen is played; what is chosen first is another thing each turn.
    const main = page.locator(MAIN);
    const choices = page.locator(presses >= PATIENCE ? WORDS : `${WORDS}, ${GLOWING}`);
    const count = await choices.count();
    const playsMain = (await main.count()) > 0 && (presses % 2 === 1 || count === 0);
    const next = playsMain ? main.first() : choices.nth((turn + presses) % Math.max(1, count));
    await next.click({ force: true, timeout: 2_000 }).catch(() => {});
    await page.waitForTimeout(300);
    if (presses > 40) throw new Error('nothing that was pressed has answered the question');
  }
}

/** One line of the table that `npm run measure` prints. */
export function lineOf({ game, viewport, sights, first, waits, touches, frames, isOver }: Course) {
  const boards = sights.flatMap(({ board }) => (board ? [board] : []));
  const places = new Set(boards.map(({ x, y, width, height }) => [x, y, width, height].join(' ')));
  const [board] = boards;
  const least = <T>(all: readonly T[], of: (one: T) => number | undefined) =>
    Math.min(...all.map((one) => of(one) ?? Number.POSITIVE_INFINITY));
  const hidden = sights.filter(({ outOfSight }) => outOfSight.length > 0).length;
  return {
    game,
    size: `${viewport.width}×${viewport.height}`,
    decisions: sights.length,
    over: isOver,
    places: places.size,
    board: board ? `${Math.round(board.width)}×${Math.round(board.height)}` : '–',
    width: board ? share(board.width / viewport.width) : '–',
    height: board ? share(board.height / viewport.height) : '–',
    play: board
      ? `${share(least(sights, ({ play }) => play?.width) / board.width)} × ${share(least(sights, ({ play }) => play?.height) / board.height)}`
      : '–',
    text: tenths(least(sights, ({ text }) => text?.size)),
    target: tenths(least(sights, ({ target }) => target?.size)),
    hidden,
    first: seconds(first),
    median: seconds(quantile(waits, 0.5)),
    p90: seconds(quantile(waits, 0.9)),
    touches: tenths(touches.reduce((sum, one) => sum + one, 0) / touches.length),
    late: share(frames.late / frames.frames),
    longest: Math.round(frames.longest),
  };
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

function share(part: number): string {
  return Number.isFinite(part) ? `${Math.round(part * 1000) / 10} %` : '–';
}

function tenths(value: number): string {
  return Number.isFinite(value) ? value.toFixed(1) : '–';
}

function seconds(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? (milliseconds / 1000).toFixed(1) : '–';
}
