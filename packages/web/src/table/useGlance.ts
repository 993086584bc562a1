import { type Looks, PRESSED } from '@nokturn/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEscape, useTableKey } from './keys.ts';
import { type Glance, HOLD, LINGER, lookedAt, nearestOf, REST, STILL } from './look.ts';

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
  const pin = useCallback(() => setGlance((now) => now && { ...now, isPinned: true, isRested: false }), []);
  const show = useCallback(
    (thing: HTMLElement, how: Seen) => {
      const id = thing.dataset.look ?? '';
      const isPinned = how === 'kept';
      const next = { id, at: thing.getBoundingClientRect(), isPinned, isRested: how === 'rested' };
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
      if (thing) show(thing, 'kept');
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

/** By a mouse that rests on it, by a finger that holds it, or by what keeps it in sight. */
type Seen = 'rested' | 'held' | 'kept';
type Show = (thing: HTMLElement, how: Seen) => void;
type Change = (change: (now: Glance | null) => Glance | null) => void;

/**
 * Resting on a thing shows it; going from one to the next does not close in between. Only a mouse that moves looks: where
 * the table is laid or changed under one that lies still, it says `pointerover` and no `pointermove`.
 */
function useMouse(show: Show, change: Change): void {
  useEffect(() => {
    let [rest, leave] = [0, 0];
    let restsOn: HTMLElement | null = null;
    function over(event: PointerEvent) {
      if (event.pointerType !== 'mouse') return;
      const thing = lookedAt(event.target);
      const isInside = event.target instanceof Element && event.target.closest('[data-part=look]') !== null;
      clearTimeout(leave);
      if (thing === restsOn && thing !== null) return;
      clearTimeout(rest);
      restsOn = null;
      if (thing !== null || isInside) return;
      leave = window.setTimeout(() => change((now) => (now?.isPinned ? now : null)), LINGER);
    }
    function move(event: PointerEvent) {
      const thing = event.pointerType === 'mouse' ? lookedAt(event.target) : null;
      if (thing === null || thing === restsOn) return;
      clearTimeout(rest);
      restsOn = thing;
      rest = window.setTimeout(() => show(thing, 'rested'), REST);
    }
    /** Whoever presses has seen what they wanted: the mouse lies where it is, and what comes next is not covered. */
    function press() {
      clearTimeout(rest);
    }
    function context(event: MouseEvent) {
      const thing = lookedAt(event.target);
      if (thing === null) return;
      event.preventDefault();
      clearTimeout(rest);
      // A finger that holds says so by itself.
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) show(thing, 'kept');
    }
    document.addEventListener('pointerover', over);
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('contextmenu', context);
    return () => {
      document.removeEventListener('pointerdown', press, true);
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
        show(thing, 'held');
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

/** What a finger means that came down on the board beside a small thing that can only be looked at. */
function besideFinger(event: MouseEvent): HTMLElement | null {
  const { target, clientX, clientY } = event;
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  if (!isFinger || !(target instanceof Element)) return null;
  const board = target.closest('[data-part=board]');
  // Browsers find what a finger has just missed, but tell of the click alone, which is no press.
  const found = lookedAt(target);
  if (found?.matches('[data-nearest]')) return found;
  if (board === null || target.closest('button, a, [data-glow=true], [data-open=true]')) return null;
  const things = [...board.querySelectorAll<HTMLElement>('[data-look][data-nearest]')];
  const nearest = nearestOf(
    clientX,
    clientY,
    things.map((thing) => thing.getBoundingClientRect()),
  );
  return things[nearest] ?? null;
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
      if (thing) show(thing, 'kept');
    }
    function press(event: Event) {
      const thing = lookedAt(event.target);
      if (thing) show(thing, 'kept');
    }
    function click(event: MouseEvent) {
      const isInside = event.target instanceof Element && event.target.closest('[data-part=look]');
      if (isInside) return pin();
      if (besideFinger(event)) return;
      const thing = lookedAt(event.target);
      const isKept = isArmed || (thing && looks.get(thing.dataset.look ?? '')?.isIdle);
      if (!isKept) close();
    }
    /** Before a button hears of a click that is none of its presses, and keeps it to itself. */
    function miss(event: MouseEvent) {
      const near = isArmed ? null : besideFinger(event);
      if (near) show(near, 'kept');
    }
    const kinds = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'];
    for (const kind of kinds) document.addEventListener(kind, swallow, { capture: true });
    document.addEventListener('click', miss, { capture: true });
    document.addEventListener('click', click);
    document.addEventListener(PRESSED, press);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, swallow, { capture: true });
      document.removeEventListener('click', miss, { capture: true });
      document.removeEventListener('click', click);
      document.removeEventListener(PRESSED, press);
    };
  }, [looks, show, isArmed, arm, pin, close]);
}
