import { clanCard } from '../clan-card.ts';

const malkavian = clanCard.bind(null, 'malkavian');

export const MALKAVIAN = {
  'ma-hunt': malkavian('MA09', 'aftermath', 0, {
    windows: ['aftermath'],
    program: [{ do: 'steal', from: 'rivals', amount: 1 }],
  }),
  'ma-ready': malkavian('MA08', 'conflict', 0, {
    windows: ['power-4'],
    strength: { layer: 4, kind: 'add', amount: 1, per: 'own-cards-here' },
  }),
  'ma-mesmerize': malkavian('MA01', 'preparation', 3, {
    windows: ['preparation'],
    program: [{ do: 'play-hand', of: 'a-rival' }],
  }),
  'ma-auction-of-blood': malkavian('MA02', 'passive', 2, {
    windows: ['after-revelation'],
    program: [{ do: 'auction-of-blood' }],
  }),
  'ma-madness-network': malkavian('MA03', 'preparation', 2, {
    windows: ['preparation'],
    program: [{ do: 'play-hand', of: 'yourself' }],
  }),
  'ma-shadow-strike': malkavian('MA04', 'conflict', 3, {
    windows: ['power-4'],
    strength: { layer: 4, kind: 'add', amount: 2, per: 'if-fewest-face-up' },
  }),
  'ma-chaos': malkavian('MA05', 'preparation', 2, {
    windows: ['preparation'],
    program: [{ do: 'chaos' }],
  }),
  'ma-malkavs-bane': malkavian('MA06', 'passive', 2, {
    windows: ['after-revelation', 'end-round'],
    program: [{ do: 'malkavs-bane' }],
  }),
  'ma-mindless-assault': malkavian('MA07', 'preparation', 3, {
    windows: ['preparation', 'power-3'],
    program: [{ do: 'mindless-assault' }],
  }),
} as const;
