import type { Theme } from '../puzzles.ts';

/** The main skill needed to answer well at each step; steps not listed need arithmetic. */
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
