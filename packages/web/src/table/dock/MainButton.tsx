import type { OptionId } from '@nokturn/engine';
import { Button } from '@nokturn/ui';
import styles from './Main.module.css';

/** What the main button plays. */
export interface MainMove {
  /** The option, `confirm` for what was gathered or composed, `sure` for what was warned about. */
  readonly option: OptionId;
  readonly words: string;
  readonly press: () => void;
  readonly isDisabled?: boolean;
  /** It does little or nothing, such as passing. */
  readonly isQuiet?: boolean;
  /** It is the usual choice, and nothing else was chosen. */
  readonly isUsual?: boolean;
  /** A guide expects it. */
  readonly isLed?: boolean;
  /** It was pressed once, and plays when it is pressed again. */
  readonly isArmed?: boolean;
  /** It plays automatically after this many milliseconds, and fills up until then. */
  readonly fillsIn?: number | null;
}

/** The one button that plays what was chosen. It is in the same place whatever the question is. */
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
    fillsIn = null,
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
      {fillsIn !== null && (
        <span
          className={styles.fill}
          style={{ animationDuration: `${fillsIn}ms` }}
          data-testid="forced"
          aria-hidden="true"
        />
      )}
      <span>{words}</span>
    </Button>
  );
}

function lookOf(isArmed: boolean, isQuiet: boolean): 'danger' | 'plain' | 'move' {
  if (isArmed) return 'danger';
  return isQuiet ? 'plain' : 'move';
}
