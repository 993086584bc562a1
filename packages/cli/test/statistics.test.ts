import { Random } from '@nokturn/engine';
import { describe, expect, test } from 'vitest';
import { type Beats, beatsOf, ratingsOf, sumOf } from '../src/statistics/bradley-terry.ts';
import {
  clusteredMean,
  clusteredShare,
  meanDifference,
  studentT,
  total,
  wilson,
} from '../src/statistics/estimate.ts';
import { inverse, times } from '../src/statistics/matrix.ts';
import { momentsOf, pooled, without } from '../src/statistics/moments.ts';
import { addTime, addTimes, noTimes, quantile } from '../src/statistics/times.ts';

describe('shares', () => {
  test('Wilson’s interval is the published one', () => {
    // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    const published = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [won, of, low, high] of published) {
      const found = wilson(won, of);
      expect(found.value).toBe(won / of);
      expect(found.low).toBeCloseTo(low, 4);
      expect(found.high).toBeCloseTo(high, 4);
    }
  });

  test('nothing played says nothing', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });

  test('separate games in clusters of one count in full', () => {
    const clusters = Array.from({ length: 100 }, (_, i) => ({ sum: i < 30 ? 1 : 0, count: 1 }));
    const { low, high } = clusteredShare(momentsOf(clusters));
    expect(low).toBeCloseTo(wilson(30, 100).low, 2);
    expect(high).toBeCloseTo(wilson(30, 100).high, 2);
  });

  test('games that always agree within a deal are worth one game', () => {
    const clusters = Array.from({ length: 50 }, (_, i) => ({ sum: i < 20 ? 4 : 0, count: 4 }));
    const { value, low, high } = clusteredShare(momentsOf(clusters));
    const honest = wilson(20, 50);
    expect(value).toBe(0.4);
    expect(low).toBeCloseTo(honest.low, 2);
    expect(high).toBeCloseTo(honest.high, 2);
  });

  test('deals that happen to agree with each other do not make a certainty', () => {
    const { low, high } = clusteredShare(momentsOf(Array.from({ length: 5 }, () => ({ sum: 2, count: 4 }))));
    expect({ low, high }).toEqual({ low: wilson(10, 20).low, high: wilson(10, 20).high });
  });

  test('the interval of clustered games contains the true share about 95 times in 100', () => {
    const random = new Random('coverage of shares');
    const held = trials(1000, () => {
      // Each deal is good or bad for the four games played with it: 60% or 20%, 40% on average.
      const clusters = Array.from({ length: 60 }, () => {
        const luck = random.fraction() < 0.5 ? 0.6 : 0.2;
        return { sum: total(Array.from({ length: 4 }, () => Number(random.fraction() < luck))), count: 4 };
      });
      const { low, high } = clusteredShare(momentsOf(clusters));
      return low <= 0.4 && 0.4 <= high;
    });
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.98);
  });
});

describe('means', () => {
  test('Student’s t is the tabulated one', () => {
    const table = { 1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962 };
    for (const [freedom, t] of Object.entries(table))
      expect(Math.abs(studentT(Number(freedom)) - t)).toBeLessThan(0.007);
    expect(studentT(0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('in clusters of different size every game counts alike', () => {
    const clusters = [
      { sum: 10, count: 1 },
      { sum: 60, count: 3 },
    ];
    expect(clusteredMean(momentsOf(clusters)).value).toBe(17.5);
  });

  test('the interval contains the true mean about 95 times in 100, even with ten deals', () => {
    const random = new Random('coverage of means');
    const held = trials(2000, () => {
      const clusters = Array.from({ length: 10 }, () => {
        const luck = normal(random) * 5;
        return { sum: total(Array.from({ length: 4 }, () => 20 + luck + normal(random) * 8)), count: 4 };
      });
      const { low, high } = clusteredMean(momentsOf(clusters));
      return low <= 20 && 20 <= high;
    });
    expect(held).toBeGreaterThan(0.93);
    expect(held).toBeLessThan(0.97);
  });

  test('a difference stays between -1 and 1, and a few equal ones do not make a certainty', () => {
    expect(meanDifference([1, 1])).toEqual({ value: 1, low: -1, high: 1 });
    const { value, low, high } = meanDifference(Array.from({ length: 100 }, () => 0.5));
    expect(value).toBe(0.5);
    expect(low).toBeLessThan(0.48);
    expect(high).toBeGreaterThan(0.51);
  });
});

describe('the Bradley–Terry model', () => {
  const elo = (strengths: readonly number[]) => {
    const logs = strengths.map((strength) => 400 * Math.log10(strength));
    return logs.map((log) => 1000 + log - total(logs) / logs.length);
  };

  test('two that met often: the rating is the logarithm of the odds', () => {
    const deals = [
      ...repeat(75_000, [
        [0, 1],
        [0, 0],
      ]),
      ...repeat(25_000, [
        [0, 0],
        [1, 0],
      ]),
    ];
    const [first, second] = ratingsOf(deals, 2);
    expect((first?.value ?? 0) - (second?.value ?? 0)).toBeCloseTo(400 * Math.log10(3), 1);
    expect(((first?.value ?? 0) + (second?.value ?? 0)) / 2).toBeCloseTo(1000, 6);
  });

  test.for([
    ['one winner', oneWinner],
    ['several winners', severalWinners],
  ] as const)('recovers known strengths from tables with %s', ([seed, table]) => {
    const strengths = [1, 2, 4, 8, 0.5];
    const random = new Random(seed);
    const deals = Array.from({ length: 20_000 }, () => table(strengths, 4, random));
    ratingsOf(deals, 5).forEach(({ value, low, high }, i) => {
      const truth = elo(strengths)[i] ?? 0;
      expect(Math.abs(value - truth)).toBeLessThan(10);
      expect(low).toBeLessThan(value);
      expect(high).toBeGreaterThan(value);
    });
  });

  test('the intervals contain the true ratings about 95 times in 100, however the games of a deal are related', () => {
    const strengths = [1, 1.5, 3];
    const random = new Random('coverage of ratings');
    let held = 0;
    const rounds = 300;
    for (let i = 0; i < rounds; i++) {
      const deals = Array.from({ length: 80 }, () => {
        // The same table three times over: a deal that is worth no more than one.
        const table = oneWinner(strengths, 3, random);
        return sumOf([table, table, table], 3);
      });
      ratingsOf(deals, 3).forEach(({ low, high }, bot) => {
        const truth = elo(strengths)[bot] ?? 0;
        if (low <= truth && truth <= high) held++;
      });
    }
    expect(held / rounds / 3).toBeGreaterThan(0.93);
    expect(held / rounds / 3).toBeLessThan(0.98);
  });

  test('a table counts once, however many win and lose', () => {
    const won = (...winners: number[]) => Array.from({ length: 6 }, (_, seat) => winners.includes(seat));
    const players = [0, 1, 2, 3, 4, 5];
    for (const winners of [[0], [0, 3], [0, 1, 4], [0, 1, 2, 3, 4]])
      expect(total(beatsOf({ players, won: won(...winners) }, 6).flat())).toBeCloseTo(1, 12);
    expect(total(beatsOf({ players, won: won() }, 6).flat())).toBe(0);
    expect(total(beatsOf({ players, won: won(0, 1, 2, 3, 4, 5) }, 6).flat())).toBe(0);
  });

  test('nobody gains by having more seats', () => {
    const tables = [0, 1, 2, 3].map((winner) =>
      beatsOf({ players: [0, 1, 1, 1], won: [0, 1, 2, 3].map((seat) => seat === winner) }, 2),
    );
    const [[, one = 0] = [], [other = 0] = []] = sumOf(tables, 2);
    expect(one).toBe(1);
    expect(other).toBeCloseTo(1, 12);
  });

  test('a player who never lost is strong, but neither infinitely nor certainly', () => {
    const [winner, loser] = ratingsOf(
      repeat(50, [
        [0, 1],
        [0, 0],
      ]),
      2,
    );
    const [better] = ratingsOf(
      repeat(500, [
        [0, 1],
        [0, 0],
      ]),
      2,
    );
    expect(winner?.value).toBeGreaterThan(1300);
    expect(winner?.value).toBeLessThan(better?.value ?? 0);
    expect((winner?.high ?? 0) - (winner?.low ?? 0)).toBeGreaterThan(200);
    expect(winner?.low).toBeGreaterThan(loser?.high ?? 0);
  });
});

test('a matrix times its inverse changes nothing, zeros on the diagonal or not', () => {
  const matrix = [
    [0, 2, 1],
    [3, 0, 1],
    [1, 1, 4],
  ];
  times(matrix, inverse(matrix)).forEach((row, i) => {
    row.forEach((value, j) => {
      expect(value).toBeCloseTo(i === j ? 1 : 0, 12);
    });
  });
});

test('groups of clusters add up, and can be subtracted again', () => {
  const clusters = Array.from({ length: 20 }, (_, i) => ({ sum: i % 7, count: 1 + (i % 3) }));
  const [some, others, all] = [clusters.slice(0, 8), clusters.slice(8), clusters].map(momentsOf);
  if (!some || !others || !all) throw new Error('three lots were made');
  expect(pooled([some, others])).toEqual(all);
  expect(without(all, others)).toEqual(some);
});

describe('times', () => {
  test('add up, and know the value below which most of them are', () => {
    const [one, other] = [noTimes(), noTimes()];
    for (let ms = 1; ms <= 100; ms++)
      addTime(ms % 2 ? one : other, { processor: ms * 20_000, clock: ms * 30_000 });
    addTimes(one, other);
    expect(one).toMatchObject({ count: 100, total: 5050 * 20_000, longest: 2_000_000 });
    expect(quantile(one, 0.95) / 1_900_000).toBeGreaterThan(0.8);
    expect(quantile(one, 0.95) / 1_900_000).toBeLessThan(1.25);
    expect(quantile(one, 1)).toBe(2_000_000);
  });

  test('anything shorter than a processor tick is timed by the clock', () => {
    const times = noTimes();
    addTime(times, { processor: 0, clock: 70 });
    expect(times).toMatchObject({ total: 0, longest: 70 });
  });
});

function trials(many: number, holds: () => boolean): number {
  return Array.from({ length: many }, holds).filter(Boolean).length / many;
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction());
}

function repeat(many: number, beats: Beats): Beats[] {
  return Array.from({ length: many }, () => beats);
}

/** A table of some of the bots, one of which wins, with a chance in proportion to its strength. */
function oneWinner(strengths: readonly number[], seats: number, random: Random): Beats {
  const players = random.shuffle([...strengths.keys()]).slice(0, seats);
  const ofSeats = players.map((bot) => strengths[bot] ?? 0);
  let at = random.fraction() * total(ofSeats);
  const winner = ofSeats.findIndex((strength) => {
    at -= strength;
    return at < 0;
  });
  return beatsOf({ players, won: players.map((_, seat) => seat === winner) }, strengths.length);
}

/** A table at which each seat wins independently, with odds equal to its strength. */
function severalWinners(strengths: readonly number[], seats: number, random: Random): Beats {
  const players = Array.from({ length: seats }, () => random.below(strengths.length));
  const won = players.map((bot) => {
    const strength = strengths[bot] ?? 0;
    return random.fraction() < strength / (1 + strength);
  });
  return beatsOf({ players, won }, strengths.length);
}
