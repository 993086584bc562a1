import type { Heard } from '@nokturn/engine';
import type { GameText } from '@nokturn/text';
import { Button, Marked } from '@nokturn/ui';
import type { ReactNode } from 'react';
import { useSay } from '../app/words.tsx';
import styles from './DecisionBar.module.css';

/** What is being shown while the table catches up, in place of a question. */
export function Playing({
  heard,
  behind,
  text,
  onSkip,
  children,
}: {
  heard: readonly Heard[];
  behind: number;
  text: GameText;
  onSkip: () => void;
  /** What else can be done meanwhile. */
  children?: ReactNode;
}) {
  const say = useSay();
  const lines = heard.flatMap((happening) => text.narrate(happening) ?? []).slice(-LINES);
  return (
    <section className={styles.theirs} aria-label={say('playing')} data-testid="playing">
      <div className={styles.told}>
        {lines.map((line) => (
          <p key={line} className={styles.sentence}>
            <Marked text={line} />
          </p>
        ))}
      </div>
      <div className={styles.confirm}>
        <Button size="small" onPress={onSkip}>
          {say('skip', { count: behind })}
        </Button>
        {children}
      </div>
    </section>
  );
}

const LINES = 2;
