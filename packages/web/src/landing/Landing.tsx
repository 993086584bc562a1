import { Header } from '../app/Header.tsx';
import { Link } from '../app/router.tsx';
import { HAS_SERVER } from '../app/site.ts';
import { useSay } from '../app/words.tsx';
import city from '../art/city.svg';
import { hasPuzzles, isGuided, LISTED } from '../games.ts';
import { GameCard } from './GameCard.tsx';
import { ImportMatch } from './ImportMatch.tsx';
import { InviteFriends } from './InviteFriends.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import styles from './Landing.module.css';
import { OpenTables } from './OpenTables.tsx';
import { PlayNow } from './PlayNow.tsx';
import { YourMatches } from './YourMatches.tsx';

export function Landing() {
  const say = useSay();
  const [first] = LISTED;
  return (
    <>
      <Header over />
      <main>
        <section className={styles.hero} style={{ backgroundImage: `url(${city})` }}>
          <div className={styles.pitch}>
            <h1>{say('landing-title')}</h1>
            <p>{say('landing-pitch')}</p>
            <div className={styles.ways}>
              <PlayNow />
              {HAS_SERVER && <InviteFriends />}
            </div>
            {first && isGuided(first.id) && (
              <p className={styles.first}>
                <Link href={`/learn/${first.id}`}>{say('learn-first-game')}</Link>
                {hasPuzzles() && <Link href="/puzzles">{say('puzzles-tonight')}</Link>}
                {HAS_SERVER && <a href="#open-tables">{say('open-tables')}</a>}
              </p>
            )}
            {HAS_SERVER && <JoinByCode />}
          </div>
        </section>
        <div className={styles.below}>
          <YourMatches />
          <section aria-labelledby="games">
            <h2 id="games">{say('games')}</h2>
            <div className={styles.games}>
              {LISTED.map((game) => (
                <GameCard key={game.id} game={game} />
              ))}
            </div>
          </section>
          {HAS_SERVER && <OpenTables />}
          <Promises />
        </div>
      </main>
      <footer className={styles.footer}>
        <p>{say('footer')}</p>
        <p>
          {say('credits-icons')} <a href="https://game-icons.net">game-icons.net</a> (CC BY 3.0)
        </p>
        {HAS_SERVER ? (
          <>
            <Link href="/c">{say('circles')}</Link>
            <Link href="/me">{say('me-link')}</Link>
          </>
        ) : (
          <p>{say('no-server-help')}</p>
        )}
        <ImportMatch />
      </footer>
    </>
  );
}

/** What is special about this table, in a few words. */
function Promises() {
  const say = useSay();
  return (
    <section className={styles.promises} aria-label={say('promises')}>
      {['rules', 'secrets', 'fair', 'home'].map((id) => (
        <div key={id}>
          <h3>{say(`promise-${id}`)}</h3>
          <p>{say(`promise-${id}`, {}, 'text')}</p>
        </div>
      ))}
    </section>
  );
}
