import { type Looks, PRESSED } from '@nokturn/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEscape, useTableKey } from './keys.ts';
import { type Glance, HOLD, LINGER, lookedAt, REST, STILL } from './look.ts';

export interface Looking {
  readonly glance: Glance | null;
  /** The next touch only looks. */
  readonly isArmed: boolean;
  arm(isArmed: boolean): void;
  close(): void;
}

/**
 * Looking up never plays. A mouse that rests on a thing looks at it, and so does a finger that holds it; a right click
 * or the key I keeps it; a press on what can do nothing else keeps it as well.
 */
export function useGlance(looks: Looks): Looking {
  const [glance, setGlance] = useState<Glance | null>(null);
  const [isArmed, arm] = useState(false);
  const close = useCallback(() => setGlance(null), []);
  const pin = useCallback(() => setGlance((now) => now && { ...now, isPinned: true }), []);
  const show = useCallback(
    (thing: HTMLElement, isPinned: boolean) => {
      const id = thing.dataset.look ?? '';
      const next = { id, at: thing.getBoundingClientRect(), isPinned };
      // What was kept stays until something else is kept.
      if (looks.get(id)) setGlance((now) => (now?.isPinned && !isPinned ? now : next));
    },
    [looks],
  );
  useMouse(show, setGlance);
  useFinger(show);
  usePresses({ looks, show, isArmed, arm, pin, close });
  useTableKey(
    'i',
    useCallback(() => {
      const thing =
        lookedAt(document.activeElement) ?? document.querySelector<HTMLElement>('[data-look]:hover');
      if (thing) show(thing, true);
    }, [show]),
  );
  const isOpen = glance !== null || isArmed;
  const putAway = useCallback(() => {
    close();
    arm(false);
  }, [close]);
  useEscape(isOpen ? putAway : null);
  return { glance, isArmed, arm, close };
}

type Show = (thing: HTMLElement, isPinned: boolean) => void;
type Change = (change: (now: Glance | null) => Glance | null) => void;

/** Resting on a thing shows it; going from one to the next does not close in between. */
function useMouse(show: Show, change: Change): void {
  useEffect(() => {
    let [rest, leave] = [0, 0];
    let last = { x: Number.NaN, y: Number.NaN };
    function over(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      // Where the table has changed under a mouse that lies still, nobody looks at anything.
      const isStill = event.clientX === last.x && event.clientY === last.y;
      last = { x: event.clientX, y: event.clientY };
      const thing = lookedAt(event.target);
      clearTimeout(rest);
      const isInside = event.target instanceof Element && event.target.closest('[data-part=look]');
      if (isInside) return clearTimeout(leave);
      if (thing === null) {
        clearTimeout(leave);
        leave = window.setTimeout(() => change((now) => (now?.isPinned ? now : null)), LINGER);
        return;
      }
      clearTimeout(leave);
      if (isStill) return;
      rest = window.setTimeout(() => show(thing, false), REST);
    }
    function context(event: MouseEvent) {
      const thing = lookedAt(event.target);
      if (thing === null) return;
      event.preventDefault();
      clearTimeout(rest);
      // A finger that holds says so by itself.
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) show(thing, true);
    }
    const move = (event: PointerEvent) => {
      last = { x: event.clientX, y: event.clientY };
    };
    document.addEventListener('pointerover', over);
    document.addEventListener('pointermove', move);
    document.addEventListener('contextmenu', context);
    return () => {
      clearTimeout(rest);
      clearTimeout(leave);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointermove', move);
      document.removeEventListener('contextmenu', context);
    };
  }, [show, change]);
}

/** A finger that holds a thing looks at it; what would follow on its release is called off. */
function useFinger(show: Show): void {
  const held = useRef(false);
  useEffect(() => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    function down(event: PointerEvent) {
      held.current = false;
      if (event.pointerType === 'mouse') return;
      const thing = lookedAt(event.target);
      if (thing === null) return;
      start = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        held.current = true;
        // Whoever follows this press learns that it comes to nothing.
        event.target?.dispatchEvent(
          new PointerEvent('pointercancel', { bubbles: true, pointerId: event.pointerId }),
        );
        show(thing, false);
      }, HOLD);
    }
    function move(event: PointerEvent) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) clearTimeout(timer);
    }
    const up = () => clearTimeout(timer);
    function click(event: MouseEvent) {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    }
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointermove', move, true);
    document.addEventListener('pointerup', up, true);
    document.addEventListener('click', click, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointermove', move, true);
      document.removeEventListener('pointerup', up, true);
      document.removeEventListener('click', click, true);
    };
  }, [show]);
}

/** What the next touch does while the tool is taken up, what a press on an idle thing does, and one elsewhere. */
function usePresses({
  looks,
  show,
  isArmed,
  arm,
  pin,
  close,
}: {
  looks: Looks;
  show: Show;
  isArmed: boolean;
  arm: (isArmed: boolean) => void;
  pin: () => void;
  close: () => void;
}): void {
  useEffect(() => {
    function swallow(event: Event) {
      const thing = lookedAt(event.target);
      const isTool = event.target instanceof Element && event.target.closest('[data-testid=look-tool]');
      if (!isArmed || isTool) return;
      // The touch is over for everybody else before it reaches them.
      event.stopPropagation();
      if (event.type !== 'click') return;
      event.preventDefault();
      arm(false);
      if (thing) show(thing, true);
    }
    function press(event: Event) {
      const thing = lookedAt(event.target);
      if (thing) show(thing, true);
    }
    function click(event: MouseEvent) {
      const isInside = event.target instanceof Element && event.target.closest('[data-part=look]');
      if (isInside) return pin();
      const thing = lookedAt(event.target);
      const isKept = isArmed || (thing && looks.get(thing.dataset.look ?? '')?.isIdle);
      if (!isKept) close();
    }
    const kinds = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'];
    for (const kind of kinds) document.addEventListener(kind, swallow, { capture: true });
    document.addEventListener('click', click);
    document.addEventListener(PRESSED, press);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, swallow, { capture: true });
      document.removeEventListener('click', click);
      document.removeEventListener(PRESSED, press);
    };
  }, [looks, show, isArmed, arm, pin, close]);
}
