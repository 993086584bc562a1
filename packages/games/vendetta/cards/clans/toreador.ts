import { clanCard } from '../clan-card.ts';

const toreador = clanCard.bind(null, 'toreador');

export const TOREADOR = {
  'to-hunt': toreador('TO09', 'aftermath', 0, {
    windows: ['aftermath'],
    program: [{ do: 'steal', from: 'rivals', amount: 1 }],
  }),
  'to-ready': toreador('TO08', 'preparation', 0, {
    windows: ['preparation'],
    program: [{ do: 'take-victim', onlyIfRewarded: false }],
  }),
  'to-awe': toreador('TO01', 'aftermath', 2, {
    windows: ['aftermath'],
    program: [{ do: 'steal', from: 'rivals', amount: 'half-alliance' }],
  }),
  'to-entourage': toreador('TO02', 'conflict', 0, {
    windows: ['power-4'],
    strength: { layer: 4, kind: 'add', amount: 1, per: 'own-alliance', most: 7 },
  }),
  'to-charisma': toreador('TO03', 'preparation', 2, {
    windows: ['preparation'],
    program: [{ do: 'discard-blood', amount: 'half-alliance' }],
  }),
  'to-summon': toreador('TO04', 'aftermath', 3, {
    windows: ['aftermath'],
    program: [{ do: 'take-victim', onlyIfRewarded: true }],
  }),
  'to-entrancement': toreador('TO05', 'conflict', 0, {
    windows: ['power-4'],
    strength: { layer: 4, kind: 'add', amount: 1, per: 'all-cards-here' },
  }),
  'to-submission': toreador('TO06', 'passive', 3, {
    windows: ['on-lose', 'on-steal'],
    ability: { kind: 'immune-here' },
  }),
  'to-friends-in-high-places': toreador('TO07', 'passive', 3, {
    windows: ['before-revelation'],
    program: [{ do: 'play-blood', decision: 'friends-blood', most: 'alliance' }],
  }),
} as const;
