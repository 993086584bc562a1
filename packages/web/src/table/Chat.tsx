import { LIMITS } from '@nokturn/protocol/limits';
import { Button, SeatBadge } from '@nokturn/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { useSay, useWords } from '../app/words.tsx';
import { isIn } from '../lobby/guests.ts';
import { NameField } from '../parts/NameField.tsx';
import { refusalText } from '../parts/refusal.ts';
import { refusedBy } from '../source/server/api.ts';
import { useIdentity } from '../source/server/identity.ts';
import type { Company, TableState } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import styles from './Chat.module.css';
import { useSpoken, useVoice } from './voice.ts';

export function Chat({ company, state }: { company: Company; state: TableState }) {
  const say = useSay();
  const { language } = useWords();
  const identity = useIdentity();
  const isMuted = isIn(state.lobby?.muted ?? [], identity?.person.id);
  const [words, setWords] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const newest = state.chat.at(-1)?.number;
  useEffect(() => {
    const panel = box.current?.parentElement;
    if (panel && newest !== undefined) panel.scrollTop = panel.scrollHeight;
  }, [newest]);
  // At a table what is said is spoken by its one voice, whether this is open or not.
  const voice = useVoice();
  function send(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === '') return;
    company.chat(words.trim());
    setWords('');
  }
  return (
    <div ref={box} className={styles.chat}>
      {state.chat.length === 0 && <p className={controls.dim}>{say('chat-empty')}</p>}
      <ol className={styles.lines} {...(voice === null && { 'aria-live': 'polite' })}>
        {state.chat.map(({ number, at, person, seat, text }) => (
          <li key={number}>
            {seat !== null && <SeatBadge seat={seat} name={person.name} />} <strong>{person.name}</strong>{' '}
            <time className={controls.dim}>{time.format(at)}</time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {isMuted && <p className={controls.dim}>{say('chat-muted')}</p>}
      {identity && !isMuted && (
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
      )}
      {!identity && <Introduction company={company} />}
    </div>
  );
}

/** Whoever only looks on has no name yet, and nobody talks without one. */
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
