import { join } from 'node:path';
import { GAMES } from '@nokturn/games/all';
import type { Browser, Page } from 'playwright-core';
import { asked } from '../../packages/web/test/play.ts';
import { type Drawn, drawnIn, type Theme } from './contrast.ts';
import { album } from './pictures.ts';
import { answer } from './player.ts';
import { at, brokenBy, countedAnew, countedTurns, isTouched, mean, usualTurns } from './principles.ts';
import { look, type Sight } from './probe.ts';
import { type Times, timesOf } from './turns.ts';
import { type Watched, watch, watched } from './watching.ts';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** The number of players at the table. */
export const COMPANIES = ['least', 'usual', 'most'] as const;
export type Company = (typeof COMPANIES)[number];

/** One match at one size: the findings at every decision, and the waits between decisions. */
export interface MeasuredMatch extends Times {
  readonly game: string;
  readonly viewport: Viewport;
  readonly seats: number;
  readonly language: string;
  readonly sights: readonly Sight[];
  /** The findings from pictures of the table, one for each picture. */
  readonly drawn: readonly Drawn[];
  readonly watched: Watched;
  readonly isOver: boolean;
}

/** This long after a question appears, everything that was turning over or growing has reached its full size. */
const SETTLED = 450;
/** A player who is out of the game watches the others play it to its end. */
const UNTIL_THE_END = 900_000;
/** A picture is taken at every n-th decision, because it takes time. */
const EVERY = 6;

export interface Measuring {
  readonly browser: Browser;
  readonly url: string;
  readonly game: string;
  readonly viewport: Viewport;
  readonly company: Company;
  readonly language: string;
  /** The first is the theme of the match; contrast is measured in all of them. */
  readonly themes: readonly [Theme, ...Theme[]];
  /** The match is left after this many decisions. */
  readonly most: number;
  /** The folder for about twenty pictures of the match, if any. */
  readonly pictures: string | null;
}

/** Plays a match against bots at the default settings, as a first-time visitor. */
export async function measured(measuring: Measuring): Promise<MeasuredMatch> {
  const { browser, url, game, viewport, company, language, themes } = measuring;
  const hasTouch = isTouched(viewport);
  const seats = GAMES.find(({ id }) => id === game)?.seats;
  if (seats === undefined) throw new Error(`there is no game ${game}`);
  const { min, max, usual = min } = seats;
  const count = { least: min, usual, most: max }[company];
  const context = await browser.newContext({
    baseURL: url,
    locale: language,
    colorScheme: themes[0],
    viewport,
    hasTouch,
    isMobile: hasTouch,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.addInitScript(watch);
    await page.goto(`/new/${game}?with=bots`);
    await seat(page, count);
    await page.click('button[type=submit]');
    await page.waitForSelector('[data-part=board], main section[aria-label="Board"]');
    const name = [game, `${viewport.width}x${viewport.height}`, company, language, themes[0]].join('-');
    const played = await playedThrough(page, hasTouch, measuring, name);
    return { game, viewport, seats: count, language, ...played };
  } finally {
    await context.close();
  }
}

/** Sets the number of players. */
async function seat(page: Page, count: number): Promise<void> {
  const number = page.locator('form fieldset > output').first();
  for (;;) {
    const now = Number(await number.textContent());
    if (now === count) return;
    await number
      .locator(now < count ? 'xpath=following-sibling::button' : 'xpath=preceding-sibling::button')
      .click();
    await page.waitForFunction(
      (before) => document.querySelector('form fieldset > output')?.textContent !== before,
      String(now),
    );
  }
}

async function playedThrough(
  page: Page,
  hasTouch: boolean,
  { game, themes, most, pictures }: Measuring,
  name: string,
): Promise<Omit<MeasuredMatch, 'game' | 'viewport' | 'seats' | 'language'>> {
  const sights: Sight[] = [];
  const drawn: Drawn[] = [];
  const kept = pictures === null ? null : album(page, join(pictures, name));
  for (;;) {
    const isOver = (await asked(page, UNTIL_THE_END)).for === 'nobody';
    if (isOver || sights.length >= most) {
      const seen = await page.evaluate(watched);
      await kept?.end();
      return { sights, drawn, isOver, watched: seen, ...timesOf(seen, countedAnew(game)) };
    }
    await page.waitForTimeout(SETTLED);
    await page.waitForFunction(isStill);
    sights.push(await page.evaluate(look));
    await kept?.add(sights.length);
    if (sights.length % EVERY === 2) drawn.push(...(await drawnInEach(page, themes)));
    await answer({ page, hasTouch }, sights.length);
  }
}

async function drawnInEach(page: Page, themes: Measuring['themes']): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const theme of themes.toReversed()) {
    await page.emulateMedia({ colorScheme: theme });
    // Some colours fade from one to the other.
    await page.waitForFunction(isStill);
    drawn.push(await drawnIn(page, theme));
  }
  return drawn;
}

/**
 * Nothing on the page is moving any more, except things that breathe or glow forever. On a busy machine that takes
 * longer.
 */
function isStill(): boolean {
  return document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}

/** One line of the table that `npm run measure` prints. */
export function lineOf(course: MeasuredMatch) {
  const { game, viewport, seats, sights, drawn, first, waits, watched, isOver } = course;
  const boards = sights.flatMap(({ board }) => (board ? [board] : []));
  const [board] = boards;
  const turns = countedTurns(game, course.turns);
  const least = <T>(all: readonly T[], of: (one: T) => number | undefined) =>
    Math.min(...all.map((one) => of(one) ?? Number.POSITIVE_INFINITY));
  return {
    game,
    size: `${viewport.width}×${viewport.height}`,
    seats,
    decisions: sights.length,
    over: isOver,
    places: watched.board.length,
    board: board ? `${Math.round(board.width)}×${Math.round(board.height)}` : '–',
    width: board ? share(board.width / viewport.width) : '–',
    height: board ? share(board.height / viewport.height) : '–',
    play: board
      ? `${share(least(sights, ({ play }) => play?.width) / board.width)} × ${share(least(sights, ({ play }) => play?.height) / board.height)}`
      : '–',
    bare: Math.max(0, ...drawn.map(({ bare }) => bare)),
    text: tenths(least(sights, ({ text }) => text?.size)),
    number: tenths(least(sights, ({ number }) => number?.size)),
    target: tenths(least(sights, ({ target }) => target?.size)),
    contrast: tenths(least(drawn, ({ contrast }) => contrast?.ratio)),
    hidden: sights.filter(({ outOfSight }) => outOfSight.length > 0).length,
    twice: sights.filter(({ repeated }) => repeated.length > 0).length,
    lone: sights.filter(({ isLone }) => isLone).length,
    early: watched.early,
    first: seconds(first),
    median: seconds(at(waits, 0.5)),
    p90: seconds(at(waits, 0.9)),
    touches: hundredths(mean(turns)),
    usual: hundredths(mean(usualTurns(game, course.turns))),
    late: share(watched.late / watched.frames),
    longest: Math.round(watched.longest),
    broken: brokenBy(course).join(' '),
  };
}

function share(part: number): string {
  return Number.isFinite(part) ? `${Math.round(part * 1000) / 10}%` : '–';
}

function tenths(value: number): string {
  return Number.isFinite(value) ? value.toFixed(1) : '–';
}

function hundredths(value: number): string {
  return Number.isFinite(value) ? value.toFixed(2) : '–';
}

function seconds(milliseconds: number): string {
  return Number.isFinite(milliseconds) ? (milliseconds / 1000).toFixed(1) : '–';
}
