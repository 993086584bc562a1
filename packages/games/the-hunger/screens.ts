import type { Screens } from '../screens.ts';

export const screens: Screens = {
  pace: {
    wait: 9_000,
    touches: { finger: 4, mouse: 2 },
    counted: { steps: ['move', 'action'], usual: ['move', 'action'] },
  },
  fromRound: 4,
  screens: [
    { name: 'hunger-move', step: 'move' },
    { name: 'hunger-hunt-pl', language: 'pl', theme: 'light', step: 'action' },
    { name: 'hunger-result-cs', language: 'cs', whole: true, over: 'result' },
    { name: 'hunger-gallery-cs', language: 'cs', cards: 'humans' },
    { name: 'hunger-rules-cs', language: 'cs', theme: 'light', clause: 'TH-7.1' },
    { name: 'hunger-statistics-pl', language: 'pl', theme: 'light', statistics: true },
  ],
};
