import { Marked } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { latest, type Moment } from '../source/source.ts';
import styles from './Caption.module.css';
import type { OpenTable } from './useOpenTable.ts';
import { useShown } from './useShown.ts';
import { useSpoken } from './voice.ts';

/** How long the notice of an undone move is shown, in milliseconds. */
const UNDONE = 400;

/** At the bottom of the board: what is being shown. Screen readers get it elsewhere. */
export function Caption({ table: { playback, state } }: { table: OpenTable }) {
  const say = useSay();
  const { run } = playback;
  const undone = useShown(undoneIn(latest(state)), UNDONE);
  useSpoken(undone === null ? null : say('taken-back'), undone);
  if (undone !== null)
    return (
      <p className={styles.caption} data-part="caption" data-undone="">
        <span className={styles.words}>{say('taken-back')}</span>
      </p>
    );
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

/** The version of this moment, if it undid another. */
function undoneIn(moment: Moment | null): number | null {
  return moment !== null && moment.undid !== null ? moment.version : null;
}
