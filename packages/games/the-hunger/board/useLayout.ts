import { useMeasured } from '@nokturn/ui';
import type { RefObject } from 'react';

/** On a wide table the Hunt Track stands beside the map, on a narrow one below it. */
export type Layout = 'table' | 'phone';

const TABLE_FROM = 560;

export function layoutFor(width: number): Layout {
  return width >= TABLE_FROM ? 'table' : 'phone';
}

/** By the width of the board itself. */
export function useLayout(board: RefObject<HTMLDivElement | null>): Layout {
  return useMeasured(board, 'phone', layoutOf);
}

function layoutOf({ clientWidth }: HTMLDivElement): Layout {
  return layoutFor(clientWidth);
}
