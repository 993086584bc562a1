import type { GameText } from '@nokturn/text';
import { Button } from 'react-aria-components';
import classes from './Beyond.module.css';
import type { Window } from './geometry.ts';
import type { Point } from './map.ts';

const SIDES = ['left', 'right', 'up', 'down'] as const;
type Side = (typeof SIDES)[number];

/** A point this far inside the edge of the visible part counts as visible, in units of the map. */
const INSIDE = 14;

/** The edge of the visible part beyond which a point lies, if it does. */
export function sideBeyond({ x, y }: Point, seen: Window): Side | null {
  const over: Readonly<Record<Side, number>> = {
    left: seen.x + INSIDE - x,
    right: x - (seen.x + seen.width - INSIDE),
    up: seen.y + INSIDE - y,
    down: y - (seen.y + seen.height - INSIDE),
  };
  const side = SIDES.reduce((most, one) => (over[one] > over[most] ? one : most));
  return over[side] > 0 ? side : null;
}

/** Arrows to options that are out of sight, with their number. */
export function Beyond({
  seen,
  points,
  text,
  onLook,
}: {
  seen: Window;
  points: readonly Point[];
  text: GameText;
  onLook(points: readonly Point[]): void;
}) {
  return SIDES.map((side) => {
    const there = points.filter((point) => sideBeyond(point, seen) === side);
    if (there.length === 0) return null;
    return (
      <Button
        key={side}
        className={classes.arrow as string}
        data-side={side}
        data-beyond=""
        aria-label={text.plain('board-beyond', { count: there.length })}
        onPress={() => onLook(there)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 4 18 12 8 20Z" />
        </svg>
        <span>{there.length}</span>
      </Button>
    );
  });
}
