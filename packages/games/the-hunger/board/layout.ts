import type { Box } from '@nokturn/ui';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How the table divides its box. Sizes depend on the box alone, never on the things on the table. */
export interface Layout {
  /** The Hunt Track beside the map, or one of them at a time behind two tabs. */
  readonly sides: 'both' | 'tabs';
  /** Letters and numbers for a phone: the smallest sizes are smaller there. */
  readonly isSmall: boolean;
  /** The height of the night track above everything else. */
  readonly night: number;
  readonly edge: number;
  readonly gap: number;
  readonly map: Size;
  readonly track: Size;
}

const TABS = { height: 44, gap: 4 } as const;
/** An upright board narrower than this has no room for map and Hunt Track side by side. */
const BOTH_FROM = 560;

export function layoutFor({ width, height, shape }: Box): Layout {
  if (shape === 'tall' && width < BOTH_FROM) {
    const night = 26;
    const side = { width, height: height - night - TABS.height - TABS.gap };
    return { sides: 'tabs', isSmall: true, night, edge: 0, gap: TABS.gap, map: side, track: side };
  }
  const isLow = shape === 'low';
  const [night, edge, gap, below] = isLow ? [24, 2, 4, 0] : [40, 7, 8, 8];
  const track = isLow ? 126 : Math.round(Math.min(330, Math.max(198, width * 0.29)));
  const high = height - night - below;
  return {
    sides: 'both',
    isSmall: isLow,
    night,
    edge,
    gap,
    map: { width: width - track - gap - 2 * edge, height: high },
    track: { width: track, height: high },
  };
}
