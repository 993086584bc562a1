import { Button } from '@nokturn/ui';
import { useEffect, useRef } from 'react';
import { changeSettings, type Pace, settingsNow } from '../app/settings.ts';
import { useSay } from '../app/words.tsx';
import { Icon } from '../parts/Icon.tsx';
import styles from './Tools.module.css';
import type { OpenTable } from './useOpenTable.ts';

/** The paces that the button cycles through; instant is only in the settings. */
const PACES = ['calm', 'brisk', 'fast'] as const satisfies readonly Pace[];

/** Controls for how fast events are shown, for skipping them and for pausing. They are always there. */
export function Tools({ table }: { table: OpenTable }) {
  const say = useSay();
  const { settings, playback } = table;
  const { pace } = settings;
  const next = PACES[((PACES as readonly Pace[]).indexOf(pace) + 1) % PACES.length] ?? 'calm';
  return (
    <>
      <Button
        size="small"
        look="quiet"
        className={styles.tool}
        aria-label={say('pace-now', { pace: say(`pace-${pace}`) })}
        data-testid="pace"
        onPress={() => changeSettings({ pace: next })}
      >
        <Icon name="moon" /> <span className={styles.word}>{say(`pace-${pace}`)}</span>
      </Button>
      <SkipButton isIdle={playback.isNow} onBeat={playback.skipBeat} onAll={playback.skip} />
      <PauseButton table={table} />
    </>
  );
}

/** A second press within this time, or a press that lasts longer than the second, skips everything. */
const TWICE = 400;
const HELD = 500;

function SkipButton({ isIdle, onBeat, onAll }: { isIdle: boolean; onBeat: () => void; onAll: () => void }) {
  const say = useSay();
  const press = useSkipping(isIdle, onBeat, onAll);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (
    <Button
      size="small"
      look="quiet"
      className={styles.tool}
      isDisabled={isIdle}
      aria-label={say('skip-beat')}
      aria-keyshortcuts="Space Escape"
      data-testid="skip"
      onPressStart={() => {
        holding.current = setTimeout(onAll, HELD);
      }}
      onPressEnd={() => clearTimeout(holding.current)}
      onPress={press}
    >
      <Icon name="skip" />
    </Button>
  );
}

/**
 * One press skips to the end of the beat, a second one right after it to your own decision. Space and Escape do the
 * same.
 */
function useSkipping(isIdle: boolean, onBeat: () => void, onAll: () => void): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const press = () => {
    const now = performance.now();
    if (now - last.current < TWICE) onAll();
    else onBeat();
    last.current = now;
  };
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (isIdle) return undefined;
    const key = (event: KeyboardEvent) => {
      // This key press has already closed something.
      if (event.defaultPrevented) return;
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== 'Escape' && !(event.key === ' ' && settingsNow().keys)) return;
      const { target } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('input, textarea, select, [role=dialog]')) return;
      // A focused button needs the space bar itself.
      if (event.key === ' ' && target.closest('button, a, [role=tab]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, [isIdle]);
  return press;
}

/** Pauses the table, and the bots of this browser. */
function PauseButton({ table: { source, state, view, isHeld, hold } }: { table: OpenTable }) {
  const say = useSay();
  const hasBots = state.facts?.holders.some(({ kind }) => kind === 'bot');
  if (!hasBots || view.over) return null;
  return (
    <Button
      size="small"
      look={isHeld ? 'plain' : 'quiet'}
      className={styles.tool}
      aria-label={say(isHeld ? 'resume-bots' : 'pause-bots')}
      aria-pressed={isHeld}
      data-testid="pause"
      onPress={() => {
        hold(!isHeld);
        source.rest?.(!isHeld);
      }}
    >
      <Icon name={isHeld ? 'play' : 'pause'} />
    </Button>
  );
}
