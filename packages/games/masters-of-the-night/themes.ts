import type { Theme } from '../puzzles.ts';

/** What one needs most to answer well at each step; where nothing stands, one counts. */
export const THEMES: Readonly<Record<string, Theme>> = {
  'contract-use': 'timing',
  'day-next-district': 'timing',
  'hunt-next-district': 'timing',
  'mask-use': 'timing',
  'move-to': 'timing',
  'news-count': 'deduction',
  'news-from': 'deduction',
  'news-to': 'deduction',
  'night-mirage': 'timing',
  'police-districts': 'deduction',
  'turn-action': 'timing',
};
