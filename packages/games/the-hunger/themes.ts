import type { Theme } from '../puzzles.ts';

/** The main skill needed to answer well at each step; steps not listed need arithmetic. */
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
