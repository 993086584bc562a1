import { useState } from 'react';
import { go } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import styles from './Landing.module.css';

/** Opens a match that was saved as a file: to play on where it stands, or to see again how it went. */
export function ImportMatch() {
  const say = useSay();
  const [failed, setFailed] = useState(false);
  async function open(file: File) {
    const { importMatch } = await import('./importMatch.ts');
    const address = importMatch(await file.text(), (seat) => say('setup-name-of', { seat: seat + 1 }));
    if (address === null) setFailed(true);
    else go(address);
  }
  return (
    <div className={styles.import}>
      <label>
        <span>{say('import-match')}</span>
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            target.value = '';
          }}
        />
      </label>
      {failed && <p role="alert">{say('import-failed')}</p>}
    </div>
  );
}
