import { type RefObject, useLayoutEffect, useState } from 'react';

/** On a wide table the Hunt Track stands beside the map, on a narrow one below it. */
export type Layout = 'table' | 'phone';

const TABLE_FROM = 560;

export function layoutFor(width: number): Layout {
  return width >= TABLE_FROM ? 'table' : 'phone';
}

/** By the width of the board itself. */
export function useLayout(board: RefObject<HTMLDivElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>('phone');
  useLayoutEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const measure = () => setLayout(layoutFor(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board]);
  return layout;
}
