import { Button } from '@nokturn/ui';
import { useEffect, useState } from 'react';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './ReplayScreen.module.css';

const EVERY = 1600;

/** Goes through a match: step by step, by dragging, or by itself. */
export function Scrubber({
  at,
  last,
  round,
  onMove,
}: {
  at: number;
  last: number;
  round: number;
  onMove: (at: number) => void;
}) {
  const say = useSay();
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (at >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => onMove(at + 1), EVERY);
    return () => clearTimeout(timer);
  }, [running, at, last, onMove]);
  return (
    <div className={styles.scrubber}>
      <Button
        size="small"
        aria-label={say('replay-back')}
        isDisabled={at === 0}
        onPress={() => onMove(at - 1)}
      >
        <Icon name="back" />
      </Button>
      <Button
        size="small"
        look="move"
        aria-label={say(running ? 'replay-pause' : 'replay-play')}
        onPress={() => setRunning(!running)}
      >
        <Icon name={running ? 'pause' : 'play'} />
      </Button>
      <Button
        size="small"
        aria-label={say('replay-on')}
        isDisabled={at === last}
        onPress={() => onMove(at + 1)}
      >
        <Icon name="on" />
      </Button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('replay-where')}
        aria-valuetext={say('replay-at', { at: at + 1, all: last + 1, round })}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      <output>{say('replay-at', { at: at + 1, all: last + 1, round })}</output>
    </div>
  );
}
