import { type ReactNode, useEffect, useState } from 'react';
import styles from './Loading.module.css';
import { Link } from './router.tsx';
import { useSay } from './words.tsx';

/** What takes longer than half a second shows that it is under way. */
export function Loading({ label }: { label?: string }) {
  const say = useSay();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.middle} aria-busy="true">
      {late && (
        <p className={styles.waiting} role="status">
          <span className={styles.moon} aria-hidden="true" />
          {label ?? say('loading')}
        </p>
      )}
    </main>
  );
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
