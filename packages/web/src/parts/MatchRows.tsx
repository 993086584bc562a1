import type { ReactNode } from 'react';
import { Link } from '../app/router.tsx';
import { useWords } from '../app/words.tsx';
import styles from './MatchRows.module.css';

/** Matches or tables, one below the other. */
export function MatchRows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

/** One of them: a link with the game, the players, the date and the state of play. */
export function MatchRow({
  href,
  game,
  who,
  when,
  standing,
  isBright,
}: {
  href: string;
  game: string;
  who: ReactNode;
  when: ReactNode;
  standing: string;
  /** The state of play should stand out. */
  isBright: boolean;
}) {
  const { games } = useWords();
  return (
    <li>
      <Link href={href} className={styles.row}>
        <strong>{games.get(game)?.plain('game') ?? game}</strong>
        <span className={styles.who}>{who}</span>
        <span className={`${styles.when} ${styles.dim}`}>{when}</span>
        <span className={`${styles.standing} ${isBright ? styles.bright : styles.dim}`}>{standing}</span>
      </Link>
    </li>
  );
}
