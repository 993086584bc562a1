import { useSay } from '../app/words.tsx';
import styles from './KeyList.module.css';

const KEYS = [
  ['1–9', 'key-choose'],
  ['H', 'key-hint'],
  ['I', 'key-look'],
  ['U', 'key-undo'],
  ['L', 'key-log'],
  ['Space', 'key-skip'],
  ['?', 'key-keys'],
] as const;

/** The single-key shortcuts of the table. */
export function KeyList({ hasHints }: { hasHints: boolean }) {
  const say = useSay();
  return (
    <dl className={styles.keys}>
      {KEYS.filter(([, words]) => hasHints || words !== 'key-hint').map(([key, words]) => (
        <div key={key}>
          <dt>
            <kbd>{key === 'Space' ? say('key-space') : key}</kbd>
          </dt>
          <dd>{say(words)}</dd>
        </div>
      ))}
    </dl>
  );
}
