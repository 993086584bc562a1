import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './GuidePlace.module.css';

/** A guide's words on a phone: at the edge of the board farther from the glow, and as high as they need there. */
export function GuidePlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [{ edge, most }, setRoom] = useState<Room>({ edge: 'bottom', most: LEAST });
  useLayoutEffect(() => {
    const board = place.current?.parentElement;
    if (!board) return;
    const { top, height } = board.getBoundingClientRect();
    // At the end there is more to read, and nothing that has to be touched.
    const isTold = place.current?.querySelector('[data-told]') != null;
    const glowing = isTold
      ? []
      : [...board.querySelectorAll('[data-glow="true"]')].map((thing) => {
          const box = thing.getBoundingClientRect();
          return { top: box.top - top, bottom: box.bottom - top };
        });
    // The choices to read cover the bottom of the board.
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
  /** The maximum height of the words, in pixels; longer texts scroll. */
  readonly most: number;
}

/** Words always have at least this height, in pixels, even over things that glow. */
const LEAST = 96;
/** This share of the board is always visible. */
const FREE = 1 / 3;
const GAP = 8;

/** Where words can be placed on a board of this height without covering what glows on it. */
export function roomFor(
  height: number,
  glowing: readonly { readonly top: number; readonly bottom: number }[],
): Room {
  const above = Math.min(height, ...glowing.map(({ top }) => top)) - GAP;
  const below = height - Math.max(0, ...glowing.map(({ bottom }) => bottom)) - GAP;
  const room = Math.min(Math.max(above, below), height * (1 - FREE));
  return { edge: above > below ? 'top' : 'bottom', most: Math.round(Math.max(LEAST, room)) };
}
