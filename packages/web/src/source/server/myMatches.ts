import type { MyMatch } from '@nokturn/protocol/types';
import { useSyncExternalStore } from 'react';
import { call } from './api.ts';
import { identity } from './identity.ts';

/** How often it is asked, while the page is seen, what has become of one's matches. In milliseconds. */
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
  // Somebody may have become another person meanwhile.
  if (identity.get() !== asking) return look();
  matches = found;
  for (const listener of listeners) listener();
}

function lookIfSeen(): void {
  if (!document.hidden) void look();
}

/** Something may have changed. */
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
