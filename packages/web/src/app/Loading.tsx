import { type ReactNode, useEffect, useState } from 'react';
import styles from './Loading.module.css';
import { Link } from './router.tsx';
import { useSay } from './words.tsx';

/** After half a second shows that something is loading; after much longer says why, and offers a way out. */
export function Loading({ label, overdue }: { label?: string; overdue?: string }) {
  const say = useSay();
  const late = useIsPast(500);
  const tooLate = useIsPast(4000) && overdue;
  return (
    <main className={styles.middle} aria-busy="true">
      {late && (
        <p className={styles.waiting} role="status">
          <span className={styles.moon} aria-hidden="true" />
          {tooLate || (label ?? say('loading'))}
        </p>
      )}
      {tooLate && (
        <Link className={styles.home} href="/">
          {say('go-home')}
        </Link>
      )}
    </main>
  );
}

function useIsPast(milliseconds: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return past;
}

/** A screen with nothing but a reason and the way home. */
export function Stop({ title, reason, children }: { title: string; reason: string; children?: ReactNode }) {
  const say = useSay();
  return (
    <main className={styles.middle}>
      <h1>{title}</h1>
      <p>{reason}</p>
      {children}
      <Link className={styles.home} href="/">
        {say('go-home')}
      </Link>
    </main>
  );
}

/** An address that leads nowhere, or a thing that is gone. Other reasons why a screen stops have their own titles. */
export function Missing({ reason }: { reason?: string }) {
  const say = useSay();
  return <Stop title={say('missing')} reason={reason ?? say('missing-help')} />;
}

/** For things that people do together over a network, on a page without a server. */
export function NeedsServer() {
  const say = useSay();
  return <Stop title={say('no-server')} reason={say('no-server-help')} />;
}

/** Opens the same address again. */
export function TryAgain({ words }: { words?: string }) {
  const say = useSay();
  return (
    <button type="button" className={styles.again} onClick={() => window.location.reload()}>
      {words ?? say('try-again')}
    </button>
  );
}

/** Part of the page could not be loaded. */
export function NotLoaded() {
  const say = useSay();
  return (
    <Stop title={say('unloaded')} reason={say('unloaded-help')}>
      <TryAgain />
    </Stop>
  );
}
