import { type Game, type OptionSpec, type OptionValue, readOptionValue } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { useSay } from '../app/words.tsx';
import controls from '../styles/controls.module.css';
import { type Plan, shownOptions } from './plan.ts';
import styles from './SetUp.module.css';

/** The single options of the game, each with a sentence. Where the game has presets they are folded. */
export function OptionFields({
  game,
  text,
  plan,
  onChange,
}: {
  game: Game;
  text: GameText;
  plan: Plan;
  onChange: (options: Plan['options']) => void;
}) {
  const say = useSay();
  const shown = shownOptions(game, plan);
  const fields = (
    <div className={styles.fields}>
      {Object.entries(game.options).map(([key, spec]) => (
        <OptionField
          key={key}
          name={key}
          spec={spec}
          text={text}
          value={shown[key] ?? ''}
          onChange={(value) => onChange({ ...plan.options, [key]: value })}
        />
      ))}
    </div>
  );
  if (game.presets === undefined)
    return (
      <>
        <h2>{say('setup-options')}</h2>
        {fields}
      </>
    );
  return (
    <details className={styles.more}>
      <summary>{say('setup-single-options', { count: Object.keys(game.options).length })}</summary>
      {fields}
    </details>
  );
}

function OptionField({
  name,
  spec,
  text,
  value,
  onChange,
}: {
  name: string;
  spec: OptionSpec;
  text: GameText;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}) {
  const help = `option-${name}-help`;
  return (
    <div className={styles.option}>
      <label htmlFor={`option-${name}`}>{text.plain(`option-${name}`)}</label>
      {spec.kind === 'number' ? (
        <input
          id={`option-${name}`}
          className={controls.field}
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          aria-describedby={help}
          onChange={({ target }) => onChange(readOptionValue(spec, target.value))}
        />
      ) : (
        <select
          id={`option-${name}`}
          className={controls.field}
          value={String(value)}
          aria-describedby={help}
          onChange={({ target }) => onChange(readOptionValue(spec, target.value))}
        >
          {spec.values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {text.plain(`option-${name}-${one}`)}
            </option>
          ))}
        </select>
      )}
      <p id={help} className={styles.hint}>
        {text.plain(`option-${name}`, {}, 'help')}
      </p>
    </div>
  );
}
