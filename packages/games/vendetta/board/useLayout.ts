import { useMeasured } from '@nokturn/ui';
import { type RefObject, useCallback } from 'react';

/** On a wide table all Locations lie side by side; on a narrow one they are swiped through, one at a time. */
export type Layout = 'table' | 'phone';

/** The room that a seat's row and one Location need, in pixels. */
const RAIL = 76;
const STREET = 126;

export function layoutFor(width: number, streets: number): Layout {
  return width >= RAIL + streets * STREET ? 'table' : 'phone';
}

/** By the width of the board itself. */
export function useLayout(board: RefObject<HTMLDivElement | null>, streets: number): Layout {
  const measure = useCallback(
    ({ clientWidth }: HTMLDivElement) => layoutFor(clientWidth, streets),
    [streets],
  );
  return useMeasured(board, 'phone', measure);
}
