import type { Clock } from '@nokturn/protocol/types';
import { useSay } from '../app/words.tsx';
import { Choice } from '../parts/Choice.tsx';
import controls from '../styles/controls.module.css';
import { clockAt, PACES_OF_PLAY, paceOf, secondsFor } from './clocks.ts';
import styles from './SetUp.module.css';
import { useClockWords } from './useClockWords.ts';

/** The time to think, and what happens when it runs out. */
export function ClockFields({ clock, onChange }: { clock: Clock; onChange: (clock: Clock) => void }) {
  const say = useSay();
  const wordsFor = useClockWords();
  const pace = paceOf(clock);
  const choices = secondsFor(clock);
  return (
    <>
      <Choice
        legend={say('clock-pace')}
        values={PACES_OF_PLAY}
        value={pace}
        label={(one) => say(`clock-pace-${one}`)}
        onChange={(one) => onChange(clockAt(one, clock))}
      />
      <p className={styles.hint}>{say(`clock-pace-${pace}`, {}, 'text')}</p>
      {choices.length > 0 && (
        <label className={styles.option}>
          <span>{say('clock')}</span>
          <select
            className={controls.field}
            value={String(clock.seconds)}
            onChange={({ target }) => onChange({ ...clock, seconds: Number(target.value) })}
          >
            {choices.map((seconds) => (
              <option key={seconds} value={String(seconds)}>
                {wordsFor(seconds)}
              </option>
            ))}
          </select>
        </label>
      )}
      {choices.length > 0 && (
        <Choice
          legend={say('clock-after')}
          values={['default', 'bot'] as const}
          value={clock.after}
          label={(one) => say(`clock-after-${one}`)}
          onChange={(after) => onChange({ ...clock, after })}
        />
      )}
    </>
  );
}
