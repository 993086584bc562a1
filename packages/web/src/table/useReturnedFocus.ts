import { type RefObject, useLayoutEffect } from 'react';

/** Takes the focus on opening, and gives it back to the element that opened this. */
export function useReturnedFocus(place: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    place.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [place, isOpen]);
}
