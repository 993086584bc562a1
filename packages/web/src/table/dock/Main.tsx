import { Button } from '@nokturn/ui';
import { type ReactNode, useCallback } from 'react';
import { useSay } from '../../app/words.tsx';
import { useEscape } from '../keys.ts';
import styles from './Main.module.css';
import { MainButton, type MainMove } from './MainButton.tsx';

/**
 * The row of the main button. A warning appears in it and covers nothing: the button is armed, plays when it is pressed
 * again, and can be disarmed.
 */
export function Main({
  main,
  warning,
  onCancel,
  onHold,
  children,
}: {
  main: MainMove | null;
  /** The objection, once the button was pressed. */
  warning: string | null;
  /** Cancels what was chosen or armed; null if nothing is. */
  onCancel: (() => void) | null;
  /** Stops the turn from ending automatically, for players who want to look first; null if it does not. */
  onHold: (() => void) | null;
  /** Smaller tools next to it, on a phone. */
  children?: ReactNode;
}) {
  const say = useSay();
  useEscape(onCancel);
  const cancel = useCallback(() => onCancel?.(), [onCancel]);
  return (
    <div className={styles.row} data-part="main">
      {warning !== null && (
        <p className={styles.warning} data-part="warning">
          {warning}
        </p>
      )}
      <div className={styles.buttons}>
        {children}
        {onCancel && (
          <Button look="quiet" data-testid="cancel" onPress={cancel}>
            {say('cancel')}
          </Button>
        )}
        {onHold && (
          <Button look="quiet" onPress={onHold}>
            {say('forced-wait')}
          </Button>
        )}
        {main && <MainButton main={main} />}
      </div>
    </div>
  );
}
