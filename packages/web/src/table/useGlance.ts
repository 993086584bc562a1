import { type Looks, PRESSED } from '@nokturn/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEscape, useTableKey } from './keys.ts';
import { type Glance, HOLD, LINGER, lookedAt, nearestOf, REST, STILL } from './look.ts';

export interface Looking {
  readonly glance: Glance | null;
  /** The next touch only enlarges. */
  readonly isArmed: boolean;
  arm(isArmed: boolean): void;
  close(): void;
}

/**
 * Looking at a thing never plays it. Resting the mouse on it enlarges it, and so does holding it with a finger; a right
 * click or the key I pins it; pressing something that can do nothing else pins it as well.
 * `asked`: the viewer's own question, on screens where an enlarged card would cover what it is about.
 */
export function useGlance(looks: Looks, asked: string | null): Looking {
  const [glance, setGlance] = useState<Glance | null>(null);
  const [isArmed, arm] = useState(false);
  const close = useCallback(() => setGlance(null), []);
  const pin = useCallback(() => setGlance((now) => now && { ...now, isPinned: true, isRested: false }), []);
  const show = useCallback(
    (thing: HTMLElement, how: Seen) => {
      const id = thing.dataset.look ?? '';
      const isPinned = how === 'kept';
      const next = { id, at: thing.getBoundingClientRect(), isPinned, isRested: how === 'rested' };
      // A pinned thing stays until another one is pinned.
      if (looks.get(id)) setGlance((now) => (now?.isPinned && !isPinned ? now : next));
    },
    [looks],
  );
  useEffect(() => {
    if (asked !== null) close();
  }, [asked, close]);
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

/** By resting the mouse on it, by holding it with a finger, or by pinning it. */
type Seen = 'rested' | 'held' | 'kept';
type Show = (thing: HTMLElement, how: Seen) => void;
type Change = (change: (now: Glance | null) => Glance | null) => void;

/**
 * Resting on a thing enlarges it; moving from one to the next does not close it in between. Only a moving mouse counts:
 * if the table changes under a mouse that is still, there is a `pointerover` and no `pointermove`.
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
    /**
     * After a press, the person has seen enough: the mouse stays where it is, and whatever comes next is not covered.
     */
    function press() {
      clearTimeout(rest);
    }
    function context(event: MouseEvent) {
      const thing = lookedAt(event.target);
      if (thing === null) return;
      event.preventDefault();
      clearTimeout(rest);
      // Holding with a finger is handled below.
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

/** Holding a thing with a finger enlarges it; the release then does nothing. */
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
        // Anything tracking this press learns that it was cancelled.
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

/** The small look-only thing that a finger means when it comes down beside it on the board. */
function besideFinger(event: MouseEvent): HTMLElement | null {
  const { target, clientX, clientY } = event;
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  if (!isFinger || !(target instanceof Element)) return null;
  const board = target.closest('[data-part=board]');
  // Browsers find the target of a near miss, but only send a click, which does not count as a press.
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

/** The next touch while the tool is armed, a press on an idle thing, and a press anywhere else. */
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
      // The touch ends here, before anything else receives it.
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
    /** Runs before a button that would swallow a click which is not a press. */
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
