import { CODE_LENGTH, CODE_LENGTHS, tidyCode } from '@nokturn/protocol/limits';
import { type FormEvent, useState } from 'react';
import { go } from '../app/router.tsx';
import { useSay } from '../app/words.tsx';
import controls from '../styles/controls.module.css';
import styles from './Landing.module.css';

export function JoinByCode() {
  const say = useSay();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  function join(event: FormEvent) {
    event.preventDefault();
    const tidy = tidyCode(code.split('/').at(-1)?.split('?')[0] ?? '');
    if (CODE_LENGTHS.includes(tidy.length)) go(`/m/${tidy}`);
    else setWrong(true);
  }
  return (
    <form className={styles.join} onSubmit={join}>
      <label>
        <span>{say('join-code')}</span>
        <input
          className={controls.field}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setWrong(false);
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="abcd-2345-efgh"
          aria-invalid={wrong}
          aria-describedby={wrong ? 'wrong-code' : undefined}
        />
      </label>
      <button type="submit" className={controls.action}>
        {say('join')}
      </button>
      {wrong && (
        <p id="wrong-code" role="alert">
          {say('join-code-wrong', { length: CODE_LENGTH })}
        </p>
      )}
    </form>
  );
}
