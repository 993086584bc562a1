import { LIMITS } from '@nokturn/protocol/limits';
import { useSay } from '../app/words.tsx';
import controls from '../styles/controls.module.css';
import styles from './NameField.module.css';

/** The person's name; without a name they are a guest. */
export function NameField({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const say = useSay();
  return (
    <label className={styles.name}>
      <span>{say('your-name')}</span>
      <input
        className={controls.field}
        value={value}
        maxLength={LIMITS.name}
        placeholder={say('guest')}
        autoComplete="nickname"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
