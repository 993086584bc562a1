import { useId, useRef } from 'react';
import { Link } from '../app/router.tsx';
import { useGameName, useSay } from '../app/words.tsx';
import { LISTED, type Listed } from '../games.ts';
import controls from '../styles/controls.module.css';
import styles from './PlayNow.module.css';

/** Asks with pictures which game to play; the table is set up next. */
export function InviteFriends() {
  const say = useSay();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className={`${controls.action} ${controls.big}`}
        aria-haspopup="dialog"
        data-testid="invite"
        onClick={() => dialog.current?.showModal()}
      >
        {say('invite-friends')}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} data-testid="invite-games">
        <div className={styles.inside}>
          <h2 id={title}>{say('invite-which')}</h2>
          <p>{say('invite-help')}</p>
          <ul className={styles.games}>
            {LISTED.map((game) => (
              <li key={game.id}>
                <Picture game={game} />
              </li>
            ))}
          </ul>
          <button type="button" className={controls.action} onClick={() => dialog.current?.close()}>
            {say('play-now-close')}
          </button>
        </div>
      </dialog>
    </>
  );
}

function Picture({ game }: { game: Listed }) {
  const name = useGameName(game.id);
  return (
    <Link className={styles.game} data-game={game.id} href={`/new/${game.id}?with=friends`}>
      <img src={game.art} alt="" width={800} height={560} />
      <strong>{name.plain('game')}</strong>
      <span>{name.plain('game', {}, 'tagline')}</span>
    </Link>
  );
}
