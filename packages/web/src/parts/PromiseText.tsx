import { useSay } from '../app/words.tsx';
import controls from '../styles/controls.module.css';
import styles from './ShareLink.module.css';
import { useCopy } from './useCopy.ts';
import { useProofWords } from './useProofWords.ts';

/**
 * The commitment that this browser received for a match, for writing down, so that anybody can check the record against
 * it.
 */
export function PromiseText({ promise }: { promise: string }) {
  const say = useSay();
  const prove = useProofWords();
  const { field, copied, copy } = useCopy(promise);
  return (
    <div className={styles.text}>
      <p>{prove('promise-why')}</p>
      <input
        ref={field}
        className={controls.field}
        readOnly
        value={promise}
        aria-label={say('promise')}
        data-testid="promise"
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.ways}>
        <button type="button" className={controls.action} onClick={() => void copy()}>
          {copied ? say('copied') : prove('promise-copy')}
        </button>
      </div>
    </div>
  );
}
