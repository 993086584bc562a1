import { LIMITS } from '@nokturn/protocol/limits';
import type { Circle } from '@nokturn/protocol/types';
import { useState } from 'react';
import { Twice } from '../parts/Twice.tsx';
import { call } from '../source/server/api.ts';
import controls from '../styles/controls.module.css';
import styles from './Circle.module.css';
import { useCircleWords } from './useCircleWords.ts';

/** For keepers only: the name, the link, and whether matches are rated. */
export function KeeperFields({
  circle: { code, name, rated },
  onAct,
}: {
  circle: Circle;
  onAct: (work: () => Promise<{ circle?: Circle }>) => Promise<void>;
}) {
  const tell = useCircleWords();
  const [called, setCalled] = useState(name);
  return (
    <section className={controls.panel}>
      <h2>{tell('circle-keeping')}</h2>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void onAct(() => call('changeCircle', { code, body: { name: called.trim() } }));
        }}
      >
        <label className={styles.field}>
          <span>{tell('circle-name')}</span>
          <input
            className={controls.field}
            value={called}
            required
            maxLength={LIMITS.circleName}
            onChange={({ target }) => setCalled(target.value)}
          />
        </label>
        <button type="submit" className={controls.action} disabled={called.trim() === '' || called === name}>
          {tell('circle-rename')}
        </button>
      </form>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={rated}
          onChange={({ target }) =>
            void onAct(() => call('changeCircle', { code, body: { rated: target.checked } }))
          }
        />
        <span>{tell('circle-rated')}</span>
      </label>
      <Twice
        look="plain"
        first={tell('circle-renew')}
        sure={tell('circle-renew-sure')}
        onSure={() => void onAct(() => call('changeCircle', { code, body: { renew: true } }))}
      />
    </section>
  );
}
