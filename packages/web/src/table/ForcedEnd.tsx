import { Button } from '@nokturn/ui';
import type { CSSProperties } from 'react';
import { useSay } from '../app/words.tsx';
import styles from './ForcedEnd.module.css';
import type { ForcedAnswer } from './useForced.ts';

/** The turn ends by itself, because nothing else can be done; a player who wants to look first can wait. */
export function ForcedEnd({ forced }: { forced: ForcedAnswer | null }) {
  const say = useSay();
  if (forced?.how !== 'ending' || forced.after === null) return null;
  return (
    <div className={styles.ending} data-testid="forced">
      <span className={styles.fill} style={{ animationDuration: `${forced.after}ms` } as CSSProperties} />
      <span className={styles.words}>{say('forced-ending')}</span>
      <Button size="small" onPress={forced.hold}>
        {say('forced-wait')}
      </Button>
    </div>
  );
}
