import type { Rect } from './frame.ts';

/** How somebody looks at a thing, told apart from playing it. */
export interface Glance {
  /** The id of what is looked at. */
  readonly id: string;
  /** Where the thing is on the screen. */
  readonly at: DOMRect;
  /** It stays until it is closed. */
  readonly isPinned: boolean;
  /** A mouse rests on the thing: what is shown is in nobody's way. */
  readonly isRested: boolean;
}

/** The edge of the board that is farther from what is looked at. */
export function homeOf(at: Pick<Rect, 'x' | 'width'>, board: Rect): 'left' | 'right' {
  return at.x + at.width / 2 < board.x + board.width / 2 ? 'right' : 'left';
}

/** In milliseconds: how long a mouse rests, a finger holds, and what was looked at stays after the mouse has left. */
export const REST = 300;
export const HOLD = 350;
export const LINGER = 60;

/** A finger that moves so far, in pixels, scrolls. */
export const STILL = 10;

/** A finger means what can only be looked at from so far away, in pixels, where nothing is nearer and nothing is played. */
export const REACH = 22;

/** Which of these boxes a finger means that came down between them: the nearest one, if it is near enough; -1 for none. */
export function nearestOf(
  x: number,
  y: number,
  boxes: readonly Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>[],
): number {
  // What is larger than a finger is meant inside of it only.
  const isNear = (at: number, from: number, to: number) =>
    Math.abs(at - (from + to) / 2) <= Math.max(REACH, (to - from) / 2);
  const away = boxes.map(({ left, top, right, bottom }) =>
    isNear(x, left, right) && isNear(y, top, bottom)
      ? Math.max(left - x, x - right, top - y, y - bottom, 0)
      : Number.POSITIVE_INFINITY,
  );
  const least = Math.min(...away);
  return Number.isFinite(least) ? away.indexOf(least) : -1;
}

/** The thing under an event that can be looked at. */
export function lookedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-look]') : null;
}
