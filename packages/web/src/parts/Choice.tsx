import { useId, useRef } from 'react';
import { useSpoken, useVoice } from '../table/voice.ts';
import styles from './Choice.module.css';

/** A few alternatives next to each other, of which one is chosen. */
export function Choice<T extends string>({
  legend,
  values,
  value,
  label,
  onChange,
}: {
  legend: string;
  values: readonly T[];
  /** Empty if the value is none of them. */
  value: T | '';
  label: (value: T) => string;
  onChange: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        {values.map((one) => (
          <label key={one} className={styles.one}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
            />
            <span>{label(one)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A number with buttons for more and less. */
export function Stepper({
  label,
  value,
  min,
  max,
  less,
  more,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  less: string;
  more: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  // At a table all announcements come from one voice.
  const voice = useVoice();
  const first = useRef(value);
  useSpoken(value === first.current ? null : String(value));
  return (
    <fieldset className={styles.stepper} aria-labelledby={id}>
      <span id={id}>{label}</span>
      <button type="button" aria-label={less} disabled={value <= min} onClick={() => onChange(value - 1)}>
        −
      </button>
      {voice === null ? <output aria-live="polite">{value}</output> : <span data-value>{value}</span>}
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => onChange(value + 1)}>
        +
      </button>
    </fieldset>
  );
}
