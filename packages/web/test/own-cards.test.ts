import type { OwnResult } from '@nokturn/games/statistics.ts';
import { expect, it } from 'vitest';
import { ownMatchesWith } from '../src/cards/own.ts';

const result = (over: Partial<OwnResult>): OwnResult => ({
  place: 1,
  won: false,
  score: null,
  team: null,
  played: {},
  cards: {},
  seat: 0,
  seats: 2,
  people: 1,
  ...over,
});

it('each match counts once for a card however often it was used, and for who was played', () => {
  const found = ownMatchesWith([
    result({ won: true, played: { clan: ['brujah'] }, cards: { 'br-hunt': 3 } }),
    result({ played: { clan: ['gangrel'] }, cards: { 'br-hunt': 1, 'ga-hunt': 1 } }),
  ]);
  expect([...found]).toEqual([
    ['br-hunt', { matches: 2, won: 1 }],
    ['brujah', { matches: 1, won: 1 }],
    ['ga-hunt', { matches: 1, won: 0 }],
    ['gangrel', { matches: 1, won: 0 }],
  ]);
  expect(ownMatchesWith([]).size).toBe(0);
});
