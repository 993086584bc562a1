import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Window, windowFor } from './geometry.ts';
import { type Point, RADIUS } from './map.ts';

const MOST = 4;
const STEP = 1.4;
/** In pixels from the middle of a space to its edge: where they are smaller than that, the map opens larger. */
const LEAST = 10.5;
const READABLE = 17;
/** From where a vampire stands to the far edge of a space beside its own, on the map. */
const STRIDE = 130;

export interface Zoom {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** How much larger than the whole map the world is. */
  readonly level: number;
  readonly window: Window;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  grow(): void;
  shrink(): void;
  /** The whole map. */
  whole(): void;
  /** Large enough to be read, with this point in the middle. */
  lookAt(point: Point): void;
}

/** What is to be where when the new size is drawn: a point as a share of the world, and a spot in the box, its middle if none. */
interface Aim {
  readonly level: number;
  readonly at: Point;
  readonly spot?: Point | undefined;
  readonly smooth?: boolean;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size at which the spaces of the map can be read and touched. */
function readableIn({ width, height }: Box): number {
  const { width: units } = windowFor(width, height);
  const radius = (RADIUS * width) / units;
  return radius === 0 || radius >= LEAST ? 1 : Math.min(MOST, READABLE / radius);
}

/**
 * A map that is scrolled by itself: with fingers, a mouse, wheels, keys or the buttons beside it. The browser scrolls;
 * only the size is ours.
 */
export function useZoom(focus: Point, { isSought, still }: { isSought: boolean; still: boolean }): Zoom {
  const scroller = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  const [level, setLevel] = useState(1);
  const aim = useRef<Aim | null>(null);
  const window = windowFor(box.width, box.height);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setBox((before) => (before.width === next.width && before.height === next.height ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const middle = useCallback((): Point => {
    const element = scroller.current;
    if (!element || element.scrollWidth === 0) return { x: 0.5, y: 0.5 };
    return {
      x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
      y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
    };
  }, []);

  const bring = useCallback(
    ({ at, spot, smooth = false }: Omit<Aim, 'level'>) => {
      const element = scroller.current;
      if (!element) return;
      element.scrollTo?.({
        left: at.x * element.scrollWidth - (spot?.x ?? element.clientWidth / 2),
        top: at.y * element.scrollHeight - (spot?.y ?? element.clientHeight / 2),
        behavior: smooth && !still ? 'smooth' : 'instant',
      });
    },
    [still],
  );

  const to = useCallback((wanted: number, at: Point, spot?: Point) => {
    const next = Math.min(MOST, Math.max(1, wanted));
    aim.current = { level: next, at, spot };
    setLevel(next);
  }, []);

  const shareOf = useCallback(
    ({ x, y }: Point): Point => {
      const shown = windowFor(box.width, box.height);
      return { x: (x - shown.x) / shown.width, y: (y - shown.y) / shown.height };
    },
    [box],
  );

  // The map opens where one stands, at a size that can be read.
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current || box.width === 0) return;
    opened.current = true;
    to(readableIn(box), shareOf(focus));
  }, [box, focus, shareOf, to]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of size
  useLayoutEffect(() => {
    if (aim.current?.level !== level) return;
    bring(aim.current);
    aim.current = null;
  }, [level, box, bring]);

  const { x, y } = focus;
  const isShown = box.width > 0;
  const wasShown = useRef(false);
  // Whoever has to choose a space finds the vampire where it stands; a map that was away has forgotten where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever moves the map then may look wherever they like
  useEffect(() => {
    const element = scroller.current;
    const isNew = isShown && !wasShown.current;
    wasShown.current = isShown;
    if (!element || level === 1 || !isShown || !(isSought || isNew)) return;
    const at = shareOf({ x, y });
    const seen = middle();
    // As shares of the world.
    const isInSight =
      Math.abs(at.x - seen.x) + STRIDE / window.width <= 0.5 / level &&
      Math.abs(at.y - seen.y) + STRIDE / window.height <= 0.5 / level;
    if (!isInSight) bring({ at, smooth: true });
  }, [isSought, isShown, x, y]);

  const lookAt = useCallback(
    (point: Point) => {
      const at = shareOf(point);
      const next = Math.max(level, readableIn(box));
      if (next === level) bring({ at, smooth: true });
      else to(next, at);
    },
    [box, bring, level, shareOf, to],
  );

  usePinch(scroller, level, to);
  useDrag(scroller);

  return {
    scroller,
    level,
    window,
    canGrow: level < MOST,
    canShrink: level > 1,
    grow: useCallback(() => to(level * STEP, middle()), [level, middle, to]),
    shrink: useCallback(() => to(level / STEP, middle()), [level, middle, to]),
    whole: useCallback(() => to(1, { x: 0.5, y: 0.5 }), [to]),
    lookAt,
  };
}

/** Two fingers, or a wheel with the control key, which is what a touchpad makes of two fingers. */
function usePinch(
  scroller: RefObject<HTMLDivElement | null>,
  level: number,
  to: (level: number, at: Point, spot: Point) => void,
): void {
  const now = useRef(level);
  now.current = level;
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    /** What lies there stays there. */
    const around = (x: number, y: number, next: number) => {
      const box = element.getBoundingClientRect();
      const spot = { x: x - box.left, y: y - box.top };
      const at = {
        x: (element.scrollLeft + spot.x) / element.scrollWidth,
        y: (element.scrollTop + spot.y) / element.scrollHeight,
      };
      to(next, at, spot);
    };
    let start: { readonly apart: number; readonly level: number } | null = null;
    const apartOf = ([a, b]: readonly Touch[]) =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    const begin = ({ touches }: TouchEvent) => {
      start = touches.length === 2 ? { apart: apartOf([...touches]), level: now.current } : null;
    };
    const pinch = (event: TouchEvent) => {
      const [a, b] = [...event.touches];
      if (start === null || !a || !b || start.apart === 0) return;
      event.preventDefault();
      const next = (start.level * apartOf([a, b])) / start.apart;
      around((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2, next);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      around(event.clientX, event.clientY, now.current * Math.exp(-event.deltaY / 240));
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', pinch, { passive: false });
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', pinch);
      element.removeEventListener('wheel', wheel);
    };
  }, [scroller, to]);
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
