import { clanCard } from '../clan-card.ts';

const nosferatu = clanCard.bind(null, 'nosferatu');

export const NOSFERATU = {
  'no-hunt': nosferatu('NO09', 'aftermath', 0, {
    windows: ['aftermath'],
    program: [
      { do: 'steal', from: 'rivals', amount: 1 },
      { do: 'move-to-haven', optional: true },
    ],
  }),
  'no-ready': nosferatu('NO08', 'passive', 1, {
    windows: ['power-4'],
    strength: { layer: 4, kind: 'add', amount: 2, per: 'if-at-haven' },
  }),
  'no-unseen-passage': nosferatu('NO01', 'aftermath', 2, {
    windows: ['aftermath'],
    program: [{ do: 'move-to-haven', optional: false }],
  }),
  'no-cloak-of-shadows': nosferatu('NO02', 'passive', 3, {
    windows: ['withdraw-execute'],
    ability: { kind: 'withdraw-to-this' },
  }),
  'no-eyes-in-the-dark': nosferatu('NO03', 'passive', 2, {
    windows: ['play-restriction', 'on-play'],
    ability: { kind: 'blood-for-face-down-plays-here', blood: 1 },
  }),
  'no-feral-whispers': nosferatu('NO04', 'passive', 1, {
    windows: ['withdraw-execute'],
    ability: { kind: 'blood-for-withdrawn-cards', blood: 2 },
  }),
  'no-backstab': nosferatu('NO05', 'preparation', 2, {
    windows: ['preparation'],
    program: [
      { do: 'play-blood', decision: 'backstab-blood', most: 3 },
      { do: 'move-to-haven', optional: true },
    ],
  }),
  'no-one-step-ahead': nosferatu('NO06', 'passive', 3, {
    windows: ['during-revelation'],
    ability: { kind: 'bind-face-down-cards', price: 2 },
  }),
  'no-vanish': nosferatu('NO07', 'preparation', 4, {
    windows: ['preparation'],
    program: [{ do: 'vanish' }],
  }),
} as const;
