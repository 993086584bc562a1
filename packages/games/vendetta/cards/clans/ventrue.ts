import { clanCard } from '../clan-card.ts';

const ventrue = clanCard.bind(null, 'ventrue');

export const VENTRUE = {
  've-hunt': ventrue('VE09', 'aftermath', 0, {
    windows: ['aftermath'],
    program: [
      {
        do: 'force',
        who: 'winner',
        decision: 'ventrue-hunt',
        alternatives: [
          { choose: 'steal', amount: 2 },
          { choose: 'give-influence', amount: 1 },
        ],
      },
    ],
  }),
  've-ready': ventrue('VE08', 'conflict', 2, {}),
  've-master-plan': ventrue('VE01', 'passive', 3, {
    windows: ['end-planning', 'power-4'],
    program: [{ do: 'lose-influence', who: 'opponents-without-a-card-here', amount: 1 }],
    strength: { layer: 4, kind: 'add', amount: 1, per: 'rivals-here' },
  }),
  've-diplomacy': ventrue('VE02', 'conflict', 3, {
    windows: ['power-1'],
    strength: { layer: 1, kind: 'others-highest-to-zero' },
  }),
  've-curfew': ventrue('VE03', 'conflict', 2, {
    windows: ['after-revelation'],
    program: [
      {
        do: 'force',
        who: 'rivals',
        decision: 'curfew-choice',
        alternatives: [{ choose: 'skip' }, { choose: 'steal', amount: 3 }],
      },
    ],
  }),
  've-majesty': ventrue('VE04', 'conflict', 0, {
    windows: ['power-3'],
    strength: { layer: 3, kind: 'highest-printed' },
  }),
  've-mass-manipulation': ventrue('VE05', 'passive', 3, {
    windows: ['withdraw-revealed'],
    program: [{ do: 'steal', from: 'rivals-who-stay', amount: 2 }],
  }),
  've-tyrants-gaze': ventrue('VE06', 'preparation', 2, {
    windows: ['preparation'],
    program: [
      {
        do: 'force',
        who: 'rivals',
        decision: 'tyrant-choice',
        alternatives: [{ choose: 'move-half' }, { choose: 'lose-influence', amount: 1 }],
      },
    ],
  }),
  've-forestall': ventrue('VE07', 'passive', 3, {
    windows: ['after-revelation'],
    program: [{ do: 'forestall' }],
  }),
} as const;
