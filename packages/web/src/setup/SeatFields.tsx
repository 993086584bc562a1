import { useSay } from '../app/words.tsx';
import { botName } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import controls from '../styles/controls.module.css';
import type { Plan, PlannedSeat } from './plan.ts';
import styles from './SetUp.module.css';

/** Who sits where. */
export function SeatFields({
  plan,
  levels,
  onChange,
}: {
  plan: Plan;
  levels: readonly string[];
  onChange: (seats: readonly PlannedSeat[]) => void;
}) {
  const say = useSay();
  const put = (at: number, seat: PlannedSeat) =>
    onChange(plan.seats.map((old, i) => (i === at ? seat : old)));
  return (
    <ol className={styles.seats} aria-label={say('setup-seats')}>
      {numbered(plan.seats).map(([i, seat]) => (
        <li key={i}>
          {seat.kind === 'you' ? (
            <strong>{plan.name.trim() || say('you')}</strong>
          ) : (
            <>
              <select
                className={controls.field}
                aria-label={say('setup-seat', { seat: i + 1 })}
                value={seat.kind === 'bot' ? `bot-${seat.level}` : seat.kind}
                onChange={({ target }) => put(i, seatOf(target.value))}
              >
                {plan.company === 'friends' && <option value="open">{say('seat-open')}</option>}
                {plan.company === 'screen' && <option value="here">{say('seat-here')}</option>}
                {levels.map((level) => (
                  <option key={level} value={`bot-${level}`}>
                    {say('seat-bot', { level: say(`level-${level}`) })}
                  </option>
                ))}
              </select>
              {seat.kind === 'here' && (
                <input
                  className={controls.field}
                  aria-label={say('setup-name-of', { seat: i + 1 })}
                  placeholder={botName(say, i)}
                  maxLength={24}
                  value={seat.name}
                  onChange={({ target }) => put(i, { kind: 'here', name: target.value })}
                />
              )}
              {seat.kind === 'bot' && <span className={controls.dim}>{botName(say, i)}</span>}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function seatOf(value: string): PlannedSeat {
  if (value === 'open') return { kind: 'open' };
  if (value === 'here') return { kind: 'here', name: '' };
  return { kind: 'bot', level: value.slice('bot-'.length) };
}
