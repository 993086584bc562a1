import type { Screens } from '../screens.ts';

export const screens: Screens = {
  // A turn has three actions of two touches each.
  pace: { wait: 8_000, touches: { finger: 6, mouse: 6 } },
  fromRound: 4,
  screens: [
    { name: 'masters-night', step: 'turn-action' },
    { name: 'masters-day-pl', language: 'pl', theme: 'light', step: 'event-blue-numbers' },
    { name: 'masters-result-cs', language: 'cs', whole: true, over: 'result' },
  ],
};
