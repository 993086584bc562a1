import type { Barred, OptionId } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { plain } from '@nokturn/text';
import { Button, Marked } from '@nokturn/ui';
import { hrefOf } from '../../app/router.tsx';
import { useSay } from '../../app/words.tsx';
import { Icon } from '../../parts/Icon.tsx';
import styles from './Barred.module.css';

/** One line for all options that the rules know but do not allow now; the reasons are a touch away. */
export function BarredLine({
  count,
  isOpen,
  onOpen,
}: {
  count: number;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const say = useSay();
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.line}
      aria-expanded={isOpen}
      data-testid="barred"
      onPress={onOpen}
    >
      <Icon name="no" /> {say('barred-count', { count })}
    </Button>
  );
}

/** Each with its reason, and the clause that says so. */
export function BarredList({
  game,
  barred,
  wordsOf,
  text,
}: {
  game: string;
  barred: readonly Barred[];
  wordsOf: (option: OptionId) => string;
  text: GameText;
}) {
  return (
    <ul className={styles.list}>
      {barred.map(({ option, reason, clause }) => (
        <li key={option} data-barred={option}>
          <b>{plain(wordsOf(option))}</b>
          <span>
            <Marked text={text.reason(reason)} />{' '}
            <a href={hrefOf(`/rules/${game}#${clause}`)} target="_blank" rel="noreferrer">
              {clause}
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}
