import type { Screens } from '../screens.ts';

export const screens: Screens = {
  pace: {
    wait: 8_000,
    touches: { finger: 2, mouse: 2 },
    counted: {
      steps: ['turn-action'],
      // Dice and abilities lead to further questions.
      usual: ['turn-action', 'move-to', 'move-minions', 'station-to', 'station-minions'],
      isEach: true,
    },
  },
  fromRound: 4,
  screens: [
    { name: 'masters-night', step: 'turn-action' },
    { name: 'masters-day-pl', language: 'pl', theme: 'light', step: 'event-blue-numbers' },
    { name: 'masters-result-cs', language: 'cs', whole: true, over: 'result' },
    { name: 'masters-gallery-pl', language: 'pl', cards: 'events' },
    { name: 'masters-faces-pl', language: 'pl', theme: 'light', cards: 'vampires', alone: true },
    { name: 'masters-rules', clause: 'MN-6.1' },
    { name: 'masters-statistics', statistics: true },
  ],
};
