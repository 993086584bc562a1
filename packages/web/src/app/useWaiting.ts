import { useEffect } from 'react';
import { lookAgain, useMyMatches } from '../source/server/myMatches.ts';
import { countInTitle } from './title.ts';

/** Counts the matches that wait for the person in the title, the icon and on the home screen, on every screen. */
export function useWaiting(path: readonly string[]): void {
  const matches = useMyMatches();
  const [screen, code] = path;
  // The table itself shows whether it is waiting.
  const open = screen === 'm' ? code : undefined;
  const waiting = matches.filter((match) => match.turn !== null && match.code !== open).length;
  useEffect(() => {
    countInTitle(waiting);
    // Not every browser can, and none has to.
    if (waiting > 0) void navigator.setAppBadge?.(waiting).catch(() => {});
    else void navigator.clearAppBadge?.().catch(() => {});
  }, [waiting]);
  // A person coming back from a table may have moved there.
  const place = path.join('/');
  useEffect(() => {
    if (place !== '') return;
    lookAgain();
  }, [place]);
}
