import { useEffect, useState } from 'react';
import type { Away } from '../source/source.ts';

/** Whether somebody has been away for so long that others may do something about it. */
export function useIsGone(away: Away | null, since: number | null | undefined): boolean {
  const from = away && typeof since === 'number' ? since + away.patience : null;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (from === null) return undefined;
    const timer = setTimeout(() => setNow(performance.now()), Math.max(0, from - performance.now()));
    return () => clearTimeout(timer);
  }, [from]);
  return from !== null && from <= now;
}
