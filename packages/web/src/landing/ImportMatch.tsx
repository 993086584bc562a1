import type { Seat } from '@nokturn/engine';
import { useState } from 'react';
import { go } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import styles from './Landing.module.css';

/** Opens a match that was saved as a file: to play on from where it is, or to watch it again. */
export function ImportMatch() {
  const say = useSay();
  const [problem, setProblem] = useState<string | null>(null);
  async function open(file: File) {
    // The page is not reloaded for this: it would lose the file that the person has just chosen.
    const loaded = await import('./importMatch.ts').catch(() => null);
    if (loaded === null) return setProblem('unloaded-reload');
    const nameOf = (seat: Seat) => say('setup-name-of', { seat: seat + 1 });
    const address = loaded.importMatch(await file.text(), nameOf);
    if (address === null) setProblem('import-failed');
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
      {problem && <p role="alert">{say(problem)}</p>}
    </div>
  );
}
