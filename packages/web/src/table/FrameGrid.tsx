import type { CSSProperties, ReactNode } from 'react';
import styles from './FrameGrid.module.css';
import type { Frame } from './frame.ts';

/** The one grid of the table: as large as the window, and nothing in it can stretch it. */
export function FrameGrid({
  frame,
  isCovered = false,
  children,
}: {
  frame: Frame;
  /** Something covers all of it. */
  isCovered?: boolean;
  children: ReactNode;
}) {
  const { layout, gap, header, seats, board, dock, log, room } = frame;
  const sizes = {
    '--gap': px(gap),
    '--header': px(header.height),
    '--seats-width': px(seats.width),
    '--seats-height': px(seats.height),
    '--seat-height': px(room.height),
    '--board-width': px(board.width),
    '--board-height': px(board.height),
    '--dock-width': px(dock.width),
    '--dock-height': px(dock.height),
    '--log': px(log),
  } as CSSProperties;
  return (
    <div className={styles.frame} style={sizes} data-layout={layout} inert={isCovered}>
      {children}
    </div>
  );
}

function px(length: number): string {
  return `${length}px`;
}
