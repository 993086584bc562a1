import type { Refused } from '@nokturn/protocol/types';

type Say = (id: string, facts?: Record<string, string | number>) => string;

/** Codes that have a message of their own; the others share one. */
export const SAID: ReadonlySet<string> = new Set([
  'unknown-match',
  'other-rules',
  'rules-elsewhere',
  'forbidden',
  'muted',
  'asked-to-leave',
  'banned',
  'seat-taken',
  'blocked-name',
  'too-often',
  'too-many',
  'too-many-matches',
  'too-many-circles',
  'too-many-channels',
  'circle-full',
  'not-on-internet',
  'too-many-listed',
  'bots-busy',
  'unknown-person',
  'wrong-time',
  'nothing-to-undo',
  'settled',
  'not-yours',
  'revealed',
  'restarting',
  'store',
]);

/** What a refusal means and what to do; null means that the server cannot be reached. */
export function refusalText(say: Say, refused: Refused | null): string {
  if (refused === null) return say('refused-offline');
  return say(SAID.has(refused.code) ? `refused-${refused.code}` : 'refused-other');
}
