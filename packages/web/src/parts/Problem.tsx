import type { ReactNode } from 'react';
import controls from '../styles/controls.module.css';

/** An error message, read out as soon as it appears; nothing while there is no error. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className={controls.problem} role="alert">
      {children}
    </p>
  );
}
