import classes from './OwnSign.module.css';

/** Marks the viewer's own seat, in the words of the game; a space follows. */
export function OwnSign({ children }: { children: string }) {
  return (
    <>
      <span className={classes.own}>{children}</span>{' '}
    </>
  );
}
