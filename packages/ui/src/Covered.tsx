import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import classes from './Covered.module.css';

/**
 * The button for a thing that is shown next to it, such as a small card. It covers the thing and names it in its label,
 * while the thing itself is only there to be seen.
 */
export function Cover({ label, ...button }: { label: string } & Omit<ButtonProps, 'className' | 'children'>) {
  return <Button {...button} className={classes.cover as string} aria-label={label} />;
}

/** The thing and its cover. */
export function Covered({ thing, children }: { thing: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.covered}>
      <span className={classes.thing} aria-hidden="true">
        {thing}
      </span>
      {children}
    </span>
  );
}
