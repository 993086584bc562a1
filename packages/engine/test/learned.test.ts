import { describe, expect, test } from 'vitest';
import { type Learned, LearnedSum, sharesOf } from '../src/index.ts';

const learned: Learned = {
  features: ['one', 'two'],
  mean: [10, 1],
  spread: [5, 2],
  direct: [0.5, -1],
  bias: 0.25,
  hidden: [
    [2, 0, -1, 3],
    [0, 1, 0.5, -0.5],
  ],
};

describe('a learned judgement', () => {
  test('adds the direct path and each hidden unit, for inputs that differ from the mean', () => {
    const [one, two] = [(20 - 10) / 5, (3 - 1) / 2];
    const sum = 0.5 * one - two + 0.25 + 3 * Math.tanh(2 * one - 1) - 0.5 * Math.tanh(two + 0.5);
    expect(new LearnedSum(learned).of([20, 3])).toBeCloseTo(sum, 12);
    expect(new LearnedSum(learned).chance([20, 3])).toBeCloseTo(1 / (1 + Math.exp(-sum)), 12);
  });

  test('without hidden units is linear', () => {
    const line = new LearnedSum({ ...learned, hidden: [] });
    expect(line.of([10, 1])).toBeCloseTo(0.25, 12);
    expect(line.of([15, 1]) - line.of([10, 1])).toBeCloseTo(0.5, 12);
  });

  test('shares leave something for nobody, and nothing for a player who cannot win', () => {
    expect(sharesOf([0, 0, 0])).toEqual([0.25, 0.25, 0.25]);
    expect(sharesOf([0, Number.NEGATIVE_INFINITY])).toEqual([0.5, 0]);
    const [high = 0, low = 0] = sharesOf([900, 899]);
    expect(high + low).toBeCloseTo(1, 12);
    expect(high / low).toBeCloseTo(Math.E, 9);
    expect(sharesOf([-900, -900])).toEqual([0, 0]);
  });
});
