import { Button } from '@nokturn/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './Replay.module.css';

const EVERY = 1600;

/** Goes through a match: step by step, by dragging, or automatically. */
export function Scrubber({
  at,
  last,
  round,
  onMove,
  children,
}: {
  at: number;
  last: number;
  round: number;
  onMove: (at: number) => void;
  /** What happened there. */
  children: ReactNode;
}) {
  const say = useSay();
  const [running, setRunning] = useState(false);
  const player = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!running) return;
    if (at >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => onMove(at + 1), EVERY);
    return () => clearTimeout(timer);
  }, [running, at, last, onMove]);

  function step(to: number) {
    // At either end one of the buttons is disabled: the focus moves to one that is not.
    if (to === 0 || to === last) player.current?.focus();
    onMove(to);
  }

  function play() {
    if (!running && at === last) onMove(0);
    setRunning(!running);
  }

  return (
    <div className={styles.scrubber}>
      <Button size="small" aria-label={say('replay-back')} isDisabled={at === 0} onPress={() => step(at - 1)}>
        <Icon name="back" />
      </Button>
      <Button
        ref={player}
        size="small"
        look="move"
        aria-label={say(running ? 'replay-pause' : 'replay-play')}
        onPress={play}
      >
        <Icon name={running ? 'pause' : 'play'} />
      </Button>
      <Button
        size="small"
        aria-label={say('replay-on')}
        isDisabled={at === last}
        onPress={() => step(at + 1)}
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
      <div className={styles.told}>{children}</div>
    </div>
  );
}
