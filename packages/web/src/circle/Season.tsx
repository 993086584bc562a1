import type { Circle, CircleSeason } from '@nokturn/protocol/types';
import { Button } from '@nokturn/ui';
import { useEffect, useState } from 'react';
import { Link } from '../app/router.tsx';
import { useSay, useWords } from '../app/words.tsx';
import { LISTED } from '../games.ts';
import { call } from '../source/server/api.ts';
import controls from '../styles/controls.module.css';
import styles from './Circle.module.css';
import { HeadToHead } from './HeadToHead.tsx';
import { useCircleWords } from './useCircleWords.ts';

/** What the circle played: the table of a season, the results of each pair, and the latest matches. */
export function Season({ circle }: { circle: Circle }) {
  const say = useSay();
  const tell = useCircleWords();
  const { games } = useWords();
  const { code, members, rated } = circle;
  const [game, setGame] = useState('');
  const [wanted, setWanted] = useState('');
  const [played, setPlayed] = useState<CircleSeason | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table depends on who is in the circle
  useEffect(() => {
    let isWanted = true;
    const query = { ...(game && { game }), ...(wanted && { season: wanted }) };
    call('circleSeason', { code, query }).then(
      (reply) => isWanted && setPlayed(reply),
      () => isWanted && setPlayed(null),
    );
    return () => {
      isWanted = false;
    };
  }, [code, game, wanted, members.length, rated]);
  if (played === null) return null;
  const names = new Map(members.map(({ person }) => [person.id, person.name]));
  const seasonWords = (season: string) => {
    const [year = '', quarter = ''] = season.split('-');
    return season === 'all' ? tell('season-all') : tell('season-quarter', { year, quarter });
  };
  const hasRatings = played.standings.some(({ rating }) => rating !== null);
  return (
    <section className={controls.panel}>
      <h2>{tell('season')}</h2>
      <div className={styles.fields} data-testid="season-fields">
        <label className={styles.field}>
          <span>{tell('season')}</span>
          <select
            className={controls.field}
            value={played.season}
            onChange={({ target }) => setWanted(target.value)}
          >
            {played.seasons.map((season) => (
              <option key={season} value={season}>
                {seasonWords(season)}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{say('filter-game')}</span>
          <select className={controls.field} value={game} onChange={({ target }) => setGame(target.value)}>
            <option value="">{tell('season-all-games')}</option>
            {LISTED.map(({ id }) => (
              <option key={id} value={id}>
                {games.get(id)?.plain('game') ?? id}
              </option>
            ))}
          </select>
        </label>
      </div>
      <table className={styles.table} data-testid="standings">
        <thead>
          <tr>
            <th scope="col">{tell('season-who')}</th>
            <th scope="col">{tell('season-matches')}</th>
            <th scope="col">{tell('season-wins')}</th>
            <th scope="col">{tell('season-points')}</th>
            {hasRatings && <th scope="col">{tell('season-rating')}</th>}
          </tr>
        </thead>
        <tbody>
          {played.standings.map(({ person, matches, wins, points, rating }) => (
            <tr key={person}>
              <th scope="row">{names.get(person) ?? '–'}</th>
              <td>{matches}</td>
              <td>{wins}</td>
              <td>{points}</td>
              {hasRatings && <td>{rating ? tell('rating-value', rounded(rating)) : '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={controls.dim}>{tell('season-points-help')}</p>
      {rated && !hasRatings && <p className={controls.dim}>{tell('season-rating-help')}</p>}
      <HeadToHead members={members} pairings={played.pairings} />
      <h3>{tell('season-last')}</h3>
      {played.matches.length === 0 ? (
        <p className={controls.dim}>{tell('season-none')}</p>
      ) : (
        <Matches matches={played.matches} names={names} />
      )}
    </section>
  );
}

/** How many of the latest matches are shown at once. */
const SHOWN = 5;

function rounded({ value, plusMinus }: { value: number; plusMinus: number }) {
  return { value: Math.round(value), plusMinus: Math.round(plusMinus) };
}

function Matches({
  matches,
  names,
}: {
  matches: CircleSeason['matches'];
  /** The names of the members, by id. */
  names: ReadonlyMap<string, string>;
}) {
  const tell = useCircleWords();
  const { games, language } = useWords();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? matches : matches.slice(0, SHOWN);
  return (
    <>
      <ul className={styles.list} data-testid="circle-matches">
        {shown.map(({ match, game, endedAt, seats }) => (
          <li key={match}>
            <Link className={styles.entry} href={`/replay/${match}`}>
              <strong>{games.get(game)?.plain('game') ?? game}</strong>
              <span>
                {seats
                  .map(({ person, won }) => {
                    const name = person ? (names.get(person.id) ?? person.name) : tell('season-bot');
                    return won ? tell('season-winner', { name }) : name;
                  })
                  .join(', ')}
              </span>
              <span className={controls.dim}>{date.format(endedAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button size="small" onPress={() => setWhole(true)}>
          {tell('season-more', { count: matches.length - shown.length })}
        </Button>
      )}
    </>
  );
}
