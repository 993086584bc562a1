import type { GameText } from '@nokturn/text';
import { useSay } from '../../app/words.tsx';
import controls from '../../styles/controls.module.css';
import styles from './Reactions.module.css';

/** Automatic answers, setting by setting. */
export function SettingFields({
  settings,
  now,
  text,
  onSet,
}: {
  /** The possible values of each. */
  settings: readonly (readonly [name: string, values: readonly string[]])[];
  now: Readonly<Record<string, string>>;
  text: GameText;
  onSet: (changed: Readonly<Record<string, string>>) => void;
}) {
  const say = useSay();
  return settings.map(([name, values]) => (
    <label key={name} className={styles.setting}>
      <span>{text.plain(`reaction-${name}`)}</span>
      <select
        className={controls.field}
        value={now[name] ?? ''}
        onChange={({ target }) => onSet({ [name]: target.value })}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {text.has(`reaction-${name}-${value}`)
              ? text.plain(`reaction-${name}-${value}`)
              : say(`reaction-mode-${value}`)}
          </option>
        ))}
      </select>
    </label>
  ));
}
