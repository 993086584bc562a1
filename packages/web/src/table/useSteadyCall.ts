import { useCallback, useLayoutEffect, useRef } from 'react';

/** Stays the same function and calls the latest one, so that the parts that are given it need not be rendered again. */
export function useSteadyCall<Given extends unknown[]>(
  call: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
