import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus of whoever was inside of an element there, although the button that had it is gone: on its heading,
 * which says what comes next. It looks whenever the element is drawn.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    heading,
    onFocus() {
      isInside.current = true;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !ref.current?.contains(relatedTarget)) isInside.current = false;
    },
  };
}
