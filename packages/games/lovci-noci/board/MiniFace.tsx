import type { DeckLook } from '@nokturn/ui';
import type { ComponentType, CSSProperties } from 'react';
import classes from './MiniFace.module.css';

/** The face of a small card: its picture on the colour of its deck, with nothing to read. It fills its container. */
export function MiniFace({
  deck: { tint, deep, pattern },
  Picture,
}: {
  deck: DeckLook;
  Picture: ComponentType;
}) {
  return (
    <span
      className={classes.mini}
      style={{ '--tint': tint, '--deep': deep } as CSSProperties}
      data-pattern={pattern}
      aria-hidden="true"
    >
      <Picture />
    </span>
  );
}
