import type { OptionId } from '@nokturn/engine';
import { Button } from '@nokturn/ui';
import styles from './Main.module.css';

/** What the main button plays. */
export interface MainMove {
  /** The option, `confirm` for what was gathered or composed, `sure` for what was warned of. */
  readonly option: OptionId;
  readonly words: string;
  readonly press: () => void;
  readonly isDisabled?: boolean;
  /** It does nothing much, such as to pass. */
  readonly isQuiet?: boolean;
  /** It is what is done most of the time, and nothing else was chosen. */
  readonly isUsual?: boolean;
  /** A guide leads to it. */
  readonly isLed?: boolean;
  /** It was pressed once, and plays when it is pressed again. */
  readonly isArmed?: boolean;
}

/** The one button that plays what was chosen. It stands at the same place whatever is asked. */
export function MainButton({
  main: {
    option,
    words,
    press,
    isDisabled = false,
    isArmed = false,
    isLed = false,
    isQuiet = false,
    isUsual = false,
  },
}: {
  main: MainMove;
}) {
  return (
    <Button
      look={lookOf(isArmed, isQuiet)}
      className={styles.main}
      isDisabled={isDisabled}
      data-option={option}
      data-led={isLed || undefined}
      data-usual={isUsual || undefined}
      onPress={press}
    >
      <span>{words}</span>
    </Button>
  );
}

function lookOf(isArmed: boolean, isQuiet: boolean): 'danger' | 'plain' | 'move' {
  if (isArmed) return 'danger';
  return isQuiet ? 'plain' : 'move';
}
