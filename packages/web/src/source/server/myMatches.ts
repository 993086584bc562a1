import type { MyMatch } from '@nokturn/protocol/types';
import { useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { identity } from './identity.ts';

/** How often the person's matches are refreshed while the page is visible, in milliseconds. */
const EVERY = 60_000;

const listeners = new Set<() => void>();
let matches: readonly MyMatch[] = [];
let timer: ReturnType<typeof setInterval> | null = null;

async function look(): Promise<void> {
  const asking = identity.get();
  const found =
    asking === null
      ? []
      : await call('myMatches').then(
          (reply) => reply.matches,
          () => matches,
        );
  // The person may have changed in the meantime.
  if (identity.get() !== asking) return look();
  matches = found;
  for (const listener of listeners) listener();
}

function lookIfSeen(): void {
  if (!document.hidden) void look();
}

/** Refreshes them after a possible change. */
export function lookAgain(): void {
  if (listeners.size > 0) void look();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(lookIfSeen, EVERY);
    document.addEventListener('visibilitychange', lookIfSeen);
    void look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    if (timer !== null) clearInterval(timer);
    document.removeEventListener('visibilitychange', lookIfSeen);
  };
}

identity.listen(lookAgain);

/** The matches of the person at this browser on this server. */
export function useMyMatches(): readonly MyMatch[] {
  return useSyncExternalStore(listen, () => matches);
}
