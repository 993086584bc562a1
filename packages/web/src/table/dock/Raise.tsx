import { Button } from '@nokturn/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useSay } from '../../app/words.tsx';
import { Icon } from '../../parts/Icon.tsx';
import styles from './Raise.module.css';

const NOTHING = { answers: 0, isCut: false };

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
  const { answers, isCut } = useHidden(dock);
  return (
    <Button
      look="quiet"
      size="small"
      className={styles.raise}
      aria-expanded={isRaised}
      aria-label={isRaised ? say('dock-lower') : say('dock-raise', { count: answers })}
      data-testid="raise"
      onPress={() => onRaise(!isRaised)}
    >
      {!isRaised && (answers > 0 || isCut) && <b>{answers > 0 ? `+${answers}` : '…'}</b>}
      <Icon name={isRaised ? 'down' : 'up'} />
    </Button>
  );
}

/** Whether some text in the dock has been cut short. */
export function isCutIn(dock: Element | null | undefined): boolean {
  return [...(dock?.querySelectorAll('[data-clip]') ?? [])].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
  );
}

/** How many answers are outside the visible part of the dock, and whether any text has been cut short. */
function useHidden(dock: RefObject<HTMLElement | null>): {
  readonly answers: number;
  readonly isCut: boolean;
} {
  const [hidden, setHidden] = useState(NOTHING);
  useEffect(() => {
    const content = dock.current?.querySelector('[data-content]');
    if (!content) {
      setHidden(NOTHING);
      return undefined;
    }
    const count = () => {
      const { bottom } = content.getBoundingClientRect();
      const all = [...content.querySelectorAll('[data-option]')];
      const answers = all.filter((answer) => answer.getBoundingClientRect().bottom > bottom + 2).length;
      const isCut = isCutIn(dock.current);
      setHidden((now) => (now.answers === answers && now.isCut === isCut ? now : { answers, isCut }));
    };
    const observer = new ResizeObserver(count);
    for (const watched of [content, ...content.children]) observer.observe(watched);
    count();
    return () => observer.disconnect();
  });
  return hidden;
}
