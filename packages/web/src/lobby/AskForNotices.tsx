import { LONG_CLOCK } from '@nokturn/protocol/limits';
import type { Lobby } from '@nokturn/protocol/types';
import { useEffect, useState } from 'react';
import { stored, useStored } from '../app/stored.ts';
import { useSay, useWords } from '../app/words.tsx';
import { call } from '../source/server/api.ts';
import { isPushOpen, startPush } from '../source/server/push.ts';
import type { TableState } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import styles from './AskForNotices.module.css';

const wasAsked = stored('nokturn.asked-for-notices', false);

/**
 * In a match that is played over days, after the first move of one's own, one is asked once whether to be told when it is
 * one's move again: then it is plain what for.
 */
export function AskForNotices({ lobby, moments }: { lobby: Lobby; moments: TableState['moments'] }) {
  const say = useSay();
  const { language } = useWords();
  const [isAsked, setAsked] = useStored(wasAsked);
  const [isTold, setTold] = useState(true);
  const isOverDays = (lobby.clock.seconds ?? 0) >= LONG_CLOCK;
  const hasMoved = useHasMoved(moments);
  const mayAsk = isOverDays && hasMoved && !isAsked && lobby.status === 'playing' && isPushOpen();
  useEffect(() => {
    if (!mayAsk) return;
    call('myNotices').then(
      ({ channels }) => setTold(channels.length > 0),
      () => setTold(true),
    );
  }, [mayAsk]);
  if (!mayAsk || isTold) return null;
  const start = async () => {
    setAsked(true);
    const { wishes } = await call('myNotices');
    await call('wishNotices', { body: { ...wishes, language } });
    await startPush();
  };
  return (
    <aside className={styles.ask} aria-label={say('notices')} data-testid="ask-for-notices">
      <p>{say('notices-ask')}</p>
      <div className={styles.answers}>
        <button
          type="button"
          className={`${controls.primary} ${controls.small}`}
          onClick={() => void start().catch(() => {})}
        >
          {say('notices-ask-yes')}
        </button>
        <button
          type="button"
          className={`${controls.action} ${controls.small}`}
          onClick={() => setAsked(true)}
        >
          {say('notices-ask-no')}
        </button>
      </div>
    </aside>
  );
}

/** Whether a question that one was asked while here is answered now. */
function useHasMoved(moments: TableState['moments']): boolean {
  const [asked, setAsked] = useState<number | null>(null);
  const last = moments.at(-1);
  const isAsked = last?.view?.asked?.mine != null;
  const version = last?.version ?? 0;
  useEffect(() => {
    if (isAsked) setAsked((first) => first ?? version);
  }, [isAsked, version]);
  return asked !== null && version > asked;
}
