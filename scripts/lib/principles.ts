import { GAME_IDS } from '@nokturn/games';
import { findGame } from '@nokturn/games/all';
import { moduleOf } from '@nokturn/games/folder.ts';
import type { Pace, Screens } from '@nokturn/games/screens.ts';
import type { MeasuredMatch } from './measuring.ts';
import type { Size } from './probe.ts';
import type { Turn } from './turns.ts';

/**
 * Which principles of the table a match has broken, as P1 to P12, or whether it was no full match; each of them is
 * described below. A principle that was never observed counts as broken.
 */
export function brokenBy(course: MeasuredMatch): string[] {
  return Object.entries(PRINCIPLES).flatMap(([name, holds]) => (holds(course) ? [] : [name]));
}

/** Browsers round numbers: one pixel more or less does not count. */
const ROUNDING = 1;

const PRINCIPLES: Readonly<Record<string, (course: MeasuredMatch) => boolean>> = {
  /** It was played to its end. */
  end: ({ isOver, sights }) => isOver && sights.length > 0,
  /** The board does not move. */
  P1: ({ watched }) => watched.board.length === 1,
  /** The board is the table, with no empty band beside it. */
  P2: ({ viewport, sights }) =>
    everyOf(sights, ({ board, band }) => {
      const least = leastBoard(viewport);
      return (
        board !== null &&
        board.width / viewport.width >= least.width - 0.002 &&
        board.height / viewport.height >= least.height - 0.002 &&
        band <= viewport.width * 0.08
      );
    }),
  /** The whole board is used, with no bare ground anywhere. */
  P3: ({ sights, drawn }) =>
    everyOf(sights, ({ board, play }) => {
      if (board === null || play === null) return false;
      const [less, more] = [play.width / board.width, play.height / board.height].sort((a, b) => a - b);
      return (less ?? 0) >= 0.85 && (more ?? 0) >= 0.92;
    }) && everyOf(drawn, ({ bare }) => bare <= 24),
  /** Everything is legible, and deciding numbers at a glance. */
  P4: ({ viewport, sights, drawn }) => {
    const [least, deciding] = viewport.width >= DESK ? [11, 16] : [10, 14];
    return (
      everyOf(
        sights.flatMap(({ text }) => text ?? []),
        ({ size }) => size >= least - 0.05,
      ) &&
      everyOf(
        sights.flatMap(({ number }) => number ?? []),
        ({ size }) => size >= deciding - 0.05,
      ) &&
      everyOf(
        drawn.flatMap(({ contrast }) => contrast ?? []),
        ({ ratio }) => ratio >= 4.5,
      )
    );
  },
  /** Everything can be touched: 44 pixels with a finger, 24 with a mouse. */
  P5: ({ viewport, sights }) =>
    everyOf(
      sights.flatMap(({ target }) => target ?? []),
      ({ size }) => size >= (isTouched(viewport) ? 44 : 24) - ROUNDING,
    ),
  /** The dock is small on a phone and does not change, and the page does not scroll. */
  P6: ({ viewport, watched, sights }) =>
    watched.dock.length === 1 &&
    watched.scrolled === 0 &&
    (viewport.width > viewport.height ||
      everyOf(sights, ({ dock }) => dock !== null && dock.height <= viewport.height * 0.25 + ROUNDING)),
  /** The things that a question is about, and your own things that answer it, are in sight. */
  P7: ({ sights }) => everyOf(sights, ({ outOfSight }) => outOfSight.length === 0),
  /** One question in one place, and no part of it twice. */
  P8: ({ sights }) => everyOf(sights, ({ questions, repeated }) => questions === 1 && repeated.length === 0),
  /** No empty questions: a question with one answer is allowed only if others must not see that there is just one. */
  P9: ({ game, sights }) =>
    everyOf(sights, ({ isLone, step }) => !isLone || findGame(game)?.tempo?.reactions[step] !== undefined),
  /** Few touches in a usual turn, on average. */
  P10: ({ game, viewport, turns }) => {
    const pace = PACES.get(game);
    if (pace === undefined) return true;
    const { touches, counted } = pace;
    const by = isTouched(viewport) ? 'finger' : 'mouse';
    const isUsual = ({ isExtra }: Turn) => counted.extra === undefined || !isExtra;
    const own = usualTurns(game, turns);
    return (
      own.length > 0 &&
      mean(own.filter(isUsual)) <= touches[by] &&
      mean(own.filter((turn) => !isUsual(turn))) <= (counted.extra ?? touches)[by]
    );
  },
  /** One clock: no question appears while the board still shows the moves before it. */
  P11: ({ watched }) => watched.questions.length > 0 && watched.early === 0,
  /** Short waits; the first depends on how much has to be shown before it. */
  P12: ({ game, first, ahead, waits }) =>
    first <= SOON + ahead * BEAT &&
    waits.length > 0 &&
    at(waits, 0.5) <= (PACES.get(game)?.wait ?? Number.POSITIVE_INFINITY) &&
    at(waits, 0.9) <= 18_000,
};

/**
 * From "begin" on, in milliseconds, if you are the first to choose; and the allowance for each beat of other players.
 */
const SOON = 3_000;
const BEAT = 3_000;

/** The required pace of each table. */
const PACES: ReadonlyMap<string, Pace> = new Map(
  (
    await Promise.all(
      GAME_IDS.map(
        async (id) => [id, (await moduleOf<{ screens: Screens }>(id, 'screens.ts'))?.screens.pace] as const,
      ),
    )
  ).flatMap(([id, pace]) => (pace === undefined ? [] : [[id, pace] as const])),
);

/** The steps that begin a turn that is counted separately. */
export function countedAnew(game: string): readonly string[] {
  const { steps = [], isEach = false } = PACES.get(game)?.counted ?? {};
  return isEach ? steps : [];
}

/** A player's own turns, without answers in other players' turns. */
export function countedTurns(game: string, turns: readonly Turn[]): readonly Turn[] {
  const steps = PACES.get(game)?.counted.steps;
  return steps === undefined
    ? turns
    : turns.filter((turn) => turn.steps.some((step) => steps.includes(step)));
}

/** Those of them that contain only questions of a usual turn, each of them once. */
export function usualTurns(game: string, turns: readonly Turn[]): readonly Turn[] {
  const usual = PACES.get(game)?.counted.usual;
  const own = countedTurns(game, turns);
  if (usual === undefined) return own;
  return own.filter(({ steps }) =>
    steps.every((step, i) => usual.includes(step) && steps.indexOf(step) === i),
  );
}

/** From this width on, it is a desk. */
const DESK = 1280;

/** Phones and tablets, in either orientation. */
export function isTouched({ width, height }: Size): boolean {
  return Math.min(width, height) < 600 || height > width || width <= 1024;
}

/** The smallest allowed share of the window for the board. */
function leastBoard({ width, height }: Size): Size {
  if (height > width) return { width: width >= 600 ? 0.97 : 1, height: 0.62 };
  if (height < 480) return { width: 0.65, height: 1 };
  return width >= DESK ? { width: 0.6, height: 0.9 } : { width: 0.67, height: 0.83 };
}

function everyOf<T>(all: readonly T[], holds: (one: T) => boolean): boolean {
  return all.length > 0 && all.every(holds);
}

/** The value that this share of all values does not exceed. */
export function at(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** The number of presses in a turn. */
export function mean(turns: readonly Turn[]): number {
  return turns.length === 0 ? 0 : turns.reduce((sum, { presses }) => sum + presses, 0) / turns.length;
}
