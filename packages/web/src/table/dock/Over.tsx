import { Button } from '@nokturn/ui';
import { useEffect, useRef } from 'react';
import { useSay } from '../../app/words.tsx';
import styles from '../Closing.module.css';
import type { Closing } from '../useClosing.ts';

/** What the dock says when the match has no more questions. */
export function Over({ closing: { stage, showResult } }: { closing: Closing }) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  const isBoard = stage === 'board';
  useEffect(() => {
    if (isBoard) button.current?.focus();
  }, [isBoard]);
  return (
    <div className={styles.over} data-testid="over">
      <p data-part="question">{say('result')}</p>
      {isBoard && (
        <Button ref={button} look="move" data-way="result" onPress={showResult}>
          {say('show-result')}
        </Button>
      )}
    </div>
  );
}
