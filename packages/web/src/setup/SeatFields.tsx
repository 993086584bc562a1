import { useSay } from '../app/words.tsx';
import { BotFace } from '../parts/BotFace.tsx';
import { Choice } from '../parts/Choice.tsx';
import { LEVELS } from '../parts/levels.ts';
import { botName } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import controls from '../styles/controls.module.css';
import { LevelNotes, LevelOptions } from './LevelOptions.tsx';
import { type Plan, type PlannedSeat, withLevel } from './plan.ts';
import styles from './SetUp.module.css';

/** The players in the seats. */
export function SeatFields({
  plan,
  onChange,
}: {
  plan: Plan;
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
                <LevelOptions />
              </select>
              {seat.kind === 'here' && (
                <input
                  className={controls.field}
                  aria-label={say('setup-name-of', { seat: i + 1 })}
                  placeholder={botName(i)}
                  maxLength={24}
                  value={seat.name}
                  onChange={({ target }) => put(i, { kind: 'here', name: target.value })}
                />
              )}
              {seat.kind === 'bot' && (
                <span className={`${controls.dim} ${styles.bot}`}>
                  <BotFace seat={i} />
                  {botName(i)}
                </span>
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The strength of all bots at once, and what to expect of each strength at the table. */
export function StrengthField({ plan, onChange }: { plan: Plan; onChange: (plan: Plan) => void }) {
  const say = useSay();
  const levels = new Set(plan.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : [])));
  if (levels.size === 0) return null;
  const [level = ''] = levels;
  return (
    <div className={styles.strength}>
      <Choice
        legend={say('setup-strength')}
        values={LEVELS}
        value={levels.size === 1 ? level : ''}
        label={(one) => say(`level-${one}`)}
        onChange={(one) => onChange(withLevel(plan, one))}
      />
      <LevelNotes levels={levels} />
    </div>
  );
}

function seatOf(value: string): PlannedSeat {
  if (value === 'open') return { kind: 'open' };
  if (value === 'here') return { kind: 'here', name: '' };
  return { kind: 'bot', level: value.slice('bot-'.length) };
}
