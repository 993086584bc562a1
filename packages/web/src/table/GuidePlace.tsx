import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './GuidePlace.module.css';

/** A guide's words on a phone: at the edge of the board that is farther from what glows, and as high as they need there. */
export function GuidePlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [{ edge, most }, setRoom] = useState<Room>({ edge: 'bottom', most: LEAST });
  useLayoutEffect(() => {
    const board = place.current?.parentElement;
    if (!board) return;
    const { top, height } = board.getBoundingClientRect();
    // Once all is said, there is more to read, and nothing that has to be touched.
    const isTold = place.current?.querySelector('[data-told]') != null;
    const glowing = isTold
      ? []
      : [...board.querySelectorAll('[data-glow="true"]')].map((thing) => {
          const box = thing.getBoundingClientRect();
          return { top: box.top - top, bottom: box.bottom - top };
        });
    // What is to be read and chosen from lies over the foot of the board.
    const spread = board.querySelector(':scope > [data-part="spread"]')?.getBoundingClientRect();
    if (spread) glowing.push({ top: spread.top - top, bottom: height });
    const room = roomFor(height, glowing);
    setRoom((before) => (before.edge === room.edge && before.most === room.most ? before : room));
  });
  return (
    <div ref={place} className={styles.guide} style={{ maxHeight: most }} data-part="guide" data-edge={edge}>
      {children}
    </div>
  );
}

interface Room {
  readonly edge: 'top' | 'bottom';
  /** The words are never higher than this, in pixels; what does not fit is scrolled to. */
  readonly most: number;
}

/** Words always have this much, in pixels, even over what glows. */
const LEAST = 96;
/** That much of the board is always seen. */
const FREE = 1 / 3;
const GAP = 8;

/** Where words may lie on a board of this height without covering what glows on it. */
export function roomFor(
  height: number,
  glowing: readonly { readonly top: number; readonly bottom: number }[],
): Room {
  const above = Math.min(height, ...glowing.map(({ top }) => top)) - GAP;
  const below = height - Math.max(0, ...glowing.map(({ bottom }) => bottom)) - GAP;
  const room = Math.min(Math.max(above, below), height * (1 - FREE));
  return { edge: above > below ? 'top' : 'bottom', most: Math.round(Math.max(LEAST, room)) };
}
