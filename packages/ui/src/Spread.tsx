import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './Spread.module.css';

/**
 * Things to read and choose from that do not fit into the dock of a phone: they cover the lower part of the board until
 * one is chosen. Without a board they stay where they are.
 */
export function Spread({ children }: { children: ReactNode }) {
  const [board, setBoard] = useState<Element | null>(null);
  useLayoutEffect(() => setBoard(document.querySelector('[data-part=board]')), []);
  const spread = (
    <div className={classes.spread} data-part="spread">
      {children}
    </div>
  );
  return board === null ? spread : createPortal(spread, board);
}
