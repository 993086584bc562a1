import type { MatchSummary } from '@nokturn/protocol/types';
import { useEffect, useState } from 'react';
import { Link } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { call } from '../source/server/api.ts';
import styles from './Landing.module.css';
import { GameTitle } from './YourMatches.tsx';

const REFRESH = 15_000;

/** Listed matches: a seat to take, or a game to watch. */
export function OpenTables() {
  const say = useSay();
  const tables = useListed();
  if (tables === null) return null;
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{say('open-tables')}</h2>
      {tables.length === 0 ? (
        <p className={styles.none}>{say('open-tables-none')}</p>
      ) : (
        <ul className={styles.rows}>
          {tables.map(({ code, game, seats, status }) => (
            <li key={code}>
              <Link href={`/m/${code}`} className={styles.row}>
                <GameTitle game={game} />
                <span>
                  {seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person.name] : [])).join(', ')}
                </span>
                <span className={styles.when}>
                  {status === 'lobby' &&
                    say('seats-open', { count: seats.filter(({ kind }) => kind === 'open').length })}
                </span>
                <span className={styles.waiting}>{say(status === 'lobby' ? 'take-a-seat' : 'watch')}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Null while there is no server to ask. */
function useListed(): readonly MatchSummary[] | null {
  const [tables, setTables] = useState<readonly MatchSummary[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      if (document.hidden) return;
      try {
        const [open, playing] = await Promise.all([
          call('listMatches', { query: { show: 'open' } }),
          call('listMatches', { query: { show: 'playing' } }),
        ]);
        if (wanted) setTables([...open.matches, ...playing.matches]);
      } catch {
        if (wanted) setTables(null);
      }
    };
    void look();
    const timer = setInterval(look, REFRESH);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return tables;
}
