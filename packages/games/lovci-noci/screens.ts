import type { Screens } from '../screens.ts';

export const screens: Screens = {
  pace: {
    wait: 12_000,
    touches: { finger: 3, mouse: 3 },
    counted: { steps: ['start', 'attack'], usual: ['start', 'place', 'attack', 'end'] },
  },
  fromRound: 4,
  screens: [
    { name: 'table', step: 'attack' },
    { name: 'table-pl', language: 'pl', theme: 'light', step: 'attack' },
    { name: 'table-cs', language: 'cs', step: 'prophecy-target' },
    { name: 'notebook', step: 'start', shows: 'notebook' },
    { name: 'result', whole: true, over: 'result' },
    { name: 'replay', over: 'replay' },
    { name: 'rules', clause: 'LN-9.13' },
    { name: 'gallery-pl', language: 'pl', theme: 'light', cards: 'characters' },
    { name: 'puzzle', theme: 'light', puzzle: 1 },
    { name: 'faces', cards: 'characters', alone: true },
    { name: 'statistics-cs', language: 'cs', statistics: true },
  ],
};
