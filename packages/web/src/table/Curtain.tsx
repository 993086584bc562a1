import type { Seat, Viewer } from '@nokturn/engine';
import { Button } from '@nokturn/ui';
import { useSay } from '../app/words.tsx';
import { namesOf } from '../parts/names.ts';
import type { MatchSource, Sharing } from '../source/source.ts';
import styles from './Curtain.module.css';

/** The seat that has to open the curtain; null while it is open. */
export function awaitedBehind(sharing: Sharing | null, viewer: Viewer): Seat | null {
  const next = sharing?.waitingFor() ?? null;
  return next === viewer ? null : next;
}

/** Between people at one screen: nobody sees another player's things while the screen changes hands. */
export function Curtain({
  source,
  sharing,
  viewer,
}: {
  source: MatchSource;
  sharing: Sharing;
  viewer: Viewer;
}) {
  const say = useSay();
  const next = awaitedBehind(sharing, viewer);
  if (next === null) return null;
  const name = namesOf(say, source.state().facts?.holders ?? [])[next] ?? '';
  return (
    <div
      className={styles.curtain}
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain"
      data-part="curtain"
    >
      <div className={styles.folds} aria-hidden="true" />
      <div className={styles.words}>
        <h2 id="curtain">{say('curtain', { name })}</h2>
        <p>{say('curtain-help', { name })}</p>
        <Button autoFocus look="move" size="large" onPress={() => sharing.sit(next)}>
          {say('curtain-open', { name })}
        </Button>
      </div>
    </div>
  );
}
