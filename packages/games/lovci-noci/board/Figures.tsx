import type { OptionId, Seat } from '@nokturn/engine';
import { Button } from 'react-aria-components';
import classes from './Figures.module.css';
import { at, clamp, type Layout, type Point } from './layout/index.ts';
import { clipPath, nearestParts } from './nearest.ts';
import { lookOf } from './Token.tsx';
import type { OnTouch } from './touch.ts';

/** The room that a finger needs; where two figures stand closer together, the nearer one is meant. */
const FINGER = 44;

export interface Offered {
  readonly seat: Seat;
  readonly option: OptionId;
}

/** The figures that can be chosen: each has a ring and takes touches wherever it is the nearest. */
export function Figures({
  offered,
  picked,
  selected,
  pawns,
  layout,
  say,
  onTouch,
  onPoint,
}: {
  offered: readonly Offered[];
  picked: readonly OptionId[];
  selected: OptionId | null;
  pawns: readonly Point[];
  layout: Layout;
  say(option: OptionId): string;
  onTouch: OnTouch;
  /** A pointer enters a figure, or leaves it (null). */
  onPoint(seat: Seat | null): void;
}) {
  const points = offered.map(({ seat }) => pawns[seat] as Point);
  const parts = nearestParts(points, FINGER);
  const ring = layout.pawn * 1.3;
  return offered.map(({ seat, option }, i) => (
    <Button
      key={lookOf(seat).id}
      className={classes.figure as string}
      data-glow="true"
      data-nearest=""
      style={{ ...at(points[i] as Point), width: FINGER, height: FINGER }}
      aria-label={say(option)}
      onPress={(event) => onTouch(option, event)}
      onHoverChange={(isHovered) => onPoint(isHovered ? seat : null)}
      onFocusChange={(isFocused) => onPoint(isFocused ? seat : null)}
    >
      <span
        className={classes.ring}
        style={{ width: ring, height: ring }}
        data-picked={picked.includes(option) || selected === option}
      />
      <span className={classes.hit} style={{ clipPath: clipPath(parts[i] ?? []) }} />
    </Button>
  ));
}

/** The maximum width of the note beside a figure. */
const NOTE = 172;

/** The note on the figure under the pointer, above it or below it. */
export function FigureNote({
  point: { x, y },
  name,
  lines,
  layout,
}: {
  point: Point;
  name: string;
  lines: readonly string[];
  layout: Layout;
}) {
  const below = y < 120;
  return (
    <div
      className={classes.note}
      style={{
        left: clamp(NOTE / 2 + 4, x, layout.width - NOTE / 2 - 4),
        top: below ? y + layout.pawn : y - layout.pawn * 0.9,
        width: NOTE,
        fontSize: Math.max(layout.type.least + 1, 12),
      }}
      data-below={below}
      aria-hidden="true"
    >
      <b>{name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
