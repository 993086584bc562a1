import { listed } from '../games.ts';
import styles from './GameTitle.module.css';

/** The name of a game over its picture, across the top of a page. */
export function GameTitle({ game, children }: { game: string; children: string }) {
  return (
    <div className={styles.title}>
      <img src={listed(game)?.art} alt="" width={800} height={560} />
      <h1>{children}</h1>
    </div>
  );
}
