import type { Circle, Reply } from '@nokturn/protocol/types';
import { useCallback, useEffect, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { Loading, Stop } from '../app/Loading.tsx';
import { go, useAddress } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { NameField } from '../parts/NameField.tsx';
import { Problem } from '../parts/Problem.tsx';
import { refusalText } from '../parts/refusal.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { call, refusedBy } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { beCalled } from '../source/server/person.ts';
import controls from '../styles/controls.module.css';
import styles from './Circle.module.css';
import { KeeperFields } from './KeeperFields.tsx';
import { Members } from './Members.tsx';
import { membersApart } from './members.ts';
import { Season } from './Season.tsx';
import { StartTogether } from './StartTogether.tsx';
import { useCircleWords } from './useCircleWords.ts';

/** A circle as its members see it; anyone with its link can join. */
export function CirclePage({ code }: { code: string }) {
  const say = useSay();
  const tell = useCircleWords();
  const identity = useIdentity();
  const { hash } = useAddress();
  const [found, setCircle] = useState<Circle | null | 'stranger'>(null);
  const circle = found === null || found === 'stranger' ? found : membersApart(found);
  const [problem, setProblem] = useState<string | null>(null);
  const me = identity?.person.id;

  useEffect(() => {
    if (me === undefined) return setCircle('stranger');
    call('circle', { code }).then(
      (reply) => setCircle(reply.circle),
      (error) => {
        setCircle('stranger');
        if (refusedBy(error)?.code !== 'not-found') setProblem(refusalText(say, refusedBy(error)));
      },
    );
  }, [code, me, say]);

  /** The server answers every action with the circle as it is afterwards. */
  const act = useCallback(
    async (work: () => Promise<{ circle?: Circle }>) => {
      setProblem(null);
      try {
        const { circle: now } = await work();
        if (now) setCircle(now);
      } catch (error) {
        setProblem(refusalText(say, refusedBy(error)));
      }
    },
    [say],
  );

  if (circle === null) return <Loading />;
  if (circle === 'stranger')
    return hash === '' ? (
      <Stop title={tell('circle-unknown')} reason={problem ?? tell('circle-unknown-help')} />
    ) : (
      <Join code={code} invite={hash} onJoined={setCircle} />
    );
  const isKeeper = circle.members.some(({ person, keeper }) => keeper && person.id === me);
  const link = `${window.location.origin}/c/${code}#${circle.invite}`;
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{circle.name}</h1>
        <Problem>{problem}</Problem>
        <StartTogether circle={circle} me={me} />
        <Season circle={circle} />
        <Members circle={circle} me={me} isKeeper={isKeeper} onAct={act} onLeft={() => go('/c')} />
        <section className={controls.panel}>
          <h2>{tell('circle-invite')}</h2>
          <p className={controls.dim}>{tell('circle-invite-help')}</p>
          <ShareLink link={link} title={circle.name} />
        </section>
        {isKeeper && <KeeperFields key={circle.name} circle={circle} onAct={act} />}
      </main>
    </>
  );
}

function Join({
  code,
  invite,
  onJoined,
}: {
  code: string;
  invite: string;
  onJoined: (circle: Circle) => void;
}) {
  const say = useSay();
  const tell = useCircleWords();
  const { name: usual } = useSettings();
  const [name, setName] = useState(usual);
  const [problem, setProblem] = useState<string | null>(null);
  const [invited, setInvited] = useState<Reply<'circleInvitation'> | null>(null);
  useEffect(() => {
    // Without an invitation the person can still try to join, and is told then if that is impossible.
    call('circleInvitation', { code, body: { invite } }).then(setInvited, () => setInvited(null));
  }, [code, invite]);

  async function join() {
    try {
      await beCalled(name.trim() || say('guest'));
      const { circle } = await call('joinCircle', { code, body: { invite } });
      go(`/c/${code}`, { replace: true });
      onJoined(circle);
    } catch (error) {
      const refused = refusedBy(error);
      setProblem(refused?.code === 'not-found' ? tell('circle-old-link') : refusalText(say, refused));
    }
  }

  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{tell('circle-join')}</h1>
        <p className={controls.dim}>{tell('circle-join-help')}</p>
        <form
          className={`${controls.panel} ${styles.fields}`}
          onSubmit={(event) => {
            event.preventDefault();
            void join();
          }}
        >
          {invited && (
            <p className={styles.entry} data-testid="circle-invitation">
              <strong>{invited.name}</strong>
              <span className={controls.dim}>{tell('circle-members', { count: invited.members })}</span>
            </p>
          )}
          <NameField value={name} onChange={setName} />
          <button type="submit" className={`${controls.primary} ${controls.big}`}>
            {tell('circle-join')}
          </button>
          <Problem>{problem}</Problem>
        </form>
      </main>
    </>
  );
}
