import { LONG_CLOCK } from '@nokturn/protocol/limits';
import type { Lobby } from '@nokturn/protocol/types';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from '../app/router.tsx';
import { useStored } from '../app/stored.ts';
import { useSay, useWords } from '../app/words.tsx';
import { call } from '../source/server/api.ts';
import { askedForNotices, isPushOpen, startPush } from '../source/server/push.ts';
import type { TableState } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import styles from './AskForNotices.module.css';

/** A way to notify a person who gets no notifications yet: in this browser, or else by email. */
type Way = 'push' | 'mail';

/**
 * In a match that is played over days, after the person's first move, asks once whether to notify them of their next
 * turn: by then it is clear what that is for.
 */
export function AskForNotices({ lobby, moments }: { lobby: Lobby; moments: TableState['moments'] }) {
  const say = useSay();
  const { language } = useWords();
  const [isAsked, setAsked] = useStored(askedForNotices);
  const [way, setWay] = useState<Way | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isOverDays = (lobby.clock.seconds ?? 0) >= LONG_CLOCK;
  const hasMoved = useHasMoved(moments);
  const mayAsk = isOverDays && hasMoved && !isAsked && lobby.status === 'playing';
  useEffect(() => {
    if (!mayAsk) return;
    call('myNotices').then(
      ({ channels, mail }) => setWay(channels.length > 0 ? null : wayHere(mail)),
      () => setWay(null),
    );
  }, [mayAsk]);
  const start = async () => {
    setAsked(true);
    const { wishes } = await call('myNotices');
    await call('wishNotices', { body: { ...wishes, language } });
    // A person who said yes must not wait in vain.
    if ((await startPush()) === null) setRefused(true);
  };
  if (isRefused)
    return (
      <Aside words={say('notices-push-refused')} onNo={() => setRefused(false)}>
        <Elsewhere words={say('notices-ask-other')} onGo={() => setRefused(false)} />
      </Aside>
    );
  if (!mayAsk || way === null) return null;
  return (
    <Aside words={say(way === 'push' ? 'notices-ask' : 'notices-ask-mail')} onNo={() => setAsked(true)}>
      {way === 'push' ? (
        <button
          type="button"
          className={`${controls.primary} ${controls.small}`}
          onClick={() => void start().catch(() => setRefused(true))}
        >
          {say('notices-ask-yes')}
        </button>
      ) : (
        <Elsewhere words={say('notices-ask-yes')} onGo={() => setAsked(true)} />
      )}
    </Aside>
  );
}

function wayHere(hasMail: boolean): Way | null {
  if (isPushOpen()) return 'push';
  return hasMail ? 'mail' : null;
}

function Aside({ words, onNo, children }: { words: string; onNo: () => void; children: ReactNode }) {
  const say = useSay();
  return (
    <aside className={styles.ask} aria-label={say('notices')} data-testid="ask-for-notices">
      <p>{words}</p>
      <div className={styles.answers}>
        {children}
        <button type="button" className={`${controls.action} ${controls.small}`} onClick={onNo}>
          {say('notices-ask-no')}
        </button>
      </div>
    </aside>
  );
}

/** Leads to all other ways. */
function Elsewhere({ words, onGo }: { words: string; onGo: () => void }) {
  return (
    <Link href="/me/notices" className={`${controls.primary} ${controls.small}`} onClick={onGo}>
      {words}
    </Link>
  );
}

/** Whether the person has answered a question since coming here. */
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
