import type { Screens } from '../screens.ts';

export const screens: Screens = {
  fromRound: 4,
  screens: [
    { name: 'hunger-move', step: 'move' },
    { name: 'hunger-hunt-pl', language: 'pl', theme: 'light', step: 'action' },
    { name: 'hunger-result-cs', language: 'cs', whole: true, over: 'result' },
  ],
};
