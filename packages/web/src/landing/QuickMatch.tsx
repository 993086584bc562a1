import { useState } from 'react';
import { go } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay, useWords } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import { call, refusedBy } from '../source/server/api.ts';
import { beCalled } from '../source/server/person.ts';
import controls from '../styles/controls.module.css';
import styles from './OpenTables.module.css';
import { type TableFilter, wishOf } from './tableFilter.ts';

/** A seat right away, at any table, or the match that is best to watch. */
export function QuickMatch({ filter, canWatch }: { filter: TableFilter; canWatch: boolean }) {
  const say = useSay();
  const { language } = useWords();
  const { name } = useSettings();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<string | null>(null);

  async function act(work: () => Promise<string | null>) {
    setBusy(true);
    setTold(null);
    try {
      const code = await work();
      if (code === null) setTold(say('best-table-none'));
      else go(`/m/${code}`);
    } catch (error) {
      setTold(refusalText(say, refusedBy(error)));
    } finally {
      setBusy(false);
    }
  }

  const sit = () =>
    act(async () => {
      await beCalled(name.trim() || say('guest'));
      return (await call('quickMatch', { body: { ...wishOf(filter), speaks: language } })).match.code;
    });
  const watch = () =>
    act(async () => {
      const { match } = await call('bestMatch', { query: filter.game ? { game: filter.game } : {} });
      return match?.code ?? null;
    });

  return (
    <div className={styles.ways}>
      <button
        type="button"
        className={controls.primary}
        disabled={busy}
        data-testid="quick-match"
        onClick={() => void sit()}
      >
        {say('quick-match')}
      </button>
      {canWatch && (
        <button
          type="button"
          className={controls.action}
          disabled={busy}
          data-testid="best-table"
          onClick={() => void watch()}
        >
          {say('best-table')}
        </button>
      )}
      <span className={controls.dim}>{say('quick-match-help')}</span>
      {told && <p role="status">{told}</p>}
    </div>
  );
}
