import { boxOf } from '@nokturn/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useSay } from '../app/words.tsx';
import styles from './Closing.module.css';
import { useWindowSize } from './useFrame.ts';
import type { OpenTable } from './useOpenTable.ts';

/** Keys for navigation, which play nothing. */
const IDLE_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];

/** The last scene of a match, over everything else. Any key or press ends it. */
export function ClosingScene({
  table: { ui, shared, told },
  onEnd,
  onSkip,
}: {
  table: OpenTable;
  onEnd: () => void;
  onSkip: () => void;
}) {
  const say = useSay();
  const place = useRef<HTMLElement>(null);
  const { width, height } = useWindowSize();
  const heard = useMemo(() => told.moments.flatMap(({ happenings }) => happenings), [told.moments]);
  useEffect(() => {
    const scene = place.current;
    scene?.focus();
    const skip = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.repeat || IDLE_KEYS.includes(event.key))) return;
      event.preventDefault();
      onSkip();
    };
    window.addEventListener('keydown', skip);
    scene?.addEventListener('click', skip);
    return () => {
      window.removeEventListener('keydown', skip);
      scene?.removeEventListener('click', skip);
    };
  }, [onSkip]);
  return (
    ui.Ending && (
      <section
        ref={place}
        className={styles.scene}
        tabIndex={-1}
        aria-label={say('ending')}
        data-part="ending"
        data-testid="scene"
      >
        <ui.Ending {...shared} box={boxOf(width, height)} told={heard} onDone={onEnd} />
      </section>
    )
  );
}
