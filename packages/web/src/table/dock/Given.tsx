import type { Ask, OptionId } from '@nokturn/engine';
import { Button } from '@nokturn/ui';
import { useSay } from '../../app/words.tsx';
import styles from './Decision.module.css';

/** An answer that waits for those of other players, and the alternatives. */
export function Given({
  ask,
  wordsOf,
  answer,
  onPick,
}: {
  ask: Ask;
  wordsOf: (option: OptionId) => string;
  answer: OptionId;
  onPick: (option: OptionId) => void;
}) {
  const say = useSay();
  const others = ask.kind === 'one' ? ask.options.filter((option) => option !== answer) : [];
  return (
    <div className={styles.given} data-part="options">
      <span className={styles.note}>{say('answered', { answer: wordsOf(answer) })}</span>
      {others.map((option) => (
        <Button key={option} size="small" data-option={option} onPress={() => onPick(option)}>
          {wordsOf(option)}
        </Button>
      ))}
    </div>
  );
}
