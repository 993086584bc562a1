import { useEffect } from 'react';
import { Header } from '../app/Header.tsx';
import { Link } from '../app/router.tsx';
import { sayInTitle } from '../app/title.ts';
import { useGameName, useSay } from '../app/words.tsx';
import type { Listed } from '../games.ts';
import controls from '../styles/controls.module.css';
import styles from './Aid.module.css';
import PlayerAid from './PlayerAid.tsx';

/** The player aid on a page of its own, for printing on one sheet. */
export function Aid({ game }: { game: Listed }) {
  const say = useSay();
  const title = useGameName(game.id).plain('game');

  useEffect(() => {
    sayInTitle(say('title', { screen: `${say('rules-aid')} · ${title}` }));
    return () => sayInTitle();
  }, [say, title]);

  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{title}</h1>
        <PlayerAid game={game.id} />
        <p className={styles.ways}>
          <Link href={`/rules/${game.id}`}>{say('read-rules')}</Link>
          <button type="button" className={controls.action} onClick={() => window.print()}>
            {say('rules-print-aid')}
          </button>
        </p>
      </main>
    </>
  );
}
