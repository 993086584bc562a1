import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { loaded } from '../app/loads.ts';
import { go, useAddress } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useGameName, useSay } from '../app/words.tsx';
import { LISTED, type Listed } from '../games.ts';
import { Problem } from '../parts/Problem.tsx';
import controls from '../styles/controls.module.css';
import { PLAY_NOW } from './address.ts';
import styles from './PlayNow.module.css';

/** One question, asked with pictures, and the match against bots begins. */
export function PlayNow() {
  const say = useSay();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { hash } = useAddress();
  const [begun, setBegun] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const { name, level } = useSettings();
  const isCalled = hash === PLAY_NOW;
  const open = useCallback(() => {
    setFailed(false);
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (isCalled) open();
  }, [isCalled, open]);

  async function play(game: Listed) {
    setBegun(game.id);
    setFailed(false);
    try {
      const { begunAtOnce } = await loaded(() => import('../setup/atOnce.ts'));
      go(await begunAtOnce(game, { name: name || say('guest'), level }));
    } catch {
      setBegun(null);
      setFailed(true);
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${controls.primary} ${controls.big}`}
        aria-haspopup="dialog"
        data-testid="play-now"
        onClick={open}
      >
        {say('play-now')}
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-labelledby={title}
        data-testid="play-now-games"
        // A person who comes back to this page, or reloads it, is not asked again.
        onClose={() => isCalled && go('/', { replace: true })}
      >
        <div className={styles.inside}>
          <h2 id={title}>{say('play-now-which')}</h2>
          <p>{say('play-now-help')}</p>
          <ul className={styles.games}>
            {LISTED.map((game) => (
              <li key={game.id}>
                <Picture
                  game={game}
                  isBegun={begun === game.id}
                  isOff={begun !== null}
                  onPlay={() => void play(game)}
                />
              </li>
            ))}
          </ul>
          <Problem>{hasFailed && say('play-now-failed')}</Problem>
          <button type="button" className={controls.action} onClick={() => dialog.current?.close()}>
            {say('play-now-close')}
          </button>
        </div>
      </dialog>
    </>
  );
}

function Picture({
  game,
  isBegun,
  isOff,
  onPlay,
}: {
  game: Listed;
  isBegun: boolean;
  isOff: boolean;
  onPlay: () => void;
}) {
  const say = useSay();
  const name = useGameName(game.id);
  return (
    <button
      type="button"
      className={styles.game}
      data-game={game.id}
      data-begun={isBegun || undefined}
      aria-disabled={isOff}
      onClick={() => !isOff && onPlay()}
    >
      <img src={game.art} alt="" width={800} height={560} />
      <strong>{name.plain('game')}</strong>
      <span>{isBegun ? say('dealing') : name.plain('game', {}, 'tagline')}</span>
    </button>
  );
}
