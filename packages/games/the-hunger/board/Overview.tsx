import { Button } from 'react-aria-components';
import type { Window } from './geometry.ts';
import { MAP, type Point } from './map.ts';
import classes from './Overview.module.css';
import { curve } from './scenery/draw.ts';
import { BOATS, COAST, LAST_LEG, RAILS, ROADS, SEA } from './scenery/lands.ts';
import type { Size } from './useCamera.ts';

const WAYS = [...ROADS, ...RAILS, ...BOATS, LAST_LEG].map(curve).join('');
const SIZE = { width: 86, height: 84 } as const;
const EDGE = 6;
/** Above it, the Speed of the turn is shown. */
const BELOW_SPEED = 46;
/** Half the size of a space, including the number at its corner. */
const AROUND = 40;

/**
 * A miniature of the whole map with the visible part marked; a press shows the whole map. If no corner is
 * free, it is left out: a button above the map does the same.
 */
export function Overview({
  window: { x, y, width, height },
  seen,
  wanted,
  here,
  size,
  label,
  onPress,
}: {
  window: Window;
  seen: Window;
  wanted: readonly Point[];
  here: Point;
  size: Size;
  label: string;
  onPress(): void;
}) {
  const corner = freeCorner(wanted, seen, size);
  if (corner === null) return null;
  const inset = { x: Math.max(0, x), y: Math.max(0, y) };
  return (
    <Button className={classes.overview as string} data-corner={corner} aria-label={label} onPress={onPress}>
      <svg
        viewBox={`${inset.x} ${inset.y} ${Math.min(width, MAP.width)} ${Math.min(height, MAP.height)}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path d={SEA} fill="var(--sea)" />
        <path d={COAST} fill="none" stroke="var(--foam)" strokeWidth={6} opacity={0.6} />
        <path d={WAYS} fill="none" stroke="var(--road)" strokeWidth={14} opacity={0.8} />
        {wanted.map((point) => (
          <circle key={`${point.x} ${point.y}`} cx={point.x} cy={point.y} r={22} className={classes.wanted} />
        ))}
        <circle cx={here.x} cy={here.y} r={34} className={classes.here} />
        <rect
          className={classes.seen}
          x={seen.x}
          y={seen.y}
          width={seen.width}
          height={seen.height}
          rx={24}
        />
      </svg>
    </Button>
  );
}

const CORNERS = ['left', 'right', 'top'] as const;

/**
 * A corner that hides none of the spaces to choose from: one of the two at the bottom, or the upper left one.
 */
function freeCorner(wanted: readonly Point[], seen: Window, size: Size): (typeof CORNERS)[number] | null {
  const unit = size.width / seen.width;
  const isFree = (corner: (typeof CORNERS)[number]) => {
    const left = corner === 'right' ? size.width - SIZE.width - EDGE : EDGE;
    const top = corner === 'top' ? BELOW_SPEED : size.height - SIZE.height - EDGE;
    return !wanted.some((point) => {
      const [x, y] = [(point.x - seen.x) * unit, (point.y - seen.y) * unit];
      const isBeside = x < left - AROUND || x > left + SIZE.width + AROUND;
      return !isBeside && y > top - AROUND && y < top + SIZE.height + AROUND;
    });
  };
  return CORNERS.find(isFree) ?? null;
}
