import type { Screens } from '../screens.ts';

export const screens: Screens = {
  fromRound: 4,
  screens: [
    { name: 'masters-night', step: 'turn-action' },
    { name: 'masters-day-pl', language: 'pl', theme: 'light', step: 'event-blue-numbers' },
    { name: 'masters-result-cs', language: 'cs', whole: true, over: 'result' },
  ],
};
