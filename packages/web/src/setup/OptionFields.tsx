import { type OptionSpec, type OptionValue, type Rulebook, readOptionValue } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { useSay } from '../app/words.tsx';
import { botName } from '../parts/names.ts';
import { numbered } from '../parts/numbered.ts';
import controls from '../styles/controls.module.css';
import { mattering, type Plan, shownOptions } from './plan.ts';
import styles from './SetUp.module.css';

/** The individual options of the game, each with a sentence. If the game has presets, they are collapsed. */
export function OptionFields({
  game,
  text,
  plan,
  onChange,
}: {
  game: Rulebook;
  text: GameText;
  plan: Plan;
  onChange: (options: Plan['options']) => void;
}) {
  const say = useSay();
  const shown = shownOptions(game, plan);
  const asked = mattering(game, plan);
  const fields = (
    <div className={styles.fields}>
      {Object.entries(game.options)
        .filter(([key]) => asked.includes(key))
        .map(([key, spec]) => (
          <OptionField
            key={key}
            name={key}
            spec={spec}
            text={text}
            plan={plan}
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
      <summary>{say('setup-single-options', { count: asked.length })}</summary>
      {fields}
    </details>
  );
}

function OptionField({
  name,
  spec,
  text,
  plan,
  value,
  onChange,
}: {
  name: string;
  spec: OptionSpec;
  text: GameText;
  plan: Plan;
  value: OptionValue;
  onChange: (value: OptionValue) => void;
}) {
  const seats = useSeatNames(plan);
  const help = `option-${name}-help`;
  const field = {
    id: `option-${name}`,
    className: controls.field,
    'aria-describedby': help,
    onChange: ({ target }: { target: { value: string } }) => onChange(readOptionValue(spec, target.value)),
  };
  return (
    <div className={styles.option}>
      <label htmlFor={field.id}>{text.plain(`option-${name}`)}</label>
      {spec.kind === 'choice' ? (
        <select {...field} value={String(value)}>
          {spec.values.map((one) => (
            <option key={String(one)} value={String(one)}>
              {text.plain(`option-${name}-${one}`)}
            </option>
          ))}
        </select>
      ) : spec.isSeat ? (
        <select {...field} value={String(value)}>
          {numbered(seats).map(([seat, player]) => (
            <option key={seat} value={seat + 1}>
              {`${seat + 1}. ${player}`}
            </option>
          ))}
        </select>
      ) : (
        <input {...field} type="number" min={spec.min} max={spec.max} value={Number(value)} />
      )}
      <p id={help} className={styles.hint}>
        {text.plain(`option-${name}`, {}, 'help')}
      </p>
    </div>
  );
}

function useSeatNames({ seats, name }: Plan): string[] {
  const say = useSay();
  return seats.map((seat, i) => {
    if (seat.kind === 'you') return name.trim() || say('you');
    if (seat.kind === 'open') return say('seat-open');
    return (seat.kind === 'here' && seat.name.trim()) || botName(i);
  });
}
