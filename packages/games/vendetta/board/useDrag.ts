import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ClanCardId } from '../cards/clan-cards.ts';

/** How far a finger must move to drag: anything less is a tap. */
const SLOP = 8;

export interface Drag {
  /** The card being dragged, and the position of the finger. */
  readonly carried: { readonly card: ClanCardId; readonly x: number; readonly y: number } | null;
  begin(card: ClanCardId, event: PointerEvent): void;
}

/** Drags a card from the hand to a target, which is named by `data-drop`. A tap does the same without dragging. */
export function useDrag({
  isOn,
  onLift,
  onDrop,
}: {
  readonly isOn: boolean;
  onLift(card: ClanCardId): void;
  onDrop(card: ClanCardId, target: string | null): void;
}): Drag {
  const [carried, setCarried] = useState<Drag['carried']>(null);
  const stop = useRef<(() => void) | null>(null);
  const handlers = useRef({ onLift, onDrop });
  handlers.current = { onLift, onDrop };
  useEffect(() => () => stop.current?.(), []);

  const begin: Drag['begin'] = (card, event) => {
    if (!isOn || event.button !== 0) return;
    stop.current?.();
    const from = { x: event.clientX, y: event.clientY };
    let isCarried = false;
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!isCarried && Math.hypot(x - from.x, y - from.y) < SLOP) return;
      if (!isCarried) handlers.current.onLift(card);
      isCarried = true;
      setCarried({ card, x, y });
      markOver(targetAt(x, y));
    };
    const end = ({ clientX: x, clientY: y, type }: globalThis.PointerEvent) => {
      stop.current?.();
      if (isCarried)
        handlers.current.onDrop(card, type === 'pointerup' ? (targetAt(x, y)?.dataset.drop ?? null) : null);
    };
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      stop.current = null;
      setCarried(null);
      markOver(null);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  };
  return { carried, begin };
}

function targetAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
}

/** Highlights the drop target without redrawing the board at every movement of the finger. */
function markOver(target: HTMLElement | null): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-over]'))
    if (one !== target) delete one.dataset.over;
  if (target) target.dataset.over = 'true';
}
