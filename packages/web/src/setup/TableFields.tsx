import { useSay } from '../app/words.tsx';
import { Choice } from '../parts/Choice.tsx';
import controls from '../styles/controls.module.css';
import type { Plan } from './plan.ts';
import styles from './SetUp.module.css';

/** Seconds for each decision; null is no clock. */
const CLOCKS = [null, 60, 180, 3600, 86_400] as const;

/** What only a table with others has: who finds it, who watches, how long one may think. */
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
      <label className={styles.option}>
        <span>{say('clock')}</span>
        <select
          className={controls.field}
          value={String(plan.clock.seconds)}
          onChange={({ target }) =>
            onChange({
              clock: { ...plan.clock, seconds: CLOCKS.find((one) => String(one) === target.value) ?? null },
            })
          }
        >
          {CLOCKS.map((seconds) => (
            <option key={seconds} value={String(seconds)}>
              {say(`clock-${seconds ?? 'none'}`)}
            </option>
          ))}
        </select>
      </label>
      {plan.clock.seconds !== null && (
        <Choice
          legend={say('clock-after')}
          values={['default', 'bot'] as const}
          value={plan.clock.after}
          label={(one) => say(`clock-after-${one}`)}
          onChange={(after) => onChange({ clock: { ...plan.clock, after } })}
        />
      )}
    </div>
  );
}
