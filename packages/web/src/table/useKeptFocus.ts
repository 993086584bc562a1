import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Keeps the focus of whoever goes by keyboard inside an element, although the button that had it is gone. */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus({ target }: FocusEvent) {
      isInside.current = target.matches(':focus-visible');
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) isInside.current = false;
    },
  };
}
