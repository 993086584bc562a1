import type { Reply } from '@nokturn/protocol/types';
import { Button } from '@nokturn/ui';
import { useEffect, useState } from 'react';
import { useSay, useWords } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import { call, refusedBy } from '../source/server/api.ts';
import controls from '../styles/controls.module.css';
import styles from './Lobby.module.css';

type Holiday = Reply<'holiday'>;

/** Stops the person's day clocks for some days a month, in all matches at once. */
export function HolidayPanel() {
  const say = useSay();
  const { language } = useWords();
  const [holiday, setHoliday] = useState<Holiday | null>(null);
  const [days, setDays] = useState(1);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    call('holiday').then(setHoliday, () => setHoliday(null));
  }, []);

  async function change(work: () => Promise<Holiday>) {
    setProblem(null);
    try {
      setHoliday(await work());
    } catch (error) {
      setProblem(refusalText(say, refusedBy(error)));
    }
  }

  if (holiday === null) return null;
  const { until, daysLeft, perMonth } = holiday;
  const choices = Array.from({ length: daysLeft }, (_, i) => i + 1);
  const chosen = Math.min(days, Math.max(1, daysLeft));
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={controls.panel} data-testid="holiday">
      <h2>{say('holiday')}</h2>
      <p>{say('holiday-help', { days: perMonth })}</p>
      {until !== null && (
        <div className={styles.actions}>
          <strong role="status">{say('holiday-until', { until: dates.format(until) })}</strong>
          <Button onPress={() => void change(() => call('endHoliday'))}>{say('holiday-end')}</Button>
        </div>
      )}
      {until === null && daysLeft === 0 && <p role="status">{say('holiday-none')}</p>}
      {until === null && daysLeft > 0 && (
        <div className={styles.actions}>
          <select
            className={controls.field}
            aria-label={say('holiday-days')}
            value={chosen}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {choices.map((count) => (
              <option key={count} value={count}>
                {say('holiday-count', { count })}
              </option>
            ))}
          </select>
          <Button onPress={() => void change(() => call('takeHoliday', { body: { days: chosen } }))}>
            {say('holiday-take')}
          </Button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
