import { Button } from '@nokturn/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useSay } from '../../app/words.tsx';
import { Icon } from '../../parts/Icon.tsx';
import styles from './Raise.module.css';

/** Raises the dock of a phone over the board, for whatever does not fit, and lowers it again. */
export function Raise({
  dock,
  isRaised,
  onRaise,
}: {
  dock: RefObject<HTMLElement | null>;
  isRaised: boolean;
  onRaise: (isRaised: boolean) => void;
}) {
  const say = useSay();
  const hidden = useHidden(dock);
  const isMore = !isRaised && hidden > 0;
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.raise}
      aria-expanded={isRaised}
      aria-label={isRaised ? say('dock-lower') : say('dock-raise', { count: hidden })}
      data-testid="raise"
      onPress={() => onRaise(!isRaised)}
    >
      {isMore && <b>+{hidden}</b>}
      <Icon name={isRaised ? 'down' : 'up'} />
    </Button>
  );
}

/** How many answers are outside the visible part of the dock. */
function useHidden(dock: RefObject<HTMLElement | null>): number {
  const [hidden, setHidden] = useState(0);
  useEffect(() => {
    const content = dock.current?.querySelector('[data-content]');
    if (!content) {
      setHidden(0);
      return undefined;
    }
    const count = () => {
      const { bottom } = content.getBoundingClientRect();
      const answers = [...content.querySelectorAll('[data-option]')];
      setHidden(answers.filter((answer) => answer.getBoundingClientRect().bottom > bottom + 2).length);
    };
    const observer = new ResizeObserver(count);
    for (const watched of [content, ...content.children]) observer.observe(watched);
    count();
    return () => observer.disconnect();
  });
  return hidden;
}
