import { useEffect, useState } from 'react';
import { read, write } from '../app/stored.ts';
import { standing, type TableState } from '../source/source.ts';
import type { Playback } from './usePlayback.ts';

/** Fewer things than these are seen at a glance. */
const WORTH = 3;

/** What happened between leaving the table and coming back, which can be played back. */
export function useMissed(
  key: string,
  { moments, viewer }: TableState,
  { behind, rewind }: Playback,
): { count: number; playBack: () => void; dismiss: () => void } {
  const place = `nokturn.seen.${key}.${viewer}`;
  const [left, setLeft] = useState(() => read<number>(place));
  const last = moments.at(-1)?.version ?? 0;
  useEffect(() => {
    if (behind === 0 && !document.hidden) write(place, last);
  }, [place, behind, last]);
  const missed =
    left === null
      ? []
      : standing(moments).filter(({ version, happenings }) => version > left && happenings.length > 0);
  return {
    count: missed.length >= WORTH ? missed.length : 0,
    dismiss: () => setLeft(null),
    playBack: () => {
      setLeft(null);
      rewind(Math.max(0, moments.findIndex(({ version }) => version > (left ?? last)) - 1));
    },
  };
}
