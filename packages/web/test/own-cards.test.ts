import type { OwnResult } from '@nokturn/games/statistics.ts';
import { expect, it } from 'vitest';
import { ownMatchesWith, type Seen, withMatchesOf } from '../src/cards/own.ts';

const result = (over: Partial<OwnResult & Seen>): OwnResult & Seen => ({
  id: 'm',
  at: 0,
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

it('each match counts once for a card however often it was used, and once for the character played', () => {
  const found = ownMatchesWith(
    [
      result({ id: 'b', at: 2, won: true, played: { clan: ['brujah'] }, cards: { 'br-hunt': 3 } }),
      result({ id: 'a', at: 1, played: { clan: ['gangrel'] }, cards: { 'br-hunt': 1, 'ga-hunt': 1 } }),
    ],
    () => true,
  );
  const [a, b] = [
    { id: 'a', at: 1 },
    { id: 'b', at: 2 },
  ];
  expect([...found]).toEqual([
    ['br-hunt', { matches: 2, won: 1, last: [b, a] }],
    ['brujah', { matches: 1, won: 1, last: [b] }],
    ['ga-hunt', { matches: 1, won: 0, last: [a] }],
    ['gangrel', { matches: 1, won: 0, last: [a] }],
  ]);
  expect(ownMatchesWith([], () => true).size).toBe(0);
});

it('the latest matches with a card are named, as long as they can be watched again', () => {
  const used = [5, 4, 3, 2, 1].map((at) => result({ id: `m${at}`, at, cards: { 'br-hunt': 1 } }));
  const found = ownMatchesWith(used, (id) => id !== 'm4').get('br-hunt');
  expect(found?.matches).toBe(5);
  expect(found?.last.map(({ id }) => id)).toEqual(['m5', 'm3', 'm2']);
});

it('matches of the site are added to those of this browser, with the characters played', () => {
  const here = ownMatchesWith([result({ id: 'a', won: true, cards: { 'br-hunt': 1 } })], () => true);
  const found = withMatchesOf(
    {
      cards: [
        { card: 'br-hunt', times: 5, matches: 3, won: 1 },
        { card: 'ga-hunt', times: 1, matches: 1, won: 0 },
      ],
      by: [
        { kind: 'clan', rows: [{ key: 'brujah', matches: 3, won: 1 }] },
        { kind: 'seats', rows: [{ key: '4', matches: 4, won: 1 }] },
      ],
    },
    here,
  );
  expect([...found]).toEqual([
    ['br-hunt', { matches: 4, won: 2, last: [{ id: 'a', at: 0 }] }],
    ['ga-hunt', { matches: 1, won: 0, last: [] }],
    ['brujah', { matches: 3, won: 1, last: [] }],
  ]);
});
