import type { Seat } from '@nokturn/engine';
import { Portrait } from '@nokturn/ui';
import styles from './BotFace.module.css';
import { botAt } from './bots.ts';

/** The face of the bot in a seat, beside its name. */
export function BotFace({ seat, isLarge = false }: { seat: Seat; isLarge?: boolean }) {
  return (
    <span className={styles.face} data-large={isLarge || undefined} data-testid="bot-face">
      <Portrait spec={botAt(seat).face} detail={isLarge ? 'card' : 'token'} />
    </span>
  );
}
