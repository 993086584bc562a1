import type { Seat } from '@nokturn/engine';
import type { CSSProperties } from 'react';
import { useSay } from '../app/words.tsx';
import { botTitle } from '../parts/levels.ts';
import type { MatchSource, TableState } from '../source/source.ts';
import { useWatched } from '../source/watched.ts';
import styles from './BotState.module.css';

/** The strength of a bot, and whether it is thinking. The space is reserved, so that nothing moves when it starts. */
export function BotState({
  source,
  state,
  seat,
  level,
  isNow,
}: {
  source: MatchSource;
  state: TableState;
  seat: Seat;
  level: string;
  isNow: boolean;
}) {
  const say = useSay();
  return (
    <p className={styles.bot}>
      <span className={styles.level}>{botTitle(say, level)}</span>
      {isNow && <Thinking source={source} state={state} seat={seat} />}
    </p>
  );
}

function Thinking({ source, state, seat }: { source: MatchSource; state: TableState; seat: Seat }) {
  const say = useSay();
  const thinking = useWatched(source.thinking);
  const { moments, sending } = state;
  const { view, version } = moments.at(-1) ?? {};
  if (thinking?.seats.includes(seat)) {
    const { length, elapsed, resting } = thinking;
    const time: CSSProperties = {
      animationDuration: `${length}ms`,
      animationDelay: `${-elapsed}ms`,
      animationPlayState: resting ? 'paused' : 'running',
    };
    return (
      <span key={`${version} ${length}`} className={styles.thinking} data-testid="thinking">
        {say('thinking')}
        <span className={styles.time}>
          <span style={time} />
        </span>
      </span>
    );
  }
  const asked = view?.asked;
  const isAsked = asked?.seats?.includes(seat) && !asked.answered?.includes(seat);
  // A bot elsewhere: it is known to be thinking, but not for how long.
  if (thinking !== null || !isAsked || sending !== null) return null;
  return <span className={`${styles.thinking} ${styles.elsewhere}`}>{say('thinking')}</span>;
}
