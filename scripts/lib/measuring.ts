import type { Browser, Page } from 'playwright-core';
import { asked } from '../../packages/web/test/play.ts';
import { type Contrast, leastContrast } from './contrast.ts';
import { answer } from './player.ts';
import { brokenBy, isTouched } from './principles.ts';
import { look, type Sight } from './probe.ts';
import { type Watched, watch, watched } from './watching.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** One match at one size: what was met at every decision, and how long it took to come to it. */
export interface MeasuredMatch {
  readonly game: string;
  readonly viewport: Viewport;
  readonly sights: readonly Sight[];
  /** The texts that stood out least, each time one looked. */
  readonly contrasts: readonly Contrast[];
  /** Milliseconds from the table to the first own decision. */
  readonly first: number;
  /** Milliseconds between the end of an own turn and the next own decision. */
  readonly waits: readonly number[];
  /** Presses in each turn: what is answered before others move. */
  readonly touches: readonly number[];
  readonly watched: Watched;
  readonly isOver: boolean;
}

/** So long after a question came up, what turned over or grew on the way to it is as large as it will be. */
const SETTLED = 450;
/** Contrast is looked at this often: it takes a picture. */
const EVERY = 6;

export interface Measuring {
  readonly browser: Browser;
  readonly url: string;
  readonly game: string;
  readonly viewport: Viewport;
  /** After this many decisions the match is left. */
  readonly most: number;
}

/** Plays a match against bots at the default settings, as somebody who comes for the first time. */
export async function measured({ browser, url, game, viewport, most }: Measuring): Promise<MeasuredMatch> {
  const hasTouch = isTouched(viewport);
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en',
    viewport,
    hasTouch,
    isMobile: hasTouch,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(`/new/${game}?with=bots`);
    await page.click('button[type=submit]');
    await page.waitForSelector('[data-part=board], main section[aria-label="Board"]');
    return { game, viewport, ...(await playedThrough(page, hasTouch, most)) };
  } finally {
    await context.close();
  }
}

async function playedThrough(
  page: Page,
  hasTouch: boolean,
  most: number,
): Promise<Omit<MeasuredMatch, 'game' | 'viewport'>> {
  await page.evaluate(watch);
  const begun = await clockOf(page);
  const sights: Sight[] = [];
  const contrasts: Contrast[] = [];
  /** When the last press of each answer was taken, and how many it took. */
  const answers: { at: number; presses: number }[] = [];
  for (;;) {
    const isOver = (await asked(page)).for === 'nobody';
    if (isOver || sights.length >= most)
      return { sights, contrasts, isOver, ...timesOf(begun, answers, await page.evaluate(watched)) };
    await page.waitForTimeout(SETTLED);
    await page.waitForFunction(isStill);
    sights.push(await page.evaluate(look));
    const contrast = sights.length % EVERY === 2 ? await leastContrast(page) : null;
    if (contrast !== null) contrasts.push(contrast);
    const presses = await answer({ page, hasTouch }, sights.length);
    answers.push({ at: await clockOf(page), presses });
  }
}

/** Nothing on the page is on its way any more: what only breathes or glows goes on for ever. On a busy machine that takes longer. */
function isStill(): boolean {
  return document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}

function clockOf(page: Page): Promise<number> {
  return page.evaluate(() => performance.now());
}

/** Waits are those in which somebody else was seen to move; what one answers between two of them is a turn. */
function timesOf(
  begun: number,
  answers: readonly { readonly at: number; readonly presses: number }[],
  seen: Watched,
): Pick<MeasuredMatch, 'first' | 'waits' | 'touches' | 'watched'> {
  const waits: number[] = [];
  const touches: number[] = [];
  let inTurn = 0;
  for (const { at, presses } of answers) {
    inTurn += presses;
    const before = seen.questions.findLast((one) => one.at <= at);
    const next = seen.questions.find((one) => one.at > at);
    if (before === undefined || next === undefined || next.others === before.others) continue;
    waits.push(next.at - Math.max(at, seen.ends.findLast((end) => end < next.at) ?? at));
    touches.push(inTurn);
    inTurn = 0;
  }
  return { first: (seen.questions[0]?.at ?? Number.NaN) - begun, waits, touches, watched: seen };
}

/** One line of the table that `npm run measure` prints. */
export function lineOf(course: MeasuredMatch) {
  const { game, viewport, sights, contrasts, first, waits, touches, watched, isOver } = course;
  const boards = sights.flatMap(({ board }) => (board ? [board] : []));
  const [board] = boards;
  const least = <T>(all: readonly T[], of: (one: T) => number | undefined) =>
    Math.min(...all.map((one) => of(one) ?? Number.POSITIVE_INFINITY));
  const hidden = sights.filter(({ outOfSight }) => outOfSight.length > 0).length;
  return {
    game,
    size: `${viewport.width}×${viewport.height}`,
    decisions: sights.length,
    over: isOver,
    places: watched.board.length,
    board: board ? `${Math.round(board.width)}×${Math.round(board.height)}` : '–',
    width: board ? share(board.width / viewport.width) : '–',
    height: board ? share(board.height / viewport.height) : '–',
    play: board
      ? `${share(least(sights, ({ play }) => play?.width) / board.width)} × ${share(least(sights, ({ play }) => play?.height) / board.height)}`
      : '–',
    text: tenths(least(sights, ({ text }) => text?.size)),
    target: tenths(least(sights, ({ target }) => target?.size)),
    contrast: tenths(least(contrasts, ({ ratio }) => ratio)),
    hidden,
    early: watched.early,
    first: seconds(first),
    median: seconds(quantile(waits, 0.5)),
    p90: seconds(quantile(waits, 0.9)),
    touches: tenths(touches.reduce((sum, one) => sum + one, 0) / touches.length),
    late: share(watched.late / watched.frames),
    longest: Math.round(watched.longest),
    broken: brokenBy(course).join(' '),
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
