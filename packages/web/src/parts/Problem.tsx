import type { ReactNode } from 'react';
import controls from '../styles/controls.module.css';

/** What went wrong, read out as soon as it is there; nothing while there is nothing to say. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={controls.problem} role="alert">
      {children}
    </p>
  );
}
