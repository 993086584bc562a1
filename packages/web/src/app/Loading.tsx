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

/** An address that leads nowhere, or a thing that is gone. */
export function Missing({ reason, children }: { reason?: string; children?: ReactNode }) {
  const say = useSay();
  return (
    <main className={styles.middle}>
      <h1>{say('missing')}</h1>
      <p>{reason ?? say('missing-help')}</p>
      {children}
      <Link className={styles.home} href="/">
        {say('go-home')}
      </Link>
    </main>
  );
}
