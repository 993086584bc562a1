import { type ReactNode, useEffect, useState } from 'react';
import styles from './Loading.module.css';
import { Link } from './router.tsx';
import { useSay } from './words.tsx';

/** What takes longer than half a second shows that it is under way; what takes far longer says why, and lets go. */
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

/** A screen that has nothing to show but why, and the way home. */
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

/** An address that leads nowhere, or a thing that is gone. Whatever else stops a screen says so by another name. */
export function Missing({ reason }: { reason?: string }) {
  const say = useSay();
  return <Stop title={say('missing')} reason={reason ?? say('missing-help')} />;
}

/** What people do together over a network, on a page that has no server behind it. */
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

/** A part of the page did not come. */
export function NotLoaded() {
  const say = useSay();
  return (
    <Stop title={say('unloaded')} reason={say('unloaded-help')}>
      <TryAgain />
    </Stop>
  );
}
