import type { Box } from '@nokturn/ui';
import type { Layout } from './layout.ts';
import { lowLayout } from './low.ts';
import { ringLayout } from './ring.ts';
import { tallLayout } from './tall.ts';

export function layoutOf(box: Box): Layout {
  switch (box.shape) {
    case 'low':
      return lowLayout(box);
    case 'tall':
      return tallLayout(box);
    default:
      return ringLayout(box);
  }
}

export * from './geometry.ts';
export { at, type Layout, rectAt } from './layout.ts';
