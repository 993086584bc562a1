import { type Game, type OptionSpec, type OptionValue, readOptionValue } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { useSay } from '../app/words.tsx';
import type { Listed } from '../games.ts';
import controls from '../styles/controls.module.css';
import { type Plan, shownOptions } from './plan.ts';
import styles from './SetUp.module.css';

/** The options of the game, each with a sentence; the few that matter most are open, the rest can be unfolded. */
export function OptionFields({
  game,
  text,
  presets,
  plan,
  onChange,
}: {
  game: Game;
  text: GameText;
  presets: Listed['presets'];
  plan: Plan;
  onChange: (options: Plan['options']) => void;
}) {
  const say = useSay();
  const shown = shownOptions(game, plan);
  const entries = Object.entries(game.options);
  const field = ([key, spec]: (typeof entries)[number]) => (
    <OptionField
      key={key}
      name={key}
      spec={spec}
      text={text}
      value={shown[key] ?? ''}
      onChange={(value) => onChange({ ...plan.options, [key]: value })}
    />
  );
  return (
    <div className={styles.fields}>
      <h2>{say('setup-options')}</h2>
      <div className={styles.presets}>
        <button type="button" className={`${controls.action} ${controls.small}`} onClick={() => onChange({})}>
          {say('preset-usual')}
        </button>
        {Object.entries(presets).map(([id, options]) => (
          <button
            key={id}
            type="button"
            className={`${controls.action} ${controls.small}`}
            title={text.plain(`preset-${id}`, {}, 'help')}
            onClick={() => onChange(options)}
          >
            {text.plain(`preset-${id}`)}
          </button>
        ))}
      </div>
      {entries.slice(0, FIRST).map(field)}
      <details className={styles.more}>
        <summary>{say('setup-more-options', { count: entries.length - FIRST })}</summary>
        <div className={styles.fields}>{entries.slice(FIRST).map(field)}</div>
      </details>
    </div>
  );
}

/** A game lists the options that change most first. */
const FIRST = 2;

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
