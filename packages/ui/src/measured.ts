import { type RefObject, useLayoutEffect, useState } from 'react';

/** What the room that an element has makes of something: known before it is painted, and whenever the room changes. */
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
