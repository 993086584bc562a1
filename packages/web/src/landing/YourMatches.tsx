import type { MatchSummary } from '@nokturn/protocol/types';
import { useEffect, useState } from 'react';
import { Link } from '../app/router.tsx';
import { useStored } from '../app/stored.ts';
import { useSay, useWords } from '../app/words.tsx';
import { savedMatches } from '../source/local/saved.ts';
import { call } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import styles from './Landing.module.css';

const SHOWN = 6;

/** Matches to go on with, of this browser and of the server, those that wait first. */
export function YourMatches() {
  const say = useSay();
  const { language } = useWords();
  const [local] = useStored(savedMatches);
  const mine = useMyMatches();
  const identity = useIdentity();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const rows = [
    ...local.map(({ id, game, people, bots, over, at }) => ({
      key: id,
      href: `/local/${id}`,
      game,
      who: say('match-local', { people: people.map((name) => name || say('guest')).join(', '), bots }),
      state: over ? 'over' : 'playing',
      at,
    })),
    ...mine.map(({ code, game, seats, status, createdAt, startedAt, endedAt }) => ({
      key: code,
      href: `/m/${code}`,
      game,
      who: seats
        .flatMap((seat) =>
          seat.kind === 'person' && seat.person.id !== identity?.person.id ? [seat.person.name] : [],
        )
        .join(', '),
      state: status,
      at: endedAt ?? startedAt ?? createdAt,
    })),
  ]
    .filter(({ state }) => state !== 'closed')
    .sort((a, b) => Number(a.state === 'over') - Number(b.state === 'over') || b.at - a.at)
    .slice(0, SHOWN);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="your-matches">
      <h2 id="your-matches">{say('your-matches')}</h2>
      <ul className={styles.rows}>
        {rows.map(({ key, href, game, who, state, at }) => (
          <li key={key}>
            <Link href={href} className={styles.row}>
              <GameTitle game={game} />
              <span>{who || say('match-alone')}</span>
              <span className={styles.when}>{when.format(at)}</span>
              <span className={state === 'over' ? styles.over : styles.waiting}>
                {say(`status-${state}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GameTitle({ game }: { game: string }) {
  const { games } = useWords();
  return <strong>{games.get(game)?.plain('game') ?? game}</strong>;
}

function useMyMatches(): readonly MatchSummary[] {
  const identity = useIdentity();
  const [matches, setMatches] = useState<readonly MatchSummary[]>([]);
  useEffect(() => {
    if (identity === null) return;
    call('myMatches')
      .then((reply) => setMatches(reply.matches))
      .catch(() => setMatches([]));
  }, [identity]);
  return matches;
}
