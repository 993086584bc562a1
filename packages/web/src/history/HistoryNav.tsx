import { Link } from '../app/router.tsx';
import { HAS_SERVER } from '../app/site.ts';
import { useGameName } from '../app/words.tsx';
import { LISTED } from '../games.ts';
import styles from './history.module.css';
import { useHistoryWords } from './useHistoryWords.ts';

const SCREENS = ['history', 'statistics', 'ratings'] as const;
type Screen = (typeof SCREENS)[number];
/** Ratings need a server. */
const OFFERED = SCREENS.filter((one) => one !== 'ratings' || HAS_SERVER);

/** Links between the player's matches, their statistics, and the best players. */
export function HistoryNav({ here, game }: { here: Screen; game?: string }) {
  const { plain } = useHistoryWords();
  return (
    <nav aria-label={plain('history-nav')} className={styles.nav}>
      {OFFERED.map((screen) => (
        <Link
          key={screen}
          href={screen === 'history' || game === undefined ? `/${screen}` : `/${screen}/${game}`}
          aria-current={screen === here ? 'page' : undefined}
        >
          {plain(`nav-${screen}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The same screen for another game. */
export function GameNav({ screen, game }: { screen: Screen; game: string }) {
  const { plain } = useHistoryWords();
  return (
    <nav aria-label={plain('game-nav')} className={styles.nav}>
      {LISTED.map(({ id }) => (
        <GameLink key={id} screen={screen} id={id} isHere={id === game} />
      ))}
    </nav>
  );
}

function GameLink({ screen, id, isHere }: { screen: Screen; id: string; isHere: boolean }) {
  const name = useGameName(id);
  return (
    <Link href={`/${screen}/${id}`} aria-current={isHere ? 'page' : undefined}>
      {name.plain('game')}
    </Link>
  );
}
