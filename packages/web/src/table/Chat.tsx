import { LIMITS } from '@nokturn/protocol/limits';
import { Button, SeatBadge } from '@nokturn/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSay, useWords } from '../app/words.tsx';
import { useIdentity } from '../source/server/identity.ts';
import type { Company, TableState } from '../source/source.ts';
import controls from '../styles/controls.module.css';
import styles from './Chat.module.css';

export function Chat({ company, state }: { company: Company; state: TableState }) {
  const say = useSay();
  const { language } = useWords();
  const identity = useIdentity();
  const [words, setWords] = useState('');
  const lines = useRef<HTMLOListElement>(null);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const newest = state.chat.at(-1)?.number;
  useEffect(() => {
    if (newest !== undefined) lines.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  function send(event: FormEvent) {
    event.preventDefault();
    if (words.trim() === '') return;
    company.chat(words.trim());
    setWords('');
  }
  return (
    <div className={styles.chat}>
      {state.chat.length === 0 && <p className={controls.dim}>{say('chat-empty')}</p>}
      <ol ref={lines} className={styles.lines} aria-live="polite">
        {state.chat.map(({ number, at, person, seat, text }) => (
          <li key={number}>
            {seat !== null && <SeatBadge seat={seat} name={person.name} />} <strong>{person.name}</strong>{' '}
            <time className={controls.dim}>{time.format(at)}</time>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {identity ? (
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
      ) : (
        <p className={controls.dim}>{say('chat-stranger')}</p>
      )}
    </div>
  );
}
