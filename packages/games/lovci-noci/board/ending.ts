import type { Seat } from '@nokturn/engine';
import type { LovciView } from '../secrets.ts';
import type { Point } from './layout/index.ts';

/** In milliseconds: before the first face turns, at most between two faces, and for the light at the end. */
const FIRST = 500;
const MOST_STEP = 650;
const TURNING = 5000;
const LIGHT = 2200;

/** Faces turn in the order in which their players fell; survivors come last. */
export function orderOfFaces({ players }: Pick<LovciView, 'players'>): readonly Seat[] {
  const fell = (seat: Seat) => players[seat]?.eliminated || Number.POSITIVE_INFINITY;
  return players.map((_, seat) => seat).sort((a, b) => (fell(a) === fell(b) ? a - b : fell(a) - fell(b)));
}

export interface Timing {
  /** When the face of each seat turns. */
  readonly faces: readonly number[];
  readonly light: number;
  readonly end: number;
}

/** When each step happens, by seat. Never longer than eight seconds in all. */
export function timingOf(order: readonly Seat[]): Timing {
  const step = Math.min(MOST_STEP, TURNING / order.length);
  const light = FIRST + step * order.length;
  return { faces: order.map((_, seat) => FIRST + step * order.indexOf(seat)), light, end: light + LIGHT };
}

/**
 * Where each seat is in the ring, as percentages of the space: clockwise from the top, or in two columns if it is
 * narrow.
 */
export function ringOf(seats: number, isNarrow: boolean): readonly Point[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (!isNarrow) {
      const angle = ((seat + 0.5) / seats) * 2 * Math.PI - Math.PI / 2;
      return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) };
    }
    const right = Math.ceil(seats / 2);
    const isRight = seat < right;
    const rows = isRight ? right : seats - right;
    const row = isRight ? seat : seats - 1 - seat;
    return { x: isRight ? 100 : 0, y: rows === 1 ? 50 : (row / (rows - 1)) * 100 };
  });
}
