import { Random } from '@nokturn/engine';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { clickOption, waiting } from './play.ts';
import type { Site } from './site.ts';

/** How long somebody waited, in milliseconds, by the clock of the page. */
export interface Waits {
  /** From the first frame of the table to the first own decision. */
  readonly first: number | null;
  /** From an own answer to the next own decision. */
  readonly between: readonly Wait[];
  /** Whether the match came to its end. */
  readonly isOver: boolean;
}

export interface Wait {
  readonly milliseconds: number;
  /** Whether others have moved meanwhile. */
  readonly isOfOthers: boolean;
}

/** What the seats of a table are usually. */
export const USUAL_SEATS: Readonly<Record<string, number>> = {
  'lovci-noci': 5,
  vendetta: 4,
  'the-hunger': 4,
  'masters-of-the-night': 3,
};

/**
 * Somebody who has set nothing of time: the pace, the level and the motion that everybody begins with. What can be
 * touched on the board is listed besides, so that a test finds all answers at one place.
 */
export async function newcomer(site: Site, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.person({ reducedMotion: 'no-preference', ...options });
  await page.context().addInitScript(() => {
    const kept = JSON.parse(window.localStorage.getItem('nokturn.settings') ?? '{}');
    if (kept.pace === 'instant') window.localStorage.setItem('nokturn.settings', '{"listed":true}');
  });
  return page;
}

/** Writes down, frame by frame, when the viewer is asked. Before the page is opened. */
export async function watchQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: [at: number, version: number][] = [];
    const seen = { begun: 0, asked };
    Object.assign(window, { seenQuestions: seen });
    const look = () => {
      const table = document.querySelector(
        '[data-testid=decision], [data-testid=playing], [data-part=board]',
      );
      if (table && seen.begun === 0) seen.begun = performance.now();
      const mine = document.querySelector<HTMLElement>(
        '[data-testid=decision][data-mine]:not([data-forced])',
      );
      const version = Number(mine?.dataset.version ?? -1);
      if (version >= 0 && version !== asked.at(-1)?.[1]) asked.push([performance.now(), version]);
      requestAnimationFrame(look);
    };
    look();
  });
}

interface Seen {
  readonly begun: number;
  readonly asked: readonly (readonly [at: number, version: number])[];
}

/** Plays a match against bots at what everybody begins with, for as long as it may take. */
export async function measureWaits(
  page: Page,
  game: string,
  {
    seed,
    until = () => false,
    choose = (options, _step, random) => random.pick(options),
  }: {
    seed: string;
    /** Whether it was enough, after this many own decisions and this many milliseconds. */
    until?: (decisions: number, milliseconds: number) => boolean;
    choose?: (options: readonly string[], step: string, random: Random) => string;
  },
): Promise<Waits> {
  const random = new Random(seed);
  const begun = performance.now();
  const answers: number[] = [];
  await watchQuestions(page);
  await page.goto(`/new/${game}?with=bots`);
  await page.click('button[type=submit]');
  let isOver = false;
  for (let decisions = 0; ; decisions++) {
    await page.waitForSelector('[data-testid=decision][data-mine]:not([data-forced]), [data-testid=ending]', {
      state: 'attached',
      timeout: 120_000,
    });
    const now = await waiting(page);
    isOver = now.for === 'nobody';
    if (isOver || until(decisions, performance.now() - begun)) break;
    if (now.for !== 'me') continue;
    answers.push(await page.evaluate(() => performance.now()));
    await clickOption(page, choose(now.options, now.step, random));
  }
  const seen = await page.evaluate(() => (window as unknown as { seenQuestions: Seen }).seenQuestions);
  return { first: firstOf(seen), between: between(seen, answers), isOver };
}

function firstOf({ begun, asked: [first] }: Seen): number | null {
  return first === undefined ? null : first[0] - begun;
}

function between({ asked }: Seen, answers: readonly number[]): Wait[] {
  return answers.flatMap((answer) => {
    const before = asked.findLast(([at]) => at <= answer);
    const next = asked.find(([at]) => at > answer);
    if (next === undefined) return [];
    const isOfOthers = before !== undefined && next[1] - before[1] > 1;
    return [{ milliseconds: next[0] - answer, isOfOthers }];
  });
}

/** This many of a hundred are no longer than this. */
export function percentile(all: readonly number[], share: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? 0;
}
