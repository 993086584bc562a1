import type { ComponentProps } from 'react';
import classes from './BoardFrame.module.css';

export interface BoardFrameProps
  extends Omit<ComponentProps<'div'>, 'onPointerDownCapture' | 'onKeyDownCapture'> {
  /** The viewer is asked, and may touch something. */
  readonly isMine: boolean;
  /** Whoever touches the board has seen enough of what is being shown. */
  readonly onTouch: () => void;
}

/** What every board lies in: it glows while the viewer is asked. */
export function BoardFrame({ isMine, onTouch, className, ...rest }: BoardFrameProps) {
  return (
    <div
      {...rest}
      className={`${classes.frame} ${className ?? ''}`}
      data-mine={isMine}
      onPointerDownCapture={onTouch}
      onKeyDownCapture={onTouch}
    />
  );
}
