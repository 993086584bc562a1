import type { Clock } from '@nokturn/protocol/types';

/** The pace of a match among people: in one sitting, over days, or without a limit. */
export const PACES_OF_PLAY = ['live', 'days', 'none'] as const;
export type PaceOfPlay = (typeof PACES_OF_PLAY)[number];

/** Seconds for each decision; the first is the suggestion. */
export const SECONDS: Readonly<Record<Exclude<PaceOfPlay, 'none'>, readonly number[]>> = {
  live: [180, 60, 3600],
  days: [86_400, 259_200],
};

/** For friends who meet at a table: nobody waits for a player who has left for good. */
export const SUGGESTED: Clock = { seconds: 180, after: 'bot' };

export function paceOf({ seconds }: Clock): PaceOfPlay {
  if (seconds === null) return 'none';
  return seconds >= 43_200 ? 'days' : 'live';
}

export function clockAt(pace: PaceOfPlay, clock: Clock): Clock {
  return { ...clock, seconds: pace === 'none' ? null : (SECONDS[pace][0] ?? null) };
}

/** The choices for a pace, and the default if the current one is not among them. */
export function secondsFor({ seconds }: Clock): readonly number[] {
  const pace = paceOf({ seconds, after: 'default' });
  if (seconds === null || pace === 'none') return [];
  const usual = SECONDS[pace];
  return (usual.includes(seconds) ? usual : [...usual, seconds]).toSorted((a, b) => a - b);
}
