import { useEffect, useState } from 'react';
import { useSay } from '../../app/words.tsx';
import styles from './Decision.module.css';

const DAY = 86_400_000;
/** Below this, seconds are counted. */
const SOON = 30_000;

/** The time left, by this page's clock, which nobody can set. */
export function Countdown({ opened, due }: { opened: number; due: number }) {
  const say = useSay();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, due - now);
  return (
    <div className={styles.clock} data-part="clock">
      <span className={styles.sand}>
        <span style={{ scale: `${left / Math.max(1, due - opened)} 1` }} />
      </span>
      {(left > DAY || left < SOON) && (
        <span className={styles.left}>
          {left > DAY ? say('days-left', { days: Math.floor(left / DAY) }) : clockFace(left)}
        </span>
      )}
    </div>
  );
}

function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [String(first), ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
