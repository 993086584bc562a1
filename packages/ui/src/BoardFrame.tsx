import type { ComponentProps } from 'react';
import classes from './BoardFrame.module.css';

export interface BoardFrameProps extends ComponentProps<'div'> {
  /** The viewer is asked, and may touch something. */
  readonly isMine: boolean;
}

/** What every board lies in: it glows while the viewer is asked. */
export function BoardFrame({ isMine, className, ...rest }: BoardFrameProps) {
  return <div {...rest} className={`${classes.frame} ${className ?? ''}`} data-mine={isMine} />;
}
