import type { Theme } from '../puzzles.ts';

/** The skill that each step needs most; steps not listed need arithmetic. */
export const THEMES: Readonly<Record<string, Theme>> = {
  again: 'timing',
  'cloak-use': 'timing',
  fearless: 'timing',
  'look-which': 'deduction',
  'mesmerize-target': 'deduction',
  'mist-target': 'bluff',
  'move-to-haven': 'timing',
  'one-step-ahead': 'timing',
  'plan-diablerie': 'bluff',
  'plan-end': 'timing',
  'plan-facing': 'bluff',
  'plan-location': 'deduction',
  'relic-mask': 'bluff',
  'relic-start-resolution': 'timing',
  'reveal-order': 'timing',
  'stay-or-withdraw': 'timing',
  'team-include': 'deduction',
  'withdraw-look': 'deduction',
};
