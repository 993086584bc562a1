import type { Preset, Rulebook } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { useSay } from '../app/words.tsx';
import { type Plan, presetOf } from './plan.ts';
import styles from './SetUp.module.css';

/** The few usual ways to play a game, each with a sentence: enough for people who do not want individual options. */
export function PresetFields({
  game,
  text,
  plan,
  onChoose,
}: {
  game: Rulebook;
  text: GameText;
  plan: Plan;
  onChoose: (preset: Preset) => void;
}) {
  const say = useSay();
  const presets = Object.entries(game.presets ?? {});
  if (presets.length === 0) return null;
  const chosen = presetOf(game, plan);
  return (
    <fieldset className={styles.presets}>
      <legend>{say('setup-preset')}</legend>
      {presets.map(([id, preset]) => (
        <label key={id} className={styles.preset}>
          <input
            type="radio"
            name="preset"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(preset)}
          />
          <span>
            <strong>{text.plain(`preset-${id}`)}</strong>
            <small>{text.plain(`preset-${id}`, {}, 'help')}</small>
          </span>
        </label>
      ))}
      {chosen === null && <p className={styles.hint}>{say('setup-own-mix')}</p>}
    </fieldset>
  );
}
