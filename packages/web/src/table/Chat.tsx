import { LIMITS } from '@nokturn/protocol/limits';
import type { Person } from '@nokturn/protocol/types';
import { Button, SeatBadge } from '@nokturn/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useSay, useWords } from '../app/words.tsx';
import { isIn } from '../lobby/guests.ts';
import { Icon } from '../parts/Icon.tsx';
import { NameField } from '../parts/NameField.tsx';
import { namesAt } from '../parts/names.ts';
import { refusalText } from '../parts/refusal.ts';
import { refusedBy } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import { muteForMe, unmuteForMe, useHeardLines, useUnheard } from '../source/server/unheard.ts';
import type { Company, TableState } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import styles from './Chat.module.css';
import { SignIcon } from './SignIcon.tsx';
import { Signs } from './Signs.tsx';
import { useSpoken, useVoice } from './voice.ts';

export function Chat({ company, state }: { company: Company; state: TableState }) {
  const say = useSay();
  const { language } = useWords();
  const identity = useIdentity();
  const names = namesAt(say, state.lobby?.seats ?? []);
  const nameOf = ({ id, name }: Person) => names.get(id) ?? name;
  const isMuted = isIn(state.lobby?.muted ?? [], identity?.person.id);
  const [words, setWords] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const lines = useHeardLines(state.chat);
  const newest = lines.at(-1)?.number;
  useEffect(() => {
    const panel = box.current?.parentElement;
    if (panel && newest !== undefined) panel.scrollTop = panel.scrollHeight;
  }, [newest]);
  // At a table messages are read out by its one voice, whether the chat is open or not.
  const voice = useVoice();
  function send(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === '') return;
    company.chat(words.trim());
    setWords('');
  }
  return (
    <div ref={box} className={styles.chat}>
      {lines.length === 0 && <p className={controls.dim}>{say('chat-empty')}</p>}
      <ol className={styles.lines} {...(voice === null && { 'aria-live': 'polite' })}>
        {lines.map(({ number, at, person, seat, text, sign }) => (
          <li key={number}>
            {seat !== null && <SeatBadge seat={seat} name={nameOf(person)} />}{' '}
            <strong>{nameOf(person)}</strong> <time className={controls.dim}>{time.format(at)}</time>
            {person.id !== identity?.person.id && (
              <Button
                look="quiet"
                size="small"
                className={styles.mute}
                aria-label={say('mute-for-me', { name: nameOf(person) })}
                onPress={() => muteForMe(person)}
              >
                <Icon name="no" />
              </Button>
            )}
            {sign ? (
              <p className={styles.signed}>
                <SignIcon sign={sign} /> {say(`sign-${sign}`)}
              </p>
            ) : (
              <p>{text}</p>
            )}
          </li>
        ))}
      </ol>
      <Unheard state={state} />
      {isMuted && <p className={controls.dim}>{say('chat-muted')}</p>}
      {identity && !isMuted && (
        <>
          <Signs onSign={company.sign} />
          <form className={styles.form} onSubmit={send}>
            <input
              className={controls.field}
              aria-label={say('chat-write')}
              placeholder={say('chat-write')}
              value={words}
              maxLength={LIMITS.chat}
              onChange={({ target }) => setWords(target.value)}
            />
            <Button type="submit">{say('chat-send')}</Button>
          </form>
        </>
      )}
      {!identity && <Introduction company={company} />}
    </div>
  );
}

/** Spectators have no name yet, and nobody can chat without one. */
function Introduction({ company }: { company: Company }) {
  const say = useSay();
  const { name: usual } = useSettings();
  const [name, setName] = useState(usual);
  const [problem, setProblem] = useState<string | null>(null);
  useSpoken(problem);
  function introduce(event: FormEvent) {
    event.preventDefault();
    company
      .introduce(name.trim() || say('guest'))
      .catch((error) => setProblem(refusalText(say, refusedBy(error))));
  }
  return (
    <form className={styles.introduction} onSubmit={introduce}>
      <p className={controls.dim}>{say('chat-stranger')}</p>
      <NameField value={name} onChange={setName} />
      <Button type="submit">{say('me-keep')}</Button>
      {problem && <p>{problem}</p>}
    </form>
  );
}

/** People at this table whom the viewer has muted for themselves. */
function Unheard({ state }: { state: TableState }) {
  const say = useSay();
  const seated = (state.lobby?.seats ?? []).flatMap((seat) =>
    seat.kind === 'person' ? [seat.person.id] : [],
  );
  const here = new Set([...seated, ...state.chat.map(({ person }) => person.id)]);
  const muted = useUnheard().filter(({ id }) => here.has(id));
  if (muted.length === 0) return null;
  return (
    <ul className={styles.unheard} data-testid="unheard">
      {muted.map(({ id, name }) => (
        <li key={id}>
          <span className={controls.dim}>{say('muted-for-me', { name })}</span>{' '}
          <Button size="small" aria-label={say('unmute-for-me', { name })} onPress={() => unmuteForMe(id)}>
            {say('guest-unmute')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
