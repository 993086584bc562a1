import type { ReactNode } from 'react';
import classes from './Spoken.module.css';

/** Words for whoever listens to the page instead of looking at it. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className={classes.spoken}>{children}</span>;
}
