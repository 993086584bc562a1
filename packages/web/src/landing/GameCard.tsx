import { Link } from '../app/router.tsx';
import { HAS_SERVER } from '../app/site.ts';
import { useGameName, useSay } from '../app/words.tsx';
import { hasPuzzles, isGuided, type Listed } from '../games.ts';
import controls from '../styles/controls.module.css';
import styles from './Landing.module.css';

export function GameCard({ game }: { game: Listed }) {
  const say = useSay();
  const name = useGameName(game.id);
  const { seats, minutes } = game;
  return (
    <article className={styles.game}>
      <img className={styles.art} src={game.art} alt="" width={800} height={560} loading="lazy" />
      <div className={styles.about}>
        <h3>{name.plain('game')}</h3>
        <p className={styles.tagline}>{name.plain('game', {}, 'tagline')}</p>
        <p className={controls.dim}>{name.plain('game', {}, 'about')}</p>
        <p className={styles.facts}>
          <span>{say('game-seats', { min: seats.min, max: seats.max })}</span>
          <span>{say('game-minutes', { least: minutes.least, most: minutes.most })}</span>
        </p>
        <div className={styles.ways}>
          <Link className={controls.primary} href={`/new/${game.id}?with=bots`}>
            {say('play-bots')}
          </Link>
          {HAS_SERVER && (
            <Link className={controls.action} href={`/new/${game.id}?with=friends`}>
              {say('play-friends')}
            </Link>
          )}
          <Link className={controls.action} href={`/new/${game.id}?with=screen`}>
            {say('play-screen')}
          </Link>
        </div>
        <p className={styles.learn}>
          {isGuided(game.id) && <Link href={`/learn/${game.id}`}>{say('learn-first-game')}</Link>}
          <Link href={`/rules/${game.id}`}>{say('read-rules')}</Link>
          <Link href={`/cards/${game.id}`}>{say('cards')}</Link>
          {hasPuzzles(game.id) && <Link href={`/puzzles/${game.id}`}>{say('puzzles')}</Link>}
        </p>
      </div>
    </article>
  );
}
