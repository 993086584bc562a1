import type { AriaAttributes, AriaRole, ReactNode } from 'react';
import classes from './Spoken.module.css';

interface SpokenProps extends AriaAttributes {
  /** The element to render; by default, words within a line. */
  readonly as?: 'span' | 'h1' | 'h2' | 'p' | 'ul' | 'div';
  readonly role?: AriaRole;
  readonly children: ReactNode;
}

/** Words for people who listen to the page instead of looking at it. */
export function Spoken({ as: Element = 'span', ...rest }: SpokenProps) {
  return <Element {...rest} className={classes.spoken} />;
}
