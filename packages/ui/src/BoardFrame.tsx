import type { ComponentProps } from 'react';
import classes from './BoardFrame.module.css';

export interface BoardFrameProps extends ComponentProps<'div'> {
  /** The viewer is being asked, and may touch something. */
  readonly isMine: boolean;
}

/** The frame around every board. It glows while the viewer is being asked. */
export function BoardFrame({ isMine, className, ...rest }: BoardFrameProps) {
  return <div {...rest} className={`${classes.frame} ${className ?? ''}`} data-mine={isMine} />;
}
