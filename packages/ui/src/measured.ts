import { type RefObject, useLayoutEffect, useState } from 'react';

/** A value that depends on the size of an element: measured before the first paint, and whenever the size changes. */
export function useMeasured<E extends Element, T>(
  box: RefObject<E | null>,
  first: T,
  measure: (element: E) => T,
): T {
  const [measured, setMeasured] = useState(first);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = () => setMeasured(() => measure(element));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, measure]);
  return measured;
}
