import type { Screens } from '../screens.ts';

export const screens: Screens = {
  pace: {
    wait: 8_000,
    touches: { finger: 3, mouse: 3 },
    counted: { steps: ['plan-action'], usual: ['plan-action'], extra: { finger: 4, mouse: 4 } },
  },
  fromRound: 2,
  screens: [
    { name: 'vendetta-planning', step: 'plan-action' },
    { name: 'vendetta-conflict-pl', language: 'pl', theme: 'light', step: 'stay-or-withdraw' },
    { name: 'vendetta-result-cs', language: 'cs', whole: true, over: 'result' },
    { name: 'vendetta-gallery', cards: 'clan-cards' },
    { name: 'vendetta-faces-cs', language: 'cs', theme: 'light', cards: 'clans', alone: true },
    { name: 'vendetta-faces', cards: 'allies', alone: true },
    { name: 'vendetta-rules-pl', language: 'pl', clause: 'VV-9.1' },
    { name: 'vendetta-puzzle-cs', language: 'cs', puzzle: 1 },
  ],
};
