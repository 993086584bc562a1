import type { Rect } from './frame.ts';

/** Looking at a thing, as opposed to playing it. */
export interface Glance {
  /** The id of the thing. */
  readonly id: string;
  /** The thing's place on the screen. */
  readonly at: DOMRect;
  /** It stays until it is closed. */
  readonly isPinned: boolean;
  /** A mouse is resting on the thing: the card must not get in the way. */
  readonly isRested: boolean;
}

/** The edge of the board farther from the thing. */
export function homeOf(at: Pick<Rect, 'x' | 'width'>, board: Rect): 'left' | 'right' {
  return at.x + at.width / 2 < board.x + board.width / 2 ? 'right' : 'left';
}

/**
 * In milliseconds: how long a mouse must rest, how long a finger must hold, and how long a card stays after the mouse
 * has left.
 */
export const REST = 300;
export const HOLD = 350;
export const LINGER = 60;

/** A finger that moves this far, in pixels, scrolls. */
export const STILL = 10;

/**
 * Within this distance, in pixels, a finger means a thing that can only be looked at, if nothing is nearer and nothing
 * is played.
 */
export const REACH = 22;

/**
 * Which of these boxes is meant by a finger that came down between them: the nearest one, if it is near enough; -1 for
 * none.
 */
export function nearestOf(
  x: number,
  y: number,
  boxes: readonly Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>[],
): number {
  // Anything larger than a finger must be hit directly.
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

/** The thing under an event, if it can be looked at. */
export function lookedAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-look]') : null;
}
