import { clanCard } from '../clan-card.ts';

const brujah = clanCard.bind(null, 'brujah');

export const BRUJAH = {
  'br-hunt': brujah('BR09', 'aftermath', 0, {
    windows: ['aftermath'],
    program: [{ do: 'steal', from: 'rivals', amount: 1 }],
  }),
  'br-ready': brujah('BR08', 'passive', 1, {
    windows: ['on-send-frenzy'],
    ability: { kind: 'bounty-here', influence: 1 },
  }),
  'br-bloody-fury': brujah('BR01', 'conflict', 6, {
    windows: ['power-4'],
    strength: { layer: 4, kind: 'add', amount: -2, per: 'if-own-blood-here' },
  }),
  'br-punks-posse': brujah('BR02', 'conflict', 0, {
    windows: ['power-4'],
    strength: { layer: 4, kind: 'add', amount: 2, per: 'own-cards-here' },
  }),
  'br-challenge': brujah('BR03', 'passive', 4, {
    windows: ['on-play'],
    ability: { kind: 'punish-plays-elsewhere', lose: 1 },
  }),
  'br-fist-of-caine': brujah('BR04', 'aftermath', 4, {
    windows: ['aftermath'],
    program: [{ do: 'lose', who: 'rivals', amount: 'round' }],
  }),
  'br-f-the-system': brujah('BR05', 'aftermath', 3, {
    windows: ['aftermath'],
    program: [{ do: 'lose', who: 'rivals', amount: { ifWinner: 4, otherwise: 2 } }],
  }),
  'br-earthshock': brujah('BR06', 'aftermath', 2, {
    windows: ['aftermath'],
    program: [{ do: 'lose', who: 'rivals', amount: 'half-of-blood-here' }],
  }),
  'br-show-of-force': brujah('BR07', 'preparation', 3, {
    windows: ['preparation'],
    program: [{ do: 'steal', from: 'rivals', amount: 1 }],
  }),
} as const;
