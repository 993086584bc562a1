import type { Seat } from '@nokturn/engine';
import { initialOf, lookAt, SEAT_LOOKS, type SeatLook, SeatMark } from '@nokturn/ui';
import { useRef, useState } from 'react';
import type { PlaceId } from '../cards/places.ts';
import { CENTRE, type Point, pawnInCentre, pawnInSlot, SLOTS, wayAround } from './geometry.ts';
import type { Layout } from './layout.ts';
import classes from './Pieces.module.css';
import type { Scenery } from './stage.ts';
import { standingAt, useTravel } from './travel.ts';

export function lookOf(seat: Seat): SeatLook {
  return lookAt(SEAT_LOOKS, seat);
}

/** Where the pawn of each seat stands. Seats that share a place stand in the order of their numbers. */
export function pawnPoints({ places, gone }: Scenery, slots: readonly PlaceId[]): readonly Point[] {
  const crowd = new Map<PlaceId, number>();
  return places.map((place, seat) => {
    if (place === null || gone[seat]) return pawnInCentre(seat, places.length);
    const n = crowd.get(place) ?? 0;
    crowd.set(place, n + 1);
    return pawnInSlot(slots.indexOf(place), n);
  });
}

/** A pawn: the sign of a seat on a small foot. It walks around the ring when its place changes. */
export function Pawn({
  seat,
  name,
  at,
  slot,
  gone,
  active,
  still,
}: {
  seat: Seat;
  name: string;
  at: Point;
  /** Null in the centre. */
  slot: number | null;
  gone: boolean;
  active: boolean;
  still: boolean;
}) {
  const pawn = useRef<SVGGElement>(null);
  useTravel(pawn, useWay(at, slot), { seconds: 0.42, still });
  return (
    <g ref={pawn} className={classes.pawn} data-gone={gone} style={{ transform: standingAt(at) }}>
      <ellipse className={classes.shadow} cy={1.75} rx={1.7} ry={0.62} />
      {active && <circle className={classes.active} r={2.15} />}
      <ellipse cy={1.6} rx={1.35} ry={0.5} fill={lookOf(seat).rim} opacity={0.85} />
      <ellipse cy={1.42} rx={1.35} ry={0.5} fill={lookOf(seat).colour} />
      <g transform="scale(0.142)">
        <SeatMark look={lookOf(seat)} initial={initialOf(name)} />
      </g>
    </g>
  );
}

/** The points that a pawn passes on its way to where it stands now, from where it stood before. */
function useWay(at: Point, slot: number | null): readonly Point[] {
  const [last, setLast] = useState<{ at: Point; slot: number | null; way: readonly Point[] }>({
    at,
    slot,
    way: [at],
  });
  if (last.at.x === at.x && last.at.y === at.y) return last.way;
  const between =
    slot === null || last.slot === null || slot === last.slot ? [] : wayAround(last.slot, slot).slice(0, -1);
  const way = [last.at, ...between.map((passed) => towardsCentre(SLOTS[passed] as Point)), at];
  setLast({ at, slot, way });
  return way;
}

function towardsCentre({ x, y }: Point): Point {
  return { x: x + (CENTRE.x - x) * 0.25, y: y + (CENTRE.y - y) * 0.25 };
}

/** Markers on one space of the track fan out to the right. */
export function markerPoints({ damage, gone }: Scenery, layout: Layout): readonly Point[] {
  const crowd = new Map<number, number>();
  return damage.map((value, seat) => {
    const n = crowd.get(value) ?? 0;
    if (!gone[seat]) crowd.set(value, n + 1);
    return markerPoint(value, n, layout);
  });
}

function markerPoint(value: number, n: number, layout: Layout): Point {
  const { x, y } = layout.spaceAt(value);
  if (layout.id === 'table') return { x: x - 0.6 + 2 * n, y: y + 1.1 };
  // On a phone there is no room to the right: two rows of four.
  return { x: x - 2.4 + 1.75 * (n % 4), y: y + 1.1 + 2.4 * Math.floor(n / 4) };
}

/** A damage marker, which steps from space to space. */
export function Marker({
  seat,
  name,
  damage,
  at,
  layout,
  still,
}: {
  seat: Seat;
  name: string;
  damage: number;
  at: Point;
  layout: Layout;
  still: boolean;
}) {
  const marker = useRef<SVGGElement>(null);
  const way = useSteps(damage, at, layout);
  useTravel(marker, way, { seconds: Math.min(0.46, 0.12 + 0.06 * way.length), still });
  const scale = layout.id === 'phone' ? 0.104 : 0.125;
  return (
    <g ref={marker} style={{ transform: standingAt(at) }}>
      <g transform={`scale(${scale})`}>
        <circle className={classes.disc} r={13.5} />
        <SeatMark look={lookOf(seat)} initial={initialOf(name)} />
      </g>
    </g>
  );
}

/** The spaces that a marker passes. When the layout changes it is simply where it belongs. */
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
  const between = Array.from({ length: passed }, (_, i) =>
    markerPoint(last.damage + step * (i + 1), 0, layout),
  );
  const way = last.layout === layout ? [last.at, ...between, at] : [at];
  setLast({ damage, at, layout, way });
  return way;
}
