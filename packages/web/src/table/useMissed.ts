import { useCallback, useEffect, useState } from 'react';
import { read, write } from '../app/stored.ts';
import { standing, type TableState } from '../source/source.ts';
import type { Playback } from './usePlayback.ts';

/** Fewer things than these are seen at a glance. */
const WORTH = 3;

/** What happened between leaving the table, or its tab, and coming back, which can be played back. */
export function useMissed(
  key: string,
  { moments, viewer }: TableState,
  { behind, rewind }: Playback,
): { count: number; playBack: () => void; dismiss: () => void } {
  const place = `nokturn.seen.${key}.${viewer}`;
  const last = moments.at(-1)?.version ?? 0;
  const [away, setAway] = useState(() => ({ left: read<number>(place) ?? last, back: last }));
  useEffect(() => {
    if (behind === 0 && !document.hidden) write(place, last);
  }, [place, behind, last]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      setAway({ left: read<number>(place) ?? last, back: last });
      write(place, last);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [place, last]);
  const { left, back } = away;
  const missed = standing(moments).filter(
    ({ version, happenings }) => version > left && version <= back && happenings.length > 0,
  );
  const dismiss = useCallback(() => setAway({ left: last, back: last }), [last]);
  return {
    count: missed.length >= WORTH ? missed.length : 0,
    dismiss,
    playBack: () => {
      dismiss();
      rewind(Math.max(0, moments.findIndex(({ version }) => version > left) - 1));
    },
  };
}
