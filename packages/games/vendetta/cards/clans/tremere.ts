import { clanCard } from '../clan-card.ts';

const tremere = clanCard.bind(null, 'tremere');

export const TREMERE = {
  'tr-hunt': tremere('TR09', 'aftermath', 1, {
    windows: ['aftermath'],
    program: [
      { do: 'pay', price: 1 },
      { do: 'steal', from: 'rivals', amount: 1 },
    ],
  }),
  'tr-ready': tremere('TR08', 'conflict', 1, {
    windows: ['on-frenzy'],
    ability: { kind: 'calm-here', blood: 1 },
  }),
  'tr-focus-from-hunger': tremere('TR01', 'conflict', 9, {
    windows: ['power-4'],
    strength: { layer: 4, kind: 'add', amount: -1, per: 'own-pool' },
  }),
  'tr-ancient-artifacts': tremere('TR02', 'preparation', 6, {
    windows: ['preparation'],
    program: [{ do: 'pay-or-turn-down', price: 'half-pool' }],
  }),
  'tr-theft-of-vitae': tremere('TR03', 'preparation', 3, {
    windows: ['preparation'],
    program: [{ do: 'gain', amount: { upTo: 7 } }],
  }),
  'tr-dark-pact': tremere('TR04', 'passive', 1, {
    windows: ['on-lose', 'on-spend'],
    ability: { kind: 'lost-blood-comes-here' },
  }),
  'tr-cauldron-of-blood': tremere('TR05', 'aftermath', 3, {
    windows: ['aftermath'],
    program: [
      { do: 'pay', price: 'half-pool' },
      { do: 'lose', who: 'rivals', amount: 4 },
    ],
  }),
  'tr-retaliation': tremere('TR06', 'passive', 2, {
    windows: ['on-lose', 'on-steal', 'on-spend'],
    ability: { kind: 'retaliate-here' },
  }),
  'tr-arcane-drain': tremere('TR07', 'preparation', 2, {
    windows: ['preparation'],
    program: [{ do: 'pay', price: 'half-pool' }, { do: 'take-half' }],
  }),
} as const;
