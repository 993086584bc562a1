import type { RatingRow } from '@nokturn/protocol/types';
import { useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Missing } from '../app/Loading.tsx';
import { useGameName } from '../app/words.tsx';
import { LISTED, listed } from '../games.ts';
import { call } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import controls from '../styles/controls.module.css';
import { GameNav, HistoryNav } from './HistoryNav.tsx';
import styles from './history.module.css';
import { shownRating } from './shownRating.ts';
import { useHistoryWords } from './useHistoryWords.ts';
import { usePages } from './usePages.ts';

/** The best players of a game at listed tables. */
export default function RatingsScreen({ rest: [id = LISTED[0]?.id ?? ''] }: { rest: readonly string[] }) {
  return listed(id) === null ? <Missing /> : <OfGame key={id} game={id} />;
}

function OfGame({ game }: { game: string }) {
  const { plain } = useHistoryWords();
  const name = useGameName(game);
  const identity = useIdentity();
  const [mine, setMine] = useState<RatingRow | null>(null);
  const {
    items: ratings,
    next,
    state,
    more,
  } = usePages<RatingRow>(`${game} ${identity?.person.id}`, async (after) => {
    const reply = await call('ratings', { query: after === null ? { game } : { game, after } });
    setMine(reply.mine);
    return { items: reply.ratings, next: reply.next };
  });
  const isListed = ratings.some(({ person }) => person.id === mine?.person.id);
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{plain('ratings', { game: name.plain('game') })}</h1>
        <HistoryNav here="ratings" game={game} />
        <GameNav screen="ratings" game={game} />
        <p className={controls.dim}>{plain('ratings-help')}</p>
        {state === 'waiting' && ratings.length === 0 && <p role="status">{plain('history-loading')}</p>}
        {state === 'failed' && <p className={controls.problem}>{plain('history-failed')}</p>}
        {state === 'there' && ratings.length === 0 && <p className={controls.dim}>{plain('ratings-none')}</p>}
        {ratings.length > 0 && (
          <table className={styles.ratings}>
            <thead>
              <tr>
                {['rank', 'name', 'rating', 'matches'].map((column) => (
                  <th key={column} scope="col">
                    {plain(`column-${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ratings.map((row) => (
                <Row key={row.person.id} row={row} isMine={row.person.id === mine?.person.id} />
              ))}
              {mine && !isListed && <Row row={mine} isMine />}
            </tbody>
          </table>
        )}
        {next !== null && (
          <button
            type="button"
            className={controls.action}
            aria-disabled={state === 'waiting'}
            onClick={more}
          >
            {plain('ratings-more')}
          </button>
        )}
      </main>
    </>
  );
}

function Row({
  row: { rank, person, value, plusMinus, matches, wins },
  isMine,
}: {
  row: RatingRow;
  isMine: boolean;
}) {
  const { plain } = useHistoryWords();
  return (
    <tr data-mine={isMine || undefined}>
      <td>{rank}</td>
      <th scope="row">{isMine ? plain('ratings-you', { name: person.name }) : person.name}</th>
      <td>{plain('rating-value', shownRating({ value, plusMinus }))}</td>
      <td>{plain('wins-of', { won: wins, matches })}</td>
    </tr>
  );
}
