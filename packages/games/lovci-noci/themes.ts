import type { Theme } from '../puzzles.ts';

/** The skill that each step needs most; steps not listed need arithmetic. */
export const THEMES: Readonly<Record<string, Theme>> = {
  'ability-target': 'deduction',
  attack: 'deduction',
  counter: 'timing',
  end: 'timing',
  'event-accept': 'timing',
  'event-reveal': 'bluff',
  'event-target': 'deduction',
  'free-move': 'timing',
  place: 'timing',
  prophecy: 'deduction',
  'prophecy-reply': 'bluff',
  'prophecy-target': 'deduction',
  rescue: 'deduction',
  rob: 'deduction',
  rolled: 'timing',
  'snare-to': 'deduction',
  start: 'timing',
  'steal-from': 'deduction',
  'tree-target': 'deduction',
  'window-attack': 'timing',
};
