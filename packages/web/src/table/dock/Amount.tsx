import type { Answer, Ask } from '@nokturn/engine';
import { useState } from 'react';
import { useSay } from '../../app/words.tsx';
import { Stepper } from '../../parts/Choice.tsx';
import styles from './Options.module.css';

type AskedAmount = Extract<Ask, { kind: 'amount' }>;

/** The amount to answer with. `first`: the guide's or the hint's, as soon as there is one. */
export function useAmount(
  question: string,
  ask: Ask | null,
  first: Answer | null,
): [number, (value: number) => void] {
  const least = ask?.kind === 'amount' ? ask.min : 0;
  const [led, setLed] = useState(first);
  const [asked, setAsked] = useState(question);
  const [value, setValue] = useState(typeof first === 'number' ? first : least);
  if (asked !== question) {
    setAsked(question);
    setLed(first);
    setValue(typeof first === 'number' ? first : least);
  } else if (led !== first) {
    setLed(first);
    if (typeof first === 'number') setValue(first);
  }
  return [value, setValue];
}

export function Amount({
  ask,
  value,
  onChange,
}: {
  ask: AskedAmount;
  value: number;
  onChange: (value: number) => void;
}) {
  const say = useSay();
  return (
    <div className={styles.amount} data-part="options">
      <Stepper
        label={say('pick-amount', { min: ask.min, max: ask.max })}
        value={value}
        min={ask.min}
        max={ask.max}
        less={say('amount-less')}
        more={say('amount-more')}
        onChange={onChange}
      />
    </div>
  );
}
