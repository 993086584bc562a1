import type { Seat, View } from '@nokturn/engine';
import { Button, Marked, seatOf, useKit } from '@nokturn/ui';
import { useState } from 'react';
import { go } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import { refusedBy } from '../source/server/api.ts';
import { LOOK_BACK } from './address.ts';
import styles from './Ending.module.css';
import { rematch, type Whereabouts } from './rematch.ts';

/** The end of a match at its table: who won, and where to go from here. */
export function Ending({
  view,
  at,
  story,
}: {
  view: View;
  at: Whereabouts;
  /** How it came to this, where all win or lose together, as marked text. */
  story: string | null;
}) {
  const say = useSay();
  const { text } = useKit();
  const winners = view.result?.winners ?? [];
  const own = ownSeat(view, at);
  const replay = at.kind === 'local' ? `/replay/local/${at.saved.id}` : `/replay/${at.code}`;
  return (
    <section className={styles.ending} aria-label={say('ending')} data-testid="ending">
      <div aria-live="polite">
        {own !== null && (
          <p className={styles.verdict}>{say(winners.includes(own) ? 'ending-yours' : 'ending-lost')}</p>
        )}
        <p className={styles.sentence}>
          <Marked
            text={
              story ??
              (winners.length === 0
                ? say('ending-nobody')
                : text.say('ending-winners', { winners: [...winners] }))
            }
          />
        </p>
      </div>
      <div className={styles.ways}>
        <Button look="move" onPress={() => go(replay)}>
          {say('see-result')}
        </Button>
        {view.viewer !== 'spectator' && (
          <Button onPress={() => go(`${replay}#${LOOK_BACK}`)}>{say('look-back')}</Button>
        )}
        <RematchButton at={at} />
        <Button look="quiet" onPress={() => go('/')}>
          {say('go-home')}
        </Button>
      </div>
    </section>
  );
}

/** Whose victory or defeat it is; nobody's in particular where several people share a screen. */
function ownSeat({ viewer }: View, at: Whereabouts): Seat | null {
  const isShared = at.kind === 'local' && at.saved.seats.filter(({ kind }) => kind === 'person').length > 1;
  return isShared ? null : seatOf(viewer);
}

export function RematchButton({ at }: { at: Whereabouts }) {
  const say = useSay();
  const [problem, setProblem] = useState<string | null>(null);
  async function again() {
    try {
      go(await rematch(at));
    } catch (error) {
      setProblem(refusalText(say, refusedBy(error)));
    }
  }
  return (
    <>
      <Button onPress={() => void again()}>{say('rematch')}</Button>
      {problem && <span role="alert">{problem}</span>}
    </>
  );
}
