import { LIMITS } from '@nokturn/protocol/limits';
import type { Circle } from '@nokturn/protocol/types';
import { type FormEvent, useEffect, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { go, Link } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { NameField } from '../parts/NameField.tsx';
import { Problem } from '../parts/Problem.tsx';
import { refusalText } from '../parts/refusal.ts';
import { call, refusedBy } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { beCalled } from '../source/server/person.ts';
import controls from '../styles/controls.module.css';
import styles from './Circle.module.css';
import { useCircleWords } from './useCircleWords.ts';

/** The circles that the person is in, and a new one. */
export function CircleList() {
  const say = useSay();
  const tell = useCircleWords();
  const identity = useIdentity();
  const { name: usual } = useSettings();
  const [circles, setCircles] = useState<readonly Circle[]>([]);
  const [name, setName] = useState('');
  const [myName, setMyName] = useState(usual);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (identity === null) return setCircles([]);
    call('myCircles').then(
      (reply) => setCircles(reply.circles),
      () => setCircles([]),
    );
  }, [identity]);

  async function found(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      if (identity === null) await beCalled(myName.trim() || say('guest'));
      const { circle } = await call('createCircle', { body: { name: name.trim() } });
      go(`/c/${circle.code}`);
    } catch (error) {
      setBusy(false);
      setProblem(refusalText(say, refusedBy(error)));
    }
  }

  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{say('circles')}</h1>
        <p className={controls.dim}>{tell('circles-help')}</p>
        {circles.length > 0 && (
          <ul className={styles.list} data-testid="circles">
            {circles.map(({ code, name: called, members }) => (
              <li key={code}>
                <Link className={styles.entry} href={`/c/${code}`}>
                  <strong>{called}</strong>
                  <span className={controls.dim}>{members.map(({ person }) => person.name).join(', ')}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <form className={`${controls.panel} ${styles.fields}`} onSubmit={found}>
          <h2>{tell('circle-new')}</h2>
          {identity === null && <NameField value={myName} onChange={setMyName} />}
          <label className={styles.field}>
            <span>{tell('circle-name')}</span>
            <input
              className={controls.field}
              value={name}
              required
              maxLength={LIMITS.circleName}
              onChange={({ target }) => setName(target.value)}
            />
          </label>
          <button type="submit" className={controls.primary} disabled={busy || name.trim() === ''}>
            {tell('circle-found')}
          </button>
          <Problem>{problem}</Problem>
        </form>
      </main>
    </>
  );
}
