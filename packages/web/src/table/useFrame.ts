import { useMemo, useSyncExternalStore } from 'react';
import { type Frame, frameOf } from './frame.ts';

/** The frame of the table in the current window. */
export function useFrame(seats: number): Frame {
  const { width, height } = useWindowSize();
  return useMemo(() => frameOf(width, height, seats), [width, height, seats]);
}

export function useWindowSize(): { readonly width: number; readonly height: number } {
  const [width = 0, height = 0] = useSyncExternalStore(onResize, windowSize).split('×').map(Number);
  return { width, height };
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** As a string, so that equal sizes are equal values. */
function windowSize(): string {
  return `${window.innerWidth}×${window.innerHeight}`;
}
