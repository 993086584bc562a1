import { mkdirSync } from 'node:fs';
import type { Answer } from '@nokturn/engine';
import { GAME_IDS } from '@nokturn/games';
import { wordsAt } from '@nokturn/games/folder.ts';
import { nightOf, type Puzzle, type PuzzleSet, puzzleOfNight, seriesOf } from '@nokturn/games/puzzles.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followGuide, tabTo } from './play.ts';
import { spread } from './says.ts';
import { flawsOf } from './screen.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 240_000);
afterAll(() => site.close());

/** By game, as the page lists them. */
const SETS = new Map(
  GAME_IDS.flatMap((game) => {
    const stored = wordsAt(game, 'puzzles.json');
    return stored === null ? [] : [[game, JSON.parse(stored) as PuzzleSet] as const];
  }),
);
const GAMES = [...SETS.keys()];

/** Noon of the n-th day of a week. */
const dayOf = (n: number) => new Date(2026, 10, 23 + n, 12);

function puzzleOn(day: Date): { readonly game: string; readonly puzzle: Puzzle } {
  const turn = puzzleOfNight(nightOf(day), GAMES);
  const puzzle = turn?.pick(SETS.get(turn.game)?.list ?? []);
  if (!turn || !puzzle) throw new Error('there is no puzzle of this night');
  return { game: turn.game, puzzle };
}

/** Gives an answer by keyboard alone. */
async function give(page: Page, answer: Answer): Promise<void> {
  if (typeof answer === 'number') throw new Error('no puzzle asks for an amount');
  const options = typeof answer === 'string' ? [answer] : [...answer, 'confirm'];
  for (const option of options) {
    await tabTo(page, `[data-testid=decision] [data-option="${option}"]`);
    await page.keyboard.press('Enter');
  }
  const told = await page.waitForSelector('[data-testid=verdict], [data-option=sure]');
  if ((await told.getAttribute('data-option')) !== 'sure') return;
  await tabTo(page, '[data-option=sure]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-testid=verdict]');
}

const isBest = (page: Page) => page.getAttribute('[data-testid=verdict]', 'data-best');

async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.PUZZLE_SHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png` });
}

it('a week of puzzles without a network, by keyboard alone: one each night, and a streak of seven', async () => {
  const page = await site.person({ serviceWorkers: 'allow', viewport: { width: 420, height: 800 } });
  await page.goto('/');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await page.context().setOffline(true);
  const met: string[] = [];
  for (let n = 0; n < 7; n++) {
    const { game, puzzle } = puzzleOn(dayOf(n));
    await page.clock.setFixedTime(dayOf(n));
    await page.goto('/puzzles/tonight');
    await page.waitForSelector('[data-testid=puzzle]');
    await give(page, puzzle.best);
    expect([n, await isBest(page)]).toEqual([n, 'true']);
    expect(await page.textContent('[data-testid=puzzle]')).toContain(`${n + 1} night`);
    met.push(`${game}/${puzzle.id}`);
  }
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('nokturn.puzzles') ?? '{}'));
  expect(kept).toMatchObject({ streak: 7, longest: 7 });
  expect(Object.keys(kept.solved).sort()).toEqual([...new Set(met)].sort());
  await page.goto('/puzzles');
  expect(await page.textContent('[data-testid=streak]')).toContain('7 nights in a row');
  // Somebody far away gets the same puzzle on the same date.
  const other = await site.person({ timezoneId: 'Pacific/Auckland' });
  await other.clock.setFixedTime(new Date(Date.UTC(2026, 10, 23, 1)));
  await other.goto('/puzzles/tonight');
  const first = puzzleOn(dayOf(0)).puzzle;
  await give(other, first.best);
  expect(await isBest(other)).toBe('true');
}, 180_000);

const READERS = [
  [360, 740, 'pl'],
  [768, 1024, 'cs'],
  [1440, 900, 'en'],
] as const;

it.each(spread(GAMES, READERS))(
  'the series of $one shows the best answer, why, and the way on ($way.0 pixels wide, $way.2)',
  async ({ one: game, way: [width, height, language] }) => {
    const page = await site.person({ language, viewport: { width, height } });
    await page.goto('/');
    await page.click('a[href="/puzzles"]');
    await page.waitForSelector('[data-testid=series]');
    expect(await flawsOf(page, language)).toEqual([]);
    await shoot(page, `${game}-overview-${width}`);
    const series = seriesOf(SETS.get(game) as PuzzleSet);
    const [first] = series;
    if (first === undefined) throw new Error(`${game} has no puzzle`);
    await page.click(`a[href="/puzzles/${game}/1"]`);
    await page.waitForSelector('[data-testid=puzzle]');
    expect(await flawsOf(page, language)).toEqual([]);
    await shoot(page, `${game}-asked-${width}`);
    // If its words cover part of the board, they can be folded.
    const fold = page.locator('[data-testid=fold]');
    expect(await fold.isVisible()).toBe(width < 1000);
    if (await fold.isVisible()) {
      await fold.press('Enter');
      await page.waitForSelector('[data-testid=puzzle][data-folded]');
      expect(await flawsOf(page, language)).toEqual([]);
      await shoot(page, `${game}-folded-${width}`);
    }
    await give(page, first.other);
    expect(await isBest(page)).toBe('false');
    expect(await flawsOf(page, language)).toEqual([]);
    await shoot(page, `${game}-told-${width}`);
    // The first answer stands, and the list says so.
    const way = series.length > 1 ? '[data-testid=next-puzzle]' : '[data-testid=puzzle] a';
    await tabTo(page, way);
    await page.keyboard.press('Enter');
    await page.waitForURL(series.length > 1 ? `**/puzzles/${game}/2` : '**/puzzles');
    await page.goto(`/puzzles/${game}`);
    await page.waitForSelector('[data-testid=series] a');
    const marks = await page.$$eval('[data-testid=series] a', (links) =>
      links.map((link) => link.getAttribute('data-state')),
    );
    expect(marks).toEqual(series.map((_, place) => (place === 0 ? 'wrong' : 'open')));
  },
  240_000,
);

it('a finished guide can be tried again alone, as a branch that keeps the secrets of the lesson', async () => {
  const page = await site.person({ viewport: { width: 360, height: 740 } });
  await page.goto('/learn/lovci-noci');
  await page.waitForSelector('[data-testid=guide]');
  await followGuide(page);
  await tabTo(page, '[data-testid=guide] [data-testid=try-again]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/branch\/\w+$/);
  await page.waitForSelector('[data-testid=decision][data-mine]');
  const [begun] = await page.evaluate(() => JSON.parse(localStorage.getItem('nokturn.branches') ?? '[]'));
  expect(begun).toMatchObject({ kind: 'imagined', over: false });
}, 240_000);
