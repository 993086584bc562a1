import { GAME_IDS } from '@nokturn/games';
import { moduleOf } from '@nokturn/games/folder.ts';
import type { Pace, Screens } from '@nokturn/games/screens.ts';
import type { MeasuredMatch } from './measuring.ts';
import type { Size } from './probe.ts';

/** Which measures of the table a match has not kept, as P1 to P12; what they are is said at each of them. */
export function brokenBy(course: MeasuredMatch): string[] {
  return Object.entries(PRINCIPLES).flatMap(([name, holds]) => (holds(course) ? [] : [name]));
}

/** Numbers are rounded by browsers: a pixel more or less is none. */
const ROUNDING = 1;

const PRINCIPLES: Readonly<Record<string, (course: MeasuredMatch) => boolean>> = {
  /** The board does not move. */
  P1: ({ watched }) => watched.board.length === 1,
  /** The board is the table, and no empty band stands beside it. */
  P2: ({ viewport, sights }) =>
    sights.every(({ board, band }) => {
      const least = leastBoard(viewport);
      return (
        board !== null &&
        board.width / viewport.width >= least.width - 0.002 &&
        board.height / viewport.height >= least.height - 0.002 &&
        band <= viewport.width * 0.08
      );
    }),
  /** The board is used. */
  P3: ({ sights }) =>
    sights.every(({ board, play }) => {
      if (board === null || play === null) return false;
      const [less, more] = [play.width / board.width, play.height / board.height].sort((a, b) => a - b);
      return (less ?? 0) >= 0.85 && (more ?? 0) >= 0.92;
    }),
  /** All can be read. */
  P4: ({ viewport, sights, contrasts }) =>
    sights.every(({ text }) => text === null || text.size >= (viewport.width >= 1280 ? 11 : 10) - 0.05) &&
    contrasts.every(({ ratio }) => ratio >= 4.5),
  /** All can be touched: 44 pixels with a finger, 24 with a mouse. */
  P5: ({ viewport, sights }) =>
    sights.every(
      ({ target }) => target === null || target.size >= (isTouched(viewport) ? 44 : 24) - ROUNDING,
    ),
  /** The dock is small on a phone, stays as it is, and the page does not scroll. */
  P6: ({ viewport, watched, sights }) =>
    watched.dock.length === 1 &&
    watched.scrolled === 0 &&
    (!isTouched(viewport) ||
      viewport.width > viewport.height ||
      sights.every(({ dock }) => dock !== null && dock.height <= viewport.height * 0.25 + ROUNDING)),
  /** What is asked about, and one's own things that answer it, are in sight. */
  P7: ({ sights }) => sights.every(({ outOfSight }) => outOfSight.length === 0),
  /** One question at one place. */
  P8: ({ sights }) => sights.every(({ questions }) => questions === 1),
  /** Few touches in a turn, on average. */
  P10: ({ game, viewport, touches }) => mean(touches) <= mostTouches(game, isTouched(viewport)),
  /** One clock: nothing is asked while the board shows what led to it. */
  P11: ({ watched }) => watched.early === 0,
  /** Short waits. */
  P12: ({ game, waits }) =>
    at(waits, 0.5) <= (PACES.get(game)?.wait ?? Number.POSITIVE_INFINITY) && at(waits, 0.9) <= 18_000,
};

/** How fast each table shall be played. */
const PACES: ReadonlyMap<string, Pace | undefined> = new Map(
  await Promise.all(
    GAME_IDS.map(
      async (id) => [id, (await moduleOf<{ screens: Screens }>(id, 'screens.ts'))?.screens.pace] as const,
    ),
  ),
);

function mostTouches(game: string, hasTouch: boolean): number {
  return PACES.get(game)?.touches[hasTouch ? 'finger' : 'mouse'] ?? Number.POSITIVE_INFINITY;
}

/** Phones, and what stands upright: a tablet. */
export function isTouched({ width, height }: Size): boolean {
  return Math.min(width, height) < 600 || height > width;
}

/** The least share of the window that the board has. */
function leastBoard({ width, height }: Size): Size {
  if (height > width) return { width: width >= 600 ? 0.97 : 1, height: 0.62 };
  if (height < 480) return { width: 0.65, height: 1 };
  return width >= 1280 ? { width: 0.6, height: 0.9 } : { width: 0.67, height: 0.83 };
}

/** So much of all of them is not more than this; 0 where there is none. */
function at(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function mean(all: readonly number[]): number {
  return all.length === 0 ? 0 : all.reduce((sum, one) => sum + one, 0) / all.length;
}
