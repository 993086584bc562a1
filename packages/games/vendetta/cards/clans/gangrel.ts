import { clanCard } from '../clan-card.ts';

const gangrel = clanCard.bind(null, 'gangrel');

export const GANGREL = {
  'ga-hunt': gangrel('GA09', 'aftermath', 0, {
    windows: ['aftermath'],
    program: [{ do: 'steal', from: 'rivals', amount: 1 }],
  }),
  'ga-ready': gangrel('GA08', 'preparation', 0, {
    windows: ['preparation'],
    program: [{ do: 'put-blood', amount: 2 }],
  }),
  'ga-earth-meld': gangrel('GA01', 'aftermath', 1, {
    windows: ['aftermath'],
    program: [{ do: 'return-blood' }],
  }),
  'ga-wolf-companion': gangrel('GA02', 'conflict', 2, {
    windows: ['power-2'],
    strength: { layer: 2, kind: 'halve-rivals' },
  }),
  'ga-feral-weapons': gangrel('GA03', 'conflict', 1, {
    windows: ['totals'],
    strength: { layer: 'totals', kind: 'blood-worth', worth: 2 },
  }),
  'ga-power-of-the-pack': gangrel('GA04', 'preparation', 2, {
    windows: ['preparation'],
    program: [{ do: 'take-half' }],
  }),
  'ga-fearless': gangrel('GA05', 'preparation', 3, {
    windows: ['preparation'],
    program: [{ do: 'swap-blood', thenPut: 2 }],
  }),
  'ga-on-the-prowl': gangrel('GA06', 'passive', 3, {
    windows: ['on-play'],
    ability: { kind: 'blood-for-plays-here', blood: 1 },
  }),
  'ga-mist-form': gangrel('GA07', 'aftermath', 2, {
    windows: ['aftermath'],
    program: [{ do: 'shift-blood' }],
  }),
} as const;
