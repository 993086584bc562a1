import { animate } from 'motion/mini';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Window, windowFor } from './geometry.ts';
import type { Point } from './map.ts';

const MOST = 4;
const STEP = 1.4;
/** In pixels per unit of the map: below this, spaces can neither be read nor touched. */
export const READABLE = 0.55;
/** When the map moves by itself, there is no point in zooming in further than this. */
const NEAR = 1;
/** The margin around the points to be shown, in units of the map. */
const MARGIN = 45;
/** The duration of a map movement, in seconds. */
const GLIDE = 0.4;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  /** How many times larger the world is than the whole map. */
  readonly level: number;
  readonly window: Window;
  /** Pixels per unit of the map. */
  readonly unit: number;
  /** The visible part of the map. */
  readonly seen: Window;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  grow(): void;
  shrink(): void;
  whole(): void;
  /** Zooms to a readable size, with as many of these points visible as possible. */
  lookAt(points: readonly Point[]): void;
}

/**
 * The target when the new size is drawn: a point as a share of the world, and its place in the box (the
 * middle by default).
 */
interface Aim {
  readonly level: number;
  readonly at: Point;
  readonly spot?: Point | undefined;
  /** The previous place of the world, if the map glides from there. */
  readonly from: DOMRect | null;
}

/**
 * A map scrolled by the browser: with fingers, a mouse, wheels, keys or the buttons beside it. Only the size
 * is ours. If the whole map is too small to read, it moves to the options by itself, and back again.
 */
export function useCamera(size: Size, wanted: readonly Point[], still: boolean): Camera {
  const scroller = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(1);
  const [corner, setCorner] = useState<Point>({ x: 0, y: 0 });
  const aim = useRef<Aim | null>(null);
  const window = useMemo(() => windowFor(size.width, size.height), [size.width, size.height]);
  const base = size.width / window.width;

  const look = useCallback(() => {
    const element = scroller.current;
    if (element) setCorner({ x: element.scrollLeft, y: element.scrollTop });
  }, []);

  const to = useCallback(
    (next: number, at: Point, { spot, glides = true }: { spot?: Point; glides?: boolean } = {}) => {
      const clamped = Math.min(MOST, Math.max(1, next));
      const from = glides && !still ? (world.current?.getBoundingClientRect() ?? null) : null;
      aim.current = { level: clamped, at, spot, from };
      setLevel(clamped);
      // At the same size nothing is redrawn, so the map moves at once.
      if (clamped === level) bring(scroller.current, world.current, aim);
      look();
    },
    [level, look, still],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of size
  useLayoutEffect(() => {
    if (aim.current?.level === level) bring(scroller.current, world.current, aim);
    look();
  }, [level, size.width, size.height, look]);

  const lookAt = useCallback(
    (points: readonly Point[]) => {
      const { left, right, top, bottom } = around(points);
      const fitting = Math.min(size.width / (right - left), size.height / (bottom - top));
      const unit = Math.min(NEAR, Math.max(READABLE, fitting));
      to(unit / base, {
        x: ((left + right) / 2 - window.x) / window.width,
        y: ((top + bottom) / 2 - window.y) / window.height,
      });
    },
    [base, size.width, size.height, to, window],
  );
  const whole = useCallback(() => to(1, { x: 0.5, y: 0.5 }), [to]);

  // Players who have to choose are shown their options; after that they may move the map wherever they like.
  const key = wanted.map(({ x, y }) => `${x} ${y}`).join();
  const isSmall = base < READABLE;
  const moves = useRef({ lookAt, whole, wanted });
  moves.current = { lookAt, whole, wanted };
  useEffect(() => {
    if (!isSmall) return;
    if (key === '') moves.current.whole();
    else moves.current.lookAt(moves.current.wanted);
  }, [key, isSmall]);

  useScrolled(scroller, look);
  usePinch(scroller, level, to);
  useDrag(scroller);

  const unit = base * level;
  const middle = {
    x: (corner.x + size.width / 2) / (size.width * level),
    y: (corner.y + size.height / 2) / (size.height * level),
  };
  return {
    scroller,
    world,
    level,
    window,
    unit,
    seen: {
      x: window.x + corner.x / unit,
      y: window.y + corner.y / unit,
      width: size.width / unit,
      height: size.height / unit,
    },
    canGrow: level < MOST,
    canShrink: level > 1,
    grow: () => to(level * STEP, middle),
    shrink: () => to(level / STEP, middle),
    whole,
    lookAt,
  };
}

function around(points: readonly Point[]) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - MARGIN,
    right: Math.max(...xs) + MARGIN,
    top: Math.min(...ys) - MARGIN,
    bottom: Math.max(...ys) + MARGIN,
  };
}

/**
 * Scrolls to the target. A glide is an animation back from the world's previous place: only a transform
 * moves.
 */
function bring(box: HTMLDivElement | null, world: HTMLDivElement | null, aim: RefObject<Aim | null>): void {
  if (!box || !world || !aim.current) return;
  const { at, spot, from } = aim.current;
  aim.current = null;
  box.scrollTo?.({
    left: at.x * box.scrollWidth - (spot?.x ?? box.clientWidth / 2),
    top: at.y * box.scrollHeight - (spot?.y ?? box.clientHeight / 2),
    behavior: 'instant',
  });
  const now = world.getBoundingClientRect();
  if (from === null || now.width === 0 || from.width === 0) return;
  const scale = from.width / now.width;
  const start = `translate(${from.left - now.left}px, ${from.top - now.top}px) scale(${scale})`;
  animate(
    world,
    { transform: [start, 'translate(0px, 0px) scale(1)'] },
    { duration: GLIDE, ease: 'easeInOut' },
  ).then(() => {
    world.style.transform = '';
  });
}

function useScrolled(scroller: RefObject<HTMLDivElement | null>, look: () => void): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    element.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', later);
    };
  }, [scroller, look]);
}

/** Two fingers, or a wheel with the Ctrl key, which is how a touchpad reports two fingers. */
function usePinch(
  scroller: RefObject<HTMLDivElement | null>,
  level: number,
  to: (level: number, at: Point, how: { spot: Point; glides: boolean }) => void,
): void {
  const now = useRef({ level, to });
  now.current = { level, to };
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    /** Keeps the point under the fingers or the pointer in place. */
    const keep = (x: number, y: number, next: number) => {
      const box = element.getBoundingClientRect();
      const spot = { x: x - box.left, y: y - box.top };
      const at = {
        x: (element.scrollLeft + spot.x) / element.scrollWidth,
        y: (element.scrollTop + spot.y) / element.scrollHeight,
      };
      now.current.to(next, at, { spot, glides: false });
    };
    let start: { readonly apart: number; readonly level: number } | null = null;
    const apartOf = ([a, b]: readonly Touch[]) =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 2 ? { apart: apartOf([...touches]), level: now.current.level } : null;
    };
    const pinch = (event: TouchEvent) => {
      const [a, b] = [...event.touches];
      if (start === null || !a || !b || start.apart === 0) return;
      event.preventDefault();
      const next = (start.level * apartOf([a, b])) / start.apart;
      keep((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2, next);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      keep(event.clientX, event.clientY, now.current.level * Math.exp(-event.deltaY / 240));
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', pinch, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', pinch);
      element.removeEventListener('wheel', wheel);
    };
  }, [scroller]);
}
/** A mouse drags the map along; fingers do so anyway. */
function useDrag(scroller: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let last: Point | null = null;
    const begin = ({ pointerType, button, clientX, clientY, target }: PointerEvent) => {
      const isFree = !(target instanceof Element && target.closest('button'));
      if (pointerType === 'mouse' && button === 0 && isFree) last = { x: clientX, y: clientY };
    };
    const drag = ({ clientX, clientY }: PointerEvent) => {
      if (last === null) return;
      element.scrollBy?.({ left: last.x - clientX, top: last.y - clientY, behavior: 'instant' });
      last = { x: clientX, y: clientY };
    };
    const end = () => {
      last = null;
    };
    element.addEventListener('pointerdown', begin);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      element.removeEventListener('pointerdown', begin);
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [scroller]);
}
