import { Button } from '@nokturn/ui';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { go, Link, useAddress } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { NameField } from '../parts/NameField.tsx';
import { refusalText } from '../parts/refusal.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { Twice } from '../parts/Twice.tsx';
import { refusedBy } from '../source/server/api.ts';
import { type Identity, useIdentity } from '../source/server/identity.ts';
import {
  beCalled,
  becomePerson,
  beForgotten,
  isSomebodyElse,
  ownerOf,
  personalLink,
} from '../source/server/person.ts';
import controls from '../styles/controls.module.css';
import { HolidayPanel } from './HolidayPanel.tsx';
import styles from './Lobby.module.css';
import { Notices } from './Notices.tsx';

/** Deletes the person here. */
function ForgetMe({
  onForgotten,
  onRefused,
}: {
  onForgotten: () => void;
  onRefused: (reason: string) => void;
}) {
  const say = useSay();

  async function forget() {
    try {
      await beForgotten();
      onForgotten();
    } catch (error) {
      onRefused(refusalText(say, refusedBy(error)));
    }
  }

  return (
    <section className={controls.panel}>
      <h2>{say('me-forget')}</h2>
      <p>{say('me-forget-help')}</p>
      <Twice first={say('me-forget')} sure={say('me-forget-sure')} onSure={() => void forget()} />
    </section>
  );
}

/**
 * Somebody else's personal link: a person who already has a seat under another name must not lose it by following a
 * link.
 */
function Other({
  other,
  mine,
  onBecome,
  onStay,
}: {
  other: Identity;
  mine: Identity;
  onBecome: () => void;
  onStay: () => void;
}) {
  const say = useSay();
  const names = { name: other.person.name, mine: mine.person.name };
  return (
    <section className={controls.panel} data-testid="other-person">
      <h2>{say('me-other', names)}</h2>
      <p>{say('me-other-help', names)}</p>
      <div className={styles.actions}>
        <Button onPress={onStay}>{say('me-other-stay', names)}</Button>
        <Twice first={say('me-other-become', names)} sure={say('me-other-sure', names)} onSure={onBecome} />
      </div>
    </section>
  );
}

/**
 * The person's identity: a name, and the personal link that takes it to another device; `/me/notices` starts with the
 * notifications.
 */
export default function Me({ rest: [part] }: { rest: readonly string[] }) {
  const say = useSay();
  const { hash } = useAddress();
  const identity = useIdentity();
  const settings = useSettings();
  const [name, setName] = useState(identity?.person.name ?? settings.name);
  const [told, setTold] = useState<string | null>(null);
  const [other, setOther] = useState<Identity | null>(null);

  const become = useCallback(
    (owner: Identity) => {
      const { name } = owner.person;
      becomePerson(owner);
      setOther(null);
      setName(name);
      setTold(say('me-arrived', { name }));
    },
    [say],
  );

  // A personal link was opened: takes the secret out of the address, and becomes that person.
  useEffect(() => {
    if (hash === '') return;
    ownerOf(hash)
      .then((owner) => (isSomebodyElse(owner) ? setOther(owner) : become(owner)))
      .catch((error) => setTold(refusalText(say, refusedBy(error))))
      .finally(() => go('/me', { replace: true }));
  }, [hash, say, become]);

  async function keep(event: FormEvent) {
    event.preventDefault();
    try {
      await beCalled(name.trim() || say('guest'));
      setTold(say('me-kept'));
    } catch (error) {
      setTold(refusalText(say, refusedBy(error)));
    }
  }

  const link = identity && personalLink();
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{say('me')}</h1>
        <p className={controls.dim}>{say('me-help')}</p>
        {other && identity && (
          <Other other={other} mine={identity} onBecome={() => become(other)} onStay={() => setOther(null)} />
        )}
        <form className={`${controls.panel} ${styles.join}`} onSubmit={keep}>
          <NameField value={name} onChange={setName} />
          <button type="submit" className={controls.primary}>
            {say('me-keep')}
          </button>
        </form>
        {told && (
          <p className={styles.told} role="status">
            {told}
          </p>
        )}
        <section className={controls.panel}>
          <h2>{say('me-past')}</h2>
          <div className={styles.actions}>
            <Link className={controls.action} href="/history">
              {say('all-matches')}
            </Link>
            <Link className={controls.action} href="/statistics">
              {say('me-statistics')}
            </Link>
            <Link className={controls.action} href="/c">
              {say('circles')}
            </Link>
          </div>
        </section>
        {link && (
          <section className={controls.panel}>
            <h2>{say('me-move')}</h2>
            <p>{say('me-move-help')}</p>
            <ShareLink link={link} />
          </section>
        )}
        {identity && <Notices key={identity.person.id} isWanted={part === 'notices'} />}
        {identity && <HolidayPanel key={`holiday ${identity.person.id}`} />}
        {identity && <ForgetMe onForgotten={() => setTold(say('me-forgotten'))} onRefused={setTold} />}
      </main>
    </>
  );
}
