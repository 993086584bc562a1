import classes from './OwnSign.module.css';

/** What marks the viewer's own seat, in the words of the game; where text follows, a space is between them. */
export function OwnSign({ children }: { children: string }) {
  return (
    <>
      <span className={classes.own}>{children}</span>{' '}
    </>
  );
}
