import type { Theme } from '../puzzles.ts';

/** What one needs most to answer well at each step; where nothing stands, one counts. */
export const THEMES: Readonly<Record<string, Theme>> = {
  action: 'timing',
  'choose-chest': 'deduction',
  'choose-crypt': 'deduction',
  'choose-vampire': 'deduction',
  confuse: 'bluff',
  digest: 'timing',
  effects: 'timing',
  move: 'timing',
  'name-type': 'deduction',
  prelude: 'timing',
  ready: 'timing',
  'snake-window': 'timing',
  'use-again': 'timing',
};
