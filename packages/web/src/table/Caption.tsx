import { Marked } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import styles from './Caption.module.css';
import type { OpenTable } from './useOpenTable.ts';

/** At the foot of the board: what is being shown. Those who listen hear it elsewhere. */
export function Caption({ table: { playback } }: { table: OpenTable }) {
  const say = useSay();
  const { run } = playback;
  if (run === null || run.summary === null) return null;
  return (
    <p
      className={styles.caption}
      data-part="caption"
      data-odd={run.number % 2 === 1 || undefined}
      data-again={run.isAgain || undefined}
      data-seat={run.summary.seat ?? undefined}
    >
      <span className={styles.words}>
        {run.isAgain && <b>{say('again')} </b>}
        <Marked text={run.summary.words} />
      </span>
    </p>
  );
}
