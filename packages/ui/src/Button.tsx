import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import classes from './Button.module.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'className'> {
  /** `move`: decides something at the table; `plain`: everything else; `quiet`: in rows of many; `danger`: gives up. */
  readonly look?: 'move' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'small' | 'normal' | 'large';
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', size = 'normal', className, ...props }: ButtonProps) {
  return (
    <AriaButton
      {...props}
      className={[classes.button, classes[look], classes[size], className].filter(Boolean).join(' ')}
    />
  );
}
