import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './GuidePlace.module.css';

/** A guide's words on a phone: at the edge of the board that is farther from what glows. */
export function GuidePlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');
  useLayoutEffect(() => {
    const board = place.current?.parentElement;
    if (!board) return;
    const { top, height } = board.getBoundingClientRect();
    const glowing = [...board.querySelectorAll('[data-glow="true"]')].map((thing) => {
      const box = thing.getBoundingClientRect();
      return (box.top + box.bottom) / 2 - top;
    });
    const isLow = glowing.some((y) => y > height - EDGE) && !glowing.some((y) => y < EDGE);
    setEdge(isLow ? 'top' : 'bottom');
  });
  return (
    <div ref={place} className={styles.guide} data-part="guide" data-edge={edge}>
      {children}
    </div>
  );
}

/** As high as it is at most, in pixels, with what is around it. */
const EDGE = 120;
