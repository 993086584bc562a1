import { describe, expect, it } from 'vitest';
import { type OwnResult, statisticsOf } from '../statistics.ts';
import { wilson } from '../wilson.ts';

const RESULT: OwnResult = {
  seat: 0,
  seats: 3,
  people: 1,
  place: 1,
  won: true,
  score: 10,
  team: null,
  played: { clan: ['brujah'] },
  cards: {},
};
const result = (change: Partial<OwnResult> = {}): OwnResult => ({ ...RESULT, ...change });
const lost = (change: Partial<OwnResult> = {}) => result({ won: false, place: 2, ...change });

describe('a player’s statistics', () => {
  it('are empty without matches', () => {
    expect(statisticsOf([], ['clan'])).toEqual({
      matches: 0,
      won: 0,
      score: null,
      streak: { longest: 0, now: 0 },
      by: [],
      favourites: [],
      cursed: [],
      cards: [],
    });
  });

  it('count wins by character, fellow players, number of players and seat', () => {
    const { matches, won, by } = statisticsOf(
      [
        result(),
        lost({ played: { clan: ['ventrue'] }, people: 3, seat: 2 }),
        lost({ seats: 12, people: 2, seat: 10 }),
        result({ seats: 1, played: { clan: ['brujah', 'brujah'] } }),
      ],
      ['clan', 'relic'],
    );
    expect({ matches, won }).toEqual({ matches: 4, won: 2 });
    expect(by).toEqual([
      {
        kind: 'clan',
        rows: [
          { key: 'brujah', matches: 3, won: 2 },
          { key: 'ventrue', matches: 1, won: 0 },
        ],
      },
      {
        kind: 'with',
        rows: [
          { key: 'both', matches: 1, won: 0 },
          { key: 'bots', matches: 1, won: 1 },
          { key: 'nobody', matches: 1, won: 1 },
          { key: 'people', matches: 1, won: 0 },
        ],
      },
      {
        kind: 'seats',
        rows: [
          { key: '1', matches: 1, won: 1 },
          { key: '3', matches: 2, won: 1 },
          { key: '12', matches: 1, won: 0 },
        ],
      },
      {
        kind: 'seat',
        rows: [
          { key: '0', matches: 2, won: 2 },
          { key: '2', matches: 1, won: 0 },
          { key: '10', matches: 1, won: 0 },
        ],
      },
    ]);
  });

  it('average the scores, and give the longest and the current streak', () => {
    const results = [result(), result({ score: null }), lost({ score: 4 }), result(), result(), result()];
    const { score, streak } = statisticsOf(results, []);
    expect(score).toEqual({ matches: 5, mean: 8.8, best: 10 });
    expect(streak).toEqual({ longest: 3, now: 2 });
    expect(statisticsOf([lost(), result()], []).streak).toEqual({ longest: 1, now: 0 });
  });

  it('name the cards used most, and those that bring bad luck', () => {
    const results = [
      ...Array.from({ length: 4 }, () => lost({ cards: { curse: 1, both: 2 } })),
      ...Array.from({ length: 4 }, () => result({ cards: { charm: 3, both: 2 } })),
      lost({ cards: { rare: 1 } }),
    ];
    const { favourites, cursed, cards } = statisticsOf(results, []);
    expect(favourites.map(({ card, times }) => [card, times])).toEqual([
      ['both', 16],
      ['charm', 12],
      ['curse', 4],
      ['rare', 1],
    ]);
    expect(cursed).toEqual([{ card: 'curse', times: 4, matches: 4, won: 0 }]);
    expect(cards.map(({ card, matches, won }) => [card, matches, won])).toEqual([
      ['curse', 4, 0],
      ['both', 8, 4],
      ['charm', 4, 4],
      ['rare', 1, 0],
    ]);
  });
});

it('an interval contains its proportion, stays between 0 and 1 and gets narrower', () => {
  expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  expect(wilson(0, 10).low).toBe(0);
  expect(wilson(0, 10).high).toBeCloseTo(0.2775, 3);
  const [few, many] = [wilson(5, 10), wilson(500, 1000)];
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
});
