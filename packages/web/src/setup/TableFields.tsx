import { useSay } from '../app/words.tsx';
import { Choice } from '../parts/Choice.tsx';
import controls from '../styles/controls.module.css';
import { ClockFields } from './ClockFields.tsx';
import type { Plan } from './plan.ts';
import styles from './SetUp.module.css';

/** In moves: for matches that are streamed. */
const DELAYS = [0, 5, 10, 20, 50] as const;

/** Settings only for a table with other people: who can find it, who may watch, how long players may think. */
export function TableFields({ plan, onChange }: { plan: Plan; onChange: (change: Partial<Plan>) => void }) {
  const say = useSay();
  return (
    <div className={styles.fields}>
      <Choice
        legend={say('privacy')}
        values={['link', 'listed'] as const}
        value={plan.privacy}
        label={(one) => say(`privacy-${one}`)}
        onChange={(privacy) => onChange({ privacy })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={plan.spectators}
          onChange={({ target }) => onChange({ spectators: target.checked })}
        />
        <span>{say('spectators-allowed')}</span>
      </label>
      {plan.spectators && (
        <label className={styles.option}>
          <span>{say('delay')}</span>
          <select
            className={controls.field}
            value={plan.delay}
            onChange={({ target }) => onChange({ delay: Number(target.value) })}
          >
            {DELAYS.map((delay) => (
              <option key={delay} value={delay}>
                {say('delay-moves', { count: delay })}
              </option>
            ))}
          </select>
        </label>
      )}
      <ClockFields clock={plan.clock} onChange={(clock) => onChange({ clock })} />
    </div>
  );
}
