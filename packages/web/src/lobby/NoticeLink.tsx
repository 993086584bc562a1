import { useEffect, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Link } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import { refusalText } from '../parts/refusal.ts';
import { call, refusedBy } from '../source/server/api.ts';
import controls from '../styles/controls.module.css';
import styles from './Lobby.module.css';

/** The target of links in emails: opening it confirms the address, or stops the emails. */
export default function NoticeLink({ rest }: { rest: readonly string[] }) {
  const [purpose, channel = '', token = ''] = rest;
  const isStop = purpose === 'stop';
  const say = useSay();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const done = isStop
      ? call('stopChannel', { channel, query: { token } })
      : call('confirmChannel', { channel, body: { token } });
    done.then(
      () => setSaid(say(isStop ? 'mail-stopped' : 'mail-confirmed')),
      (error) => {
        const refused = refusedBy(error);
        setSaid(refused?.code === 'not-found' ? say('mail-link-dead') : refusalText(say, refused));
      },
    );
  }, [isStop, channel, token, say]);
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{say(isStop ? 'mail-stop' : 'mail-confirm')}</h1>
        <p className={styles.told} role="status">
          {said}
        </p>
        <p>
          <Link href="/me/notices" className={controls.action}>
            {say('notices')}
          </Link>
        </p>
      </main>
    </>
  );
}
