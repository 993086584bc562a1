import type { Seat } from '@nokturn/engine';
import { useRef, useState } from 'react';
import type { PlaceId } from '../cards/places.ts';
import type { LovciCards } from '../cards.ts';
import { between, heap, inRows, type Layout, type Point, wayAround } from './layout/index.ts';
import classes from './Pieces.module.css';
import type { Scenery } from './stage.ts';
import { lookOf, Token } from './Token.tsx';
import { markerRoom } from './Track.tsx';
import { standingAt, useTravel } from './travel.ts';

/**
 * Where the pawn of each seat stands. Seats that share a place stand in seat order; those in the centre make room for a
 * card that lies there.
 */
export function pawnPoints(
  { places, gone }: Scenery,
  slots: readonly PlaceId[],
  layout: Layout,
  hasCard = false,
): readonly Point[] {
  const points: Point[] = places.map(() => layout.centre);
  for (const place of [null, ...slots]) {
    const guests = places.flatMap((at, seat) => (at === place && !gone[seat] ? [seat] : []));
    const stands = place === null ? inCentre(guests.length, hasCard, layout) : inSlot(place, guests.length);
    guests.forEach((seat, n) => {
      points[seat] = stands[n] as Point;
    });
  }
  return points;

  function inSlot(place: PlaceId, count: number): Point[] {
    const { x, y } = layout.slots[slots.indexOf(place)] as Point;
    const { pawn } = layout;
    const middle = { x, y: y + layout.place.height * (count > 4 ? 0.14 : 0.17) };
    return inRows(middle, count, { perRow: 4, pitch: pawn * 0.95, rise: pawn * 0.98 });
  }
}

function inCentre(count: number, hasCard: boolean, { waiting, aside, pawn }: Layout): Point[] {
  const { at, perRow } = hasCard ? aside : waiting;
  return inRows(at, count, { perRow, pitch: pawn * 1.02, rise: pawn * 0.94 });
}

/** A pawn: the token of a seat on a small foot. It walks around the ring when its place changes. */
export function Pawn({
  seat,
  name,
  at,
  slot,
  gone,
  active,
  lifted,
  still,
  layout,
}: {
  seat: Seat;
  name: string;
  at: Point;
  /** Null in the centre. */
  slot: number | null;
  gone: boolean;
  active: boolean;
  /** The viewer is pointing at it or has chosen it. */
  lifted: boolean;
  still: boolean;
  layout: Layout;
}) {
  const pawn = useRef<SVGGElement>(null);
  useTravel(pawn, useWay(at, slot, layout), { seconds: 0.42, still });
  const size = layout.pawn;
  const { rim, colour } = lookOf(seat);
  return (
    <g ref={pawn} className={classes.pawn} data-gone={gone} style={{ transform: standingAt(at) }}>
      <ellipse className={classes.shadow} cy={size * 0.5} rx={size * 0.48} ry={size * 0.18} />
      {active && <circle className={classes.active} r={size * 0.62} />}
      <g className={classes.figure} data-lifted={lifted}>
        <ellipse cy={size * 0.45} rx={size * 0.38} ry={size * 0.14} fill={rim} opacity={0.85} />
        <ellipse cy={size * 0.4} rx={size * 0.38} ry={size * 0.14} fill={colour} />
        <Token seat={seat} name={name} size={size} least={layout.type.least} />
        <ellipse
          className={classes.gloss}
          cx={-size * 0.14}
          cy={-size * 0.26}
          rx={size * 0.16}
          ry={size * 0.08}
        />
      </g>
    </g>
  );
}

/** The points that a pawn passes on its way from its old position to its new one. */
function useWay(at: Point, slot: number | null, layout: Layout): readonly Point[] {
  const [last, setLast] = useState<{
    at: Point;
    slot: number | null;
    layout: Layout;
    way: readonly Point[];
  }>({ at, slot, layout, way: [at] });
  if (last.at.x === at.x && last.at.y === at.y) return last.way;
  const passed =
    slot === null || last.slot === null || slot === last.slot ? [] : wayAround(last.slot, slot).slice(0, -1);
  const way =
    last.layout === layout
      ? [last.at, ...passed.map((by) => between(layout.slots[by] as Point, layout.centre, 0.25)), at]
      : [at];
  setLast({ at, slot, layout, way });
  return way;
}

export interface MarkerSpot {
  readonly at: Point;
  readonly size: number;
}

/** Markers on the same space of the track lie side by side, and get smaller the more there are. */
export function markerSpots(
  { damage, gone }: Scenery,
  layout: Layout,
  characters: LovciCards['characters'],
): readonly MarkerSpot[] {
  const spots: MarkerSpot[] = damage.map(() => ({ at: layout.centre, size: 0 }));
  for (const value of new Set(damage)) {
    const seats = damage.flatMap((other, seat) => (other === value && !gone[seat] ? [seat] : []));
    const { size, points } = heap(markerRoom(value, layout, characters), seats.length, layout.track.marker);
    seats.forEach((seat, n) => {
      spots[seat] = { at: points[n] as Point, size };
    });
  }
  return spots;
}

/** A damage marker, which moves from space to space. */
export function Marker({
  seat,
  name,
  damage,
  spot: { at, size },
  layout,
  still,
}: {
  seat: Seat;
  name: string;
  damage: number;
  spot: MarkerSpot;
  layout: Layout;
  still: boolean;
}) {
  const marker = useRef<SVGGElement>(null);
  const way = useSteps(damage, at, layout);
  useTravel(marker, way, { seconds: Math.min(0.46, 0.12 + 0.06 * way.length), still });
  return (
    <g ref={marker} style={{ transform: standingAt(at) }}>
      <ellipse className={classes.disc} cy={size * 0.36} rx={size * 0.5} ry={size * 0.22} />
      <Token seat={seat} name={name} size={size} least={layout.type.least} />
    </g>
  );
}

/** The spaces that a marker passes. When the layout changes, it jumps straight to its place. */
function useSteps(damage: number, at: Point, layout: Layout): readonly Point[] {
  const [last, setLast] = useState<{ damage: number; at: Point; layout: Layout; way: readonly Point[] }>({
    damage,
    at,
    layout,
    way: [at],
  });
  if (last.at.x === at.x && last.at.y === at.y) return last.way;
  const step = Math.sign(damage - last.damage);
  const passed = Math.max(0, Math.abs(damage - last.damage) - 1);
  const spaces = Array.from({ length: passed }, (_, i) => {
    const { x, y, width, height } = layout.track.spaceAt(last.damage + step * (i + 1));
    return { x: x + width / 2, y: y + height * 0.65 };
  });
  const way = last.layout === layout ? [last.at, ...spaces, at] : [at];
  setLast({ damage, at, layout, way });
  return way;
}
