import { type FormEvent, useEffect, useState } from 'react';
import { Header } from '../app/Header.tsx';
import { go, useAddress } from '../app/router.tsx';
import { useSettings } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { NameField } from '../parts/NameField.tsx';
import { refusalText } from '../parts/refusal.ts';
import { ShareLink } from '../parts/ShareLink.tsx';
import { Twice } from '../parts/Twice.tsx';
import { CallError } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { beCalled, becomePerson, beForgotten, personalLink } from '../source/server/person.ts';
import controls from '../styles/controls.module.css';
import styles from './Lobby.module.css';

/** The way out. */
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
      onRefused(refusalText(say, error instanceof CallError ? error.refused : null));
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

/** Who one is: a name, and the personal link that takes it to another device. */
export default function Me() {
  const say = useSay();
  const { hash } = useAddress();
  const identity = useIdentity();
  const settings = useSettings();
  const [name, setName] = useState(identity?.person.name ?? settings.name);
  const [told, setTold] = useState<string | null>(null);

  // A personal link was opened: become that person, and take the secret out of the address.
  useEffect(() => {
    if (hash === '') return;
    becomePerson(hash)
      .then((person) => {
        setName(person.name);
        setTold(say('me-arrived', { name: person.name }));
      })
      .catch((error) => setTold(refusalText(say, error instanceof CallError ? error.refused : null)))
      .finally(() => go('/me', { replace: true }));
  }, [hash, say]);

  async function keep(event: FormEvent) {
    event.preventDefault();
    try {
      await beCalled(name.trim() || say('guest'));
      setTold(say('me-kept'));
    } catch (error) {
      setTold(refusalText(say, error instanceof CallError ? error.refused : null));
    }
  }

  const link = identity && personalLink();
  return (
    <>
      <Header />
      <main className={styles.page}>
        <h1>{say('me')}</h1>
        <p className={controls.dim}>{say('me-help')}</p>
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
        {link && (
          <section className={controls.panel}>
            <h2>{say('me-move')}</h2>
            <p>{say('me-move-help')}</p>
            <ShareLink link={link} />
          </section>
        )}
        {identity && <ForgetMe onForgotten={() => setTold(say('me-forgotten'))} onRefused={setTold} />}
      </main>
    </>
  );
}
