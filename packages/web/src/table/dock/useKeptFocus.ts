import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus inside an element when the button that had it has gone: moves it to the heading, which says what
 * comes next. Checks after every render.
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
