import { leftOf, Random, rightOf, seatsFromLeftOf } from '@nokturn/engine';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the generator of bots and tests', () => {
  it('gives the same numbers for the same seed, and different ones for another', () => {
    const words = (seed: string) => {
      const random = new Random(seed);
      return Array.from({ length: 20 }, () => random.word());
    };
    expect(words('a')).toEqual(words('a'));
    expect(words('a')).not.toEqual(words('b'));
  });

  it('stays within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, n) => {
        const random = new Random(seed);
        const fraction = random.fraction();
        expect(fraction >= 0 && fraction < 1).toBe(true);
        expect(random.below(n)).toBeLessThan(n);
        expect(random.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
        expect(['x', 'y']).toContain(random.pick(['x', 'y']));
      }),
    );
  });

  it('has no favourites', () => {
    const random = new Random('even');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const at = random.below(6);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    // Five standard deviations of a binomial count: 60,000 tries at one in six.
    for (const count of counts)
      expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(10_000 * (5 / 6)));
  });
});

describe('seats', () => {
  it('have neighbours around the table', () => {
    expect([leftOf(3, 4), rightOf(0, 4)]).toEqual([0, 3]);
    expect(seatsFromLeftOf(1, 4)).toEqual([2, 3, 0, 1]);
  });
});
