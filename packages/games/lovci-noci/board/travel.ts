import { animate } from 'motion/mini';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from './layout/index.ts';

/**
 * Moves a part of the drawing along a path whenever the path changes. Its resting position is always the end of the
 * path, so that without animation only the movement is lost.
 */
export function useTravel(
  part: RefObject<SVGGElement | null>,
  way: readonly Point[],
  { seconds, still }: { seconds: number; still: boolean },
): void {
  const travelled = useRef(way);
  useLayoutEffect(() => {
    if (travelled.current === way) return undefined;
    travelled.current = way;
    if (still || way.length < 2 || !part.current) return undefined;
    const journey = animate(
      part.current,
      { transform: way.map(standingAt) },
      { duration: seconds, ease: 'easeInOut' },
    );
    return () => journey.cancel();
  }, [part, way, seconds, still]);
}

/** In a drawing one pixel is one unit of the grid. */
export function standingAt({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}
